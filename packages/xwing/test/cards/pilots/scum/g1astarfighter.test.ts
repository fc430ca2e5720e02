import { describe, expect, it } from 'vitest';
import { ACADEMY, duel, lastRoll, MIDDLE, NEAR, offeredBefore } from '../duel.ts';

describe('Zuckuss', () => {
  it('may roll one more die; then so does the defender', () => {
    const shoot = (answer: string) => {
      const s = duel('scum/g1astarfighter/zuckuss', ACADEMY, MIDDLE).take('primary>1', answer).until('attack', {}, 1);
      return [lastRoll(s, 'attack').length, lastRoll(s, 'defence').length];
    };
    expect(shoot('0:zuckuss')).toEqual([4, 4]);
    expect(shoot('pass')).toEqual([3, 3]);
  });
});

describe('4-LOM', () => {
  const end = (stress: number) => duel('scum/g1astarfighter/4lom', ACADEMY, NEAR, { mine: { tokens: { stress } } });
  it('may hand a stress token to another ship at range 1 in the End phase', () => {
    const s = end(1).until('window:end.start').take('0:4lom');
    expect([s.ship(0).tokens.stress, s.ship(1).tokens.stress]).toEqual([0, 1]);
  });
  it('not without one', () => {
    expect(offeredBefore(end(0), 'dials', '0:4lom')).toBe(false);
  });
});
