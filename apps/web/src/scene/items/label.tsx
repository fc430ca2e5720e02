import type { Pose } from '@holotisch/table';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { ClauseLink } from '../../ui/clause-link.tsx';
import type { LabelItem } from '../description.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { sideClass } from '../svg.ts';

/** Pixels between a piece and the words at it, and between the words and whatever covers the table there. */
const AWAY = 8;
const INSIDE = 6;

interface LabelProps {
  readonly item: LabelItem;
  /** How many other words stand at the same piece before it. */
  readonly rank: number;
  /** The radius of the piece, in millimetres. */
  readonly room: number;
}

/** Words at a piece or a place; on the screen, not on the table: never turned, never run out of what is seen of it. */
export const Label = memo(function Label({ item, rank, room }: LabelProps) {
  const { key, at, text, tone = 'neutral', clause, side = 'above', silent, owner } = item;
  const { rig, camera } = useStageParts();
  const ref = useRef<HTMLDivElement>(null);
  const piece = 'piece' in at ? at.piece : undefined;
  const [x, y] = 'piece' in at ? [0, 0] : [at.x, at.y];
  useLayoutEffect(() => {
    if (piece === undefined) rig.place(key, { x, y, hx: 0, hy: 1 });
  }, [rig, key, piece, x, y]);
  useLayoutEffect(() => (piece === undefined ? () => rig.place(key, undefined) : undefined), [rig, key, piece]);
  const draw = useCallback(
    (pose: Pose) => {
      const node = ref.current;
      if (!node) return;
      const spot = camera.onScreen(pose);
      const { screen } = camera.place;
      const [west, east] = [screen.left + INSIDE, screen.width - screen.right - INSIDE];
      const [north, south] = [screen.top + INSIDE, screen.height - screen.bottom - INSIDE];
      const off = room / camera.view.pixel + AWAY;
      const [w, h] = [node.offsetWidth, node.offsetHeight];
      const step = rank * (h + 4);
      const above = side === 'above' ? spot.y - off - h - step : spot.y + off + step + 14;
      // What has no room above stands below, and the other way round.
      const top = above < north ? spot.y + off + step : above + h > south ? spot.y - off - h - step : above;
      const left = Math.min(Math.max(spot.x - w / 2, west), Math.max(west, east - w));
      node.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    },
    [camera, rank, side, room],
  );
  usePart(piece ?? key, draw, 'view');
  return (
    <div ref={ref} className={`stage-label tone-${tone} ${sideClass(owner)}`} aria-hidden={silent || undefined}>
      <span>{text}</span>
      {clause && <ClauseLink id={clause} mute={silent === true} {...(tone === 'neutral' && { sign: '§' })} />}
    </div>
  );
});
