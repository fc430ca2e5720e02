import type { SeatInfo, TableInfo } from '@holotisch/online/client';
import { expect, it } from 'vitest';
import { sitsDown } from '../../src/online/sits-down.ts';

const seat = (points?: number): SeatInfo => ({
  kind: 'human',
  name: '',
  ready: false,
  here: true,
  guest: false,
  list: points === undefined ? null : { points, limit: 100, format: null, edition: '1', name: null },
});
const table = (
  seats: readonly SeatInfo[],
  more: Partial<TableInfo> = {},
): Pick<TableInfo, 'own' | 'seats' | 'needsList' | 'agreement' | 'aids'> => ({
  own: 1,
  needsList: false,
  agreement: null,
  aids: { coach: false },
  ...more,
  seats,
});
const uneven = { points: [33, 98], yes: [] };

it('who has nothing to decide sits down at once', () => {
  expect(sitsDown(table([seat(98), seat(98)]), undefined, false)).toBe(true);
  expect(sitsDown(table([seat(98), seat()], { needsList: true }), { points: 98 }, false)).toBe(true);
  // Nothing is known yet of what the other one brings.
  expect(sitsDown(table([seat(), seat()], { needsList: true }), { points: 98 }, false)).toBe(true);
});

it('who has to choose a list, or meets other points than his own, is asked first: 33 against 98 begin with a word', () => {
  expect(sitsDown(table([seat(98), seat()], { needsList: true }), undefined, false)).toBe(false);
  expect(sitsDown(table([seat(33), seat()], { needsList: true }), { points: 98 }, false)).toBe(false);
  expect(sitsDown(table([seat(33), seat(98)], { agreement: uneven }), undefined, false)).toBe(false);
  // Whoever has chosen both lists himself knows.
  expect(sitsDown(table([seat(33), seat(98)], { agreement: uneven, own: 0 }), undefined, true)).toBe(true);
  expect(sitsDown(table([seat(33), seat(98)], { own: null }), undefined, false)).toBe(false);
});

it('a guest is asked first where the coach is on; who has opened the table has said so', () => {
  const aids = { coach: true };
  expect(sitsDown(table([seat(98), seat(98)], { aids }), undefined, false)).toBe(false);
  expect(sitsDown(table([seat(98), seat()], { aids, needsList: true }), { points: 98 }, false)).toBe(false);
  expect(sitsDown(table([seat(98), seat(98)], { aids }), undefined, true)).toBe(true);
  expect(sitsDown(table([seat(98), seat(98)], { aids: { coach: false } }), undefined, false)).toBe(true);
});
