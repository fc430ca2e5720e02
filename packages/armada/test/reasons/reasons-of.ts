import { type Json, render } from '@holotisch/engine';
import { expect } from 'vitest';
import { text } from '../../src/text/index.ts';
import { lay, type Spec, ship, type Table } from '../table.ts';

/** Why something that is not offered is barred, and a position to name it in. */

export const VSD = 'victory-ii-class-star-destroyer';
export const CR90 = 'cr90-corvette-a';
export const X = 900;
export const Y = 300;

/** Ship 0 looks at ship 1, its friend 2 stands beside it; ship 3 is an enemy far off. */
export const gun = (own: Spec = {}, foe: Spec = {}, more: object = {}): Table =>
  lay({
    units: [
      ship(VSD, 0, X, Y, 0, { speed: 1, ...own }),
      ship(CR90, 1, X, Y + 160, 180, { speed: 1, ...foe }),
      ship(VSD, 0, X - 200, Y, 0, { speed: 1 }),
      ship(CR90, 1, 1700, 850, 180, { speed: 1 }),
    ],
    active: 0,
    step: 'attack',
    red: ['hit', 'hit', 'hit'],
    blue: ['hit', 'hit', 'hit'],
    ...more,
  });

/** The key of the words and the clauses against what a seat names; it is told in both languages. */
export function reason(t: Table, name: Json, seat = t.ask().seat): readonly string[] {
  const refusal = t.match.check(seat, name);
  expect(refusal, `${JSON.stringify(name)} is legal`).toBeDefined();
  for (const lang of ['de', 'en'] as const) expect(render([text[lang]], refusal!.message)).not.toMatch(/^ar\.|\{/);
  return [refusal!.message.text, ...refusal!.clauses];
}
