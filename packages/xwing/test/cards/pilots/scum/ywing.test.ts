import { describe, expect, it } from 'vitest';
import { ACADEMY, duel, lastRoll, MIDDLE, offers } from '../duel.ts';

describe('Kavil', () => {
  it('rolls one more die against a ship outside his arc', () => {
    const dice = (degrees: number) => {
      const s = duel('scum/ywing/kavil', ACADEMY, MIDDLE, {
        mine: { degrees, tokens: { focus: 1 }, upgrades: ['turret/blasterturret'] },
      });
      return lastRoll(s.take('0:turret.blasterturret>1').until('attack', {}, 1), 'attack').length;
    };
    expect([dice(180), dice(0)]).toEqual([4, 3]);
  });
});

describe('Drea Renthal', () => {
  it('after spending a lock may take stress to lock anew', () => {
    const s = duel('scum/ywing/drearenthal', ACADEMY, MIDDLE, { mine: { locks: [1] } });
    s.take('primary>1', '0:targetlock', '0:drearenthal', []);
    expect([s.ship(0).locks, s.ship(0).tokens.stress]).toEqual([[1], 1]);
  });
  it('not after spending another token', () => {
    const s = duel('scum/ywing/drearenthal', ACADEMY, MIDDLE, { mine: { tokens: { focus: 1 } } });
    expect(offers(s.take('primary>1', '0:focus'), '0:drearenthal')).toBe(false);
  });
});
