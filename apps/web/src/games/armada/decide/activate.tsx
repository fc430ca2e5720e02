import type { QuestionOf } from '@holotisch/armada';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import type { Step } from '../../../table-ui/decide/plan.ts';
import { Together } from '../../../table-ui/decide/together.tsx';
import { type ArmadaView, type ShipView, shipIn } from '../view.ts';
import { useWords } from '../words.ts';
import { BothZones } from './both-zones.tsx';
import { activation, type DialUse, dialUse, dialUses, steering } from './steps.ts';

type Dial = ShipView['open'][number];

/** Who is activated next; what becomes of its dial can be said at once. */
export function Activate({ view, ask }: { readonly view: ArmadaView; readonly ask: QuestionOf<'activate'> }) {
  const { own } = useWords();
  return (
    <>
      <p className="quiet">{own.go.leadSays}</p>
      <BothZones />
      <Choice ask={ask} />
      {ask.options.map(({ id, about }) => {
        const ship = about && shipIn(view, about.unit);
        const dial = ship?.dials[0];
        if (!ship || dial === undefined || dial === 'hidden') return null;
        return <Uses key={id} ship={ship} dial={dial} steps={(use) => activation(ship.id, dial, use)} />;
      })}
    </>
  );
}

/** What becomes of a dial that has been revealed, together with the command that it brings at once. */
export function RevealedDial({ view, ask }: { readonly view: ArmadaView; readonly ask: QuestionOf<'dial-use'> }) {
  const ship = shipIn(view, ask.about.unit);
  const dial = ship?.open.length === 1 ? ship.open[0] : undefined;
  return (
    <>
      <Choice ask={ask} />
      {ship && dial && <Uses ship={ship} dial={dial} steps={(use) => dialUse(ship.id, dial, use)} />}
    </>
  );
}

interface UsesProps {
  readonly ship: ShipView;
  readonly dial: Dial;
  readonly steps: (use: DialUse) => readonly Step[];
}

function Uses({ ship, dial, steps }: UsesProps) {
  const { own, unit, message } = useWords();
  return (
    <p className="row">
      {dialUses(ship, dial).map((use) => (
        <Together
          key={use}
          className="tool tool-text"
          steps={steps(use)}
          lasting={dial === 'navigate' && use !== 'token' ? steering(ship.id) : undefined}
        >
          {own.go.dial[use](unit(ship.id), message({ text: `ar.command.${dial}` }))}
        </Together>
      ))}
    </p>
  );
}
