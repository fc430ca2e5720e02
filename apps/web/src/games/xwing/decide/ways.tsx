import { useMatch } from '../../../match/use-match.tsx';
import { hover, useHovered } from '../../../play/decide/shared.ts';
import { baseOf } from '../table/facts.ts';
import { type AskView, viewOf } from '../view.ts';
import { PlacedGhost } from './placed-ghost.tsx';
import { placeOnWay } from './reposition.ts';

/** The ways a ship may go, each as a ghost that is declared by a click. The buttons of the panel serve the keyboard. */
export function Ways({ ask }: { readonly ask: AskView }) {
  const { snapshot, decide } = useMatch();
  const hovered = useHovered();
  const ship = viewOf(snapshot!).ships[ask.about?.['ship'] as number];
  const start = ship?.pose;
  if (!ship || !start) return null;
  return (ask.options ?? []).map((option) => {
    const placed = placeOnWay(option.about, start, baseOf(ship.type).half, undefined);
    if (!placed) return null;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the panel has a button for each
      <g
        key={option.id}
        className="ghost ghost-way"
        data-legal="true"
        data-hovered={hovered === option.id}
        onClick={() => void decide(option.id)}
        onPointerEnter={() => hover(option.id)}
        onPointerLeave={() => hover(undefined)}
      >
        <PlacedGhost placed={placed} type={ship.type} />
      </g>
    );
  });
}
