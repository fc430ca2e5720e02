import type { Polygon } from '../../shape.ts';
import { TOLERANCE } from '../../tolerance.ts';
import { cross, type Vec } from '../../vec.ts';

/** Least and most. */
export type Span = readonly [number, number];
/** How far a piece is slid along each of two directions. */
export type Slides = readonly [number, number];

/** Two directions, of which each leads somewhere else, and how far one may go along them. */
export interface Plane {
  readonly u: Vec;
  readonly v: Vec;
  readonly spanU: Span;
  readonly spanV: Span;
}

/** A stretch of contacts, in the two slides: from one corner-to-corner contact to the next. */
interface Border {
  readonly a: Slides;
  readonly b: Slides;
}

/** How far along u and along v a way over the table leads. */
const inSlides = ({ u, v }: Plane, x: number, y: number): Slides => {
  const turn = cross(u, v);
  return [(x * v.y - y * v.x) / turn, (u.x * y - u.y * x) / turn];
};

/**
 * Adds the contacts of corners with edges. A corner can only rest on an edge when both its neighbours lie on the outer
 * side of it; `sign` is -1 when it is the edges that slide.
 */
function addBorders(plane: Plane, corners: Polygon, edges: Polygon, sign: 1 | -1, borders: Border[]): void {
  let a = edges.points[edges.points.length - 1]!;
  for (const b of edges.points) {
    const nx = b.y - a.y;
    const ny = a.x - b.x;
    const slack = -TOLERANCE * Math.sqrt(nx * nx + ny * ny);
    const { points } = corners;
    for (let i = 0; i < points.length; i += 1) {
      const p = points[i]!;
      const before = points[(i + points.length - 1) % points.length]!;
      const after = points[(i + 1) % points.length]!;
      const rests =
        (before.x - p.x) * nx + (before.y - p.y) * ny >= slack && (after.x - p.x) * nx + (after.y - p.y) * ny >= slack;
      if (rests)
        borders.push({
          a: inSlides(plane, sign * (a.x - p.x), sign * (a.y - p.y)),
          b: inSlides(plane, sign * (b.x - p.x), sign * (b.y - p.y)),
        });
    }
    a = b;
  }
}

/** Cuts a border down to the slides that are allowed; nothing where it lies outside all of them. */
function within({ spanU, spanV }: Plane, { a, b }: Border): Border | undefined {
  let from = 0;
  let to = 1;
  for (const [i, [least, most]] of [spanU, spanV].entries()) {
    const start = a[i]!;
    const by = b[i]! - start;
    if (by === 0) {
      if (start < least || start > most) return undefined;
      continue;
    }
    const [enter, leave] = [(least - start) / by, (most - start) / by];
    from = Math.max(from, Math.min(enter, leave));
    to = Math.min(to, Math.max(enter, leave));
  }
  if (from > to) return undefined;
  const clamped = (x: number, [least, most]: Span): number => Math.min(most, Math.max(least, x));
  const at = (t: number): Slides => [
    clamped(a[0] + (b[0] - a[0]) * t, spanU),
    clamped(a[1] + (b[1] - a[1]) * t, spanV),
  ];
  return { a: at(from), b: at(to) };
}

function crossing(p: Border, q: Border): Slides | undefined {
  const [px, py] = [p.b[0] - p.a[0], p.b[1] - p.a[1]];
  const [qx, qy] = [q.b[0] - q.a[0], q.b[1] - q.a[1]];
  const turn = px * qy - py * qx;
  if (turn === 0) return undefined;
  const [dx, dy] = [q.a[0] - p.a[0], q.a[1] - p.a[1]];
  const t = (dx * qy - dy * qx) / turn;
  const s = (dx * py - dy * px) / turn;
  return t >= 0 && t <= 1 && s >= 0 && s <= 1 ? [p.a[0] + px * t, p.a[1] + py * t] : undefined;
}

/**
 * Where a piece that slides in two directions at once might just fit: the corners of everything that is free. What is
 * free is bounded by contacts and by the ends of the slides, so if any place at all is free, one of these is; whoever
 * asks tries them. `limits` are further bounds, each a span for one direction of the table (the edges of the play area).
 */
export function cornersOfFreeSlides(
  parts: readonly Polygon[],
  plane: Plane,
  blockers: readonly Polygon[],
  limits: readonly { readonly along: Vec; readonly span: Span }[],
): readonly Slides[] {
  const all: Border[] = [];
  for (const part of parts)
    for (const blocker of blockers) {
      addBorders(plane, part, blocker, 1, all);
      addBorders(plane, blocker, part, -1, all);
    }
  const { spanU, spanV } = plane;
  for (const { along, span } of limits) addLimit(plane, along, span, all);
  const frame = spanU.flatMap((s) => spanV.map((t): Slides => [s, t]));
  // From left to right, so that each meets only those that begin before it ends.
  const borders = all.flatMap((border) => within(plane, border) ?? []).sort((p, q) => leftOf(p) - leftOf(q));
  const out: Slides[] = [...frame];
  for (let i = 0; i < borders.length; i += 1) {
    const one = borders[i]!;
    out.push(one.a, one.b);
    const right = Math.max(one.a[0], one.b[0]);
    for (let k = i + 1; k < borders.length && leftOf(borders[k]!) <= right; k += 1) {
      const place = crossing(one, borders[k]!);
      if (place !== undefined) out.push(place);
    }
  }
  return out;
}

const leftOf = ({ a, b }: Border): number => Math.min(a[0], b[0]);

/** A line across all slides: those that bring the piece exactly to one end of a span along a direction of the table. */
function addLimit({ u, v, spanU, spanV }: Plane, along: Vec, span: Span, borders: Border[]): void {
  const [perU, perV] = [u.x * along.x + u.y * along.y, v.x * along.x + v.y * along.y];
  for (const end of span) {
    if (Math.abs(perV) >= Math.abs(perU)) {
      const at = (s: number): Slides => [s, (end - perU * s) / perV];
      borders.push({ a: at(spanU[0]), b: at(spanU[1]) });
    } else {
      const at = (t: number): Slides => [(end - perV * t) / perU, t];
      borders.push({ a: at(spanV[0]), b: at(spanV[1]) });
    }
  }
}
