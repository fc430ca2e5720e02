import type { Mine } from '@holotisch/online/client';
import { describe, expect, it } from 'vitest';
import { factsOf, isOwnTable, kindOf, lostBy } from '../../src/online/my-match.ts';
import { onlineDe } from '../../src/text/online.de.ts';
import { onlineEn } from '../../src/text/online.en.ts';

const seat = { match: 'm', game: 'xwing', token: 't', saved: 0 };
const known = (change: Partial<Mine>): Mine => ({
  match: 'm',
  game: 'xwing',
  edition: '1',
  state: 'over',
  own: 1,
  players: ['Anna', 'Bert'],
  kinds: ['human', 'human'],
  result: { winner: 1, reason: 'destroyed' },
  changed: 0,
  ...change,
});
const told = (change: Partial<Mine>, t = onlineEn) => factsOf({ seat, known: known(change) }, t);

describe('a match of one\u2019s own in the list', () => {
  it('that is over stands there with opponent and result, and is not to be gone on with', () => {
    expect(told({})).toBe('against Anna · won');
    expect(told({ own: 0 })).toBe('against Bert · lost');
    expect(told({ result: { winner: null } }, onlineDe)).toBe('gegen Anna · unentschieden');
    expect(kindOf({ seat, known: known({}) }, true)).toBe('over');
  });

  it('that goes on has an opponent and no result, with or without a name', () => {
    expect(told({ state: 'playing', result: null })).toBe('against Anna');
    expect(told({ state: 'playing', result: null, players: ['', 'Bert'] })).toBe('against Player 1');
    expect(told({ state: 'playing', result: null, kinds: ['computer', 'human'] })).toBe('against the computer');
    expect(kindOf({ seat, known: known({ state: 'gathering' }) }, true)).toBe('gathering');
  });

  it('that the server does not have any more is gone; while it has not answered, it goes on', () => {
    expect(kindOf({ seat }, true)).toBe('gone');
    expect(kindOf({ seat, known: known({ state: 'closed' }) }, true)).toBe('gone');
    expect(kindOf({ seat }, false)).toBe('playing');
    expect(factsOf({ seat: { ...seat, others: ['Anna'] } }, onlineDe)).toBe('gegen Anna');
  });

  it('that was only looked at stands apart with those who play it, whether a link was needed for it or not', () => {
    const { token: _, ...open } = { ...seat, others: ['Anna', 'Bert'] };
    expect(kindOf({ seat: open }, true)).toBe('watched');
    expect(kindOf({ seat: { ...open, token: 'w', watched: true } }, true)).toBe('watched');
    expect(kindOf({ seat: { ...open, token: 't', watched: false } }, true)).toBe('gone');
    expect(factsOf({ seat: open }, onlineEn)).toBe('Anna – Bert');
    expect(factsOf({ seat: { ...open, others: [] } }, onlineDe)).toBe('Spieler ohne Namen');
  });
});

describe('forgetting a match', () => {
  it('loses a seat where it goes on or has not begun, or where the server could not say', () => {
    expect(lostBy({ seat, known: known({ state: 'playing' }) }, true)).toBe('playing');
    expect(lostBy({ seat, known: known({ state: 'gathering' }) }, true)).toBe('gathering');
    expect(lostBy({ seat }, false)).toBe('playing');
  });

  it('loses nothing where it is over or gone, or was only looked at', () => {
    for (const state of ['over', 'closed'] as const)
      expect(lostBy({ seat, known: known({ state }) }, true)).toBeUndefined();
    expect(lostBy({ seat }, true)).toBeUndefined();
    expect(lostBy({ seat: { match: 'm', game: 'xwing', saved: 0 } }, false)).toBeUndefined();
  });
});

describe('an open table', () => {
  it('is one’s own where it was made here, and is sat down at where a seat of it was lost or only invited to', () => {
    expect(isOwnTable(seat)).toBe(true);
    expect(isOwnTable(undefined)).toBe(false);
    expect(isOwnTable({ match: 'm', game: 'xwing', saved: 0 })).toBe(false);
    expect(isOwnTable({ ...seat, guest: true })).toBe(false);
    expect(isOwnTable({ ...seat, link: 't' })).toBe(false);
  });
});
