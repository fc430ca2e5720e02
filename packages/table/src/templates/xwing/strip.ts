import { containsPoint } from '../../contains.ts';
import { overlaps } from '../../overlap.ts';
import { polygon, rectangle } from '../../polygon.ts';
import { moved, type Pose, toPiece, toTable, turned } from '../../pose.ts';
import type { Polygon, Shape } from '../../shape.ts';
import { TOLERANCE } from '../../tolerance.ts';
import { cosDegrees, sinDegrees } from '../../trig.ts';
import type { Vec } from '../../vec.ts';
import type { FlightPath } from './path.ts';
import { TEMPLATE_WIDTH } from './template.ts';

/** A template, or the piece of it that counts, as it lies on the table: a rectangle or a piece of a ring. */
export type Strip = {
  /** The middle of its first edge, looking along it. */
  readonly from: Pose;
  readonly length: number;
  readonly halfWidth: number;
  /** Radius of the middle and angle of a curve; 0 and 0 for a straight strip. */
  readonly radius: number;
  readonly degrees: number;
  readonly side: 'left' | 'right' | 'none';
};

function piece(path: FlightPath, start: Pose, length: number): Strip {
  const { side } = path.template;
  // Going astern the template points away from the rear edge, and what the ship calls right is the left of it.
  const seen = side === 'none' || !path.astern ? side : side === 'left' ? 'right' : 'left';
  return {
    from: path.astern ? turned(moved(start, 0, -path.half), 180) : moved(start, 0, path.half),
    length,
    halfWidth: TEMPLATE_WIDTH / 2,
    radius: path.radius,
    degrees: path.radius === 0 ? 0 : (length / path.radius) * (180 / Math.PI),
    side: seen,
  };
}

export const laidTemplate = (path: FlightPath, start: Pose): Strip => piece(path, start, path.length - 2 * path.half);

/**
 * The piece between the base at its start and the base at `s`, all that counts for obstacles and bombs when a ship
 * was moved back. Nothing lies between them as long as the bases overlap. XW-BOMBEN-15
 */
export function flownTemplate(path: FlightPath, start: Pose, s: number): Strip | undefined {
  const length = Math.min(s, path.length) - 2 * path.half;
  return length > 2 * TOLERANCE ? piece(path, start, length) : undefined;
}

/** How far a drawn curve may stray from the true one; a whole template then has 38 to 56 corners on each side. */
const CURVE_DEVIATION = 0.01;

/** The outline to draw. Curves become chords; to decide anything ask `stripOverlaps`, which knows the true ring. */
export function stripOutline(strip: Strip): Polygon {
  const { from, length, halfWidth, radius, degrees } = strip;
  if (radius === 0) return rectangle(moved(from, 0, length / 2), halfWidth, length / 2);
  const across = strip.side === 'left' ? -1 : 1;
  const widest = Math.sqrt((8 * CURVE_DEVIATION) / (radius + halfWidth)) * (180 / Math.PI);
  const steps = Math.ceil(degrees / widest);
  const outer: Vec[] = [];
  const inner: Vec[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const sin = sinDegrees((degrees * i) / steps);
    const cos = cosDegrees((degrees * i) / steps);
    const far = radius + halfWidth;
    const near = radius - halfWidth;
    outer.push(toTable(from, across * (radius - far * cos), far * sin));
    inner.push(toTable(from, across * (radius - near * cos), near * sin));
  }
  return polygon([...outer, ...inner.reverse()]);
}

/** What a curved strip is bounded by: two straight ends and two arcs about one centre. */
export function ringOf({ from, halfWidth, radius, degrees, side }: Strip): {
  readonly centre: Vec;
  readonly radii: readonly [number, number];
  readonly ends: readonly (readonly [Vec, Vec])[];
} {
  const across = side === 'left' ? -1 : 1;
  const radii = [radius - halfWidth, radius + halfWidth] as const;
  const endAt = (angle: number): readonly [Vec, Vec] => {
    const [sin, cos] = [sinDegrees(angle), cosDegrees(angle)];
    const at = (r: number): Vec => toTable(from, across * (radius - r * cos), r * sin);
    return [at(radii[0]), at(radii[1])];
  };
  return { centre: toTable(from, across * radius, 0), radii, ends: [endAt(0), endAt(degrees)] };
}

/** A curved strip from its centre: `u` runs along its first edge outwards, `v` in the direction of its start. */
interface Ring {
  readonly near: number;
  readonly far: number;
  readonly sin: number;
  readonly cos: number;
}

/** Whether a segment from (pu, pv) to (qu, qv), cut down to the wedge of the ring, gets between its two arcs. */
function edgeMeetsRing(ring: Ring, pu: number, pv: number, qu: number, qv: number): boolean {
  const { sin, cos } = ring;
  // How deep the ends are on the inner side of the two straight ends of the ring.
  const pFirst = pv - TOLERANCE;
  const qFirst = qv - TOLERANCE;
  const pLast = pu * sin - pv * cos - TOLERANCE;
  const qLast = qu * sin - qv * cos - TOLERANCE;
  if ((pFirst < 0 && qFirst < 0) || (pLast < 0 && qLast < 0)) return false;
  let from = 0;
  let to = 1;
  if (pFirst < 0) from = pFirst / (pFirst - qFirst);
  else if (qFirst < 0) to = pFirst / (pFirst - qFirst);
  if (pLast < 0) from = Math.max(from, pLast / (pLast - qLast));
  else if (qLast < 0) to = Math.min(to, pLast / (pLast - qLast));
  if (from > to) return false;

  const du = qu - pu;
  const dv = qv - pv;
  const away = (t: number): number => {
    const u = pu + t * du;
    const v = pv + t * dv;
    return u * u + v * v;
  };
  const nearest = Math.min(to, Math.max(from, -(pu * du + pv * dv) / (du * du + dv * dv)));
  const within = ring.far - TOLERANCE;
  const beyond = ring.near + TOLERANCE;
  return away(nearest) < within * within && Math.max(away(from), away(to)) > beyond * beyond;
}

function distanceToRing(ring: Ring, u: number, v: number): number {
  const { near, far, sin, cos } = ring;
  if (v >= 0 && u * sin - v * cos >= 0) {
    const away = Math.sqrt(u * u + v * v);
    return Math.max(0, near - away, away - far);
  }
  // Outside the wedge one of the two straight ends is nearest.
  const toEnd = (along: number, aside: number): number => {
    const past = along - Math.min(far, Math.max(near, along));
    return Math.sqrt(past * past + aside * aside);
  };
  return Math.min(toEnd(u, v), toEnd(u * cos + v * sin, u * sin - v * cos));
}

/** Whether a template lies over something, by more than a touch; exact for curves too. XW-HINDURCHBEWEGEN-01 */
export function stripOverlaps(strip: Strip, shape: Shape): boolean {
  const { from, length, halfWidth, radius, degrees } = strip;
  const dx = shape.cx - from.x;
  const dy = shape.cy - from.y;
  const reach = length + halfWidth + shape.radius;
  if (dx * dx + dy * dy >= reach * reach) return false; // curved or not, it ends before
  if (radius === 0) return overlaps(stripOutline(strip), shape);
  const across = strip.side === 'left' ? -1 : 1;
  const sin = sinDegrees(degrees);
  const cos = cosDegrees(degrees);
  const ring: Ring = { near: radius - halfWidth, far: radius + halfWidth, sin, cos };
  const centre = toPiece(from, { x: shape.cx, y: shape.cy });
  if (distanceToRing(ring, radius - across * centre.x, centre.y) >= shape.radius - TOLERANCE) return false;
  if (shape.kind === 'circle') return true;

  let p = toPiece(from, shape.points[shape.points.length - 1]!);
  for (const corner of shape.points) {
    const q = toPiece(from, corner);
    if (edgeMeetsRing(ring, radius - across * p.x, p.y, radius - across * q.x, q.y)) return true;
    p = q;
  }
  // No edge enters the ring: either it lies inside the shape as a whole or not at all.
  const middle = radius / Math.sqrt((1 + cos) * (1 + cos) + sin * sin);
  return containsPoint(shape, toTable(from, across * (radius - middle * (1 + cos)), middle * sin));
}
