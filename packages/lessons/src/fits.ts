import { isObject, type Json } from '@holotisch/engine';

/**
 * Whether data is as it is expected: an object needs the members that are named and may have more, a list needs the same
 * length. Besides, `{ atLeast: 2 }` and `{ atMost: 2 }` stand for numbers, `{ oneOf: […] }` for alternatives, `{ has: … }`
 * for a list that holds such a thing, `{ not: … }` for anything else.
 */
export function fits(expected: Json, found: Json | undefined): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(found) && found.length === expected.length && expected.every((one: Json, i) => fits(one, found[i]))
    );
  if (!isObject(expected)) return expected === found;
  const words = WORDS.filter(([name]) => Object.hasOwn(expected, name));
  if (words.length > 0) return words.every(([name, holds]) => holds(expected[name] as Json, found));
  return (
    isObject(found) &&
    Object.entries(expected).every(([name, one]) => fits(one as Json, found[name] as Json | undefined))
  );
}

type Word = readonly [name: string, holds: (operand: Json, found: Json | undefined) => boolean];
const WORDS: readonly Word[] = [
  ['atLeast', (least, found) => typeof found === 'number' && typeof least === 'number' && found >= least],
  ['atMost', (most, found) => typeof found === 'number' && typeof most === 'number' && found <= most],
  ['oneOf', (several, found) => Array.isArray(several) && several.some((one: Json) => fits(one, found))],
  ['has', (one, found) => Array.isArray(found) && found.some((item: Json) => fits(one, item))],
  ['not', (other, found) => !fits(other, found)],
];
