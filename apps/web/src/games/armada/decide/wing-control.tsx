import { storedSwitch } from '../../../settings/stored-switch.ts';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { flying } from './steps.ts';
import { leftNow, type WingAsk } from './wing.ts';

/** Whether those nearby go along with a squadron that is drawn. */
export const [useTogether, setTogether] = storedSwitch('wing', false);

/** Which squadron is activated; several that may be activated now can fly together. */
export function Wing({ view, ask }: { readonly view: ArmadaView; readonly ask: WingAsk }) {
  const { own } = useWords();
  const together = useTogether();
  const most = Math.min(leftNow(view, ask), flying(ask).length);
  return (
    <>
      {most > 1 && (
        <label className="several-one">
          <input type="checkbox" checked={together} onChange={() => setTogether(!together)} />
          <span className="choice-name">
            {own.go.together(most)}
            <span className="card-says">{own.go.togetherSays}</span>
          </span>
        </label>
      )}
      <Choice ask={ask} />
      <p className="quiet">{own.go.draw}</p>
    </>
  );
}
