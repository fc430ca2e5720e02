import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call } from './fake.ts';

const example = (game: string): string =>
  readFileSync(new URL(`../../../examples/${game}/match.holo.json`, import.meta.url), 'utf8');
const whole = example('xwing');
/** As it would be if it had not been played on. */
const upTo = (count: number): string => {
  const {
    hash: _,
    result: __,
    ...file
  } = JSON.parse(whole) as { decisions: readonly unknown[] } & Record<string, unknown>;
  return JSON.stringify({ ...file, decisions: file.decisions.slice(0, count) });
};
const match = upTo(40);

it('analyse tells how the chances stood, what decisions have cost, and what the dice did', async () => {
  const { code, out, err } = await call('analyse f --effort quick --json', { f: match });
  expect([code, err]).toEqual([0, '']);
  const found = JSON.parse(out);
  const { decisions } = JSON.parse(match) as { decisions: readonly (readonly [number, unknown])[] };
  expect(found).toMatchObject({ game: 'xwing', seed: '1', decisions: decisions.length, sides: [0, 1] });
  expect(found.curve.length).toBeGreaterThan(1);
  expect(found.verdict.winner).toBeNull();
  for (const { at, seat, given } of found.judged) {
    expect(decisions[at]![0]).toBe(seat);
    expect(given.answer).toEqual(decisions[at]![1]);
  }
  expect(found.turns.length).toBeLessThanOrEqual(5);
  expect(found.verdict.luck[0] + found.verdict.luck[1]).toBeCloseTo(0, 9);
  const text = await call('analyse f --effort quick --lang de', { f: upTo(22) });
  expect(text.code).toBe(0);
  expect(text.out).toMatch(/^Seite 0: Würfelglück [+-]?\d+, eigene Fehler \d+ Prozentpunkte Siegchance/);
}, 60_000);

it('analyse --why names the answers that there were, the best first, and marks the one that was given', async () => {
  const { code, out } = await call('analyse f --effort quick --why 30 --json', { f: match });
  expect(code).toBe(0);
  const why = JSON.parse(out);
  expect(why.at).toBe(29);
  expect(why.answers.length).toBeGreaterThan(1);
  expect(why.answers.filter(({ isGiven }: { isGiven: boolean }) => isGiven)).toHaveLength(1);
  const chances = why.answers.map(({ chance }: { chance: number }) => chance);
  expect(chances).toEqual([...chances].sort((a: number, b: number) => b - a));
  const text = await call('analyse f --effort quick --why 30', { f: match });
  expect(text.out).toContain('; this was decided');
});

it('analyse says what it cannot do', async () => {
  expect(await call('analyse f --effort deep', { f: match })).toMatchObject({
    code: 2,
    err: expect.stringContaining('quick, usual, thorough'),
  });
  const toy = readFileSync(new URL('../../../examples/toy/duel.holo.json', import.meta.url), 'utf8');
  expect(await call('analyse f', { f: toy })).toMatchObject({ code: 2, err: expect.stringContaining('toy') });
  expect(await call('analyse f --why 1', { f: match })).toMatchObject({ code: 2 });
  expect(await call('analyse f --why 9999', { f: match })).toMatchObject({ code: 2 });
});
