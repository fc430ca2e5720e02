import { TOLERANCE } from './tolerance.ts';

/*
 * Bases are rectangles, and nothing is asked more often than how two of them stand to each other. Both functions take
 * the sides of two rectangles (x, y, x, y each) and the way (dx, dy) from the centre of the first to that of the second.
 * All numbers are products with the sides themselves instead of unit vectors, which saves the square roots.
 */

/** Whether an excess along the normal of a side is within the tolerance; it is doubled, and longer by that side. */
const isTouch = (excess: number, sideX: number, sideY: number): boolean =>
  excess * excess <= 4 * TOLERANCE * TOLERANCE * (sideX * sideX + sideY * sideY);

/**
 * Separating axes: their symmetry leaves two for each rectangle, and the products serve twice. The excess is how much
 * the half widths of both together exceed the distance of their centres.
 */
export function rectanglesOverlap(p: readonly number[], q: readonly number[], dx: number, dy: number): boolean {
  const ux = p[0]!;
  const uy = p[1]!;
  const vx = p[2]!;
  const vy = p[3]!;
  const wx = q[0]!;
  const wy = q[1]!;
  const zx = q[2]!;
  const zy = q[3]!;
  const uv = Math.abs(ux * vy - uy * vx);
  const uw = Math.abs(ux * wy - uy * wx);
  const uz = Math.abs(ux * zy - uy * zx);
  const vw = Math.abs(vx * wy - vy * wx);
  const vz = Math.abs(vx * zy - vy * zx);
  const wz = Math.abs(wx * zy - wy * zx);
  const alongU = uv + uw + uz - 2 * Math.abs(ux * dy - uy * dx);
  const alongV = uv + vw + vz - 2 * Math.abs(vx * dy - vy * dx);
  const alongW = wz + uw + vw - 2 * Math.abs(wx * dy - wy * dx);
  const alongZ = wz + uz + vz - 2 * Math.abs(zx * dy - zy * dx);
  // One look at the least excess rules out most, where four in turn would keep the processor guessing.
  const least = Math.min(alongU, alongV, alongW, alongZ);
  if (least <= 0) return false;
  return !(isTouch(alongU, ux, uy) || isTouch(alongV, vx, vy) || isTouch(alongW, wx, wy) || isTouch(alongZ, zx, zy));
}

/** The squared distance from the first rectangle to the nearest corner of the second. */
function toNearestCorner(p: readonly number[], q: readonly number[], dx: number, dy: number): number {
  const ux = p[0]!;
  const uy = p[1]!;
  const vx = p[2]!;
  const vy = p[3]!;
  const wx = q[0]! / 2;
  const wy = q[1]! / 2;
  const zx = q[2]! / 2;
  const zy = q[3]! / 2;
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  // Along each of the two sides: where the four corners are, and how far that is beyond the side's end.
  const s = dx * ux + dy * uy;
  const sw = wx * ux + wy * uy;
  const sz = zx * ux + zy * uy;
  const t = dx * vx + dy * vy;
  const tw = wx * vx + wy * vy;
  const tz = zx * vx + zy * vy;
  const s1 = Math.max(0, Math.abs(s + sw + sz) - uu / 2);
  const s2 = Math.max(0, Math.abs(s + sw - sz) - uu / 2);
  const s3 = Math.max(0, Math.abs(s - sw + sz) - uu / 2);
  const s4 = Math.max(0, Math.abs(s - sw - sz) - uu / 2);
  const t1 = Math.max(0, Math.abs(t + tw + tz) - vv / 2);
  const t2 = Math.max(0, Math.abs(t + tw - tz) - vv / 2);
  const t3 = Math.max(0, Math.abs(t - tw + tz) - vv / 2);
  const t4 = Math.max(0, Math.abs(t - tw - tz) - vv / 2);
  return Math.min(
    (s1 * s1) / uu + (t1 * t1) / vv,
    (s2 * s2) / uu + (t2 * t2) / vv,
    (s3 * s3) / uu + (t3 * t3) / vv,
    (s4 * s4) / uu + (t4 * t4) / vv,
  );
}

/** The squared distance of two rectangles: where they do not overlap, a corner of one is nearest to the other. */
export const rectangleToRectangle = (p: readonly number[], q: readonly number[], dx: number, dy: number): number =>
  rectanglesOverlap(p, q, dx, dy) ? 0 : Math.min(toNearestCorner(p, q, dx, dy), toNearestCorner(q, p, -dx, -dy));
