import fc from 'fast-check';
import { LARGE_BASE, pose, SMALL_BASE, type Template } from '../../../src/index.ts';

export const HALVES = [SMALL_BASE, LARGE_BASE] as const;

const STRAIGHTS: readonly Template[] = [1, 2, 3, 4, 5].map((speed) => ({
  shape: 'straight',
  speed,
  side: 'none',
}));
export const CURVES: readonly Template[] = (['bank', 'turn'] as const).flatMap((shape) =>
  [1, 2, 3].flatMap((speed) => (['left', 'right'] as const).map((side) => ({ shape, speed, side }))),
);
export const TEMPLATES: readonly Template[] = [...STRAIGHTS, ...CURVES];

export const anyHalf = fc.constantFrom(...HALVES);
export const anyTemplate = fc.constantFrom(...TEMPLATES);
export const anyCurve = fc.constantFrom(...CURVES);
/** Spread evenly; fast-check's own doubles are mostly tiny, which tells little about a table. */
export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1_000_000 }).map((n) => min + (max - min) * (n / 1_000_000));
export const fraction = between(0, 1);
export const within = (size: number): fc.Arbitrary<number> => between(-size, size);
export const anyPose = fc.tuple(within(500), within(500), within(180)).map(([x, y, degrees]) => pose(x, y, degrees));
