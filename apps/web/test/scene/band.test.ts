import { describe, expect, it } from 'vitest';
import { bandOf } from '../../src/scene/band.ts';
import { isWithin } from '../../src/scene/holo/path.ts';

describe('the band about a unit', () => {
  it('has all of its miniatures within, and turns inwards nowhere', () => {
    const band = bandOf(
      [
        [0, 0],
        [80, 10],
        [40, 60],
        [40, 20],
      ],
      20,
    );
    for (const [x, y] of [
      [0, 0],
      [80, 10],
      [40, 60],
      [40, 20],
      [-19, 0],
      [99, 10],
    ] as const)
      expect(isWithin(band, x, y)).toBe(true);
    expect(isWithin(band, -21, 0)).toBe(false);
    expect(isWithin(band, 90, 50)).toBe(false);
  });

  it('is a disc about one alone', () => {
    for (const [x, y] of bandOf([[5, 5]], 10)) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(10, 6);
  });
});
