import { distanceBetween, type Shape, unit, type Vec } from '@holotisch/table';

/**
 * Where the middle of a disc may lie that touches a shape: straight along its edges, and round about its corners. A
 * curved piece spans a quarter at most, so that along it the sine of the angle only grows.
 */
export type RimPiece = StraightPiece | RoundPiece;
/** The circle over a piece from end to end, which holds all of it: most pieces are nowhere near each other. */
interface Circled {
  readonly cx: number;
  readonly cy: number;
  readonly reach: number;
}
interface StraightPiece extends Circled {
  readonly kind: 'straight';
  readonly from: Vec;
  readonly to: Vec;
}
interface RoundPiece extends Circled {
  readonly kind: 'round';
  readonly centre: Vec;
  readonly radius: number;
  /** Unit directions from the centre, counter-clockwise from the first to the second. */
  readonly first: Vec;
  readonly last: Vec;
}

export const straight = (from: Vec, to: Vec): StraightPiece => ({
  kind: 'straight',
  from,
  to,
  cx: (from.x + to.x) / 2,
  cy: (from.y + to.y) / 2,
  reach: distanceBetween(from, to) / 2,
});
const round = (centre: Vec, radius: number, first: Vec, last: Vec): RoundPiece => ({
  kind: 'round',
  centre,
  radius,
  first,
  last,
  cx: centre.x + ((first.x + last.x) * radius) / 2,
  cy: centre.y + ((first.y + last.y) * radius) / 2,
  reach: (distanceBetween(first, last) * radius) / 2,
});

const QUARTERS: readonly Vec[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
const out = (centre: Vec, d: Vec, by: number): Vec => ({ x: centre.x + d.x * by, y: centre.y + d.y * by });

/** All round a shape, at a distance. Inner corners have no piece: no disc gets there. */
export function rimOf(shape: Shape, radius: number): readonly RimPiece[] {
  if (shape.kind === 'circle') {
    const centre: Vec = { x: shape.cx, y: shape.cy };
    return QUARTERS.map((first, i) => round(centre, shape.radius + radius, first, QUARTERS[(i + 1) % 4]!));
  }
  const corners = shape.points;
  const count = corners.length;
  const normals = corners.map((p, i) => {
    const q = corners[(i + 1) % count]!;
    return unit({ x: q.y - p.y, y: p.x - q.x });
  });
  return corners.flatMap((corner, i) => {
    const before = normals[(i + count - 1) % count]!;
    const after = normals[i]!;
    const next = corners[(i + 1) % count]!;
    const edge = straight(out(corner, after, radius), out(next, after, radius));
    const bends = before.x * after.y - before.y * after.x;
    return bends > 0 ? [...roundCorner(corner, radius, before, after), edge] : [edge];
  });
}

function roundCorner(centre: Vec, radius: number, first: Vec, last: Vec): readonly RimPiece[] {
  if (first.x * last.x + first.y * last.y >= 0) return [round(centre, radius, first, last)];
  const middle = unit({ x: first.x + last.x, y: first.y + last.y });
  return [round(centre, radius, first, middle), round(centre, radius, middle, last)];
}

/** The place of a piece for a number from 0 to 1. For a curved one it is no even measure, only a growing one. */
export function placeAt(piece: RimPiece, t: number): Vec {
  if (piece.kind === 'straight') {
    const { from, to } = piece;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  }
  const { first, last } = piece;
  const d = unit({ x: first.x + (last.x - first.x) * t, y: first.y + (last.y - first.y) * t });
  return out(piece.centre, d, piece.radius);
}

export function lengthOf(piece: RimPiece): number {
  return piece.kind === 'straight'
    ? distanceBetween(piece.from, piece.to)
    : distanceBetween(piece.first, piece.last) * piece.radius;
}

/** The number of the place that lies in a direction from the centre; nothing outside of the piece. */
function towards({ first, last }: RoundPiece, d: Vec): number | undefined {
  const pastFirst = first.x * d.y - first.y * d.x;
  const beforeLast = d.x * last.y - d.y * last.x;
  return pastFirst >= 0 && beforeLast >= 0 ? pastFirst / (pastFirst + beforeLast) : undefined;
}

/** More than any rounding, and than the hair by which `isOn` is generous. */
const SLACK = 0.01;
/** Adds the numbers of the places where a piece meets another one; a mere touch along the way does not matter. */
export function addMeetings(numbers: number[], piece: RimPiece, other: RimPiece): void {
  const apart = distanceBetween({ x: piece.cx, y: piece.cy }, { x: other.cx, y: other.cy });
  if (apart > piece.reach + other.reach + SLACK) return;
  for (const p of pointsOf(piece, other)) {
    if (!isOn(other, p)) continue;
    const t = numberOf(piece, p);
    if (t !== undefined) numbers.push(t);
  }
}

const NEAR = 1e-9;
function numberOf(piece: RimPiece, p: Vec): number | undefined {
  if (piece.kind === 'round') return towards(piece, { x: p.x - piece.centre.x, y: p.y - piece.centre.y });
  const { from, to } = piece;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const t = ((p.x - from.x) * dx + (p.y - from.y) * dy) / (dx * dx + dy * dy);
  return t >= -NEAR && t <= 1 + NEAR ? Math.min(1, Math.max(0, t)) : undefined;
}
/** A hair beyond the end still counts: there the next piece begins. */
function isOn(piece: RimPiece, p: Vec): boolean {
  if (piece.kind === 'straight') return numberOf(piece, p) !== undefined;
  const d = { x: p.x - piece.centre.x, y: p.y - piece.centre.y };
  const { first, last } = piece;
  const slack = NEAR * piece.radius;
  return first.x * d.y - first.y * d.x >= -slack && d.x * last.y - d.y * last.x >= -slack;
}

/** Common points of the whole lines and circles that two pieces lie on. */
function pointsOf(a: RimPiece, b: RimPiece): readonly Vec[] {
  if (a.kind === 'straight') return b.kind === 'straight' ? lineAndLine(a, b) : lineAndCircle(a, b);
  return b.kind === 'straight' ? lineAndCircle(b, a) : circleAndCircle(a, b);
}

function lineAndLine(a: StraightPiece, b: StraightPiece): readonly Vec[] {
  const ax = a.to.x - a.from.x;
  const ay = a.to.y - a.from.y;
  const bx = b.to.x - b.from.x;
  const by = b.to.y - b.from.y;
  const slope = ax * by - ay * bx;
  if (slope === 0) return [];
  const t = ((b.from.x - a.from.x) * by - (b.from.y - a.from.y) * bx) / slope;
  return [{ x: a.from.x + ax * t, y: a.from.y + ay * t }];
}

function lineAndCircle({ from, to }: StraightPiece, { centre, radius }: RoundPiece): readonly Vec[] {
  const d = unit({ x: to.x - from.x, y: to.y - from.y });
  const along = (centre.x - from.x) * d.x + (centre.y - from.y) * d.y;
  const off = (centre.x - from.x) * d.y - (centre.y - from.y) * d.x;
  const square = radius * radius - off * off;
  if (square < 0) return [];
  const half = Math.sqrt(square);
  return [out(from, d, along - half), out(from, d, along + half)];
}

function circleAndCircle(a: RoundPiece, b: RoundPiece): readonly Vec[] {
  const dx = b.centre.x - a.centre.x;
  const dy = b.centre.y - a.centre.y;
  const whole = dx * dx + dy * dy;
  if (whole === 0) return [];
  const along = (whole + a.radius * a.radius - b.radius * b.radius) / (2 * whole);
  const square = (a.radius * a.radius) / whole - along * along;
  if (square < 0) return [];
  const across = Math.sqrt(square);
  return [across, -across].map((side) => ({
    x: a.centre.x + dx * along - dy * side,
    y: a.centre.y + dy * along + dx * side,
  }));
}
