import type { Json } from '@holotisch/engine';
import { type PointerEvent, useRef } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { GhostNote } from '../../../play/decide/ghost-note.tsx';
import { arrowOf } from '../../../play/decide/move-spot.ts';
import { usePlacingKeys } from '../../../play/decide/use-placing-keys.ts';
import { useDraft } from '../../../play/draft.tsx';
import type { Scene } from '../../../scene/table-view.tsx';
import { baseOf } from '../table/facts.ts';
import { type AskView, viewOf } from '../view.ts';
import { useWords } from '../words.ts';
import { PlacedGhost } from './placed-ghost.tsx';
import { placeOnWay, slidesFor, sumOf } from './reposition.ts';

interface SlideGhostProps {
  readonly scene: Scene;
  readonly ask: AskView;
  readonly answer: Json;
}

/** Where a barrel roll, a decloak or a Tallon roll would end: dragged along, or pushed with the arrow keys. */
export function SlideGhost({ scene, ask, answer }: SlideGhostProps) {
  const { snapshot } = useMatch();
  const { set, refusal } = useDraft();
  const words = useWords();
  const grip = useRef<number>(undefined);
  const region = (ask.region ?? {}) as { readonly slides?: readonly number[]; readonly slide?: readonly number[] };
  const most = (region.slides ?? region.slide)?.[1] ?? 0;
  const id = ask.about?.['ship'] as number;
  const ship = viewOf(snapshot!).ships[id];
  const { half } = baseOf(ship?.type ?? '');
  const start = ship?.pose;
  const push = (total: number) => set(slidesFor(total, most, region.slides !== undefined) as Json);
  usePlacingKeys((event) => {
    const arrow = arrowOf(event, scene.turn);
    if (!arrow || !start) return false;
    // Whichever arrow points more along the ship than across pushes it.
    const along = arrow.x * start.hx + arrow.y * start.hy;
    push(sumOf(answer) + (Math.abs(along) < 0.5 ? 0 : Math.sign(along) * (event.shiftKey || event.ctrlKey ? 0.5 : 2)));
    return true;
  });
  const placed = start && placeOnWay(ask.about, start, half, answer);
  if (!placed || !ship || !start) return null;
  const along = (event: PointerEvent) => {
    const p = scene.pointAt(event);
    return p.x * start.hx + p.y * start.hy;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing. */}
      <g
        className="ghost ghost-sliding"
        data-legal={refusal === undefined}
        role="button"
        tabIndex={0}
        aria-label={words.ship(id)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.stopPropagation();
          grip.current = sumOf(answer) - along(event);
        }}
        onPointerMove={(event) => grip.current !== undefined && push(grip.current + along(event))}
        onPointerUp={() => {
          grip.current = undefined;
        }}
      >
        <PlacedGhost placed={placed} type={ship.type} />
      </g>
      {refusal && <GhostNote scene={scene} x={placed.end.x} y={placed.end.y} away={half * 1.5} refusal={refusal} />}
    </>
  );
}
