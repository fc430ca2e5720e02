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
  const vx = dx - cx;
  const vy = dy - cy;
  const cSide = ux * (cy - ay) - uy * (cx - ax);
  const dSide = ux * (dy - ay) - uy * (dx - ax);
  if ((cSide < 0 && dSide > 0) || (cSide > 0 && dSide < 0)) {
    const aSide = vx * (ay - cy) - vy * (ax - cx);
    const bSide = vx * (by - cy) - vy * (bx - cx);
    if ((aSide < 0 && bSide > 0) || (aSide > 0 && bSide < 0)) {
      const t = cSide / (cSide - dSide);
      const x = cx + vx * t;
      const y = cy + vy * t;
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

/** From a point to the border of a ring of corners, wherever the point lies. */
export function pointToBorder(px: number, py: number, ring: readonly Vec[]): number {
  let best = Number.POSITIVE_INFINITY;
  let tx = 0;
  let ty = 0;
  let a = ring[ring.length - 1]!;
  for (let i = 0; i < ring.length; i++) {
    const b = ring[i]!;
    const d = pointToSegment(px, py, a.x, a.y, b.x, b.y);
    if (d < best) {
      best = d;
      tx = nearest[2]!;
      ty = nearest[3]!;
    }
    a = b;
  }
  found(px, py, tx, ty);
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

/** From the border of one ring to the border of another. */
export function borderToBorder(p: readonly Vec[], q: readonly Vec[]): number {
  let best = Number.POSITIVE_INFINITY;
  let fx = 0;
  let fy = 0;
  let tx = 0;
  let ty = 0;
  let a = p[p.length - 1]!;
  for (let i = 0; i < p.length; i++) {
    const b = p[i]!;
    const gap = segmentToBorder(a.x, a.y, b.x, b.y, q);
    if (gap < best) {
      best = gap;
      fx = nearest[0]!;
      fy = nearest[1]!;
      tx = nearest[2]!;
      ty = nearest[3]!;
    }
    a = b;
  }
  found(fx, fy, tx, ty);
  return best;
}

/** Between two convex rings, 0 when they meet: corner against edge both ways, with the separating edge found alongside. */
export function convexToConvex(p: readonly Vec[], q: readonly Vec[]): number {
  let best = Number.POSITIVE_INFINITY;
  let apart = false;
  let edges = p;
  let corners = q;
  let fx = 0;
  let fy = 0;
  let tx = 0;
  let ty = 0;
  for (let pass = 0; pass < 2; pass++) {
    let a = edges[edges.length - 1]!;
    for (let i = 0; i < edges.length; i++) {
      const b = edges[i]!;
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const whole = ex * ex + ey * ey;
      let allOutside = true;
      for (let j = 0; j < corners.length; j++) {
        const c = corners[j]!;
        const dx = c.x - a.x;
        const dy = c.y - a.y;
        const outside = dx * ey - dy * ex;
        if (outside < 0) {
          allOutside = false; // and the nearest point of the ring lies on another edge
          continue;
        }
        const along = dx * ex + dy * ey;
        let x = a.x;
        let y = a.y;
        if (along >= whole) {
          x = b.x;
          y = b.y;
        } else if (along > 0) {
          const t = along / whole;
          x = a.x + ex * t;
          y = a.y + ey * t;
        }
        const gap = (c.x - x) * (c.x - x) + (c.y - y) * (c.y - y);
        if (gap < best) {
          best = gap;
          fx = pass === 0 ? x : c.x;
          fy = pass === 0 ? y : c.y;
          tx = pass === 0 ? c.x : x;
          ty = pass === 0 ? c.y : y;
        }
      }
      if (allOutside) apart = true;
      a = b;
    }
    edges = q;
    corners = p;
  }
  if (!apart) return 0;
  found(fx, fy, tx, ty);
  return best;
}
