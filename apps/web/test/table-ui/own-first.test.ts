import { expect, it } from 'vitest';
import { ownFirst } from '../../src/table-ui/own-first.ts';

const pieces = [
  { id: 0, seat: 0 },
  { id: 1, seat: 1 },
  { id: 2, seat: 0 },
  { id: 3, seat: 1 },
];
const told = (own: readonly number[], sides: readonly number[] = [0, 1]) =>
  ownFirst(pieces, sides, own)
    .map(({ id }) => id)
    .join('');

it('one\u2019s own pieces stand first in the strip, in an order that does not change', () => {
  expect([told([1]), told([0]), told([0, 1]), told([])]).toEqual(['1302', '0213', '0213', '0213']);
  // Partners of a team stand together.
  expect(told([1], [0, 0])).toBe('0123');
});
