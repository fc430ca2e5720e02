import { type Box, type Circle, circle, distance, overlaps, type Shape, type Vec } from '@holotisch/table';
import { leavesTable } from './moving.ts';
import { lengthOf, meetings, nearestOn, placeAt, type RimPiece, rimOf } from './rim.ts';

/** How much air still counts as a touch, in millimetres. */
export const TOUCH = 0.05;

/** Whether a base is in contact with any of the shapes; overlap is another question. */
export const isTouching = (base: Circle, shapes: readonly Shape[]): boolean =>
  shapes.some((shape) => distance(base, shape) <= TOUCH);

/** The rims of shapes that are asked about again and again, such as a ship's footprint. */
const rims = new WeakMap<readonly Shape[], Map<number, readonly RimPiece[]>>();
function rimsOf(shapes: readonly Shape[], radius: number): readonly RimPiece[] {
  const known = rims.get(shapes) ?? new Map<number, readonly RimPiece[]>();
  rims.set(shapes, known);
  const made = known.get(radius) ?? shapes.flatMap((shape) => rimOf(shape, radius));
  known.set(radius, made);
  return made;
}

const isFree = (at: Vec, radius: number, blockers: readonly Shape[]): boolean => {
  const base = circle(at, radius);
  return !blockers.some((shape) => overlaps(base, shape));
};

/**
 * The place nearest to a point where a round base touches the shapes and overlaps none of them. It is the nearest place
 * along some piece of their rims, or one where two of them meet (beside a shield dial).
 */
export function snapBeside(shapes: readonly Shape[], at: Vec, radius: number): Vec | undefined {
  const pieces = rimsOf(shapes, radius);
  let best: Vec | undefined;
  let least = Number.POSITIVE_INFINITY;
  const offer = (place: Vec): void => {
    const square = (place.x - at.x) * (place.x - at.x) + (place.y - at.y) * (place.y - at.y);
    if (square >= least || !isFree(place, radius, shapes)) return;
    best = place;
    least = square;
  };
  for (const piece of pieces) for (const t of nearestOn(piece, at)) offer(placeAt(piece, t));
  for (const piece of pieces) for (const t of crossings(piece, pieces)) offer(placeAt(piece, t));
  return best;
}

const crossings = (piece: RimPiece, others: readonly RimPiece[]): readonly number[] =>
  others.flatMap((other) => (other === piece ? [] : meetings(piece, other)));

/** Between two places along the rim, in millimetres. */
const STEP = 3;

/**
 * Places where a round base touches one of the shapes, overlaps neither them nor the blockers, and stays on the table.
 * Every stretch of free rim is there with both its ends, where the base also touches what ends it, and in steps between.
 */
export function freeBeside(
  shapes: readonly Shape[],
  blockers: readonly Shape[],
  area: Box,
  radius: number,
): readonly Vec[] {
  const reach = reachOf(shapes, radius);
  const near = blockers.filter((b) => overlaps(circle({ x: b.cx, y: b.cy }, b.radius), reach));
  const all = [...shapes, ...near];
  const own = rimsOf(shapes, radius);
  const walls = [...own, ...near.flatMap((b) => rimOf(b, radius)), ...insetEdges(area, radius)];
  const isLegal = (p: Vec): boolean => isFree(p, radius, all) && !leavesTable([circle(p, radius)], area);
  return own.flatMap((piece) => {
    const cuts = [0, ...crossings(piece, walls), 1].sort((s, t) => s - t);
    const numbers: number[] = [];
    cuts.forEach((cut, i) => {
      const next = cuts[i + 1];
      if (cut !== cuts[i - 1]) numbers.push(cut);
      if (next === undefined) return;
      const steps = Math.ceil(((next - cut) * lengthOf(piece)) / STEP);
      for (let k = 1; k < Math.max(2, steps); k++) numbers.push(cut + ((next - cut) * k) / Math.max(2, steps));
    });
    return numbers.map((t) => placeAt(piece, t)).filter(isLegal);
  });
}

/** A circle about all places where a base could touch the shapes, and about the base itself there. */
function reachOf(shapes: readonly Shape[], radius: number): Circle {
  const { cx, cy } = shapes[0]!;
  let most = 0;
  for (const s of shapes) {
    const off = Math.sqrt((s.cx - cx) * (s.cx - cx) + (s.cy - cy) * (s.cy - cy));
    most = Math.max(most, off + s.radius);
  }
  return circle({ x: cx, y: cy }, most + 2 * radius);
}

/** Where the middle of a base lies that just stays on the table. */
function insetEdges({ minX, minY, maxX, maxY }: Box, by: number): readonly RimPiece[] {
  const corners: readonly Vec[] = [
    { x: minX + by, y: minY + by },
    { x: maxX - by, y: minY + by },
    { x: maxX - by, y: maxY - by },
    { x: minX + by, y: maxY - by },
  ];
  return corners.map((from, i) => ({ kind: 'straight', from, to: corners[(i + 1) % 4]! }));
}
