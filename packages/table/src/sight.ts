import { measureSegmentToShape } from './distance.ts';
import { pointToSegment } from './nearest.ts';
import type { Segment, Shape } from './shape.ts';
import { goesDeep, stretchesInside } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import { distanceBetween, lerp, type Vec } from './vec.ts';

/**
 * Whether a line touches a shape at all: X-Wing's range line that meets an obstacle (R-XW-08). Most lines pass by even
 * the circle around it.
 */
export const meets = (seg: Segment, s: Shape): boolean =>
  reachesCircle(seg, s) && measureSegmentToShape(seg, s).distance === 0;

function reachesCircle({ a, b }: Segment, { cx, cy, radius }: Shape): boolean {
  const reach = radius + 2 * TOLERANCE; // wider than any rounding
  return pointToSegment(cx, cy, a.x, a.y, b.x, b.y) <= reach * reach;
}

/**
 * Whether a line passes through a shape, deeper than a mere touch: Armada's line of sight that crosses another hull
 * zone, which the zones' shared border and the end of the line on it do not (AR-SICHTLINIE-04).
 */
export function crosses(seg: Segment, s: Shape): boolean {
  if (s.kind === 'polygon') return goesDeep(seg, s);
  const depth = s.radius - TOLERANCE;
  return pointToSegment(s.cx, s.cy, seg.a.x, seg.a.y, seg.b.x, seg.b.y) < depth * depth;
}

/** Where a line enters and leaves a shape, in its order; a mere touch is one point, and its own ends are none. */
export function crossingPoints(seg: Segment, s: Shape): readonly Vec[] {
  const margin = TOLERANCE / distanceBetween(seg.a, seg.b);
  const places: number[] = [];
  for (const t of stretchesInside(seg, s)) {
    const last = places[places.length - 1];
    if (t > margin && t < 1 - margin && (last === undefined || t > last + margin)) places.push(t);
  }
  return places.map((t) => lerp(seg.a, seg.b, t));
}
