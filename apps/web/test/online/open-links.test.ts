import type { TableInfo } from '@holotisch/online/client';
import { describe, expect, it } from 'vitest';
import { openLinks } from '../../src/online/open-links.ts';

const links = {
  seats: [
    { seat: 1, token: 'b' },
    { seat: 2, token: 'c' },
  ],
};
const seat = (guest: boolean) => ({ guest }) as TableInfo['seats'][number];
const table = (...guests: boolean[]) => ({ seats: guests.map(seat) });

describe('links to pass on', () => {
  it('are those of the seats that nobody has taken yet', () => {
    expect(openLinks(links, table(false, false, false))).toEqual(links.seats);
    expect(openLinks(links, table(false, true, false))).toEqual([{ seat: 2, token: 'c' }]);
  });
  it('are none where all have sat down, so nobody is told to pass one on', () => {
    expect(openLinks(links, table(false, true, true))).toEqual([]);
  });
  it('are none for who has not made the table', () => {
    expect(openLinks(undefined, table(false, false, false))).toEqual([]);
  });
});
