import type { Rng } from '@holotisch/engine';
import { type Pose, pose } from '@holotisch/table';

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
const TRIES = 80;
const STEP = 12;

/**
 * A legal spot in an area: at random if that succeeds soon, otherwise the first one of a grid. Undefined means that the
 * grid has none either.
 */
export function sampleSpot(
  rng: Rng,
  area: Area,
  headings: readonly number[],
  legal: (spot: Spot) => boolean,
  step = STEP,
): Spot | undefined {
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
/** For asking whether there is any place at all: every sampler then goes through all that it knows, in order. */
export const IN_ORDER: Rng = { below: () => 0 };

export const samplePoint = (rng: Rng, area: Area, legal: (p: Point) => boolean): Point | undefined => {
  const spot = sampleSpot(rng, area, [0], legal);
  return spot && { x: spot.x, y: spot.y };
};
