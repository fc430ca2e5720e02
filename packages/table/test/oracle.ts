import flatten from '@flatten-js/core';
import type { Arc, Circle, Polygon, Segment, Shape, Vec } from '../src/index.ts';

/*
 * An independent geometry library as the judge. It measures borders only and knows no "inside is distance 0", so that
 * is put together here from its own parts. Its tolerance is 1e-6 as well.
 */

const { Arc: FArc, BooleanOperations, Circle: FCircle, Point, Polygon: FPolygon, Segment: FSegment } = flatten;

export const asPoint = (v: Vec) => new Point(v.x, v.y);
export const asSegment = (s: Segment) => new FSegment(asPoint(s.a), asPoint(s.b));
export const asPolygon = (p: Polygon) => new FPolygon(p.points.map(asPoint));
export const asCircle = (c: Circle) => new FCircle(new Point(c.cx, c.cy), c.radius);

/** A circle as a polygon with two curved edges, for the library's cutting. */
export function asArea(s: Shape): flatten.Polygon {
  if (s.kind === 'polygon') return asPolygon(s);
  const disc = new FPolygon();
  const centre = new Point(s.cx, s.cy);
  disc.addFace([new FArc(centre, s.radius, 0, Math.PI, true), new FArc(centre, s.radius, Math.PI, 2 * Math.PI, true)]);
  return disc;
}

const centreOf = (c: Circle) => new Point(c.cx, c.cy);

export function pointDistance(s: Shape, v: Vec): number {
  if (s.kind === 'circle') return Math.max(0, asPoint(v).distanceTo(centreOf(s))[0] - s.radius);
  const p = asPolygon(s);
  return p.contains(asPoint(v)) ? 0 : asPoint(v).distanceTo(p)[0];
}

export function segmentDistanceTo(seg: Segment, s: Shape): number {
  if (s.kind === 'circle') return Math.max(0, asSegment(seg).distanceTo(centreOf(s))[0] - s.radius);
  return pointDistance(s, seg.a) === 0 ? 0 : asSegment(seg).distanceTo(asPolygon(s))[0];
}

export function shapeDistance(a: Shape, b: Shape): number {
  if (a.kind === 'circle' && b.kind === 'circle')
    return Math.max(0, centreOf(a).distanceTo(centreOf(b))[0] - a.radius - b.radius);
  if (a.kind === 'circle') return Math.max(0, pointDistance(b, { x: a.cx, y: a.cy }) - a.radius);
  if (b.kind === 'circle') return shapeDistance(b, a);
  if (pointDistance(b, a.points[0]!) === 0 || pointDistance(a, b.points[0]!) === 0) return 0;
  return asPolygon(a).distanceTo(asPolygon(b))[0];
}

export const sharedArea = (a: flatten.Polygon, b: flatten.Polygon): number => BooleanOperations.intersect(a, b).area();

/** The arc as a huge polygon: its apex, its two edges, and far corners between them. */
function asWedge(arc: Arc): flatten.Polygon {
  const far = 10_000;
  const from = Math.atan2(arc.right.y, arc.right.x);
  let span = Math.atan2(arc.left.y, arc.left.x) - from;
  while (span <= 0) span += 2 * Math.PI;
  const steps = 3;
  const corners = [asPoint(arc.apex)];
  for (let i = 0; i <= steps; i++) {
    const angle = from + (span * i) / steps;
    corners.push(new Point(arc.apex.x + far * Math.cos(angle), arc.apex.y + far * Math.sin(angle)));
  }
  return new FPolygon(corners);
}

/** The part of a shape in an arc, as flatten-js cuts it out: areas only, a mere touch is nothing to it. */
export const cut = (s: Shape, arc: Arc): flatten.Polygon => BooleanOperations.intersect(asArea(s), asWedge(arc));

/**
 * Between two areas, which may consist of several pieces; nothing where one of them is empty. They are turned by an odd
 * angle first: the library's `contains` (1.6.14) takes an outer point for an inner one when its level line touches a
 * curved edge at that edge's end, such as (0, 0) for the disc about (10, 10) of radius 10 cut off at (10, 0).
 */
export function areaDistance(p: flatten.Polygon, q: flatten.Polygon): number | undefined {
  if (p.isEmpty() || q.isEmpty()) return undefined;
  const a = p.rotate(1);
  const b = q.rotate(1);
  // One corner of each piece is enough: where borders cross, the distance is 0 anyway.
  const holds = (outer: flatten.Polygon, inner: flatten.Polygon): boolean =>
    [...inner.faces].some((face: flatten.Face) => outer.contains(face.first.start));
  return holds(a, b) || holds(b, a) ? 0 : a.distanceTo(b)[0];
}

/** Without any library, point by point: for questions that are asked by the thousand. */
export function plainDistance(s: Shape, v: Vec): number {
  if (s.kind === 'circle') return Math.max(0, Math.hypot(v.x - s.cx, v.y - s.cy) - s.radius);
  return isInside(s, v) ? 0 : borderDistance(s, v);
}

/** How deep a point lies in a shape; 0 or less outside. */
export const depthIn = (s: Shape, v: Vec): number => {
  if (s.kind === 'circle') return s.radius - Math.hypot(v.x - s.cx, v.y - s.cy);
  return isInside(s, v) ? borderDistance(s, v) : 0;
};

/** Points on the edges of an arc that lie in a shape: every centimetre, and where its corners fall on the edge. */
export function pointsOnEdges(s: Shape, arc: Arc): readonly Vec[] {
  const found: Vec[] = [];
  const corners = s.kind === 'polygon' ? s.points : [{ x: s.cx, y: s.cy }];
  for (const d of [arc.left, arc.right]) {
    const x = d.x / Math.hypot(d.x, d.y);
    const y = d.y / Math.hypot(d.x, d.y);
    const places = corners.map((v) => (v.x - arc.apex.x) * x + (v.y - arc.apex.y) * y);
    for (let r = 0; r <= 200; r += 10) places.push(r);
    for (const r of places) {
      const v = { x: arc.apex.x + x * r, y: arc.apex.y + y * r };
      if (r >= 0 && plainDistance(s, v) < 1e-7) found.push(v);
    }
  }
  return found;
}

/** Winding-free inside test by summed angles, independent of both sides: only for points well off the border. */
export function isInside(p: Polygon, v: Vec): boolean {
  let turn = 0;
  p.points.forEach((a, i) => {
    const b = p.points[(i + 1) % p.points.length]!;
    turn += Math.atan2(
      (a.x - v.x) * (b.y - v.y) - (a.y - v.y) * (b.x - v.x),
      (a.x - v.x) * (b.x - v.x) + (a.y - v.y) * (b.y - v.y),
    );
  });
  return Math.abs(turn) > 1;
}

/** A point well inside both, looked for on a fine grid: the referee where the library and we disagree. */
export function commonInterior(a: Polygon, b: Polygon, depth: number): Vec | undefined {
  const minX = Math.max(a.cx - a.radius, b.cx - b.radius);
  const maxX = Math.min(a.cx + a.radius, b.cx + b.radius);
  const minY = Math.max(a.cy - a.radius, b.cy - b.radius);
  const maxY = Math.min(a.cy + a.radius, b.cy + b.radius);
  const steps = 120;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const v = { x: minX + ((maxX - minX) * i) / steps, y: minY + ((maxY - minY) * j) / steps };
      if (isInside(a, v) && isInside(b, v) && borderDistance(a, v) > depth && borderDistance(b, v) > depth) return v;
    }
  }
  return undefined;
}

export function borderDistance(p: Polygon, v: Vec): number {
  let best = Number.POSITIVE_INFINITY;
  p.points.forEach((a, i) => {
    const b = p.points[(i + 1) % p.points.length]!;
    const t = ((v.x - a.x) * (b.x - a.x) + (v.y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const k = Math.min(1, Math.max(0, t));
    best = Math.min(best, Math.hypot(v.x - a.x - (b.x - a.x) * k, v.y - a.y - (b.y - a.y) * k));
  });
  return best;
}
