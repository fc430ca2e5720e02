import { describe, expect, it } from 'vitest';
import { duel, FAR, given, lastRoll, MIDDLE, offeredBefore, ROOKIE, turnOf } from '../duel.ts';

describe('The Inquisitor', () => {
  it('his primary weapon shoots as if at range 1', () => {
    const s = duel('imperial/tieadvprototype/theinquisitor', ROOKIE, FAR).take('primary>1').until('attack');
    expect([lastRoll(s, 'attack').length, lastRoll(s, 'defence').length]).toEqual([3, 2]);
  });
  it('missiles do not', () => {
    const s = duel('imperial/tieadvprototype/theinquisitor', ROOKIE, FAR, {
      mine: { locks: [1], upgrades: ['missile/concussionmissiles'] },
    }).take('0:missile.concussionmissiles>1');
    expect(s.events('attack')[0]).toMatchObject({ range: 3 });
  });
});

describe('Valen Rudor', () => {
  it('may act after he has defended', () => {
    const s = turnOf(duel('imperial/tieadvprototype/valenrudor', ROOKIE, MIDDLE), 1).take('primary>0');
    s.until('window:attack.after').take('0:valenrudor', 'focus');
    expect(given(s, 0, 'focus')).toBe(1);
  });
  it('not after his own attack', () => {
    const s = duel('imperial/tieadvprototype/valenrudor', ROOKIE, MIDDLE).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:valenrudor')).toBe(false);
  });
});
