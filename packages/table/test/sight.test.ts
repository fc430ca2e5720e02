import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  circle,
  containsPoint,
  crosses,
  crossingPoints,
  distanceBetween,
  lerp,
  meets,
  type Polygon,
  placed,
  polygon,
  pose,
  rectangle,
  type Segment,
  type Shape,
  toTable,
  vec,
} from '../src/index.ts';
import { asCircle, asPolygon, asSegment, borderDistance, depthIn, segmentDistanceTo } from './oracle.ts';
import { anySegment, anyShape, carried, contacts, gridSegment, gridShape, poses } from './shapes.ts';
import { tries } from './tries.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = tries(10_000);

/** Where flatten-js lets the segment cross the border, as places from 0 to 1. */
function borderPlaces(seg: Segment, s: Shape): number[] {
  const whole = distanceBetween(seg.a, seg.b);
  const points = asSegment(seg).intersect(s.kind === 'polygon' ? asPolygon(s) : asCircle(s));
  return points.map((p) => distanceBetween(seg.a, p) / whole).sort((a, b) => a - b);
}

/** Between two neighbouring places on the border a line is either inside or outside: its middle tells. */
const goesThrough = (seg: Segment, s: Shape): boolean => {
  const places = [0, ...borderPlaces(seg, s), 1];
  return places.some((t, i) => i > 0 && depthIn(s, lerp(seg.a, seg.b, (t + places[i - 1]!) / 2)) > 1e-5);
};

describe('meets', () => {
  const agree = (seg: Segment, s: Shape): void => {
    expect(meets(seg, s)).toBe(segmentDistanceTo(seg, s) <= 1e-6);
  };
  it('agrees with flatten-js at random', () => {
    fc.assert(fc.property(anySegment, anyShape, agree), { seed: 501, numRuns: RUNS });
  });
  it('agrees with flatten-js on a coarse grid, where lines run along borders and end on them', () => {
    fc.assert(fc.property(gridSegment, gridShape, agree), { seed: 502, numRuns: RUNS });
  });
});

describe('crosses', () => {
  const agree = (seg: Segment, s: Shape): void => {
    expect(crosses(seg, s)).toBe(goesThrough(seg, s));
  };
  it('agrees with flatten-js at random', () => {
    fc.assert(fc.property(anySegment, anyShape, agree), { seed: 511, numRuns: RUNS });
  });
  it('agrees with flatten-js on a coarse grid', () => {
    fc.assert(fc.property(gridSegment, gridShape, agree), { seed: 512, numRuns: RUNS });
  });
});

describe('crossingPoints', () => {
  it('agree with flatten-js at random', () => {
    fc.assert(
      fc.property(anySegment, anyShape, (seg, s) => {
        const ours = crossingPoints(seg, s);
        const theirs = borderPlaces(seg, s)
          .filter((t) => t > 1e-6 && t < 1 - 1e-6)
          .map((t) => lerp(seg.a, seg.b, t));
        expect(ours.length).toBe(theirs.length);
        for (const [i, p] of ours.entries()) expect(distanceBetween(p, theirs[i]!)).toBeLessThan(1e-5);
      }),
      { seed: 521, numRuns: RUNS },
    );
  });

  it('lie on the border in the order of the line, on a coarse grid', () => {
    fc.assert(
      fc.property(gridSegment, gridShape, (seg, s) => {
        let last = 0;
        for (const p of crossingPoints(seg, s)) {
          expect(Math.abs(s.kind === 'polygon' ? borderDistance(s, p) : depthIn(s, p))).toBeLessThan(2e-6);
          const place = distanceBetween(seg.a, p);
          expect(place).toBeGreaterThan(last);
          last = place;
        }
      }),
      { seed: 522, numRuns: RUNS },
    );
  });
});

describe('a line and a shape', () => {
  it('that is crossed is met as well, from either end and wherever the table stands', () => {
    fc.assert(
      fc.property(fc.oneof(anySegment, gridSegment), fc.oneof(anyShape, gridShape), poses(900), (seg, s, p) => {
        const through = crosses(seg, s);
        const met = meets(seg, s);
        if (through) expect(met).toBe(true);
        const back = { a: seg.b, b: seg.a };
        expect(crosses(back, s)).toBe(through);
        expect(meets(back, s)).toBe(met);
        const there = { a: toTable(p, seg.a.x, seg.a.y), b: toTable(p, seg.b.x, seg.b.y) };
        expect(crosses(there, carried(s, p))).toBe(through);
        expect(meets(there, carried(s, p))).toBe(met);
      }),
      { seed: 531, numRuns: RUNS },
    );
  });

  it('that touch are met and not crossed: along an edge, at a corner, on a tangent', () => {
    fc.assert(
      fc.property(contacts, ({ a, b, at, outward }) => {
        const along = vec(-outward.y, outward.x);
        const line = {
          a: vec(at.x - 300 * along.x, at.y - 300 * along.y),
          b: vec(at.x + 300 * along.x, at.y + 300 * along.y),
        };
        for (const s of [a, b]) {
          expect(meets(line, s)).toBe(true);
          expect(crosses(line, s)).toBe(false);
        }
        const into = vec(at.x - 30 * outward.x, at.y - 30 * outward.y);
        expect(crosses({ a: at, b: into }, b)).toBe(false);
        expect(meets({ a: at, b: into }, b)).toBe(true);
      }),
      { seed: 532, numRuns: RUNS },
    );
  });

  const slot: Polygon = polygon([
    vec(-20, -20),
    vec(20, -20),
    vec(20, 20),
    vec(10, 20),
    vec(10, 0),
    vec(-10, 0),
    vec(-10, 20),
    vec(-20, 20),
  ]);
  const from = (ax: number, ay: number, bx: number, by: number): Segment => ({ a: vec(ax, ay), b: vec(bx, by) });

  it('may run down a slot, along its walls and floor, without crossing', () => {
    for (const seg of [from(10, 40, 10, 0), from(0, 40, 0, 0), from(-10, 0, 10, 0), from(-10, 20, 10, 0)]) {
      expect(meets(seg, slot)).toBe(true);
      expect(crosses(seg, slot)).toBe(false);
    }
    expect(crosses(from(0, 40, 0, -0.001), slot)).toBe(true);
    expect(crosses(from(10, 40, 10, -1), slot)).toBe(true);
    expect(meets(from(0, 40, 0, 1), slot)).toBe(false);
  });

  it('cross in as many stretches as the shape has arms in the way', () => {
    const xs = crossingPoints(from(-50, 10, 50, 10), slot).map((p) => Math.round(p.x * 1e6) / 1e6);
    expect(xs).toEqual([-20, -10, 10, 20]);
    expect(crossingPoints(from(0, 10, 50, 10), slot).map((p) => p.x)).toEqual([10, 20]);
    expect(crossingPoints(from(15, 10, 50, 10), slot).map((p) => p.x)).toEqual([20]);
    expect(crossingPoints(from(14, 10, 16, 10), slot)).toEqual([]);
  });

  it('give one point for a tangent and two ends for a shared edge', () => {
    const disc = circle(vec(0, 0), 10);
    expect(crossingPoints(from(-30, 10, 30, 10), disc)).toHaveLength(1);
    expect(crossingPoints(from(-30, 0, 30, 0), disc).map((p) => Math.round(p.x * 1e6) / 1e6)).toEqual([-10, 10]);
    const block = rectangle(pose(0, 0), 10, 10);
    expect(crossingPoints(from(-30, 10, 30, 10), block)).toHaveLength(2);
    expect(crossingPoints(from(-20, 0, 0, 20), block)).toHaveLength(1);
  });

  it('may be a single point', () => {
    const at = (x: number, y: number): Segment => from(x, y, x, y);
    for (const s of [slot, circle(vec(15, 0), 5), rectangle(pose(15, 0), 5, 5)]) {
      expect(crosses(at(15, 0), s)).toBe(true);
      expect(crosses(at(20, 0), s)).toBe(false);
      expect(meets(at(20, 0), s)).toBe(true);
      expect(meets(at(21, 0), s)).toBe(false);
      expect(crossingPoints(at(15, 0), s)).toEqual([]);
    }
  });

  it('[AR-SICHTLINIE-04] to a hull zone does not cross the zone beside it by ending on their common border', () => {
    const ship = pose(100, 100, 33);
    const front = placed(polygon([vec(0, 0), vec(20, 30), vec(-20, 30)]), ship);
    const side = placed(polygon([vec(0, 0), vec(20, -30), vec(20, 30)]), ship);
    const corner = toTable(ship, 20, 30);
    const ahead = toTable(ship, 0, 100);
    const abeam = toTable(ship, 100, 0);
    expect(crosses({ a: ahead, b: corner }, side)).toBe(false);
    expect(crosses({ a: ahead, b: toTable(ship, 10, 15) }, side)).toBe(false);
    expect(crosses({ a: abeam, b: toTable(ship, 10, 15) }, side)).toBe(true);
    expect(crosses({ a: abeam, b: toTable(ship, 0, 20) }, side)).toBe(true);
    expect(containsPoint(front, toTable(ship, 0, 20))).toBe(true);
  });
});
