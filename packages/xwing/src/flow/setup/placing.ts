import type { Rng } from '@holotisch/engine';
import { type Pose, pose } from '@holotisch/table';

/** A place on the table as a player names it: millimetres and degrees. */
export type Spot = { readonly x: number; readonly y: number; readonly degrees: number };

export function readSpot(answer: unknown): Spot | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { x, y, degrees } = answer as Record<string, unknown>;
  const fine = [x, y, degrees].every((n) => typeof n === 'number' && Number.isFinite(n) && Math.abs(n) < 100_000);
  return fine ? ({ x, y, degrees } as Spot) : undefined;
}

export const poseOfSpot = (s: Spot): Pose => pose(s.x, s.y, s.degrees);

/** The seed of the search that shows whether there is room at all. */
export const PROOF = 1;

/** A spot found by chance; where chance finds none, the one that showed that there is room. */
export const sampled = (find: (seed: number) => Spot | undefined, rng: Rng): Spot | undefined =>
  find(rng.below(1 << 30)) ?? find(PROOF);

const TRIES = 60;
const STEP = 10;

interface Box {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** A legal spot in a box, if a few random ones are not all illegal. */
export function randomSpot(
  rng: Rng,
  { x, y }: Box,
  headings: readonly number[],
  legal: (spot: Spot) => boolean,
): Spot | undefined {
  for (let i = 0; i < TRIES; i++) {
    const spot = { x: within(x, rng), y: within(y, rng), degrees: headings[rng.below(headings.length)]! };
    if (legal(spot)) return spot;
  }
  return undefined;
}
const within = ([from, to]: Box['x'], rng: Rng): number => from + ((to - from) * rng.below(1001)) / 1000;

/**
 * A legal spot in a box: at random if that succeeds soon, otherwise the first one of a grid. Undefined means that the
 * grid has none either.
 */
export function sampleSpot(
  rng: Rng,
  box: Box,
  headings: readonly number[],
  legal: (spot: Spot) => boolean,
): Spot | undefined {
  const found = randomSpot(rng, box, headings, legal);
  if (found !== undefined) return found;
  for (let x = box.x[0]; x <= box.x[1]; x += STEP)
    for (let y = box.y[0]; y <= box.y[1]; y += STEP)
      for (const degrees of headings) if (legal({ x, y, degrees })) return { x, y, degrees };
  return undefined;
}
