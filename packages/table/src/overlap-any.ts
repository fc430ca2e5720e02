import { isEnclosed, pointToSegment } from './nearest.ts';
import type { Polygon } from './shape.ts';
import { goesDeep } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

/** Whether both depths lie beyond the margin on one and the same side of a line. */
const sameSide = (a: number, b: number, margin: number): boolean =>
  (a > margin && b > margin) || (a < -margin && b < -margin);

const comesNear = (a: Vec, b: Vec, p: Polygon): boolean => {
  const reach = p.radius + TOLERANCE;
  return pointToSegment(p.cx, p.cy, a.x, a.y, b.x, b.y) <= reach * reach;
};

/** How two borders stand to each other: they cross somewhere beyond doubt, they nowhere meet, or something in between. */
function borders(p: Polygon, q: Polygon): 'cross' | 'contact' | 'clear' {
  let verdict: 'contact' | 'clear' = 'clear';
  const corners = q.points;
  let a = p.points[p.points.length - 1]!;
  for (const b of p.points) {
    if (comesNear(a, b, q)) {
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const margin = TOLERANCE * Math.sqrt(ex * ex + ey * ey);
      let c = corners[corners.length - 1]!;
      let cSide = ex * (c.y - a.y) - ey * (c.x - a.x);
      for (let j = 0; j < corners.length; j++) {
        const d = corners[j]!;
        const dSide = ex * (d.y - a.y) - ey * (d.x - a.x);
        if (!sameSide(cSide, dSide, margin)) {
          const fx = d.x - c.x;
          const fy = d.y - c.y;
          const otherMargin = TOLERANCE * Math.sqrt(fx * fx + fy * fy);
          const aSide = fx * (a.y - c.y) - fy * (a.x - c.x);
          const bSide = fx * (b.y - c.y) - fy * (b.x - c.x);
          if (!sameSide(aSide, bSide, otherMargin)) {
            const clean = Math.min(Math.abs(cSide), Math.abs(dSide)) > margin;
            if (clean && Math.min(Math.abs(aSide), Math.abs(bSide)) > otherMargin) return 'cross';
            verdict = 'contact';
          }
        }
        c = d;
        cSide = dSide;
      }
    }
    a = b;
  }
  return verdict;
}

function someEdgeGoesDeep(p: Polygon, into: Polygon): boolean {
  let a = p.points[p.points.length - 1]!;
  for (const b of p.points) {
    if (comesNear(a, b, into) && goesDeep({ a, b }, into)) return true;
    a = b;
  }
  return false;
}

/** Two borders that run together with both insides on the same side: neither goes deep, yet they share their area. */
function runTogether(p: Polygon, q: Polygon): boolean {
  let a = p.points[p.points.length - 1]!;
  for (const b of p.points) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const whole = ex * ex + ey * ey;
    const margin = TOLERANCE * Math.sqrt(whole);
    let c = q.points[q.points.length - 1]!;
    for (const d of q.points) {
      const cSide = ex * (c.y - a.y) - ey * (c.x - a.x);
      const dSide = ex * (d.y - a.y) - ey * (d.x - a.x);
      if (Math.abs(cSide) <= margin && Math.abs(dSide) <= margin) {
        const cAlong = ex * (c.x - a.x) + ey * (c.y - a.y);
        const dAlong = ex * (d.x - a.x) + ey * (d.y - a.y);
        if (Math.min(dAlong, whole) - Math.max(cAlong, 0) > margin) return true;
      }
      c = d;
    }
    a = b;
  }
  return false;
}

/** Overlap of two polygons of any form. Nearly always the borders cross or keep clear of each other; the rest is slow. */
export function anyOverlap(a: Polygon, b: Polygon): boolean {
  const verdict = borders(a, b);
  if (verdict === 'cross') return true;
  if (verdict === 'contact') return someEdgeGoesDeep(a, b) || someEdgeGoesDeep(b, a) || runTogether(a, b);
  const a0 = a.points[0]!;
  const b0 = b.points[0]!;
  return isEnclosed(a0.x, a0.y, b.points) || isEnclosed(b0.x, b0.y, a.points);
}
