import { isEnclosed, pointToBorder, pointToSegment } from './nearest.ts';
import type { Circle, Polygon, Segment, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';

/** Where along a segment (0 at a, 1 at b) something begins and ends: pairs of numbers, ascending. */
export type Stretches = readonly number[];

const NONE: Stretches = [];

/** Depths that differ from a border by no more than the tolerance are on it. */
export const onBorder = (depth: number): number => (Math.abs(depth) <= TOLERANCE ? 0 : depth);

export interface Span {
  start: number;
  end: number;
}

/** Narrows a span to where a depth that runs evenly from `atA` to `atB` is not negative; false when it never is. */
export function narrow(span: Span, atA: number, atB: number): boolean {
  if (atA < 0) {
    if (atB < 0) return false;
    span.start = Math.max(span.start, atA / (atA - atB));
  } else if (atB < 0) {
    span.end = Math.min(span.end, atA / (atA - atB));
  }
  return true;
}

/** A span turned inside out is nothing, unless the segment passes an outer corner within the tolerance. */
export function closed(span: Span, seg: Segment, has: (x: number, y: number) => boolean): Stretches {
  const { start, end } = span;
  if (start <= end) return [start, end];
  const middle = (start + end) / 2;
  const { a, b } = seg;
  return has(a.x + (b.x - a.x) * middle, a.y + (b.y - a.y) * middle) ? [middle, middle] : NONE;
}

function stretchInConvex(seg: Segment, p: Polygon): Stretches {
  const { a, b } = seg;
  const span: Span = { start: 0, end: 1 };
  let c = p.points[p.points.length - 1]!;
  for (const d of p.points) {
    const ex = d.x - c.x;
    const ey = d.y - c.y;
    const edge = Math.sqrt(ex * ex + ey * ey);
    const atA = onBorder((ex * (a.y - c.y) - ey * (a.x - c.x)) / edge);
    const atB = onBorder((ex * (b.y - c.y) - ey * (b.x - c.x)) / edge);
    if (!narrow(span, atA, atB)) return NONE;
    c = d;
  }
  return closed(span, seg, (x, y) => pointToBorder(x, y, p.points) <= TOLERANCE * TOLERANCE);
}

/** Whether a segment gets deeper into a convex polygon than the tolerance. */
function goesDeepInConvex(seg: Segment, p: Polygon): boolean {
  const { a, b } = seg;
  const span: Span = { start: 0, end: 1 };
  let c = p.points[p.points.length - 1]!;
  for (const d of p.points) {
    const ex = d.x - c.x;
    const ey = d.y - c.y;
    const inset = TOLERANCE * Math.sqrt(ex * ex + ey * ey);
    const atA = ex * (a.y - c.y) - ey * (a.x - c.x) - inset;
    const atB = ex * (b.y - c.y) - ey * (b.x - c.x) - inset;
    if (!narrow(span, atA, atB) || span.start > span.end) return false;
    c = d;
  }
  return true;
}

function stretchInCircle(seg: Segment, c: Circle): Stretches {
  const dx = seg.b.x - seg.a.x;
  const dy = seg.b.y - seg.a.y;
  const whole = dx * dx + dy * dy;
  const nearestSquare = pointToSegment(c.cx, c.cy, seg.a.x, seg.a.y, seg.b.x, seg.b.y);
  if (Math.sqrt(nearestSquare) > c.radius + TOLERANCE) return NONE;
  if (whole === 0) return [0, 1];
  const middle = ((c.cx - seg.a.x) * dx + (c.cy - seg.a.y) * dy) / whole;
  const off = (c.cx - seg.a.x) * dy - (c.cy - seg.a.y) * dx;
  const half = Math.sqrt(Math.max(0, c.radius * c.radius - (off * off) / whole) / whole);
  const start = Math.min(1, Math.max(0, middle - half));
  return [start, Math.max(start, Math.min(1, middle + half))];
}

/** All places along a segment where it meets the border of a polygon, ascending, with both ends of the segment. */
function contacts(seg: Segment, p: Polygon): number[] {
  const { a, b } = seg;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const whole = dx * dx + dy * dy;
  const at = [0, 1];
  if (whole === 0) return at;
  let c = p.points[p.points.length - 1]!;
  let cSide = dx * (c.y - a.y) - dy * (c.x - a.x);
  for (const d of p.points) {
    const dSide = dx * (d.y - a.y) - dy * (d.x - a.x);
    if ((cSide < 0 && dSide > 0) || (cSide > 0 && dSide < 0)) {
      const t = cSide / (cSide - dSide);
      at.push(((c.x + (d.x - c.x) * t - a.x) * dx + (c.y + (d.y - c.y) * t - a.y) * dy) / whole);
    }
    if (dSide * dSide <= TOLERANCE * TOLERANCE * whole) at.push(((d.x - a.x) * dx + (d.y - a.y) * dy) / whole);
    c = d;
    cSide = dSide;
  }
  return at.filter((t) => t >= 0 && t <= 1).sort((s, t) => s - t);
}

/** How deep the point at a place of the segment lies in a polygon; negative outside. */
function depthAt(place: number, seg: Segment, p: Polygon): number {
  const x = seg.a.x + (seg.b.x - seg.a.x) * place;
  const y = seg.a.y + (seg.b.y - seg.a.y) * place;
  const off = Math.sqrt(pointToBorder(x, y, p.points));
  return isEnclosed(x, y, p.points) ? off : -off;
}

/** Between two neighbouring contacts a segment is either inside or outside: its middle tells. */
function stretchesInConcave(seg: Segment, p: Polygon): Stretches {
  const inside: number[] = [];
  const add = (start: number, end: number): void => {
    if (inside[inside.length - 1] === start) inside[inside.length - 1] = end;
    else inside.push(start, end);
  };
  const at = contacts(seg, p);
  for (let i = 0; i < at.length; i++) {
    const start = at[i]!;
    const end = at[i + 1];
    if (depthAt(start, seg, p) >= -TOLERANCE) add(start, start);
    if (end !== undefined && depthAt((start + end) / 2, seg, p) >= -TOLERANCE) add(start, end);
  }
  return inside;
}

function goesDeepInConcave(seg: Segment, p: Polygon): boolean {
  const at = contacts(seg, p);
  for (let i = 1; i < at.length; i++) if (depthAt((at[i - 1]! + at[i]!) / 2, seg, p) > TOLERANCE) return true;
  return false;
}

/** The stretches of a segment that lie in a shape, border included. */
export function stretchesInside(seg: Segment, s: Shape): Stretches {
  if (s.kind === 'circle') return stretchInCircle(seg, s);
  return s.convex ? stretchInConvex(seg, s) : stretchesInConcave(seg, s);
}

/** Whether some point of the segment lies deeper in the polygon than the tolerance. */
export const goesDeep = (seg: Segment, p: Polygon): boolean =>
  p.convex ? goesDeepInConvex(seg, p) : goesDeepInConcave(seg, p);
