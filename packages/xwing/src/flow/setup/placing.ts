import { quickRng, type Rng } from '@holotisch/engine';
import { type Pose, pose } from '@holotisch/table';

/** A place on the table as a player names it: millimetres and degrees. */
export type Spot = { readonly x: number; readonly y: number; readonly degrees: number };

export function readSpot(answer: unknown): Spot | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { x, y, degrees } = answer as Record<string, unknown>;
  return isMeasure(x) && isMeasure(y) && isMeasure(degrees) ? { x, y, degrees } : undefined;
}
const isMeasure = (n: unknown): n is number => typeof n === 'number' && Math.abs(n) < 100_000;

export const poseOfSpot = (s: Spot): Pose => pose(s.x, s.y, s.degrees);

/** The places that are tried when somebody wants to know whether there is room at all are always the same ones. */
const PROOF = 1;

/** A spot found by chance; where chance finds none, the one that showed that there is room. */
export const sampled = (find: (rng?: Rng) => Spot | undefined, rng: Rng): Spot | undefined =>
  find(quickRng(rng.below(1 << 30))) ?? find();

const TRIES = 60;
/** From one place of the grid to the next. */
const STEP = 10;

interface Box {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

function drawn(rng: Rng, { x, y }: Box, headings: readonly number[]): Spot {
  return { x: within(x, rng), y: within(y, rng), degrees: headings[rng.below(headings.length)]! };
}
const within = (span: Box['x'], rng: Rng): number => span[0] + ((span[1] - span[0]) * rng.below(1001)) / 1000;

/**
 * A legal spot in a box: at random if that succeeds soon, otherwise the first one of a grid. Undefined means that the
 * grid has none either. Without `rng` it is the one that shows that there is room.
 */
export function someSpot(
  rng: Rng | undefined,
  box: Box,
  headings: readonly number[],
  legal: (spot: Spot) => boolean,
): Spot | undefined {
  const found = randomSpot(rng ?? quickRng(PROOF), box, headings, legal);
  if (found !== undefined) return found;
  for (let x = box.x[0]; x <= box.x[1]; x += STEP)
    for (let y = box.y[0]; y <= box.y[1]; y += STEP)
      for (const degrees of headings) if (legal({ x, y, degrees })) return { x, y, degrees };
  return undefined;
}

function randomSpot(rng: Rng, box: Box, headings: readonly number[], legal: (spot: Spot) => boolean): Spot | undefined {
  for (let i = 0; i < TRIES; i++) {
    const spot = drawn(rng, box, headings);
    if (legal(spot)) return spot;
  }
  return undefined;
}
