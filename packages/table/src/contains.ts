import { distanceToPoint } from './distance.ts';
import { isEnclosed, pointToBorder } from './nearest.ts';
import type { Circle, Polygon, Shape } from './shape.ts';
import { stretchesInside } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

/** Border included. */
export const containsPoint = (s: Shape, p: Vec): boolean => distanceToPoint(s, p) === 0;

function polygonContainsCircle(outer: Polygon, inner: Circle): boolean {
  if (!isEnclosed(inner.cx, inner.cy, outer.points)) return false;
  return Math.sqrt(pointToBorder(inner.cx, inner.cy, outer.points)) >= inner.radius - TOLERANCE;
}

/**
 * A simple polygon has no holes, so whatever runs around the inside of it encloses nothing foreign:
 * it is enough that every edge of the inner one stays inside.
 */
function polygonContainsBorder(outer: Polygon, inner: Polygon): boolean {
  let a = inner.points[inner.points.length - 1]!;
  for (const b of inner.points) {
    const inside = stretchesInside({ a, b }, outer);
    if (inside.length !== 2 || inside[0]! > 0 || inside[1]! < 1) return false;
    a = b;
  }
  return true;
}

/** Whether all of `inner` lies in `outer`; it may touch the border from inside. */
export function contains(outer: Shape, inner: Shape): boolean {
  if (inner.kind === 'circle') {
    if (outer.kind === 'polygon') return polygonContainsCircle(outer, inner);
    const dx = inner.cx - outer.cx;
    const dy = inner.cy - outer.cy;
    return Math.sqrt(dx * dx + dy * dy) + inner.radius <= outer.radius + TOLERANCE;
  }
  for (const p of inner.points) if (!containsPoint(outer, p)) return false;
  // With all corners inside a convex shape, everything between them is inside as well.
  return outer.kind === 'circle' || outer.convex || polygonContainsBorder(outer, inner);
}
