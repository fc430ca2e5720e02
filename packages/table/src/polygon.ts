import { isEnclosed, pointToBorder, segmentToSegment } from './nearest.ts';
import type { Pose } from './pose.ts';
import type { Circle, Polygon, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * What the polygons of this package know about themselves besides their outline. One made by hand without it gets the
 * same answers, only slower; a copy may be shifted, but one with other corners has to be made anew.
 */
export interface Prepared extends Polygon {
  /** Radius of a circle about (cx, cy) that keeps the tolerance from the border inside; NaN where there is none. */
  readonly inner: number;
  /** Two adjoining sides of a rectangle as vectors: x, y, x, y. Not for other polygons. */
  readonly sides: readonly number[] | undefined;
}

/** Our own secret: callers see a plain polygon. */
const prepared = (p: Prepared): Polygon => p;

/** Twice the signed area, taken from the first corner so that a far-off polygon loses no digits. */
function twiceSignedArea(points: readonly Vec[]): number {
  const o = points[0]!;
  let sum = 0;
  for (let i = 2; i < points.length; i++) {
    const p = points[i - 1]!;
    const q = points[i]!;
    sum += (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
  }
  return sum;
}

/** Corners closer than the tolerance are one corner: an edge without direction would fool every side test. */
function distinctCorners(points: readonly Vec[]): Vec[] {
  const kept: Vec[] = [];
  const isRepeat = (p: Vec, q: Vec): boolean => {
    const dx = p.x - q.x;
    const dy = p.y - q.y;
    return dx * dx + dy * dy <= TOLERANCE * TOLERANCE;
  };
  for (const p of points) {
    const last = kept[kept.length - 1];
    if (last === undefined || !isRepeat(p, last)) kept.push({ x: p.x, y: p.y });
  }
  while (kept.length > 1 && isRepeat(kept[0]!, kept[kept.length - 1]!)) kept.pop();
  return kept;
}

/** A corner that bends inwards by no more than the tolerance counts as straight. */
function isConvex(ring: readonly Vec[]): boolean {
  let a = ring[ring.length - 2]!;
  let b = ring[ring.length - 1]!;
  for (const c of ring) {
    const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    if (turn < 0) {
      const dx = c.x - a.x;
      const dy = c.y - a.y;
      if (turn * turn > TOLERANCE * TOLERANCE * (dx * dx + dy * dy)) return false;
    }
    a = b;
    b = c;
  }
  return true;
}

function boxOfPoints(points: readonly Vec[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const p of points) {
    minX = Math.min(minX, p.x);
    minY = Math.min(minY, p.y);
    maxX = Math.max(maxX, p.x);
    maxY = Math.max(maxY, p.y);
  }
  return { minX, minY, maxX, maxY };
}

/** The polygon of these corners, or nothing where they span no more than a line (or are no numbers at all). */
export function polygonIfSolid(points: readonly Vec[]): Polygon | undefined {
  const ring = distinctCorners(points);
  if (ring.length < 3) return undefined;
  const box = boxOfPoints(ring);
  const cx = (box.minX + box.maxX) / 2;
  const cy = (box.minY + box.maxY) / 2;
  let farthest = 0;
  for (const p of ring) farthest = Math.max(farthest, (p.x - cx) * (p.x - cx) + (p.y - cy) * (p.y - cy));
  const radius = Math.sqrt(farthest);
  const twice = twiceSignedArea(ring);
  // Height times base: thinner than the tolerance is a line. Written so that NaN fails too.
  if (!(Math.abs(twice) > TOLERANCE * 2 * radius)) return undefined;
  if (twice < 0) ring.reverse();
  const toBorder = Math.sqrt(pointToBorder(cx, cy, ring)) - TOLERANCE;
  const inner = toBorder > 0 && isEnclosed(cx, cy, ring) ? toBorder : Number.NaN;
  const convex = isConvex(ring);
  return prepared({ kind: 'polygon', points: ring, convex, cx, cy, radius, inner, sides: undefined });
}

/** A simple polygon from its corners in either order of rotation. */
export function polygon(points: readonly Vec[]): Polygon {
  const made = polygonIfSolid(points);
  if (made === undefined) throw new RangeError('a polygon needs three corners that span an area');
  return made;
}

/** Whether corners make a simple polygon: it has an area, and no edge crosses or touches another but at their common corner. */
export function isSimple(points: readonly Vec[]): boolean {
  const ring = distinctCorners(points);
  if (ring.length !== points.length || polygonIfSolid(ring) === undefined) return false;
  const count = ring.length;
  const at = (i: number): Vec => ring[i % count]!;
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
    // An edge that goes back along the one before it.
    const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    if (turn === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0) return false;
    for (let k = i + 2; k < count; k++) {
      if (i === 0 && k === count - 1) continue;
      const [p, q] = [at(k), at(k + 1)];
      if (segmentToSegment(a.x, a.y, b.x, b.y, p.x, p.y, q.x, q.y) <= TOLERANCE * TOLERANCE) return false;
    }
  }
  return true;
}

/** A rectangle about a pose: its width lies across the heading, its length along it. */
export function rectangle(p: Pose, halfWidth: number, halfLength: number): Polygon {
  if (!(halfWidth > TOLERANCE && halfLength > TOLERANCE)) throw new RangeError('a rectangle needs width and length');
  const wx = halfWidth * p.hy;
  const wy = -halfWidth * p.hx;
  const lx = halfLength * p.hx;
  const ly = halfLength * p.hy;
  return prepared({
    kind: 'polygon',
    points: [
      { x: p.x + wx - lx, y: p.y + wy - ly },
      { x: p.x + wx + lx, y: p.y + wy + ly },
      { x: p.x - wx + lx, y: p.y - wy + ly },
      { x: p.x - wx - lx, y: p.y - wy - ly },
    ],
    convex: true,
    cx: p.x,
    cy: p.y,
    radius: Math.sqrt(halfWidth * halfWidth + halfLength * halfLength),
    inner: Math.min(halfWidth, halfLength) - TOLERANCE,
    sides: [2 * lx, 2 * ly, -2 * wx, -2 * wy],
  });
}

export function circle(centre: Vec, radius: number): Circle {
  if (!(radius > TOLERANCE)) throw new RangeError('a circle needs a radius');
  return { kind: 'circle', cx: centre.x, cy: centre.y, radius };
}

function turnedSides(sides: readonly number[], p: Pose): readonly number[] {
  const [ux, uy, vx, vy] = sides as [number, number, number, number];
  return [ux * p.hy + uy * p.hx, uy * p.hy - ux * p.hx, vx * p.hy + vy * p.hx, vy * p.hy - vx * p.hx];
}

/** A polygon of a piece's own frame (x right, y forward), set on the table. Turning keeps what was computed once. */
export function placed(local: Polygon, p: Pose): Polygon {
  const points: Vec[] = [];
  for (const q of local.points) {
    points.push({ x: p.x + q.x * p.hy + q.y * p.hx, y: p.y - q.x * p.hx + q.y * p.hy });
  }
  const { inner, sides } = local as Prepared;
  return prepared({
    kind: 'polygon',
    points,
    convex: local.convex,
    cx: p.x + local.cx * p.hy + local.cy * p.hx,
    cy: p.y - local.cx * p.hx + local.cy * p.hy,
    radius: local.radius,
    inner: inner ?? Number.NaN,
    sides: sides && turnedSides(sides, p),
  });
}

export function boxOf(shape: Shape): Box {
  if (shape.kind === 'polygon') return boxOfPoints(shape.points);
  const { cx, cy, radius } = shape;
  return { minX: cx - radius, minY: cy - radius, maxX: cx + radius, maxY: cy + radius };
}

/** Whether one box lies wholly in another; it may touch the border from inside. */
export const isInBox = (inner: Box, outer: Box): boolean =>
  Math.max(outer.minX - inner.minX, outer.minY - inner.minY, inner.maxX - outer.maxX, inner.maxY - outer.maxY) <=
  TOLERANCE;

export const area = (p: Polygon): number => twiceSignedArea(p.points) / 2;
