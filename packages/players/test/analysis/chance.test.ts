import { describe, expect, it } from 'vitest';
import { chanceOf, lead } from '../../src/analysis/chance.ts';
import { logistic } from '../../src/analysis/logistic.ts';
import { turnsOf, verdictOf } from '../../src/analysis/summary.ts';

describe('the chance of winning', () => {
  it('lies on the logistic curve, the same from both sides', () => {
    for (const x of [-40, -7.3, -2, -0.4, 0, 0.01, 1, 3.7, 12, 40]) {
      const clamped = Math.min(30, Math.max(-30, x));
      expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-clamped)), 9);
      expect(logistic(x) + logistic(-x)).toBeCloseTo(1, 12);
    }
    const fit = {
      weights: { worth: 2, life: -1 },
      learned: { game: '', edition: '', seed: '', games: 0, positions: 0, hash: '' },
    };
    expect(chanceOf({ worth: 0.5, life: 0.2 }, fit)).toBeCloseTo(1 / (1 + Math.exp(-0.8)), 9);
    expect(chanceOf({}, fit)).toBe(0.5);
  });

  it('counts a lead by its share of the whole', () => {
    expect([lead(30, 10), lead(10, 30), lead(0, 0), lead(5, 0)]).toEqual([0.5, -0.5, 0, 1]);
  });
});

describe('a match in a few figures', () => {
  const sideOf = (seat: number) => (seat === 0 ? 0 : 1);
  const said = { answer: 'x', words: [] };
  const decision = (at: number, seat: number, cost: number, mark: 'mistake' | 'good' | 'great') =>
    ({ at, seat, kind: 'attack', mark, cost, error: 0.01, given: said, best: said }) as const;

  const from = (chance: number, to: number) => [{ chance }, { chance: 0.9 }, { chance: to }];

  it('calls the loser outplayed where what he has lost was not the dice', () => {
    const judged = [decision(3, 1, 0.3, 'mistake'), decision(5, 0, 0.1, 'mistake'), decision(7, 1, 0.4, 'good')];
    const verdict = verdictOf(0, from(0.5, 1), judged, [{ at: 4, seat: 0, swing: 0.05 }], sideOf);
    expect(verdict).toEqual({
      winner: 0,
      luck: [0.05, -0.05],
      play: [0.45, -0.45],
      cost: [0.1, 0.3],
      said: 'outplayed',
    });
  });

  it('calls him unlucky where most of it was, and names both where it was one as much as the other', () => {
    const dice = [{ at: 4, seat: 0, swing: 0.35 }];
    const said = (
      winner: 0 | 1 | null,
      begun: number,
      swings: readonly { at: number; seat: number; swing: number }[],
    ) => verdictOf(winner, from(begun, winner === 0 ? 1 : 0), [], swings, sideOf).said;
    expect(said(0, 0.5, dice)).toBe('unlucky');
    expect(said(0, 0.4, dice)).toBe('both');
    // Whoever lost although the dice were with him was outplayed all the more.
    expect(said(1, 0.5, dice)).toBe('outplayed');
    expect(said(1, 0.5, [{ at: 4, seat: 0, swing: -0.35 }])).toBe('unlucky');
    expect(said(null, 0.5, dice)).toBeNull();
  });

  it('turns five times at most, where it moved most, seen from the first side', () => {
    const judged = [decision(3, 1, 0.3, 'mistake'), decision(9, 0, -0.2, 'great'), decision(5, 0, 0.5, 'good')];
    const dice = [0.25, -0.1, 0.015, 0.04, 0.05].map((swing, n) => ({ at: 20 + n, seat: 0, swing }));
    expect(turnsOf(judged, dice, sideOf).map(({ at, by, swing }) => [at, by, swing])).toEqual([
      [3, 'decision', 0.3],
      [20, 'dice', 0.25],
      [9, 'decision', 0.2],
      [21, 'dice', -0.1],
      [24, 'dice', 0.05],
    ]);
  });
});
