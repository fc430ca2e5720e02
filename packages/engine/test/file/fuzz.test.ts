import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { tries } from '../../../table/test/tries.ts';
import {
  type AnyGame,
  canonical,
  copy,
  Games,
  type Json,
  quickRng,
  type Rng,
  readMatchFile,
  replay,
  runScenario,
  sampleAnswer,
} from '../../src/index.ts';
import { toyGame, toyGame2 } from '../../src/toy/index.ts';
import { playOn, start, type ToyMatch } from '../play.ts';

const games = new Games([toyGame, toyGame2] as readonly AnyGame[]);
const CASES = tries(10_000);

/** Everything that a careless copy of hostile data could have written into. */
const nature = () => [Object.prototype, Array.prototype, Function.prototype].map((p) => Reflect.ownKeys(p));
const natureBefore = nature();
afterAll(() => expect(nature()).toEqual(natureBefore));

const MATCH = JSON.stringify(playOn(start('fuzz'), 7, 24).file(), null, 1);
const SCENARIO = JSON.stringify(
  {
    holotisch: 'scenario',
    version: 1,
    game: 'toy',
    edition: 'first',
    title: 'Fuzz',
    position: {
      drones: [
        { seat: 0, x: 40, cards: ['lucky', 'counter'] },
        { seat: 1, x: 60, cards: ['shield'] },
      ],
    },
    seed: 's',
    dice: { red: ['hit', 'blank', 'hit'] },
    decks: { wounds: ['dent', 'breach'] },
    decisions: [
      [0, { 0: 'attack' }],
      { seat: 0, answer: 99, refused: ['TOY-MOVE-01'] },
      [1, { 1: 'attack' }],
      [0, 45.5],
      [0, '1'],
      [1, '1.shield'],
    ],
    ask: [
      { question: 'range', from: 0, to: 1 },
      { question: 'legal', seat: 0, after: 3 },
      { question: 'view', seat: 'nobody' },
      { question: 'awaited' },
    ],
    expect: {
      state: { round: 1, '/drones/1/wounds/0': 'dent' },
      events: [{ type: 'rolled' }, { type: 'wounded' }],
      answers: [14.5, { type: 'choice' }, {}, [{ seat: 0 }]],
      open: [{ seat: 0 }],
      result: null,
    },
  },
  null,
  1,
);

/** Bits of text that have broken somebody's reader before. */
const PIECES = [
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
  '\uD800',
  '1e999',
  '-0',
  '99999999999999999999',
  'null',
  'NaN',
  '"__proto__":{"polluted":1},',
  '"constructor":{"prototype":{"polluted":1}},',
  '"version":2,',
  '"holotisch":"match",',
  '"decisions":[],',
  '['.repeat(70),
  '{"a":'.repeat(2000),
];

/** Values of the wrong kind, for every place in a file. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  'toString',
  '__proto__',
  'x'.repeat(2000),
  [],
  [[]],
  {},
  { toString: 1, valueOf: 2 },
  { length: 3 },
  { text: 'engine.over' },
  [0, { 0: 'attack' }],
];

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

/** Changes a character, cuts out or doubles a stretch, slips in a piece. */
function harmText(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const to = Math.min(text.length, at + rng.below(rng.below(4) === 0 ? 400 : 8));
  switch (rng.below(5)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(rng.below(0x180)) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return text.slice(0, at);
    default:
      return text.slice(0, at) + pick(rng, PIECES) + text.slice(at);
  }
}

/** Puts a wrong value somewhere into well-formed data, or takes a member away, or adds one. */
function harmData(data: unknown, rng: Rng): unknown {
  if (typeof data !== 'object' || data === null || rng.below(6) === 0) return pick(rng, VALUES);
  const keys = Object.keys(data);
  const target = data as Record<string, unknown>;
  const deed = rng.below(8);
  if (deed === 0 || keys.length === 0) target[`extra${rng.below(3)}`] = pick(rng, VALUES);
  else if (deed === 1 && !Array.isArray(data)) delete target[pick(rng, keys)];
  else {
    const key = pick(rng, keys);
    target[key] = harmData(target[key], rng);
  }
  return data;
}

const harmed = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 })).map(([seed, depth]) => {
    const rng = quickRng(seed);
    let out = depth === 0 ? text : JSON.stringify(harmData(JSON.parse(text), rng));
    for (let i = depth === 0 ? 0 : 1; i < depth || out === text; i++) out = harmText(out, rng);
    return out;
  });

describe('hostile files', () => {
  /** How many of the harmed files were still good: the harm must be neither too coarse nor too fine. */
  const stillGood = (text: string, read: (harmedText: string) => boolean): number => {
    let count = 0;
    fc.assert(
      fc.property(harmed(text), (file) => {
        if (read(file)) count++;
      }),
      { seed: 5, numRuns: CASES },
    );
    return count;
  };

  it('a match file in thousands of broken forms is replayed or refused with a message, and nothing is thrown', () => {
    const good = stillGood(MATCH, (text) => {
      const read = readMatchFile(text, games);
      const done = read.ok ? replay(read.value, games, { text, keep: 'none' }) : read;
      if (!done.ok) expect(done.fault.message.text).toMatch(/^file\./);
      return done.ok;
    });
    expect(good).toBeGreaterThan(CASES / 50);
    expect(good).toBeLessThan(CASES / 2);
  }, 60_000);

  it('a scenario in thousands of broken forms is run or refused with a message, and nothing is thrown', () => {
    const good = stillGood(SCENARIO, (text) => {
      const ran = runScenario(text, games);
      if (!ran.ok) expect(ran.fault.message.text).toMatch(/^file\./);
      else expect(ran.value.ok).toBe(ran.value.stopped === undefined && ran.value.unmet.length === 0);
      return ran.ok;
    });
    expect(good).toBeGreaterThan(CASES / 50);
    expect(good).toBeLessThan(CASES / 2);
  }, 60_000);

  it('any text at all is refused with a message', () => {
    // Any code point, halves of pairs too. The library's own strings make a table of all of them first.
    const codePoints = fc.array(fc.nat({ max: 0x10ffff })).map((points) => String.fromCodePoint(...points));
    const text = fc.oneof(
      codePoints,
      fc.json(),
      fc.jsonValue().map((v) => JSON.stringify(v)),
    );
    fc.assert(
      fc.property(text, (any) => {
        for (const read of [readMatchFile(any, games), runScenario(any, games)])
          expect(!read.ok && read.fault.message.text).toMatch(/^file\./);
      }),
      { seed: 6, numRuns: tries(3000) },
    );
  });
});

describe('hostile answers', () => {
  const anyAnswer = fc.oneof(
    fc.jsonValue() as fc.Arbitrary<unknown>,
    fc.constantFrom(...VALUES, undefined, Number.NaN, Number.POSITIVE_INFINITY),
  );

  /** A legal answer, mostly with something wrong in it, as often as something else altogether. */
  function hostile(match: ToyMatch, rng: Rng, other: unknown): unknown {
    const asked = match.open[0];
    if (asked === undefined || rng.below(2) === 0) return other;
    const legal = sampleAnswer(asked, rng);
    return rng.below(8) === 0 ? legal : harmData(copy(legal), rng);
  }

  it('thousands of them are taken or refused; a refusal says why and changes nothing', () => {
    const match = { now: playOn(start('hostile'), 1, 4) };
    let refusals = 0;
    let taken = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -1, max: 3 }), anyAnswer, (seed, seat, other) => {
        const rng = quickRng(seed);
        // Somewhere else in the game from time to time, so that every kind of question gets its share.
        if (match.now.over || rng.below(8) === 0)
          match.now = playOn(start(`h${seed % 50}`, { verify: true }), seed, rng.below(40));
        const m = match.now;
        const who = rng.below(4) === 0 ? seat : (m.open[0]?.seat ?? 0);
        const before = canonical(m.state);
        const count = m.taken.length;
        const refusal = m.decide(who, hostile(m, rng, other) as Json);
        if (refusal === undefined) {
          taken++;
          return;
        }
        refusals++;
        expect(refusal.message.text).toMatch(/^(engine|toy)\./);
        expect(canonical(m.state)).toBe(before);
        expect(m.taken.length).toBe(count);
      }),
      { seed: 8, numRuns: CASES },
    );
    expect(refusals).toBeGreaterThan(CASES / 2);
    expect(taken).toBeGreaterThan(CASES / 50);
  }, 60_000);
});
