import { distanceToPoint, inArc, LARGE_BASE, pose, SMALL_BASE, squareBase } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { frontArc } from '../../../../src/games/xwing/measuring/ships.ts';
import { arcBand } from '../../../../src/games/xwing/table/arc-band.ts';

const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)].map(([n]) => Number(n));

describe('the drawn arc', () => {
  it.each([
    ['small', SMALL_BASE, { x: 17.05, y: SMALL_BASE }],
    ['large', LARGE_BASE, { x: 36.05, y: LARGE_BASE }],
  ])('ends exactly at the lines of the ruler as it is measured: %s base', (_name, half, edge) => {
    for (const limit of [100, 200, 300]) {
      const [, , leftX = 0, leftY = 0] = numbers(arcBand(half, edge, limit));
      const base = squareBase(pose(0, 0), half);
      expect(distanceToPoint(base, { x: leftX, y: leftY })).toBeCloseTo(limit, 9);
      expect(distanceToPoint(base, { x: -leftX, y: leftY })).toBeCloseTo(limit, 9);
      // On the line of the arc, as seen from the middle of the base.
      expect(leftX * edge.y + leftY * edge.x).toBeCloseTo(0, 9);
    }
  });

  it('draws what the arc covers', () => {
    const [, , x = 0, y = 0] = numbers(arcBand(SMALL_BASE, { x: 17.05, y: SMALL_BASE }, 200));
    const arc = frontArc(pose(0, 0));
    expect(inArc(arc, { x: x * 0.999, y })).toBe(true);
    expect(inArc(arc, { x: x * 1.001, y })).toBe(false);
  });
});
