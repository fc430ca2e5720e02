import { describe, expect, it } from 'vitest';
import { clockText } from '../../src/online/use-clock.ts';

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
