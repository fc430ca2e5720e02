import type { Json, Rng } from '@holotisch/engine';

/** How real inputs are harmed: as texts, letter by letter, and as data, part by part. The same dice, the same harm. */

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

/** Bits of text that have broken somebody's reader before. */
const PIECES: readonly string[] = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '\\u0000',
    '\0',
    '\uFEFF',
    '\u2028',
    '\u202E',
    '\uD800',
    '(',
    ')',
    ' + ',
  ],
  ...[
    '1e999',
    '-0',
    '99999999999999999999',
    'null',
    'Infinity',
    '-1',
    '.5',
    '99x ',
    '[b]',
    '<b>',
    '&amp;',
    '😀',
    '\n',
    '  ',
  ],
  '"__proto__":{"polluted":1},',
  '"constructor":{"prototype":{"polluted":1}},',
  '"version":2,',
  '"decisions":[],',
  '['.repeat(70),
  '{"a":'.repeat(2000),
  'x'.repeat(5000),
  '[],'.repeat(20_000),
];

/** Changes a letter, cuts out or doubles a stretch, slips in a piece. */
export function harmText(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const to = Math.min(text.length, at + rng.below(rng.below(4) === 0 ? 400 : 8));
  switch (rng.below(6)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(rng.below(0x180)) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return rng.below(4) === 0 ? text.slice(0, at) : harmNumber(text, rng);
    case 4:
      return text.slice(0, at) + pick(rng, PIECES) + text.slice(to);
    default:
      return text.slice(0, at) + pick(rng, PIECES) + text.slice(at);
  }
}

/** Another number in the place of one: near by, or beyond all reason. */
function harmNumber(text: string, rng: Rng): string {
  const numbers = [...text.matchAll(/\d+(?:\.\d+)?/g)];
  if (numbers.length === 0) return text;
  const { index, 0: found } = pick(rng, numbers);
  return text.slice(0, index) + String(otherNumber(Number(found), rng)) + text.slice(index + found.length);
}

const otherNumber = (n: number, rng: Rng): number =>
  pick(rng, [n + 1, n - 1, -n, n + 0.5, n * 1000, 1e9, 1e300, -1e9, 2 ** 53, 0, 1, rng.below(40), rng.below(1000)]);

/** Values of the wrong kind, for every place. */
const VALUES: readonly Json[] = [
  ...[null, true, false, 0, -1, 1.5, 1e9, 1e308, 2 ** 53, '', 'toString', 'hidden', '0', 'x'.repeat(2000)],
  ...[[], [[]], {}, { toString: 1, valueOf: 2 }, { length: 3 }, [0, { 0: 'x' }]],
];

/** How often something may be said over and over again. */
const OVER_AND_OVER = [2, 3, 50, 5000];

/** Puts something wrong somewhere into data: another value, one from elsewhere, a part too few, too many, or far too many. */
export function harmData(data: Json, rng: Rng, whole: Json = data): Json {
  if (typeof data !== 'object' || data === null || rng.below(8) === 0) return harmValue(data, rng, whole);
  const isList = Array.isArray(data);
  const entries = Object.entries(data) as [string, Json][];
  const from = (list: readonly [string, Json][]): Json =>
    isList ? list.map(([, value]) => value) : Object.fromEntries(list);
  if (entries.length === 0) return isList ? [pick(rng, VALUES)] : { extra: pick(rng, VALUES) };
  const at = rng.below(2) === 0 ? rng.below(entries.length) : byWeight(entries, rng);
  const [name, value] = entries[at]!;
  switch (rng.below(12)) {
    case 0:
      return from(entries.toSpliced(at, 1));
    case 1:
      return from([...entries, [`extra${rng.below(3)}`, pick(rng, VALUES)]]);
    case 2:
      return isList ? [...data, ...new Array<Json>(pick(rng, OVER_AND_OVER)).fill(value)] : from(entries.toReversed());
    default:
      return from(entries.with(at, [name, harmData(value, rng, whole)]));
  }
}

/** A part, the likelier the more there is in it: else the many things that lie deep in the data would hardly be met. */
function byWeight(entries: readonly [string, Json][], rng: Rng): number {
  const weights = entries.map(([, value]) => leavesOf(value));
  let left = rng.below(weights.reduce((sum, one) => sum + one, 0));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

function leavesOf(data: Json): number {
  if (typeof data !== 'object' || data === null) return 1;
  let sum = 1;
  for (const value of Object.values(data)) sum += leavesOf(value);
  return sum;
}

/** Mostly something that might stand there: what is wrong with that is the hardest to see. */
function harmValue(value: Json, rng: Rng, whole: Json): Json {
  if (typeof value === 'boolean' && rng.below(5) > 0) return !value;
  if (typeof value === 'number' && rng.below(2) === 0) return otherNumber(value, rng);
  if (rng.below(4) === 0) return pick(rng, VALUES);
  let other = somePart(whole, rng);
  for (let tries = 0; tries < 8 && typeof other !== typeof value; tries++) other = somePart(whole, rng);
  return other;
}

/** Any part of some data. */
function somePart(data: Json, rng: Rng): Json {
  if (typeof data !== 'object' || data === null || rng.below(4) === 0) return data;
  const parts = Object.values(data) as Json[];
  return parts.length === 0 ? data : somePart(pick(rng, parts), rng);
}

/** Mostly once: what is harmed all over is refused for the first thing that somebody looks at. */
const TIMES = [1, 1, 1, 2, 4];

/** A text that is harmed; one that is JSON mostly from within. */
export function harmedText(text: string, rng: Rng): string {
  const data = rng.below(4) > 0 ? parsed(text) : undefined;
  let out = data === undefined ? text : JSON.stringify(harmedData(data, rng), null, rng.below(2));
  if (data !== undefined && rng.below(4) > 0) return out;
  for (let n = pick(rng, TIMES); n > 0; n--) out = harmText(out, rng);
  return out;
}

export function harmedData(data: Json, rng: Rng): Json {
  let out = data;
  for (let n = pick(rng, TIMES); n > 0; n--) out = harmData(out, rng);
  return out;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
