import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  area,
  boxOf,
  circle,
  contains,
  extentOf,
  footprintOverlaps,
  footprintsOverlap,
  moved,
  movementFootprint,
  overlaps,
  type Polygon,
  type Pose,
  polygon,
  pose,
  rectangle,
  squareBase,
  toTable,
} from '../../../src/index.ts';
import { anyHalf, HALVES, within } from './templates.ts';

/** The base with its four guides in one piece, corner by corner. */
function outline(p: Pose, h: number): Polygon {
  const front: readonly [number, number][] = [
    [-h, h],
    [-13.1, h],
    [-13.1, h + 2],
    [-9.7, h + 2],
    [-9.7, h],
    [9.7, h],
    [9.7, h + 2],
    [13.1, h + 2],
    [13.1, h],
    [h, h],
  ];
  const rear = front.map(([x, y]): [number, number] => [-x, -y]);
  return polygon([...front, ...rear].map(([x, y]) => toTable(p, x, y)));
}

describe('bases', () => {
  it('a square base has the side of its size', () => {
    expect(area(squareBase(pose(3, 4, 30), 20))).toBeCloseTo(1600, 9);
    expect(area(squareBase(pose(3, 4, 30), 40))).toBeCloseTo(6400, 9);
  });

  it('a base reaches along the axes of the table as far as its outline does', () => {
    fc.assert(
      fc.property(anyHalf, fc.double({ min: -360, max: 360, noNaN: true }), (h, degrees) => {
        const { minX, maxX, minY, maxY } = boxOf(outline(pose(50, -70, degrees), h));
        const reach = extentOf(pose(50, -70, degrees), h);
        expect(50 - minX).toBeCloseTo(reach.x, 9);
        expect(maxX - 50).toBeCloseTo(reach.x, 9);
        expect(-70 - minY).toBeCloseTo(reach.y, 9);
        expect(maxY + 70).toBeCloseTo(reach.y, 9);
      }),
    );
  });

  it('[XW-STOPPER-01] the footprint is the square and a pair of guides at front and rear', () => {
    for (const h of HALVES) {
      const here = pose(12, -7, 25);
      for (const part of movementFootprint(here, h).parts) expect(contains(outline(here, h), part)).toBe(true);
      for (const x of [-11.4, 11.4])
        for (const y of [-(h + 1), h + 1]) {
          const onGuide = rectangle(moved(here, x, y), 1.6, 0.9);
          expect(footprintOverlaps(movementFootprint(here, h), onGuide)).toBe(true);
        }
    }
  });

  it('[XW-STOPPER-02] guides count for overlapping but not for the measured base', () => {
    const ahead = pose(0, 41);
    expect(footprintsOverlap(movementFootprint(pose(0, 0), 20), movementFootprint(ahead, 20))).toBe(true);
    expect(overlaps(squareBase(pose(0, 0), 20), squareBase(ahead, 20))).toBe(false);
  });

  it('between the guides there is room: a narrow piece fits in', () => {
    const mine = movementFootprint(pose(0, 0), 20);
    expect(footprintOverlaps(mine, rectangle(pose(0, 30), 9.7, 10))).toBe(false);
    expect(footprintOverlaps(mine, rectangle(pose(0, 30), 9.8, 10))).toBe(true);
    expect(footprintOverlaps(mine, circle({ x: 0, y: 25 }, 5))).toBe(false);
  });

  it('the three rectangles overlap exactly when the outlines in one piece do', () => {
    fc.assert(
      fc.property(anyHalf, anyHalf, within(70), within(70), within(180), (h, k, x, y, degrees) => {
        const here = pose(0, 0);
        const there = pose(x, y, degrees);
        const apart = footprintsOverlap(movementFootprint(here, h), movementFootprint(there, k));
        expect(apart).toBe(overlaps(outline(here, h), outline(there, k)));
      }),
      { seed: 81, numRuns: 3000 },
    );
  });
});
