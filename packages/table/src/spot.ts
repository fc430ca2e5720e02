import { type Pose, pose } from './pose.ts';

/** Places that players name by hand: how they are read, and how one is found for who looks for any. */

/** A place on the table as a player names it: millimetres, and degrees for what looks somewhere. */
export type Spot = { readonly x: number; readonly y: number; readonly degrees: number };
export type Point = { readonly x: number; readonly y: number };

const isNumber = (n: unknown): n is number => typeof n === 'number' && Number.isFinite(n) && Math.abs(n) < 100_000;

export function readSpot(answer: unknown): Spot | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { x, y, degrees = 0 } = answer as Record<string, unknown>;
  return isNumber(x) && isNumber(y) && isNumber(degrees) ? { x, y, degrees } : undefined;
}
export function readPoint(answer: unknown): Point | undefined {
  const spot = readSpot(answer);
  return spot && { x: spot.x, y: spot.y };
}
export const poseOfSpot = (s: Spot): Pose => pose(s.x, s.y, s.degrees);
export const poseAt = ({ x, y }: Point): Pose => ({ x, y, hx: 0, hy: 1 });

export interface Area {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}
/** What draws the numbers: a player's, or none's. */
export interface Draws {
  below(n: number): number;
}
const TRIES = 80;
const STEP = 12;

/** For asking whether there is any place at all: samplers then say any that they know. */
export const WHETHER: Draws = { below: () => 0 };

/**
 * A legal spot in an area: at random if that succeeds soon, otherwise the first one of a grid. Undefined means that the
 * grid has none either.
 */
export function sampleSpot(
  rng: Draws,
  area: Area,
  headings: readonly number[],
  legal: (spot: Spot) => boolean,
  step = STEP,
): Spot | undefined {
  if (rng === WHETHER) return anySpot(area, headings, legal, step);
  const within = ([from, to]: readonly [number, number]) => from + ((to - from) * rng.below(1001)) / 1000;
  for (let i = 0; i < TRIES; i++) {
    const spot = { x: within(area.x), y: within(area.y), degrees: headings[rng.below(headings.length)]! };
    if (legal(spot)) return spot;
  }
  for (let x = area.x[0]; x <= area.x[1]; x += step)
    for (let y = area.y[0]; y <= area.y[1]; y += step)
      for (const degrees of headings) if (legal({ x, y, degrees })) return { x, y, degrees };
  return undefined;
}

/** How many spots of the grid it goes on each time, about: a prime, so that it comes to all of them, far ones soon. */
const STRIDE = 7919;

/** Some legal spot of the grid. Where there is room it lies mostly in the middle, so the edges do not come first. */
function anySpot(
  { x: [west, east], y: [south, north] }: Area,
  headings: readonly number[],
  legal: (spot: Spot) => boolean,
  step: number,
): Spot | undefined {
  const columns = Math.floor((east - west) / step) + 1;
  const rows = Math.floor((north - south) / step) + 1;
  const turns = headings.length;
  const count = columns * rows * turns;
  const stride = count % STRIDE === 0 ? 1 : STRIDE;
  for (let i = 0, at = count >> 1; i < count; i++, at = (at + stride) % count) {
    const cell = Math.floor(at / turns);
    const spot = {
      x: west + step * Math.floor(cell / rows),
      y: south + step * (cell % rows),
      degrees: headings[at % turns]!,
    };
    if (legal(spot)) return spot;
  }
  return undefined;
}

export const samplePoint = (rng: Draws, area: Area, legal: (p: Point) => boolean): Point | undefined => {
  const spot = sampleSpot(rng, area, [0], legal);
  return spot && { x: spot.x, y: spot.y };
};
