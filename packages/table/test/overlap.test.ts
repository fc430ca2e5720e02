import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  circle,
  contains,
  distance,
  overlaps,
  type Polygon,
  placed,
  polygon,
  pose,
  rectangle,
  type Shape,
  scale,
  touches,
  type Vec,
  vec,
} from '../src/index.ts';
import { asArea, commonInterior, depthIn, plainDistance, sharedArea } from './oracle.ts';
import {
  anyShape,
  carried,
  concavePolygons,
  contacts,
  convexPolygons,
  gridPolygon,
  gridShape,
  handMade,
  poses,
} from './shapes.ts';
import { tries } from './tries.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = tries(10_000);
const moved = <T extends Shape>(s: T, by: Vec): T => carried(s, { ...by, hx: 0, hy: 1 });

describe('overlaps', () => {
  /** A thin tip may reach in visibly and yet share next to no area: then its depth is the proof. */
  const reachesIn = (a: Shape, b: Shape): boolean =>
    a.kind === 'circle'
      ? plainDistance(b, vec(a.cx, a.cy)) < a.radius - 1e-5
      : a.points.some((v) => depthIn(b, v) > 1e-5);
  const agree = (a: Shape, b: Shape): void => {
    const shared = sharedArea(asArea(a), asArea(b));
    expect(overlaps(a, b)).toBe(shared > 1e-6 || reachesIn(a, b) || reachesIn(b, a));
  };

  it('agrees with the area that flatten-js cuts out of random shapes', () => {
    fc.assert(fc.property(anyShape, anyShape, agree), { seed: 201, numRuns: RUNS });
  });

  it('agrees with it on a coarse grid, where shapes touch, cover and fit into each other', () => {
    fc.assert(fc.property(gridShape, gridShape, agree), { seed: 202, numRuns: RUNS });
  });

  it('is true wherever a dense search finds a point inside both, on the grid', () => {
    fc.assert(
      fc.property(gridPolygon, gridPolygon, (a, b) => {
        expect(overlaps(a, b)).toBe(commonInterior(a, b, 0.01) !== undefined);
      }),
      { seed: 203, numRuns: 200 },
    );
  });

  it('is false for pieces laid against each other, true when pushed together, false when pulled apart', () => {
    fc.assert(
      fc.property(contacts, ({ a, b, outward, firm }) => {
        expect(overlaps(a, b)).toBe(false);
        expect(touches(a, b)).toBe(true);
        if (firm) {
          expect(overlaps(a, moved(b, scale(outward, -1e-4)))).toBe(true);
          expect(touches(a, moved(b, scale(outward, -1e-4)))).toBe(false);
        }
        expect(touches(a, moved(b, scale(outward, 1e-4)))).toBe(false);
        expect(touches(a, moved(b, scale(outward, 0.04)), 0.05)).toBe(true);
      }),
      { seed: 204, numRuns: RUNS },
    );
  });

  it('does not depend on order, place or how the polygon was made', () => {
    fc.assert(
      fc.property(fc.oneof(anyShape, gridShape), fc.oneof(anyShape, gridShape), poses(900), (a, b, p) => {
        const o = overlaps(a, b);
        expect(overlaps(b, a)).toBe(o);
        expect(overlaps(carried(a, p), carried(b, p))).toBe(o);
        expect(overlaps(handMade(a), handMade(b))).toBe(o);
      }),
      { seed: 205, numRuns: RUNS },
    );
  });

  it('or touches: exactly where the distance is 0', () => {
    fc.assert(
      fc.property(fc.oneof(anyShape, gridShape), fc.oneof(anyShape, gridShape), (a, b) => {
        expect(overlaps(a, b) || touches(a, b)).toBe(distance(a, b) === 0);
        expect(overlaps(a, b) && touches(a, b)).toBe(false);
      }),
      { seed: 206, numRuns: RUNS },
    );
  });

  it('holds for any shape with itself and with what it contains', () => {
    fc.assert(
      fc.property(fc.oneof(anyShape, gridShape), fc.oneof(anyShape, gridShape), (a, b) => {
        expect(overlaps(a, a)).toBe(true);
        expect(overlaps(handMade(a), handMade(a))).toBe(true);
        if (contains(a, b)) expect(overlaps(a, b)).toBe(true);
      }),
      { seed: 207, numRuns: RUNS },
    );
  });
});

describe('the tolerance of an overlap', () => {
  const block = (at: Vec): Polygon => rectangle(pose(at.x, at.y), 20, 20);
  const sixCorners = polygon([vec(-20, -10), vec(0, -20), vec(20, -10), vec(20, 10), vec(0, 20), vec(-20, 10)]);
  const slot = polygon([
    vec(-20, -20),
    vec(20, -20),
    vec(20, 20),
    vec(10, 20),
    vec(10, 0),
    vec(-10, 0),
    vec(-10, 20),
    vec(-20, 20),
  ]);
  const cases: readonly (readonly [string, Shape, Shape])[] = [
    ['two rectangles', block(vec(0, 0)), block(vec(40, 0))],
    ['two rectangles side by side', block(vec(0, 0)), block(vec(40, 15))],
    ['two convex polygons', sixCorners, placed(sixCorners, pose(40, 0))],
    ['two concave polygons', slot, placed(slot, pose(40, 0))],
    ['a rectangle and a concave polygon', slot, rectangle(pose(30, 10, 90), 10, 10)],
    ['a circle and a rectangle', block(vec(0, 0)), circle(vec(30, 0), 10)],
    ['two circles', circle(vec(0, 0), 20), circle(vec(30, 0), 10)],
    ['a corner in an edge', block(vec(0, 0)), polygon([vec(20, 0), vec(40, -20), vec(40, 20)])],
  ];
  for (const [name, a, b] of cases) {
    it(`lets ${name} share a hair and no more`, () => {
      expect(overlaps(a, b)).toBe(false);
      expect(overlaps(a, moved(b, vec(-0.5e-6, 0)))).toBe(false);
      expect(overlaps(a, moved(b, vec(-4e-6, 0)))).toBe(true);
      expect(overlaps(moved(b, vec(-4e-6, 0)), a)).toBe(true);
    });
  }

  it('lets a block slide into a slot of its own width without overlapping', () => {
    for (let depth = 0; depth <= 20; depth += 0.5) {
      const inSlot = rectangle(pose(0, 30 - depth), 10, 10);
      expect(overlaps(slot, inSlot)).toBe(false);
      expect(touches(slot, inSlot)).toBe(true);
    }
    expect(overlaps(slot, rectangle(pose(0, 9.99), 10, 10))).toBe(true);
    expect(overlaps(slot, rectangle(pose(0.01, 15), 10, 10))).toBe(true);
  });

  it('finds two bars crossed like a plus, and a convex bar through both arms of a slot', () => {
    expect(overlaps(rectangle(pose(0, 0), 5, 40), rectangle(pose(0, 0), 40, 5))).toBe(true);
    expect(overlaps(slot, rectangle(pose(0, 10), 40, 5))).toBe(true);
    expect(overlaps(slot, rectangle(pose(0, 10), 9, 5))).toBe(false);
  });

  it('sees a piece that lies inside and touches the border from there with its corners only', () => {
    const tile = polygon([vec(10, 10), vec(15, 5), vec(20, 10), vec(15, 15)]);
    expect(overlaps(slot, tile)).toBe(true);
    expect(overlaps(tile, slot)).toBe(true);
  });

  it('sees coinciding outlines as overlapping, also when one has an extra corner', () => {
    const withExtra = polygon([...slot.points, vec(-20, 0)]);
    expect(overlaps(slot, withExtra)).toBe(true);
    expect(overlaps(slot, moved(slot, vec(0.5e-6, 0.5e-6)))).toBe(true);
    fc.assert(
      fc.property(fc.oneof(convexPolygons, concavePolygons), poses(500), (body, p) => {
        expect(overlaps(placed(body, p), handMade(placed(body, p)))).toBe(true);
      }),
      { seed: 208, numRuns: 1000 },
    );
  });
});
