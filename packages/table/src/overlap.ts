import { distance } from './distance.ts';
import { isEnclosed, pointToBorder } from './nearest.ts';
import { anyOverlap } from './overlap-any.ts';
import type { Prepared } from './polygon.ts';
import { rectanglesOverlap } from './rectangles.ts';
import type { Circle, Polygon, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

/** Whether an edge of the first convex ring keeps the whole second one outside, or in by no more than the tolerance. */
function edgeSeparates(edges: readonly Vec[], corners: readonly Vec[]): boolean {
  let a = edges[edges.length - 1]!;
  const count = corners.length;
  for (let i = 0; i < edges.length; i++) {
    const b = edges[i]!;
    const ax = a.x;
    const ay = a.y;
    const ex = b.x - ax;
    const ey = b.y - ay;
    const slack = TOLERANCE * TOLERANCE * (ex * ex + ey * ey);
    let j = 0;
    for (; j < count; j++) {
      const c = corners[j]!;
      const inside = (c.y - ay) * ex - (c.x - ax) * ey;
      if (inside > 0 && inside * inside > slack) break;
    }
    if (j === count) return true;
    a = b;
  }
  return false;
}

function circleOverlapsPolygon(round: Circle, solid: Polygon): boolean {
  if (isEnclosed(round.cx, round.cy, solid.points)) return true;
  const depth = round.radius - TOLERANCE;
  return pointToBorder(round.cx, round.cy, solid.points) < depth * depth;
}

/** Whether two shapes share more than a touch: one reaches deeper into the other than the tolerance. */
export function overlaps(a: Shape, b: Shape): boolean {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const apart = dx * dx + dy * dy;
  const reach = a.radius + b.radius - TOLERANCE;
  if (apart >= reach * reach) return false;
  if (a.kind === 'polygon') {
    if (b.kind === 'circle') return circleOverlapsPolygon(b, a);
    // Where one has no inner circle, or none that is known, the sum is no number and no comparison with it holds.
    const inner = (a as Prepared).inner + (b as Prepared).inner;
    if (apart < inner * inner) return true;
    const p = (a as Prepared).sides;
    const q = (b as Prepared).sides;
    if (p !== undefined && q !== undefined) return rectanglesOverlap(p, q, dx, dy);
    if (a.convex && b.convex) return !edgeSeparates(a.points, b.points) && !edgeSeparates(b.points, a.points);
    return anyOverlap(a, b);
  }
  return b.kind === 'circle' || circleOverlapsPolygon(a, b);
}

/** Whether two shapes stand against each other without overlapping; `gap` is how much air still counts as a touch. */
export const touches = (a: Shape, b: Shape, gap = TOLERANCE): boolean => !overlaps(a, b) && distance(a, b) <= gap;
