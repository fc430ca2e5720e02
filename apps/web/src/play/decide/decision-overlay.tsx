import { shipOf } from '../../games/xwing/decide/ask.ts';
import { EdgeZones } from '../../games/xwing/decide/edge-zones.tsx';
import { FlightGhost } from '../../games/xwing/decide/flight-ghost.tsx';
import { Ghost } from '../../games/xwing/decide/ghost.tsx';
import { SlideGhost } from '../../games/xwing/decide/slide-ghost.tsx';
import { Targets } from '../../games/xwing/decide/targets.tsx';
import { Ways } from '../../games/xwing/decide/ways.tsx';
import { baseOf } from '../../games/xwing/table/facts.ts';
import { type AskView, viewOf } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Scene } from '../../scene/table-view.tsx';
import { useDraft } from '../draft.tsx';
import { useWords } from '../words.ts';
import { isSpot, useAsk } from './ask.ts';
import '../../style/decide-table.css';

/** What the open question draws on the table: pieces to pick, a piece to place, ways to go, the line of fire. */
export function DecisionOverlay({ scene }: { readonly scene: Scene }) {
  const { snapshot } = useMatch();
  const ask = useAsk();
  const { answer } = useDraft();
  if (!snapshot || !ask) return null;
  if (ask.type === 'region') {
    if (isSpot(answer)) return <Ghost scene={scene} ask={ask} spot={answer} />;
    return answer === undefined ? null : <SlideGhost scene={scene} ask={ask} answer={answer} />;
  }
  if (ask.type === 'form') return snapshot.aids.preview ? <FlightGhost scene={scene} /> : null;
  if (ask.type !== 'choice') return null;
  if (ask.kind === 'edge') return <EdgeZones ask={ask} />;
  if (ask.kind === 'attack') return <Targets scene={scene} ask={ask} />;
  return ask.kind.endsWith('-direction') ? <Ways ask={ask} /> : <Pickable ask={ask} />;
}

/** Ships that answer the question when they are clicked. The buttons of the panel serve the keyboard. */
function Pickable({ ask }: { readonly ask: AskView }) {
  const { snapshot, decide } = useMatch();
  const { pointed, point } = useDraft();
  const words = useWords();
  const view = viewOf(snapshot!);
  const options = (ask.options ?? []).filter((o) => shipOf(o) !== undefined && o.about?.['bearing'] === undefined);
  return options.map((option) => {
    const id = shipOf(option)!;
    const ship = view.ships[id];
    // Two options about one ship are told apart in the panel.
    if (!ship?.pose || options.filter((o) => shipOf(o) === id).length > 1) return null;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the panel has a button for each
      <circle
        key={id}
        className="pickable"
        cx={ship.pose.x}
        cy={ship.pose.y}
        r={baseOf(ship.type).half * 1.75}
        data-pointed={pointed === id}
        onClick={() => void decide(option.id)}
        onPointerEnter={() => point(id)}
        onPointerLeave={() => point(undefined)}
      >
        <title>{words.piece(id)}</title>
      </circle>
    );
  });
}
