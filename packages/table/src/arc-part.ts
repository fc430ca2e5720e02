import { containsPoint } from './contains.ts';
import { nearest, pointToSegment, segmentToSegment } from './nearest.ts';
import { depthFromLeft, depthFromRight, inSector, missesCircle, type Sector } from './sector.ts';
import type { Circle, Measure, Segment, Shape } from './shape.ts';
import { closed, narrow, onBorder, type Span, type Stretches, stretchesInside } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Vec } from './vec.ts';

/**
 * The part of a shape that lies in a sector (or all of it), described by its border: straight pieces, four numbers
 * each, and for a circle its rim as far as it lies in the sector. A part may be no more than a point or a line where
 * the shape only touches the sector, and is measured all the same.
 */
export interface ArcPart {
  readonly shape: Shape;
  readonly sector: Sector | undefined;
  readonly straight: readonly number[];
}

const inPart = (part: ArcPart, x: number, y: number): boolean =>
  (part.sector === undefined || inSector(part.sector, x, y)) && containsPoint(part.shape, { x, y });

const onRim = (part: ArcPart, x: number, y: number): boolean =>
  part.sector === undefined || inSector(part.sector, x, y);

/** Adds to `straight` as much of a segment as lies in the sector. */
function addClipped(straight: number[], s: Sector, seg: Segment): void {
  const { a, b } = seg;
  const span: Span = { start: 0, end: 1 };
  if (!narrow(span, onBorder(depthFromLeft(s, a.x, a.y)), onBorder(depthFromLeft(s, b.x, b.y)))) return;
  if (!narrow(span, onBorder(depthFromRight(s, a.x, a.y)), onBorder(depthFromRight(s, b.x, b.y)))) return;
  addStretches(
    straight,
    seg,
    closed(span, seg, (x, y) => inSector(s, x, y)),
  );
}

function addStretches(straight: number[], seg: Segment, stretches: Stretches): void {
  const dx = seg.b.x - seg.a.x;
  const dy = seg.b.y - seg.a.y;
  for (const t of stretches) straight.push(seg.a.x + dx * t, seg.a.y + dy * t);
}

/** Adds the stretches of one edge of the sector that lie in the shape. */
function addEdge(straight: number[], apex: Vec, direction: Vec, s: Shape): void {
  const dx = s.cx - apex.x;
  const dy = s.cy - apex.y;
  const far = Math.sqrt(dx * dx + dy * dy) + s.radius + 1;
  const seg: Segment = { a: apex, b: { x: apex.x + direction.x * far, y: apex.y + direction.y * far } };
  addStretches(straight, seg, stretchesInside(seg, s));
}

export function wholeOf(s: Shape): ArcPart {
  const straight: number[] = [];
  if (s.kind === 'polygon') {
    let a = s.points[s.points.length - 1]!;
    for (const b of s.points) {
      straight.push(a.x, a.y, b.x, b.y);
      a = b;
    }
  }
  return { shape: s, sector: undefined, straight };
}

export function partOf(s: Shape, sector: Sector): ArcPart | undefined {
  if (missesCircle(sector, s)) return undefined;
  const straight: number[] = [];
  if (s.kind === 'polygon') {
    let a = s.points[s.points.length - 1]!;
    for (const b of s.points) {
      addClipped(straight, sector, { a, b });
      a = b;
    }
    if (straight.length === 0) return undefined;
  }
  addEdge(straight, sector.apex, sector.left, s);
  addEdge(straight, sector.apex, sector.right, s);
  if (straight.length === 0 && !inSector(sector, s.cx, s.cy)) return undefined;
  return { shape: s, sector, straight };
}

interface Best {
  square: number;
  fx: number;
  fy: number;
  tx: number;
  ty: number;
}

function offer(best: Best, fx: number, fy: number, tx: number, ty: number): void {
  const square = (tx - fx) * (tx - fx) + (ty - fy) * (ty - fy);
  if (square >= best.square) return;
  best.square = square;
  best.fx = fx;
  best.fy = fy;
  best.tx = tx;
  best.ty = ty;
}

const circlesMeet = (a: Shape, b: Shape): boolean => {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const reach = a.radius + b.radius + TOLERANCE;
  return dx * dx + dy * dy <= reach * reach;
};

/** Parts that meet without their straight pieces crossing: one holds a point of the other's border. */
function offerContained(best: Best, inner: ArcPart, outer: ArcPart): void {
  const { straight, shape } = inner;
  for (let i = 0; i < straight.length; i += 4) {
    const x = straight[i]!;
    const y = straight[i + 1]!;
    if (inPart(outer, x, y)) offer(best, x, y, x, y);
  }
  if (straight.length === 0 && inPart(outer, shape.cx, shape.cy)) offer(best, shape.cx, shape.cy, shape.cx, shape.cy);
}

function offerStraight(best: Best, f: readonly number[], t: readonly number[]): void {
  for (let i = 0; i < f.length; i += 4) {
    for (let j = 0; j < t.length; j += 4) {
      const square = segmentToSegment(f[i]!, f[i + 1]!, f[i + 2]!, f[i + 3]!, t[j]!, t[j + 1]!, t[j + 2]!, t[j + 3]!);
      if (square < best.square) offer(best, nearest[0]!, nearest[1]!, nearest[2]!, nearest[3]!);
    }
  }
}

/**
 * From the rim of a circle to straight pieces. Where the circle's own nearest point is not in its sector, the nearest
 * one of the part lies on the sector's edges, for both are convex; those are straight pieces and offered as such.
 */
function offerRim(best: Best, part: ArcPart, c: Circle, straight: readonly number[], rimFirst: boolean): void {
  for (let i = 0; i < straight.length; i += 4) {
    const a: Vec = { x: straight[i]!, y: straight[i + 1]! };
    const b: Vec = { x: straight[i + 2]!, y: straight[i + 3]! };
    const off = Math.sqrt(pointToSegment(c.cx, c.cy, a.x, a.y, b.x, b.y));
    const x = nearest[2]!;
    const y = nearest[3]!;
    if (off > c.radius) {
      const rx = c.cx + ((x - c.cx) * c.radius) / off;
      const ry = c.cy + ((y - c.cy) * c.radius) / off;
      if (!onRim(part, rx, ry)) continue;
      if (rimFirst) offer(best, rx, ry, x, y);
      else offer(best, x, y, rx, ry);
    } else {
      // The line enters the circle: where it goes through the rim inside the sector, the parts meet.
      for (const t of stretchesInside({ a, b }, c)) {
        const px = a.x + (b.x - a.x) * t;
        const py = a.y + (b.y - a.y) * t;
        if (onRim(part, px, py)) offer(best, px, py, px, py);
      }
    }
  }
}

function offerRims(best: Best, f: ArcPart, t: ArcPart, a: Circle, b: Circle): void {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const whole = Math.sqrt(dx * dx + dy * dy);
  if (whole >= a.radius + b.radius) {
    const fx = a.cx + (dx * a.radius) / whole;
    const fy = a.cy + (dy * a.radius) / whole;
    const tx = b.cx - (dx * b.radius) / whole;
    const ty = b.cy - (dy * b.radius) / whole;
    if (onRim(f, fx, fy) && onRim(t, tx, ty)) offer(best, fx, fy, tx, ty);
  } else if (whole > Math.abs(a.radius - b.radius)) {
    const along = (whole * whole + a.radius * a.radius - b.radius * b.radius) / (2 * whole);
    const across = Math.sqrt(Math.max(0, a.radius * a.radius - along * along));
    for (const side of [across, -across]) {
      const x = a.cx + (dx * along - dy * side) / whole;
      const y = a.cy + (dy * along + dx * side) / whole;
      if (onRim(f, x, y) && onRim(t, x, y)) offer(best, x, y, x, y);
    }
  }
}

/** The shortest line between two parts. */
export function measureParts(f: ArcPart, t: ArcPart): Measure {
  const best: Best = { square: Number.POSITIVE_INFINITY, fx: 0, fy: 0, tx: 0, ty: 0 };
  if (circlesMeet(f.shape, t.shape)) {
    offerContained(best, f, t);
    offerContained(best, t, f);
  }
  offerStraight(best, f.straight, t.straight);
  if (f.shape.kind === 'circle') offerRim(best, f, f.shape, t.straight, true);
  if (t.shape.kind === 'circle') offerRim(best, t, t.shape, f.straight, false);
  if (f.shape.kind === 'circle' && t.shape.kind === 'circle') offerRims(best, f, t, f.shape, t.shape);
  const { square, fx, fy, tx, ty } = best;
  if (square <= TOLERANCE * TOLERANCE) return { distance: 0, from: { x: fx, y: fy }, to: { x: fx, y: fy } };
  return { distance: Math.sqrt(square), from: { x: fx, y: fy }, to: { x: tx, y: ty } };
}
