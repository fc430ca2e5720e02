import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormAsk, isDeadEnd, quickRng, refuse, type SeveralAsk, sampleAnswer, say } from '../src/index.ts';

/** Questions of several parts whose parts must go together. */
const base = { seat: 0, kind: 'fleet', prompt: say('which?'), clauses: ['TOY-X-01'] } as const;
const options = (...ids: string[]) => ids.map((id) => ({ id }));
const TOO_MUCH = { clauses: ['TOY-X-02'], message: say('too much'), piece: 2 } as const;

/** A dial for each ship; together no faster than this. */
const dials = (ships: number, most: number): FormAsk => ({
  ...base,
  type: 'form',
  fields: Array.from({ length: ships }, (_, i) => ({ id: String(i), options: options('0', '1', '2', '3', '4') })),
  check: (answer) => (Object.values(answer).reduce((sum, n) => sum + Number(n), 0) > most ? TOO_MUCH : undefined),
});
/** Upgrades by their price; together no dearer than this. */
const cards = (min: number, max: number, most: number): SeveralAsk => ({
  ...base,
  type: 'several',
  options: options('1', '2', '3', '4', '5', '6', '7', '8'),
  min,
  max,
  check: (answer) => (answer.reduce((sum, n) => sum + Number(n), 0) > most ? TOO_MUCH : undefined),
});

describe('parts that must go together', () => {
  it('are refused where they do not, with the reason and the piece that it is about', () => {
    expect(refuse(dials(2, 5), { 0: '3', 1: '2' })).toBeUndefined();
    expect(refuse(dials(2, 5), { 0: '3', 1: '3' })).toEqual(TOO_MUCH);
    expect(refuse(cards(0, 3, 6), ['1', '5'])).toBeUndefined();
    expect(refuse(cards(0, 3, 6), ['2', '5'])).toEqual(TOO_MUCH);
  });

  it('are looked at together only when each is open by itself', () => {
    const never = (): never => {
      throw new Error('asked about parts that are not open');
    };
    expect(refuse({ ...dials(2, 5), check: never }, { 0: '9', 1: '1' })?.clauses).toEqual(['TOY-X-01']);
    expect(refuse({ ...dials(2, 5), check: never }, { 0: '1' })?.clauses).toEqual(['TOY-X-01']);
    expect(refuse({ ...cards(0, 2, 5), check: never }, ['1', '2', '3'])?.message.text).toBe('engine.wrongCount');
  });

  it('are drawn at random so that they do, however few ways there are', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 6 }), (seed, most) => {
        for (const ask of [dials(5, most), cards(0, 8, most), cards(1, 3, most + 6)]) {
          const answer = sampleAnswer(ask, quickRng(seed));
          expect([answer !== undefined, refuse(ask, answer)]).toEqual([true, undefined]);
        }
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('are found where only one choice of thousands will do', () => {
    const wanted = ['b', 'd', 'e', 'i', 'k', 'l'];
    const one: SeveralAsk = {
      ...cards(6, 6, 99),
      options: options(...'abcdefghijkl'),
      check: (answer) => (answer.every((id) => wanted.includes(id)) ? undefined : TOO_MUCH),
    };
    for (let i = 0; i < 10; i++) expect([...(sampleAnswer(one, quickRng(i)) as string[])].sort()).toEqual(wanted);
  });

  it('are drawn from all there are, not always the same', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, i) => JSON.stringify(sampleAnswer(dials(3, 2), quickRng(i)))));
    expect(seen.size).toBeGreaterThan(5); // of ten
  });

  it('have no answer where none go together', () => {
    expect(sampleAnswer(cards(3, 3, 5), quickRng(1))).toBeUndefined();
    expect(sampleAnswer(dials(2, -1), quickRng(1))).toBeUndefined();
    expect(sampleAnswer(cards(9, 9, 99), quickRng(1))).toBeUndefined();
  });

  it('may bring their own way to find one, where trying would take too long', () => {
    const needle: FormAsk = {
      ...dials(12, 99),
      check: (answer) => (Object.values(answer).every((n) => n === '4') ? undefined : TOO_MUCH),
    };
    expect(sampleAnswer(needle, quickRng(1))).toBeUndefined();
    const all = Object.fromEntries(needle.fields.map((f) => [f.id, '4']));
    expect(sampleAnswer({ ...needle, sample: () => all }, quickRng(1))).toEqual(all);
    expect(isDeadEnd(needle)).toBe(false);
  });
});
