import type { Json } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { useMemo } from 'react';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { arrowOf } from '../../../table-ui/decide/move-spot.ts';
import { GHOST, noteAt } from '../../../table-ui/decide/spot-ghost.tsx';
import { usePlacingKeys } from '../../../table-ui/decide/use-placing-keys.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import { ownerOf } from '../table/describe.ts';
import { baseOf } from '../table/facts.ts';
import { shipGhost, templateItem } from '../table/ghosts.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { placeOnWay, slidesFor, sumOf } from './reposition.ts';
import { type SlideQuestion, slidesOf } from './slides.tsx';

interface SlideGhostProps extends OverlayProps<XWingView, SlideQuestion> {
  readonly answer: Json;
}

/** Where a barrel roll, a decloak or a Tallon roll would end: dragged along, or pushed with the arrow keys. */
export function SlideGhost({ ask, view, turn, answer }: SlideGhostProps) {
  const { set, refusal } = useDraft();
  const { message, ship: nameOf } = useWords();
  const ship = view.ships[ask.about.ship];
  const start = ship?.pose;
  const {
    two,
    bounds: [, most],
  } = slidesOf(ask);
  const push = (total: number) => set(slidesFor(total, most, two));
  usePlacingKeys((event) => {
    const arrow = arrowOf(event, turn);
    if (!arrow || !start) return false;
    // Whichever arrow points more along the ship than across pushes it.
    const along = arrow.x * start.hx + arrow.y * start.hy;
    push(sumOf(answer) + (Math.abs(along) < 0.5 ? 0 : Math.sign(along) * (event.shiftKey || event.ctrlKey ? 0.5 : 2)));
    return true;
  });
  const layer = useMemo(() => {
    const { half } = baseOf(ship?.type ?? '');
    const placed = start && placeOnWay(ask.about, start, half, answer);
    const unslid = start && placeOnWay(ask.about, start, half, two ? [0, 0] : 0);
    if (!placed || !unslid || !ship) return undefined;
    const ghost = shipGhost(view, ship, GHOST, placed.end, refusal ? 'barred' : 'legal');
    const pushTo = (_: string, { x, y }: Vec) =>
      set(slidesFor((x - unslid.end.x) * start.hx + (y - unslid.end.y) * start.hy, most, two));
    return {
      items: [
        templateItem('ghost template', placed.template, ownerOf(view, ship.seat), refusal !== undefined),
        { ...ghost, label: nameOf(ship.id), draggable: true },
        ...(refusal ? [noteAt(GHOST, message(refusal.message))] : []),
      ],
      inSight: [start, unslid.end],
      actions: { onDrag: pushTo },
    };
  }, [ask, view, ship, start, answer, refusal, set, most, two, message, nameOf]);
  useSceneLayer(layer);
  return null;
}
