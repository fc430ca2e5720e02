import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  area,
  boxOf,
  circle,
  distanceBetween,
  isInBox,
  placed,
  polygon,
  pose,
  rectangle,
  toTable,
  vec,
} from '../src/index.ts';
import { asPolygon, borderDistance, isInside } from './oracle.ts';
import { anyPolygon, anyShape, concavePolygons, convexPolygons, poses } from './shapes.ts';
import { tries } from './tries.ts';

vi.setConfig({ testTimeout: 120_000 });

const square = [vec(0, 0), vec(10, 0), vec(10, 10), vec(0, 10)];

describe('polygon', () => {
  it('turns clockwise corners round and keeps counter-clockwise ones', () => {
    expect(polygon(square).points).toEqual(square);
    expect(polygon([...square].reverse()).points).toEqual(square);
    expect(area(polygon([...square].reverse()))).toBe(100);
  });

  it('knows convex from concave; a straight corner is convex', () => {
    expect(polygon(square).convex).toBe(true);
    expect(polygon([...square, vec(0, 5)]).convex).toBe(true);
    expect(polygon([...square, vec(1e-7, 5)]).convex).toBe(true);
    expect(polygon([...square, vec(1e-3, 5)]).convex).toBe(false);
    expect(polygon([...square, vec(-1e-3, 5)]).convex).toBe(true);
  });

  it('drops corners that repeat their neighbour', () => {
    expect(
      polygon([vec(0, 0), vec(0, 0), vec(10, 0), vec(10, 10), vec(10, 10 + 1e-7), vec(0, 10), vec(0, 0)]).points,
    ).toEqual(square);
  });

  it('refuses what spans no area', () => {
    expect(() => polygon([])).toThrow(RangeError);
    expect(() => polygon([vec(0, 0), vec(5, 0)])).toThrow(RangeError);
    expect(() => polygon([vec(0, 0), vec(5, 0), vec(10, 0)])).toThrow(RangeError);
    expect(() => polygon([vec(0, 0), vec(5, 1e-7), vec(10, 0)])).toThrow(RangeError);
    expect(() => polygon([vec(0, 0), vec(5, 0), vec(0, 0), vec(5, 0)])).toThrow(RangeError);
    expect(() => polygon([vec(0, 0), vec(5, 0), vec(Number.NaN, 10)])).toThrow(RangeError);
    expect(() => rectangle(pose(0, 0), 0, 5)).toThrow(RangeError);
    expect(() => rectangle(pose(0, 0), 5, Number.NaN)).toThrow(RangeError);
    expect(() => circle(vec(0, 0), 0)).toThrow(RangeError);
    expect(() => circle(vec(0, 0), -1)).toThrow(RangeError);
  });

  it('agrees with flatten-js on area and box', () => {
    fc.assert(
      fc.property(anyPolygon, (p) => {
        const theirs = asPolygon(p);
        expect(area(p)).toBeCloseTo(theirs.area(), 6);
        const { xmin, ymin, xmax, ymax } = theirs.box;
        expect(boxOf(p)).toEqual({ minX: xmin, minY: ymin, maxX: xmax, maxY: ymax });
      }),
      { seed: 401, numRuns: tries(10_000) },
    );
  });

  it('is counter-clockwise, convex as made, and held by its circle, wherever it is placed', () => {
    fc.assert(
      fc.property(convexPolygons, concavePolygons, poses(900), (convex, any, p) => {
        expect(placed(convex, p).convex).toBe(true);
        for (const local of [convex, any]) {
          const there = placed(local, p);
          expect(area(there)).toBeCloseTo(area(local), 6);
          expect(there.convex).toBe(polygon(there.points).convex);
          for (const [i, q] of there.points.entries()) {
            expect(distanceBetween(q, vec(there.cx, there.cy))).toBeLessThanOrEqual(there.radius + 1e-9);
            expect(q).toEqual(toTable(p, local.points[i]!.x, local.points[i]!.y));
          }
        }
      }),
      { seed: 402, numRuns: 1000 },
    );
  });

  it('knows a circle that lies wholly inside it, unless its centre does not', () => {
    fc.assert(
      fc.property(anyPolygon, (p) => {
        const { inner } = p as typeof p & { inner: number };
        const centre = vec(p.cx, p.cy);
        if (Number.isNaN(inner)) expect(isInside(p, centre) && borderDistance(p, centre) > 1e-5).toBe(false);
        else {
          expect(isInside(p, centre)).toBe(true);
          expect(inner).toBeLessThan(borderDistance(p, centre));
        }
      }),
      { seed: 403, numRuns: 5000 },
    );
  });
});

describe('rectangle', () => {
  it('lies across and along its heading', () => {
    const { points } = rectangle(pose(100, 50, 90), 10, 30);
    expect(boxOf(polygon(points))).toEqual({ minX: 70, minY: 40, maxX: 130, maxY: 60 });
  });

  it('is the polygon of its four corners', () => {
    fc.assert(
      fc.property(poses(900), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (p, w, l) => {
        const quick = rectangle(p, w, l);
        const plain = polygon([toTable(p, w, -l), toTable(p, w, l), toTable(p, -w, l), toTable(p, -w, -l)]);
        for (const [i, q] of quick.points.entries()) expect(distanceBetween(q, plain.points[i]!)).toBeLessThan(1e-9);
        expect(area(quick)).toBeCloseTo(4 * w * l, 6);
        expect(quick.convex).toBe(true);
        expect(quick.radius).toBeCloseTo(Math.hypot(w, l), 9);
      }),
      { seed: 404, numRuns: 2000 },
    );
  });
});

describe('boxOf', () => {
  it('bounds circles', () => {
    expect(boxOf(circle(vec(3, 4), 5))).toEqual({ minX: -2, minY: -1, maxX: 8, maxY: 9 });
  });

  it('lies in another one up to its very border, and on no side beyond it', () => {
    const outer = { minX: 0, minY: 10, maxX: 100, maxY: 50 };
    expect(isInBox(outer, outer)).toBe(true);
    for (const side of ['minX', 'minY'] as const) {
      expect(isInBox({ ...outer, [side]: outer[side] + 1 }, outer)).toBe(true);
      expect(isInBox({ ...outer, [side]: outer[side] - 0.001 }, outer)).toBe(false);
    }
    for (const side of ['maxX', 'maxY'] as const) {
      expect(isInBox({ ...outer, [side]: outer[side] - 1 }, outer)).toBe(true);
      expect(isInBox({ ...outer, [side]: outer[side] + 0.001 }, outer)).toBe(false);
    }
  });

  it('holds the bounding circle of nothing larger than the shape', () => {
    fc.assert(
      fc.property(anyShape, (s) => {
        const { minX, maxX, minY, maxY } = boxOf(s);
        expect(2 * s.radius).toBeGreaterThanOrEqual(Math.max(maxX - minX, maxY - minY) - 1e-9);
      }),
      { seed: 405, numRuns: 2000 },
    );
  });
});
