import type { Mine } from '@holotisch/online/client';
import { describe, expect, it } from 'vitest';
import { factsOf, kindOf } from '../../src/online/my-match.ts';
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
