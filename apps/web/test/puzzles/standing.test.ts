import { describe, expect, it } from 'vitest';
import { rated, streakOn, today, withTry } from '../../src/puzzles/standing.ts';
import { puzzle } from './a-puzzle.ts';

const NEW = { rating: 1200, tried: {}, streak: 0 };

describe('how somebody stands with the puzzles', () => {
  it('a hard puzzle brings more than an easy one, and costs less', () => {
    const gain = (level: 1 | 2 | 3) => rated(1200, level, true) - 1200;
    const loss = (level: 1 | 2 | 3) => 1200 - rated(1200, level, false);
    expect(gain(3)).toBeGreaterThan(gain(1));
    expect(loss(3)).toBeLessThan(loss(1));
    expect(gain(1)).toBeGreaterThan(0);
    expect(loss(3)).toBeGreaterThan(0);
  });

  it('only the first try counts', () => {
    const wrong = withTry(NEW, puzzle, false, undefined);
    expect(wrong.tried).toEqual({ 'toy/1a2b3c4d': 'wrong' });
    expect(wrong.rating).toBeLessThan(1200);
    expect(withTry(wrong, puzzle, true, undefined)).toEqual(wrong);
  });

  it('a streak goes on from day to day, over the end of a month, and ends where a day is left out', () => {
    const first = withTry(NEW, puzzle, true, '2026-02-28');
    const second = withTry(first, puzzle, false, '2026-03-01');
    expect([first.streak, second.streak]).toEqual([1, 2]);
    expect(withTry(second, puzzle, true, '2026-03-01').streak).toBe(2);
    expect(withTry(second, puzzle, true, '2026-03-03').streak).toBe(1);
    expect(withTry(second, puzzle, true, undefined).streak).toBe(2);
    expect(streakOn(second, '2026-03-01')).toBe(2);
    expect(streakOn(second, '2026-03-02')).toBe(2);
    expect(streakOn(second, '2026-03-03')).toBe(0);
  });

  it('the day is that of the place where one sits', () => {
    expect(today(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
    expect(today(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31');
  });
});
