import type { Pose } from '@holotisch/table';

/** Straight from one place to the other, turning evenly. */
export function interpolate(from: Pose, to: Pose, t: number): Pose {
  const [hx, hy] = [from.hx + (to.hx - from.hx) * t, from.hy + (to.hy - from.hy) * t];
  const length = Math.hypot(hx, hy) || 1;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, hx: hx / length, hy: hy / length };
}
