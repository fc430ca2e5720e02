import type { MiniWay } from '@holotisch/legion';
import type { Pose } from '@holotisch/table';
import { type LegionView, pieceOfMini } from '../view.ts';

/** Straight from one place to the other, turning evenly. */
function interpolate(from: Pose, to: Pose, t: number): Pose {
  const [hx, hy] = [from.hx + (to.hx - from.hx) * t, from.hy + (to.hy - from.hy) * t];
  const length = Math.hypot(hx, hy) || 1;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, hx: hx / length, hy: hy / length };
}

interface Ways {
  readonly unit: number;
  readonly minis: readonly MiniWay[];
}
/** All miniatures that move, each from where it stood: the leader a little ahead of the others. */
export const march = ({ unit, minis }: Ways, view: LegionView, t: number) => {
  const one = view.units[unit];
  if (!one) return [];
  return minis.flatMap(({ mini, from, to }) => {
    const late = mini === one.leader ? Math.min(1, t * 1.25) : Math.max(0, t * 1.25 - 0.25);
    return from ? [[pieceOfMini(one, mini), interpolate(from, to, late)] as const] : [];
  });
};
