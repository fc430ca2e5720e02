import type { Rng } from '../../src/index.ts';

/** What spoils the text of a list whatever its form; games add what means something in theirs. */
const BITS: readonly string[] = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '\n',
  '\\',
  '\0',
  '\u202e',
  '(',
  ')',
  '-1',
  '1e999',
  'null',
  '<b>',
  '&amp;',
  'ß',
  '😀',
  '\ud800',
  '"__proto__":',
  'constructor',
  '[[[[',
  'x'.repeat(400),
];

/** A text with up to four mistakes in it: something left out, put in, repeated, or cut off. */
export function spoiled(text: string, rng: Rng, ownBits: readonly string[]): string {
  const bits = [...BITS, ...ownBits];
  const bit = () => bits[rng.below(bits.length)];
  let out = text;
  for (let n = rng.below(4) + 1; n > 0; n--) {
    const at = rng.below(out.length + 1);
    const kind = rng.below(5);
    if (kind === 0) out = out.slice(0, at) + out.slice(at + rng.below(20));
    else if (kind === 1) out = out.slice(0, at) + bit() + out.slice(at);
    else if (kind === 2) out = out.slice(0, at) + out.slice(rng.below(out.length + 1), at + 60) + out.slice(at);
    else if (kind === 3) out = out.slice(0, at) + bit() + out.slice(at + 1 + rng.below(8));
    else out = out.slice(0, at);
  }
  return out;
}
