import type { Rng } from '../random.ts';

/** Drawing cards for lists made at random. */

export const pick = <T>(rng: Rng, list: readonly T[]): T | undefined => list[rng.below(Math.max(1, list.length))];

/** The list in random order, drawn only as far as somebody reads. */
export function* shuffled<T>(rng: Rng, list: readonly T[]): Generator<T> {
  const left = [...list];
  while (left.length > 0) {
    const [one] = left.splice(rng.below(left.length), 1);
    if (one !== undefined) yield one;
  }
}
