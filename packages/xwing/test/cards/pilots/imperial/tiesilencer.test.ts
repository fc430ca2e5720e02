import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/cards/index.ts';
import { duel, FAR, lastRoll, ROOKIE } from '../duel.ts';

describe('Test Pilot "Blackout"', () => {
  it('an obstructed defender rolls two dice fewer', () => {
    const s = duel('imperial/tiesilencer/testpilotblackout', ROOKIE, FAR, {
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 440 }],
    });
    s.take('primary>1').until('attack', 1);
    expect(lastRoll(s, 'defence').length).toBe(2 + 1 + 1 - 2);
  });
  it('a clear one rolls all of them', () => {
    const s = duel('imperial/tiesilencer/testpilotblackout', ROOKIE, FAR).take('primary>1').until('attack', 1);
    expect(lastRoll(s, 'defence').length).toBe(3);
  });
});

describe('Kylo Ren', () => {
  it('has the ability of the same pilot in the shuttle, where it is played in every ship', () => {
    expect(CARDS.get('imperial/tiesilencer/kyloren')).toBe(CARDS.get('imperial/upsilonclassshuttle/kyloren'));
  });
});
