/** Exact chances of dice: no simulation, every fall of the dice counted once with its weight. */

/** `chances[k]` is the chance of exactly k. */
export type Chances = readonly number[];

/** One way in which a handful of dice can fall: how many show each face, and how likely that is. */
interface Fall {
  readonly counts: readonly number[];
  readonly chance: number;
}

/** Every fall of `dice` equal dice whose faces have these weights (3 of 8 sides, 1 of 8 …): the multinomial distribution. */
export function falls(weights: readonly number[], dice: number): readonly Fall[] {
  const sides = weights.reduce((sum, w) => sum + w, 0);
  const out: Fall[] = [];
  const add = (face: number, left: number, counts: readonly number[], chance: number): void => {
    const p = weights[face]! / sides;
    if (face === weights.length - 1) {
      out.push({ counts: [...counts, left], chance: chance * power(p, left) });
      return;
    }
    for (let k = 0; k <= left; k++) add(face + 1, left - k, [...counts, k], chance * choose(left, k) * power(p, k));
  };
  add(0, dice, [], 1);
  return out;
}

/** How many ways there are to pick k of n. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function power(base: number, exponent: number): number {
  let out = 1;
  for (let i = 0; i < exponent; i++) out *= base;
  return out;
}

/** The chance of this many or more. */
export function atLeast(chances: Chances, least: number): number {
  let sum = 0;
  for (let k = Math.max(0, Math.ceil(least)); k < chances.length; k++) sum += chances[k]!;
  return sum;
}

export function mean(chances: Chances): number {
  let sum = 0;
  for (let k = 1; k < chances.length; k++) sum += k * chances[k]!;
  return sum;
}
