import type { Polygon } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

/**
 * The innermost arithmetic of measuring. Every function returns a squared distance and leaves the closest points in
 * `nearest` (from x, y, to x, y), so that a thousand measurements cost no memory. Read `nearest` before the next call.
 */
export const nearest = new Float64Array(4);

function found(fx: number, fy: number, tx: number, ty: number): void {
  nearest[0] = fx;
  nearest[1] = fy;
  nearest[2] = tx;
  nearest[3] = ty;
}

/** From a point to a segment, which may be a single point. */
export function pointToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const ex = bx - ax;
  const ey = by - ay;
  const dx = px - ax;
  const dy = py - ay;
  const along = dx * ex + dy * ey;
  const whole = ex * ex + ey * ey;
  let qx = ax;
  let qy = ay;
  if (along >= whole) {
    qx = bx;
    qy = by;
  } else if (along > 0) {
    const t = along / whole;
    qx = ax + ex * t;
    qy = ay + ey * t;
  }
  found(px, py, qx, qy);
  return (px - qx) * (px - qx) + (py - qy) * (py - qy);
}

/** From the segment a-b to the segment c-d. */
export function segmentToSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const ux = bx - ax;
  const uy = by - ay;
  const cSide = ux * (cy - ay) - uy * (cx - ax);
  const dSide = ux * (dy - ay) - uy * (dx - ax);
  if ((cSide < 0 && dSide > 0) || (cSide > 0 && dSide < 0)) {
    // Where c-d meets the line through a and b. Signs alone would be fooled by two segments in line with each other.
    const t = cSide / (cSide - dSide);
    const x = cx + (dx - cx) * t;
    const y = cy + (dy - cy) * t;
    const along = ux * (x - ax) + uy * (y - ay);
    if (along >= 0 && along <= ux * ux + uy * uy) {
      found(x, y, x, y);
      return 0;
    }
  }
  // No crossing: one end of one segment is nearest to the other segment.
  let best = pointToSegment(ax, ay, cx, cy, dx, dy);
  let fx = ax;
  let fy = ay;
  let tx = nearest[2]!;
  let ty = nearest[3]!;
  let next = pointToSegment(bx, by, cx, cy, dx, dy);
  if (next < best) {
    best = next;
    fx = bx;
    fy = by;
    tx = nearest[2]!;
    ty = nearest[3]!;
  }
  next = pointToSegment(cx, cy, ax, ay, bx, by);
  if (next < best) {
    best = next;
    fx = nearest[2]!;
    fy = nearest[3]!;
    tx = cx;
    ty = cy;
  }
  next = pointToSegment(dx, dy, ax, ay, bx, by);
  if (next < best) {
    best = next;
    fx = nearest[2]!;
    fy = nearest[3]!;
    tx = dx;
    ty = dy;
  }
  found(fx, fy, tx, ty);
  return best;
}

/**
 * Two rings are compared by edge and corner, and only for the nearest such pair the points are worked out, at the end.
 * `edgeIsSecond` says whether the edge is of the second ring.
 */
function foundPair(a: Vec, b: Vec, corner: Vec, edgeIsSecond: boolean): void {
  pointToSegment(corner.x, corner.y, a.x, a.y, b.x, b.y);
  if (edgeIsSecond) return;
  found(nearest[2]!, nearest[3]!, corner.x, corner.y);
}

/** From a corner, `d` away from the start of the edge `e`, to that edge; `side` is their cross product. */
function cornerToEdge(dx: number, dy: number, ex: number, ey: number, whole: number, side: number): number {
  const along = dx * ex + dy * ey;
  if (along < 0) return dx * dx + dy * dy;
  if (along > whole) return (dx - ex) * (dx - ex) + (dy - ey) * (dy - ey);
  return (side * side) / whole;
}

/** From a point to the border of a ring of corners, wherever the point lies. */
export function pointToBorder(px: number, py: number, ring: readonly Vec[]): number {
  let best = Number.POSITIVE_INFINITY;
  let a = ring[ring.length - 1]!;
  let bestA = a;
  let bestB = a;
  for (let i = 0; i < ring.length; i++) {
    const b = ring[i]!;
    const ax = a.x;
    const ay = a.y;
    const ex = b.x - ax;
    const ey = b.y - ay;
    const whole = ex * ex + ey * ey;
    const dx = px - ax;
    const dy = py - ay;
    const side = dx * ey - dy * ex;
    if (side * side < best * whole) {
      const gap = cornerToEdge(dx, dy, ex, ey, whole, side);
      if (gap < best) {
        best = gap;
        bestA = a;
        bestB = b;
      }
    }
    a = b;
  }
  pointToSegment(px, py, bestA.x, bestA.y, bestB.x, bestB.y);
  return best;
}

/** From a segment to the border of a ring of corners. */
export function segmentToBorder(ax: number, ay: number, bx: number, by: number, ring: readonly Vec[]): number {
  let best = Number.POSITIVE_INFINITY;
  let fx = 0;
  let fy = 0;
  let tx = 0;
  let ty = 0;
  let c = ring[ring.length - 1]!;
  for (let i = 0; i < ring.length; i++) {
    const d = ring[i]!;
    const gap = segmentToSegment(ax, ay, bx, by, c.x, c.y, d.x, d.y);
    if (gap < best) {
      best = gap;
      fx = nearest[0]!;
      fy = nearest[1]!;
      tx = nearest[2]!;
      ty = nearest[3]!;
    }
    c = d;
  }
  found(fx, fy, tx, ty);
  return best;
}

/** Even-odd rule; a point on the border itself may fall either way, so callers ask for its distance as well. */
export function isEnclosed(px: number, py: number, ring: readonly Vec[]): boolean {
  let enclosed = false;
  let a = ring[ring.length - 1]!;
  for (let i = 0; i < ring.length; i++) {
    const b = ring[i]!;
    if (a.y > py !== b.y > py) {
      const side = (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x);
      if (side > 0 === b.y > a.y) enclosed = !enclosed;
    }
    a = b;
  }
  return enclosed;
}

/** Between two convex rings, 0 when they meet: corners against edges both ways, the separating edge found alongside. */
export function convexToConvex(p: readonly Vec[], q: readonly Vec[]): number {
  let best = Number.POSITIVE_INFINITY;
  let apart = false;
  let bestA = p[0]!;
  let bestB = p[0]!;
  let bestCorner = q[0]!;
  let edgeIsSecond = false;
  let edges = p;
  let corners = q;
  for (let pass = 0; pass < 2; pass++) {
    let a = edges[edges.length - 1]!;
    for (let i = 0; i < edges.length; i++) {
      const b = edges[i]!;
      const ax = a.x;
      const ay = a.y;
      const ex = b.x - ax;
      const ey = b.y - ay;
      const whole = ex * ex + ey * ey;
      let allOutside = true;
      for (let j = 0; j < corners.length; j++) {
        const c = corners[j]!;
        const dx = c.x - ax;
        const dy = c.y - ay;
        const outside = dx * ey - dy * ex;
        if (outside < 0) {
          allOutside = false;
          // Its nearest point lies on another edge, unless it touches this one and only rounding took it inside.
          if (outside * outside > TOLERANCE * TOLERANCE * whole) continue;
        }
        if (outside * outside >= best * whole) continue;
        const gap = cornerToEdge(dx, dy, ex, ey, whole, outside);
        if (gap < best) {
          best = gap;
          bestA = a;
          bestB = b;
          bestCorner = c;
          edgeIsSecond = pass === 1;
        }
      }
      if (allOutside) apart = true;
      a = b;
    }
    edges = q;
    corners = p;
  }
  if (!apart) return 0;
  foundPair(bestA, bestB, bestCorner, edgeIsSecond);
  return best;
}

/**
 * From the border of one polygon to the border of another, of any form. Edges that cannot come nearer to the other
 * one's bounding circle than what is found already are passed over. Who only wants to know whether they come this near
 * (`enough`, squared too) gets the first answer that says so.
 */
export function borderToBorder(p: Polygon, q: Polygon, enough = 0): number {
  let best = Number.POSITIVE_INFINITY;
  let bestA = p.points[0]!;
  let bestB = bestA;
  let bestCorner = q.points[0]!;
  let edgeIsSecond = false;
  for (let pass = 0; pass < 2; pass++) {
    const edges = pass === 0 ? p.points : q.points;
    const other = pass === 0 ? q : p;
    const corners = other.points;
    let a = edges[edges.length - 1]!;
    for (let i = 0; i < edges.length; i++) {
      const b = edges[i]!;
      const ax = a.x;
      const ay = a.y;
      const ex = b.x - ax;
      const ey = b.y - ay;
      const whole = ex * ex + ey * ey;
      const reach = other.radius + Math.sqrt(best);
      if (pointToSegment(other.cx, other.cy, ax, ay, b.x, b.y) < reach * reach) {
        let before = corners[corners.length - 1]!;
        let sideBefore = (before.x - ax) * ey - (before.y - ay) * ex;
        for (let j = 0; j < corners.length; j++) {
          const c = corners[j]!;
          const dx = c.x - ax;
          const dy = c.y - ay;
          const side = dx * ey - dy * ex;
          if (pass === 0 && ((side < 0 && sideBefore > 0) || (side > 0 && sideBefore < 0))) {
            const t = sideBefore / (sideBefore - side);
            const x = before.x + (c.x - before.x) * t;
            const y = before.y + (c.y - before.y) * t;
            const crossing = (x - ax) * ex + (y - ay) * ey;
            if (crossing >= 0 && crossing <= whole) {
              found(x, y, x, y);
              return 0;
            }
          }
          if (side * side < best * whole) {
            const gap = cornerToEdge(dx, dy, ex, ey, whole, side);
            if (gap < best) {
              if (gap < enough) return gap;
              best = gap;
              bestA = a;
              bestB = b;
              bestCorner = c;
              edgeIsSecond = pass === 1;
            }
          }
          before = c;
          sideBefore = side;
        }
      }
      a = b;
    }
  }
  foundPair(bestA, bestB, bestCorner, edgeIsSecond);
  return best;
}
