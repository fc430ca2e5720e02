import {
  type Box,
  boxOf,
  type Circle,
  circle,
  distance,
  distanceBetween,
  headingDegrees,
  overlaps,
  type Shape,
  type Vec,
} from '@holotisch/table';
import { leavesTable } from './moving.ts';
import { addMeetings, lengthOf, placeAt, type RimPiece, rimOf, straight } from './rim.ts';

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

function crossings(piece: RimPiece, others: readonly RimPiece[]): readonly number[] {
  const numbers: number[] = [];
  for (const other of others) if (other !== piece) addMeetings(numbers, piece, other);
  return numbers;
}

/** Between two places along the rim, in millimetres. */
const STEP = 3;

/**
 * Places where a round base touches one of the shapes, overlaps neither them nor the blockers, and stays on the table.
 * Every stretch of free rim is there with both its ends, where the base also touches what ends it, and in steps between.
 */
export const freeBeside = (
  shapes: readonly Shape[],
  blockers: readonly Shape[],
  area: Box,
  radius: number,
): readonly Vec[] => freeRim(shapes, blockers, area, radius).places.map(({ at }) => at);

/** A place along the rim: on which piece, and at which number of it. */
interface RimPlace {
  readonly at: Vec;
  readonly piece: RimPiece;
  readonly t: number;
}

interface FreeRim {
  readonly places: readonly RimPlace[];
  isLegal(p: Vec): boolean;
}

function freeRim(shapes: readonly Shape[], blockers: readonly Shape[], area: Box, radius: number): FreeRim {
  const reach = reachOf(shapes, radius);
  const near = blockers.filter((b) => overlaps(circle({ x: b.cx, y: b.cy }, b.radius), reach));
  const all = [...shapes, ...near];
  const own = rimsOf(shapes, radius);
  const walls = [...own, ...near.flatMap((b) => rimOf(b, radius)), ...insetEdges(area, radius)];
  const isLegal = (p: Vec): boolean => isFree(p, radius, all) && !leavesTable([circle(p, radius)], area);
  const places: RimPlace[] = [];
  for (const piece of own)
    for (const t of stepsAlong(piece, crossings(piece, walls))) {
      const at = placeAt(piece, t);
      if (isLegal(at)) places.push({ at, piece, t });
    }
  return { places, isLegal };
}

/** The numbers of a piece's ends, of its cuts, and of steps between them. */
function stepsAlong(piece: RimPiece, inner: readonly number[]): readonly number[] {
  const cuts = [0, ...inner, 1].sort((s, t) => s - t);
  const numbers: number[] = [];
  cuts.forEach((cut, i) => {
    const next = cuts[i + 1];
    if (cut !== cuts[i - 1]) numbers.push(cut);
    if (next === undefined) return;
    const steps = Math.max(2, Math.ceil(((next - cut) * lengthOf(piece)) / STEP));
    for (let k = 1; k < steps; k++) numbers.push(cut + ((next - cut) * k) / steps);
  });
  return numbers;
}

/**
 * How many round bases fit against the shapes at once, as far as they are wanted: one beside the other all around, from
 * whichever place it works best. AR-UEBERSCHNEIDUNG-10, AR-FAQ-STAFFELN-07
 */
export function mostBeside(
  shapes: readonly Shape[],
  blockers: readonly Shape[],
  area: Box,
  radius: number,
  wanted: number,
): number {
  const rim = freeRim(shapes, blockers, area, radius);
  const { cx, cy } = reachOf(shapes, radius);
  const turn = new Map(rim.places.map((p) => [p, headingDegrees(p.at.x - cx, p.at.y - cy)]));
  const around = [...rim.places].sort((p, q) => turn.get(p)! - turn.get(q)!);
  let most = 0;
  for (let start = 0; start < around.length && most < wanted; start++)
    most = Math.max(most, packed(around, start, rim, radius, wanted));
  return most;
}

/** Once around from a place, each base as close to the one before as it gets. */
function packed(around: readonly RimPlace[], start: number, rim: FreeRim, radius: number, wanted: number): number {
  const chosen: Vec[] = [around[start]!.at];
  const isClear = (p: Vec, c: Vec): boolean => !overlaps(circle(c, radius), circle(p, radius));
  const fits = (p: Vec): boolean => chosen.every((c) => isClear(p, c));
  for (let i = 1; i < around.length && chosen.length < wanted; i++) {
    const here = around[(start + i) % around.length]!;
    const last = chosen[chosen.length - 1]!;
    if (!isClear(here.at, last)) continue;
    const before = around[(start + i - 1) % around.length]!;
    const beside = before.piece === here.piece ? closest(before, here, (p) => isClear(p, last)) : here.at;
    if (fits(beside) && rim.isLegal(beside)) chosen.push(beside);
    else if (fits(here.at)) chosen.push(here.at);
  }
  return chosen.length;
}

/** The first place between two of one piece that is clear; the second of them is. */
function closest(before: RimPlace, here: RimPlace, isClear: (p: Vec) => boolean): Vec {
  if (isClear(before.at)) return here.at;
  let [no, yes] = [before.t, here.t];
  for (let n = 0; n < 40; n++) {
    const middle = (no + yes) / 2;
    if (isClear(placeAt(here.piece, middle))) yes = middle;
    else no = middle;
  }
  return placeAt(here.piece, yes);
}

/** A circle about all places where a base could touch the shapes, and about the base itself there. */
function reachOf(shapes: readonly Shape[], radius: number): Circle {
  const boxes = shapes.map(boxOf);
  const x = (Math.min(...boxes.map((b) => b.minX)) + Math.max(...boxes.map((b) => b.maxX))) / 2;
  const y = (Math.min(...boxes.map((b) => b.minY)) + Math.max(...boxes.map((b) => b.maxY))) / 2;
  let most = 0;
  for (const s of shapes) {
    most = Math.max(most, distanceBetween({ x, y }, { x: s.cx, y: s.cy }) + s.radius);
  }
  return circle({ x, y }, most + 2 * radius);
}

/** Where the middle of a base lies that just stays on the table. */
function insetEdges({ minX, minY, maxX, maxY }: Box, by: number): readonly RimPiece[] {
  const corners: readonly Vec[] = [
    { x: minX + by, y: minY + by },
    { x: maxX - by, y: minY + by },
    { x: maxX - by, y: maxY - by },
    { x: minX + by, y: maxY - by },
  ];
  return corners.map((from, i) => straight(from, corners[(i + 1) % 4]!));
}
