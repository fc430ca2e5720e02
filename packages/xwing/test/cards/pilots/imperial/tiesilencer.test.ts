import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/cards/index.ts';
import { duel, FAR, lastRoll, ROOKIE } from '../duel.ts';

describe('Test Pilot "Blackout"', () => {
  it('an obstructed defender rolls two dice fewer', () => {
    const s = duel('imperial/tiesilencer/testpilotblackout', ROOKIE, FAR, {
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 440 }],
    });
    s.take('primary>1').until('attack', {}, 1);
    expect(lastRoll(s, 'defence').length).toBe(2 + 1 + 1 - 2);
  });
  it('[XW-VERSPERRT-05] of equally short lines he may pick one through a rock', () => {
    const outline = [
      [-10, -10],
      [10, -10],
      [0, 10],
    ];
    const s = () =>
      duel('imperial/tiesilencer/testpilotblackout', ROOKIE, FAR, {
        obstacles: [{ kind: 'asteroid', x: 430, y: 440, outline }] as never,
      }).take('primary>1');
    expect(s().open).toEqual(['0 card-may']);
    expect(lastRoll(s().take('yes').until('attack', {}, 1), 'defence').length).toBe(2);
    expect(lastRoll(s().take('no').until('attack', {}, 1), 'defence').length).toBe(3);
  });
  it('a clear one rolls all of them', () => {
    const s = duel('imperial/tiesilencer/testpilotblackout', ROOKIE, FAR).take('primary>1').until('attack', {}, 1);
    expect(lastRoll(s, 'defence').length).toBe(3);
  });
});

describe('Kylo Ren', () => {
  it('has the ability of the same pilot in the shuttle, where it is played in every ship', () => {
    expect(CARDS.get('imperial/tiesilencer/kyloren')).toBe(CARDS.get('imperial/upsilonclassshuttle/kyloren'));
  });
});
