import { describe, expect, it } from 'vitest';
import { clockText, runsOut } from '../../src/online/use-clock.ts';

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [65_000, '1:05'],
    [3_909_000, '1:05:09'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

describe('a clock that runs out', () => {
  it.each([
    [61_000, 60_000, true],
    [60_000, 59_500, false],
    [300_000, 61_000, false],
    [5_100, 4_900, true],
    [4_900, 4_400, false],
    [900, 0, false],
    // Time that is given back is no alarm.
    [4_000, 64_000, false],
  ])('between %i and %i ms left: %s', (before, now, heard) => {
    expect(runsOut(before, now)).toBe(heard);
  });
});
