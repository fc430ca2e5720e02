import { useMatch } from '../../match/useMatch.tsx';
import type { Scene } from '../../scene/TableView.tsx';
import { useDraft } from '../draft.tsx';
import { useWords, viewOf } from '../words.ts';
import { isSpot, shipOf, useAsk } from './ask.ts';
import { Ghost } from './Ghost.tsx';
import { SlideGhost } from './SlideGhost.tsx';

/** What the open question draws on the table: pieces to pick, a piece to place. */
export function DecisionOverlay({ scene }: { readonly scene: Scene }) {
  const { snapshot } = useMatch();
  const ask = useAsk();
  const { answer } = useDraft();
  if (!snapshot || !ask) return null;
  if (ask.type === 'region') {
    if (isSpot(answer)) return <Ghost scene={scene} ask={ask} spot={answer} />;
    return answer === undefined ? null : <SlideGhost ask={ask} answer={answer} />;
  }
  return ask.type === 'choice' ? <Pickable /> : null;
}

/** Ships that answer the question when they are clicked, each once. */
function Pickable() {
  const { snapshot, decide } = useMatch();
  const { pointed, point } = useDraft();
  const words = useWords();
  const ask = useAsk()!;
  const view = viewOf(snapshot!);
  const byShip = new Map<number, string[]>();
  for (const option of ask.options ?? []) {
    const ship = shipOf(option);
    if (ship !== undefined) byShip.set(ship, [...(byShip.get(ship) ?? []), option.id]);
  }
  return [...byShip].map(([id, options]) => {
    const pose = view.ships[id]?.pose;
    // A ship with several weapons aimed at it is picked in the panel, where they are told apart.
    if (!pose || options.length !== 1) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing.
      <circle
        key={id}
        className="pickable"
        cx={pose.x}
        cy={pose.y}
        r={48}
        data-pointed={pointed === id}
        role="button"
        tabIndex={0}
        aria-label={words.ship(id)}
        onClick={() => void decide(options[0]!)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          void decide(options[0]!);
        }}
        onPointerEnter={() => point(id)}
        onPointerLeave={() => point(undefined)}
      />
    );
  });
}
