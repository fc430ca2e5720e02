import { pointsOf } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { type ChoosableSquad, opponentOf, READY } from '../../../../src/games/xwing/start/choosable.ts';

const ready = (id: string): ChoosableSquad => READY.find((one) => one.id === id)!;

describe('the opponent that is proposed for a squad', () => {
  it('is the other half of the core set for the X-wing of the core set', () => {
    expect(opponentOf(ready('core-rebel')).id).toBe('core-imperial');
  });

  it('is of another faction and worth about as much, whatever one chooses', () => {
    for (const one of READY) {
      const { squad } = opponentOf(one);
      expect(squad.faction).not.toBe(one.squad.faction);
      expect(Math.abs(pointsOf(squad) - pointsOf(one.squad))).toBeLessThanOrEqual(4);
    }
  });
});
