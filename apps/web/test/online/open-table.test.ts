import { expect, it } from 'vitest';
import { termsOf } from '../../src/online/open-table.ts';
import { onlineDe } from '../../src/text/online.de.ts';
import { onlineEn } from '../../src/text/online.en.ts';

it('an open table tells points, rules and clock, and whether the lists are there already', () => {
  const table = { points: 783, clock: { main: 1800, increment: 10 }, ownList: true };
  expect(termsOf(table, 'Rules 2.6', onlineEn, (n) => `${n} points`)).toBe(
    `783 points · Rules 2.6 · ${onlineEn.terms.clocks(30, 10)}`,
  );
  expect(termsOf({ ...table, points: null, clock: null, ownList: false }, 'Regeln 2.6', onlineDe, String)).toBe(
    'Regeln 2.6 · ohne Uhr · beide Listen liegen schon da',
  );
});
