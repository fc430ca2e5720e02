import { describe, expect, it } from 'vitest';
import { directions, eitherWay } from '../../src/geometry/round.ts';

describe('round something', () => {
  it('directions go clockwise from the north, each once', () => {
    expect(directions(4).map(({ x, y }) => [x, y])).toEqual([
      [0, 1],
      [1, 0],
      [expect.closeTo(0, 12), -1],
      [-1, expect.closeTo(0, 12)],
    ]);
    expect(directions(12)[1]).toEqual({ x: expect.closeTo(0.5, 12), y: expect.closeTo(Math.sqrt(3) / 2, 12) });
    expect(directions(30)).toHaveLength(30);
  });
  it('turns go either way, the smallest first', () => {
    expect(eitherWay(8)).toEqual([0, -45, 45, -90, 90, -135, 135, -180]);
    expect(eitherWay(6)).toEqual([0, -60, 60, -120, 120, -180]);
  });
});
