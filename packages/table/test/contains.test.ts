import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  area,
  circle,
  contains,
  containsPoint,
  distance,
  lerp,
  type Polygon,
  placed,
  polygon,
  pose,
  rectangle,
  type Shape,
  type Vec,
  vec,
} from '../src/index.ts';
import { asArea, asPoint, asPolygon, borderDistance, isInside, sharedArea } from './oracle.ts';
import {
  anyPolygon,
  anyShape,
  carried,
  concavePolygons,
  contacts,
  convexPolygons,
  gridPoints,
  gridShape,
  pointsNear,
  poses,
} from './shapes.ts';
import { tries } from './tries.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = tries(10_000);
const areaOf = (s: Shape): number => (s.kind === 'polygon' ? area(s) : Math.PI * s.radius * s.radius);

/** A shape shrunk about the origin, so that containment is not the rare case. */
const shrunk = (s: Shape, by: number): Shape =>
  s.kind === 'circle'
    ? circle(vec(s.cx * by, s.cy * by), s.radius * by)
    : polygon(s.points.map((p) => vec(p.x * by, p.y * by)));

describe('containsPoint', () => {
  it('agrees with flatten-js on random points', () => {
    fc.assert(
      fc.property(anyShape, pointsNear(90), (s, v) => {
        const theirs =
          s.kind === 'polygon' ? asPolygon(s).contains(asPoint(v)) : Math.hypot(v.x - s.cx, v.y - s.cy) <= s.radius;
        expect(containsPoint(s, v)).toBe(theirs);
      }),
      { seed: 301, numRuns: RUNS },
    );
  });

  it('agrees with flatten-js on a coarse grid, borders and corners included', () => {
    fc.assert(
      fc.property(gridShape, gridPoints(90), (s, v) => {
        const theirs =
          s.kind === 'polygon'
            ? asPolygon(s).contains(asPoint(v))
            : Math.hypot(v.x - s.cx, v.y - s.cy) <= s.radius + 1e-6;
        expect(containsPoint(s, v)).toBe(theirs);
      }),
      { seed: 302, numRuns: RUNS },
    );
  });

  it('agrees with the angles summed up around the point', () => {
    fc.assert(
      fc.property(anyPolygon, pointsNear(90), (p, v) => {
        fc.pre(borderDistance(p, v) > 1e-3);
        expect(containsPoint(p, v)).toBe(isInside(p, v));
      }),
      { seed: 303, numRuns: RUNS },
    );
  });

  it('holds for every point of the border and the point of contact of two pieces', () => {
    fc.assert(
      fc.property(contacts, fc.integer({ min: 0, max: 100 }), ({ a, b, at }, t) => {
        expect(containsPoint(a, at)).toBe(true);
        expect(containsPoint(b, at)).toBe(true);
        for (const [i, p] of a.points.entries())
          expect(containsPoint(a, lerp(p, a.points[(i + 1) % a.points.length]!, t / 100))).toBe(true);
      }),
      { seed: 304, numRuns: RUNS },
    );
  });
});

describe('contains', () => {
  const agree = (outer: Shape, body: Shape, by: number): void => {
    const inner = shrunk(body, by / 10);
    const missing = areaOf(inner) - sharedArea(asArea(outer), asArea(inner));
    expect(contains(outer, inner)).toBe(missing < 1e-6);
  };
  const factors = fc.integer({ min: 1, max: 10 });

  it('agrees with the area that flatten-js finds missing, at random', () => {
    fc.assert(fc.property(anyShape, anyShape, factors, agree), { seed: 311, numRuns: RUNS });
  });

  it('agrees with it on a coarse grid, where borders run together', () => {
    fc.assert(fc.property(gridShape, gridShape, factors, agree), { seed: 312, numRuns: RUNS });
  });

  it('holds for a shape in itself, whatever its form, and never both ways for different ones', () => {
    fc.assert(
      fc.property(fc.oneof(anyShape, gridShape), fc.oneof(anyShape, gridShape), poses(900), (a, b, p) => {
        expect(contains(carried(a, p), carried(a, p))).toBe(true);
        if (!contains(a, b)) return;
        expect(distance(a, b)).toBe(0);
        expect(areaOf(a)).toBeGreaterThan(areaOf(b) - 1e-3);
        expect(contains(carried(a, p), carried(b, p))).toBe(true);
      }),
      { seed: 313, numRuns: RUNS },
    );
  });

  it('is lost by moving a shape out of itself by more than the tolerance', () => {
    fc.assert(
      fc.property(fc.oneof(convexPolygons, concavePolygons), pointsNear(1), (p, by) => {
        fc.pre(by.x !== 0 || by.y !== 0);
        expect(contains(p, placed(p, { ...by, hx: 0, hy: 1 }))).toBe(false);
        expect(contains(p, placed(p, { x: 4e-7, y: -4e-7, hx: 0, hy: 1 }))).toBe(true);
      }),
      { seed: 314, numRuns: 2000 },
    );
  });

  const slot: Polygon = polygon(
    [
      [-20, -20],
      [20, -20],
      [20, 20],
      [10, 20],
      [10, 0],
      [-10, 0],
      [-10, 20],
      [-20, 20],
    ].map(([x, y]): Vec => vec(x!, y!)),
  );

  it('does not take what fills a slot, though all its corners lie on the border', () => {
    expect(contains(slot, rectangle(pose(0, 10), 10, 10))).toBe(false);
  });

  it('does not take what spans the slot from arm to arm', () => {
    expect(contains(slot, rectangle(pose(0, 10), 15, 5))).toBe(false);
    expect(contains(slot, rectangle(pose(0, -10), 15, 5))).toBe(true);
    expect(contains(slot, rectangle(pose(15, 0), 5, 20))).toBe(true);
  });

  it('measures circles against concave corners', () => {
    expect(contains(slot, circle(vec(0, -10), 10))).toBe(true);
    expect(contains(slot, circle(vec(0, -10), 10.001))).toBe(false);
    expect(contains(slot, circle(vec(12, -2), 2.8))).toBe(true);
    expect(contains(slot, circle(vec(12, -2), 2.9))).toBe(false);
    expect(contains(slot, circle(vec(0, 10), 1))).toBe(false);
    expect(contains(circle(vec(0, 0), 29), slot)).toBe(true);
    expect(contains(circle(vec(0, 0), 28), slot)).toBe(false);
    expect(contains(circle(vec(0, 0), 28), circle(vec(8, 0), 20))).toBe(true);
    expect(contains(circle(vec(0, 0), 28), circle(vec(8.1, 0), 20))).toBe(false);
  });
});
