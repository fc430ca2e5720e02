import {
  borderToBorder,
  convexToConvex,
  isEnclosed,
  nearest,
  pointToBorder,
  pointToSegment,
  segmentToBorder,
  segmentToSegment,
} from './nearest.ts';
import type { Prepared } from './polygon.ts';
import { rectangleToRectangle } from './rectangles.ts';
import type { Circle, Measure, Polygon, Segment, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

/** Whatever is no further apart than the tolerance is in contact, and contact is distance 0 exactly. */
const length = (gap: number): number => (gap <= TOLERANCE ? 0 : gap);
const lengthOfSquare = (square: number): number => (square <= TOLERANCE * TOLERANCE ? 0 : Math.sqrt(square));

const contactAt = (x: number, y: number): Measure => ({ distance: 0, from: { x, y }, to: { x, y } });

function measureFound(square: number): Measure {
  const distance = lengthOfSquare(square);
  if (distance === 0) return contactAt(nearest[0]!, nearest[1]!);
  return { distance, from: { x: nearest[0]!, y: nearest[1]! }, to: { x: nearest[2]!, y: nearest[3]! } };
}

const reversed = (m: Measure): Measure => ({ distance: m.distance, from: m.to, to: m.from });

/** The same line, but from or to the rim of a circle instead of its centre. */
function towards(px: number, py: number, qx: number, qy: number, by: number, whole: number): Vec {
  return { x: px + ((qx - px) * by) / whole, y: py + ((qy - py) * by) / whole };
}

function pointSquare(px: number, py: number, p: Polygon): number {
  return isEnclosed(px, py, p.points) ? 0 : pointToBorder(px, py, p.points);
}

function polygonSquare(a: Polygon, b: Polygon): number {
  const p = (a as Prepared).sides;
  const q = (b as Prepared).sides;
  if (p !== undefined && q !== undefined) return rectangleToRectangle(p, q, b.cx - a.cx, b.cy - a.cy);
  if (a.convex && b.convex) return convexToConvex(a.points, b.points);
  const a0 = a.points[0]!;
  const b0 = b.points[0]!;
  if (isEnclosed(a0.x, a0.y, b.points) || isEnclosed(b0.x, b0.y, a.points)) return 0;
  return borderToBorder(a, b);
}

/** How far apart two shapes are: 0 when they touch, overlap or one lies in the other. */
export function distance(a: Shape, b: Shape): number {
  if (a.kind === 'polygon') {
    if (b.kind === 'polygon') return lengthOfSquare(polygonSquare(a, b));
    return length(Math.sqrt(pointSquare(b.cx, b.cy, a)) - b.radius);
  }
  if (b.kind === 'polygon') return length(Math.sqrt(pointSquare(a.cx, a.cy, b)) - a.radius);
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  return length(Math.sqrt(dx * dx + dy * dy) - a.radius - b.radius);
}

/** Whether two polygons come this near to each other: quicker than their distance, since mostly their circles tell. */
export function comesWithin(a: Polygon, b: Polygon, mm: number): boolean {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const apart = dx * dx + dy * dy;
  const limit = mm + TOLERANCE; // like `band`
  const reach = limit + a.radius + b.radius;
  if (apart > reach * reach) return false;
  // Where one has no inner circle, or none that is known, the sum is no number and no comparison with it holds.
  const inner = mm + (a as Prepared).inner + (b as Prepared).inner;
  if (apart < inner * inner) return true;
  const [a0, b0] = [a.points[0]!, b.points[0]!];
  if (isEnclosed(a0.x, a0.y, b.points) || isEnclosed(b0.x, b0.y, a.points)) return true;
  return lengthOfSquare(borderToBorder(a, b, mm * mm)) <= limit;
}

export const distanceToPoint = (s: Shape, p: Vec): number => {
  if (s.kind === 'polygon') return lengthOfSquare(pointSquare(p.x, p.y, s));
  const dx = p.x - s.cx;
  const dy = p.y - s.cy;
  return length(Math.sqrt(dx * dx + dy * dy) - s.radius);
};

/** From a point to the nearest point of a shape: the point itself when it lies inside. */
export function measureFromPoint(p: Vec, s: Shape): Measure {
  if (s.kind === 'polygon') {
    if (isEnclosed(p.x, p.y, s.points)) return contactAt(p.x, p.y);
    return measureFound(pointToBorder(p.x, p.y, s.points));
  }
  const dx = p.x - s.cx;
  const dy = p.y - s.cy;
  const whole = Math.sqrt(dx * dx + dy * dy);
  const gap = length(whole - s.radius);
  if (gap === 0) return contactAt(p.x, p.y);
  return { distance: gap, from: { x: p.x, y: p.y }, to: towards(s.cx, s.cy, p.x, p.y, s.radius, whole) };
}

function measureCircleTo(a: Circle, b: Shape): Measure {
  const fromCentre = measureFromPoint({ x: a.cx, y: a.cy }, b);
  const { to } = fromCentre;
  const gap = length(fromCentre.distance - a.radius);
  if (gap === 0) return contactAt(to.x, to.y);
  return { distance: gap, from: towards(a.cx, a.cy, to.x, to.y, a.radius, fromCentre.distance), to };
}

function measurePolygons(a: Polygon, b: Polygon): Measure {
  const square = polygonSquare(a, b);
  if (lengthOfSquare(square) > 0) {
    if ((a as Prepared).sides && (b as Prepared).sides) convexToConvex(a.points, b.points); // the quick way leaves no points
    return measureFound(square);
  }
  // They meet: one holds a corner of the other, or else their borders cross and that crossing is a common point.
  const a0 = a.points[0]!;
  if (distanceToPoint(b, a0) === 0) return contactAt(a0.x, a0.y);
  const b0 = b.points[0]!;
  if (distanceToPoint(a, b0) === 0) return contactAt(b0.x, b0.y);
  borderToBorder(a, b);
  return contactAt(nearest[0]!, nearest[1]!);
}

/** The distance together with the two closest points; where the shapes meet, both are one common point. */
export function measure(a: Shape, b: Shape): Measure {
  if (a.kind === 'circle') return measureCircleTo(a, b);
  if (b.kind === 'circle') return reversed(measureCircleTo(b, a));
  return measurePolygons(a, b);
}

export const measureSegments = (s: Segment, t: Segment): Measure =>
  measureFound(segmentToSegment(s.a.x, s.a.y, s.b.x, s.b.y, t.a.x, t.a.y, t.b.x, t.b.y));

export const segmentDistance = (s: Segment, t: Segment): number =>
  lengthOfSquare(segmentToSegment(s.a.x, s.a.y, s.b.x, s.b.y, t.a.x, t.a.y, t.b.x, t.b.y));

/** From a segment to the nearest point of a shape. */
export function measureSegmentToShape(seg: Segment, s: Shape): Measure {
  const { a, b } = seg;
  if (s.kind === 'polygon') {
    if (isEnclosed(a.x, a.y, s.points)) return contactAt(a.x, a.y);
    return measureFound(segmentToBorder(a.x, a.y, b.x, b.y, s.points));
  }
  const whole = Math.sqrt(pointToSegment(s.cx, s.cy, a.x, a.y, b.x, b.y));
  const x = nearest[2]!;
  const y = nearest[3]!;
  const gap = length(whole - s.radius);
  if (gap === 0) return contactAt(x, y);
  return { distance: gap, from: { x, y }, to: towards(s.cx, s.cy, x, y, s.radius, whole) };
}

/**
 * The ruler's band, counted from 1, that a distance falls into: a line of the ruler belongs to the nearer band
 * (AR-REICHWEITE-UND-ENTFERNUNG-04, LE-REICHWEITE-06), contact is band 1, and beyond the last line is one more than
 * there are lines.
 */
export function band(distance: number, limits: readonly number[]): number {
  for (let i = 0; i < limits.length; i++) if (distance <= limits[i]! + TOLERANCE) return i + 1;
  return limits.length + 1;
}
