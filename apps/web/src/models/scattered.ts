import { seeded } from './noise.ts';
import { depthIn } from './outline.ts';
import type { Flat } from './part.ts';

/** Places within an outline, the same for the same seed, each as far inside as its size; larger ones come first. */
interface Spot {
  readonly at: Flat;
  readonly size: number;
  /** A number from 0 to 1 of its own, and another. */
  readonly by: Flat;
}

export function scattered(outline: readonly Flat[], seed: number, sizes: readonly number[]): readonly Spot[] {
  const next = seeded(seed * 7919 + 17);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const [wide, long] = [Math.max(...xs) - left, Math.max(...ys) - low];
  const spots: Spot[] = [];
  for (const size of sizes) {
    for (let tries = 0; tries < 40; tries++) {
      const at: Flat = [left + next() * wide, low + next() * long];
      const free = spots.every(
        (spot) => Math.hypot(spot.at[0] - at[0], spot.at[1] - at[1]) > (spot.size + size) * 0.75,
      );
      if (!free || depthIn(outline, at) < size) continue;
      spots.push({ at, size, by: [next(), next()] });
      break;
    }
  }
  return spots;
}

/** The middle of an outline's corners. */
export const middleOf = (outline: readonly Flat[]): Flat => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];
