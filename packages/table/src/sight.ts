import { measureSegmentToShape } from './distance.ts';
import { pointToSegment } from './nearest.ts';
import type { Segment, Shape } from './shape.ts';
import { goesDeep, stretchesInside } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import { lerp, type Vec } from './vec.ts';

/** Whether a line touches a shape at all: X-Wing's range line that meets an obstacle (R-XW-08). */
export const meets = (seg: Segment, s: Shape): boolean => measureSegmentToShape(seg, s).distance === 0;

/**
 * Whether a line passes through a shape, deeper than a mere touch: Armada's line of sight that crosses another hull
 * zone, which the zones' shared border and the end of the line on it do not (AR-SICHTLINIE-04).
 */
export function crosses(seg: Segment, s: Shape): boolean {
  if (s.kind === 'polygon') return goesDeep(seg, s);
  const depth = s.radius - TOLERANCE;
  return pointToSegment(s.cx, s.cy, seg.a.x, seg.a.y, seg.b.x, seg.b.y) < depth * depth;
}

/** Where a line enters and leaves a shape, in the order of the line. An end that lies inside is neither. */
export function crossingPoints(seg: Segment, s: Shape): readonly Vec[] {
  return stretchesInside(seg, s)
    .filter((t) => t > 0 && t < 1)
    .map((t) => lerp(seg.a, seg.b, t));
}
