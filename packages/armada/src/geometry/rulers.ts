import {
  band,
  type Circle,
  distance,
  distanceBetween,
  distanceToPoint,
  lerp,
  type Shape,
  TOLERANCE,
  type Vec,
} from '@holotisch/table';

/** The two sides of the ruler: where its lines are, in millimetres. AR-REICHWEITE-UND-ENTFERNUNG-01 */
export const RANGE = [123, 187, 304.8] as const;
export const DISTANCE = [76, 125, 185, 245, 304.8] as const;

const RANGE_BANDS = ['close', 'medium', 'long', 'extreme'] as const;
export type RangeBand = (typeof RANGE_BANDS)[number];
/** The five bands of the distance side; beyond them is 6. */
export type Distance = 1 | 2 | 3 | 4 | 5;

/** A line of the ruler belongs to the nearer band. AR-REICHWEITE-UND-ENTFERNUNG-04, AR-REICHWEITE-UND-ENTFERNUNG-09 */
export const rangeBand = (mm: number): RangeBand => RANGE_BANDS[band(mm, RANGE) - 1]!;
export const distanceBand = (mm: number): number => band(mm, DISTANCE);

/** Something on the table, in as many pieces as it has. */
export type Body = Shape | readonly Shape[];
const pieces = (body: Body): readonly Shape[] => ('kind' in body ? [body] : body);

/** From the closest point of the one to the closest point of the other. AR-ABMESSUNG-VON-FEUERWINKEL-09 */
export function gap(a: Body, b: Body): number {
  let best = Number.POSITIVE_INFINITY;
  for (const p of pieces(a)) for (const q of pieces(b)) best = Math.min(best, distance(p, q));
  return best;
}

/** 'At' a distance (from 1 up to it): any part is enough. AR-REICHWEITE-UND-ENTFERNUNG-05 */
export const isAt = (a: Body, b: Body, upTo: Distance): boolean => distanceBand(gap(a, b)) <= upTo;

/** 'Beyond' a distance: no part is in it or nearer. AR-REICHWEITE-UND-ENTFERNUNG-06 */
export const isBeyond = (a: Body, b: Body, upTo: Distance): boolean => !isAt(a, b, upTo);

/** 'Within' a distance: all of the inner one is. AR-REICHWEITE-UND-ENTFERNUNG-07 */
export const isWithin = (inner: Body, outer: Body, upTo: Distance): boolean =>
  liesWithin(inner, outer, DISTANCE[upTo - 1]!);

/** The same for a length that is no band of the ruler. */
export function liesWithin(inner: Body, outer: Body, mm: number): boolean {
  const from = pieces(outer);
  return pieces(inner).every((p) => (p.kind === 'circle' ? circleWithin(p, from, mm) : ringWithin(p.points, from, mm)));
}

/** Up to a line and on it, rounding aside. */
export const isUpTo = (distance: number, mm: number): boolean => distance <= mm + TOLERANCE;

const far = (p: Vec, from: readonly Shape[]): number => {
  let best = Number.POSITIVE_INFINITY;
  for (const s of from) best = Math.min(best, distanceToPoint(s, p));
  return best;
};

/** The far side of a round base lies straight behind its middle, seen from the closest point. */
const circleWithin = (c: Circle, from: readonly Shape[], mm: number): boolean =>
  isUpTo(far({ x: c.cx, y: c.cy }, from) + c.radius, mm);

function ringWithin(corners: readonly Vec[], from: readonly Shape[], mm: number): boolean {
  const isConvex = from.length === 1 && (from[0]!.kind === 'circle' || from[0]!.convex);
  let a = corners[corners.length - 1]!;
  let farA = far(a, from);
  for (const b of corners) {
    const farB = far(b, from);
    if (!isUpTo(farB, mm)) return false; // every corner is once `b`
    // Away from one convex shape nothing between two corners is farther than both of them.
    if (!isConvex && !edgeWithin(a, b, farA, farB, from, mm)) return false;
    a = b;
    farA = farB;
  }
  return true;
}

const FINE = 0.001;
/** Over a step nothing gets farther than the step is long, so a short look at its middle settles most edges. */
function edgeWithin(a: Vec, b: Vec, farA: number, farB: number, from: readonly Shape[], mm: number): boolean {
  const step = distanceBetween(a, b);
  if (isUpTo((farA + farB + step) / 2, mm) || step < FINE) return true;
  const middle = lerp(a, b, 0.5);
  const farMiddle = far(middle, from);
  if (!isUpTo(farMiddle, mm)) return false;
  return edgeWithin(a, middle, farA, farMiddle, from, mm) && edgeWithin(middle, b, farMiddle, farB, from, mm);
}
