import { type ArcPart, measureParts, partOf, wholeOf } from './arc-part.ts';
import { clipByLine } from './clip.ts';
import { measure } from './distance.ts';
import { polygonIfSolid, rectangle } from './polygon.ts';
import { moved, type Pose, toTable } from './pose.ts';
import { depthFromLeft, depthFromRight, holdsCircle, type Sector, sectorsOf } from './sector.ts';
import type { Arc, Measure, Polygon, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import { cross, length, sub, unit, type Vec } from './vec.ts';

/** An arc of a piece, from the directions of its two edges in the piece's own frame (x right, y forward). */
export function arcAt(p: Pose, leftX: number, leftY: number, rightX: number, rightY: number): Arc {
  const spansNothing = leftX * rightY - leftY * rightX === 0 && leftX * rightX + leftY * rightY >= 0;
  if (spansNothing) throw new RangeError('the two edges of an arc must point in different directions');
  const turn: Pose = { x: 0, y: 0, hx: p.hx, hy: p.hy };
  return { apex: { x: p.x, y: p.y }, left: toTable(turn, leftX, leftY), right: toTable(turn, rightX, rightY) };
}

/** Whether a point lies in the arc; its edges belong to it (AR-FEUERWINKEL-03). */
export function inArc(arc: Arc, point: Vec): boolean {
  const { left, right } = arc;
  const d = sub(point, arc.apex);
  const pastLeft = cross(d, left) >= -TOLERANCE * length(left);
  const beforeRight = cross(right, d) >= -TOLERANCE * length(right);
  return cross(left, right) <= 0 ? pastLeft && beforeRight : pastLeft || beforeRight;
}

const partsIn = (sectors: readonly Sector[], s: Shape): readonly ArcPart[] =>
  sectors.flatMap((sector) => partOf(s, sector) ?? []);

/** Whether any part of the shape lies in the arc (XW-FEUERWINKEL-03, AR-ABMESSUNG-VON-FEUERWINKEL-02). */
export const shapeInArc = (arc: Arc, s: Shape): boolean =>
  sectorsOf(arc).some((sector) => partOf(s, sector) !== undefined);

/** A quick look at the circle around a shape: whether it keeps clear of the arc without any doubt. */
export function missesArc({ apex, left, right }: Arc, { cx, cy, radius }: Circular): boolean {
  const d: Vec = { x: cx - apex.x, y: cy - apex.y };
  const beforeLeft = cross(d, left) < -(radius + DOUBT) * length(left);
  const pastRight = cross(right, d) < -(radius + DOUBT) * length(right);
  return cross(left, right) <= 0 ? beforeLeft || pastRight : beforeLeft && pastRight;
}
type Circular = Pick<Shape, 'cx' | 'cy' | 'radius'>;
/** Far more than any rounding, in millimetres. */
const DOUBT = 0.1;

/** The parts of a polygon inside an arc. An arc wider than 180 degrees is cut along the straight back of its left edge. */
export function clipToArc(arc: Arc, p: Polygon): readonly Polygon[] {
  return sectorsOf(arc).flatMap((s) =>
    clipByLine(p.points, s.left, (v) => depthFromLeft(s, v.x, v.y))
      .flatMap((ring) => clipByLine(ring, s.right, (v) => depthFromRight(s, v.x, v.y)))
      .flatMap((ring) => polygonIfSolid(ring) ?? []),
  );
}

/** The parts of a polygon inside a convex one. */
export function clipToConvex(frame: Polygon, p: Polygon): readonly Polygon[] {
  let rings: readonly (readonly Vec[])[] = [p.points];
  let a = frame.points[frame.points.length - 1]!;
  for (const b of frame.points) {
    const from = a;
    const along = unit(sub(b, a));
    rings = rings.flatMap((ring) => clipByLine(ring, along, (v) => cross(along, sub(v, from))));
    a = b;
  }
  return rings.flatMap((ring) => polygonIfSolid(ring) ?? []);
}

function nearestPair(from: readonly ArcPart[], to: readonly ArcPart[]): Measure | undefined {
  let best: Measure | undefined;
  for (const f of from) {
    for (const t of to) {
      const m = measureParts(f, t);
      if (best === undefined || m.distance < best.distance) best = m;
    }
  }
  return best;
}

/**
 * The shortest line from a shape to that part of the target that lies in the arc; nothing if no part does
 * (XW-REICHWEITE-04, AR-ABMESSUNG-VON-FEUERWINKEL-06).
 */
export function measureInArc(from: Shape, arc: Arc, target: Shape): Measure | undefined {
  const sectors = sectorsOf(arc);
  if (sectors.some((sector) => holdsCircle(sector, target))) return measure(from, target);
  const parts = partsIn(sectors, target);
  return parts.length === 0 ? undefined : nearestPair([wholeOf(from)], parts);
}

/** The same with the measuring end limited to an arc of its own. */
export const measureArcToArc = (from: Shape, fromArc: Arc, target: Shape, targetArc: Arc): Measure | undefined =>
  nearestPair(partsIn(sectorsOf(fromArc), from), partsIn(sectorsOf(targetArc), target));

/**
 * A strip of constant width straight ahead of a pose, beginning `fromForward` in front of it. It ends after `reach`:
 * longer than the table is as good as endless, and as a polygon it can be measured and overlapped like any other.
 */
export const strip = (p: Pose, halfWidth: number, fromForward: number, reach: number): Polygon =>
  rectangle(moved(p, 0, fromForward + reach / 2), halfWidth, reach / 2);
