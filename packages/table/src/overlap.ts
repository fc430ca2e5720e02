import { distance } from './distance.ts';
import { isEnclosed, pointToBorder } from './nearest.ts';
import type { Polygon, Shape } from './shape.ts';
import { goesDeep } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

/** Whether an edge of the first convex ring keeps the whole second one outside, or in by no more than the tolerance. */
function edgeSeparates(edges: readonly Vec[], corners: readonly Vec[]): boolean {
  let a = edges[edges.length - 1]!;
  for (let i = 0; i < edges.length; i++) {
    const b = edges[i]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    let outside = Number.POSITIVE_INFINITY;
    for (let j = 0; j < corners.length; j++) {
      const c = corners[j]!;
      outside = Math.min(outside, (c.x - a.x) * ey - (c.y - a.y) * ex);
    }
    if (outside >= 0 || outside * outside <= TOLERANCE * TOLERANCE * (ex * ex + ey * ey)) return true;
    a = b;
  }
  return false;
}

function someEdgeGoesDeep(p: Polygon, into: Polygon): boolean {
  let a = p.points[p.points.length - 1]!;
  for (const b of p.points) {
    if (goesDeep({ a, b }, into)) return true;
    a = b;
  }
  return false;
}

/** Two borders that run together with both insides on the same side: neither goes deep, yet they share their area. */
function runTogether(p: Polygon, q: Polygon): boolean {
  let a = p.points[p.points.length - 1]!;
  for (const b of p.points) {
    let c = q.points[q.points.length - 1]!;
    for (const d of q.points) {
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const whole = ex * ex + ey * ey;
      const limit = TOLERANCE * TOLERANCE * whole;
      const cSide = ex * (c.y - a.y) - ey * (c.x - a.x);
      const dSide = ex * (d.y - a.y) - ey * (d.x - a.x);
      if (cSide * cSide <= limit && dSide * dSide <= limit) {
        const cAlong = ex * (c.x - a.x) + ey * (c.y - a.y);
        const dAlong = ex * (d.x - a.x) + ey * (d.y - a.y);
        const shared = Math.min(dAlong, whole) - Math.max(cAlong, 0);
        if (shared > 0 && shared * shared > limit) return true;
      }
      c = d;
    }
    a = b;
  }
  return false;
}

function polygonsOverlap(a: Polygon, b: Polygon): boolean {
  if (a.convex && b.convex) return !edgeSeparates(a.points, b.points) && !edgeSeparates(b.points, a.points);
  return someEdgeGoesDeep(a, b) || someEdgeGoesDeep(b, a) || runTogether(a, b);
}

/** Whether two shapes share more than a touch: one reaches deeper into the other than the tolerance. */
export function overlaps(a: Shape, b: Shape): boolean {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const reach = a.radius + b.radius - TOLERANCE;
  if (dx * dx + dy * dy >= reach * reach) return false;
  if (a.kind === 'polygon' && b.kind === 'polygon') return polygonsOverlap(a, b);
  if (a.kind === 'circle' && b.kind === 'circle') return true;
  const [round, solid] = a.kind === 'circle' ? [a, b as Polygon] : [b, a];
  if (isEnclosed(round.cx, round.cy, solid.points)) return true;
  const depth = round.radius - TOLERANCE;
  return pointToBorder(round.cx, round.cy, solid.points) < depth * depth;
}

/** Whether two shapes stand against each other without overlapping; `gap` is how much air still counts as a touch. */
export const touches = (a: Shape, b: Shape, gap = TOLERANCE): boolean => !overlaps(a, b) && distance(a, b) <= gap;
