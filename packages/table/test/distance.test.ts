import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  add,
  band,
  circle,
  distance,
  distanceBetween,
  distanceToPoint,
  type Measure,
  measure,
  measureFromPoint,
  measureSegments,
  measureSegmentToShape,
  polygon,
  pose,
  rectangle,
  type Segment,
  type Shape,
  scale,
  segmentDistance,
  TOLERANCE,
  type Vec,
  vec,
} from '../src/index.ts';
import { asSegment, plainDistance, pointDistance, segmentDistanceTo, shapeDistance } from './oracle.ts';
import {
  anySegment,
  anyShape,
  carried,
  contacts,
  gridPoints,
  gridPoses,
  gridSegment,
  gridShape,
  handMade,
  pointsNear,
  poses,
} from './shapes.ts';
import { tries } from './tries.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = tries(10_000);
/** We call everything within the tolerance contact, the library has its own idea of it: twice 1e-6 at most. */
const CLOSE = 2 * TOLERANCE;

const expectNear = (ours: number, theirs: number): void => {
  if (!(Math.abs(ours - theirs) <= CLOSE)) throw new Error(`ours ${ours}, theirs ${theirs}`);
};

/** Both ends lie where they should, and the line between them is as long as it says. */
function expectRealised(m: Measure, from: (v: Vec) => number, to: (v: Vec) => number): void {
  expectNear(from(m.from), 0);
  expectNear(to(m.to), 0);
  expectNear(distanceBetween(m.from, m.to), m.distance);
  if (m.distance === 0) expect(m.to).toEqual(m.from);
}

describe('distance and measure', () => {
  const agree = (a: Shape, b: Shape): void => {
    const m = measure(a, b);
    expectNear(m.distance, shapeDistance(a, b));
    expect(distance(a, b)).toBe(m.distance);
    expectRealised(
      m,
      (v) => pointDistance(a, v),
      (v) => pointDistance(b, v),
    );
  };

  it('agree with flatten-js on random shapes', () => {
    fc.assert(fc.property(anyShape, anyShape, agree), { seed: 101, numRuns: RUNS });
  });

  it('agree with flatten-js on shapes of a coarse grid, which touch, contain and cover each other', () => {
    fc.assert(fc.property(gridShape, gridShape, agree), { seed: 102, numRuns: RUNS });
  });

  it('are 0 for pieces laid against each other, and exactly the gap after parting them', () => {
    fc.assert(
      fc.property(contacts, fc.integer({ min: 1, max: 5000 }), ({ a, b, outward }, gap) => {
        expect(distance(a, b)).toBe(0);
        const m = measure(a, b);
        expect(m.distance).toBe(0);
        expectNear(plainDistance(a, m.from), 0);
        expectNear(plainDistance(b, m.from), 0);
        const away = carried(b, { ...scale(outward, gap / 100), hx: 0, hy: 1 });
        expectNear(distance(a, away), gap / 100);
      }),
      { seed: 7103, numRuns: 2 * RUNS },
    );
  });

  it('do not depend on the order, nor on where the table stands', () => {
    fc.assert(
      fc.property(fc.oneof(anyShape, gridShape), fc.oneof(anyShape, gridShape), poses(900), (a, b, p) => {
        const d = distance(a, b);
        expectNear(distance(b, a), d);
        expectNear(distance(carried(a, p), carried(b, p)), d);
      }),
      { seed: 104, numRuns: RUNS },
    );
  });

  it('are the same for polygons made by hand as for those of our constructors', () => {
    fc.assert(
      fc.property(fc.oneof(anyShape, gridShape), fc.oneof(anyShape, gridShape), (a, b) => {
        expectNear(distance(handMade(a), handMade(b)), distance(a, b));
        expectNear(measure(handMade(a), handMade(b)).distance, distance(a, b));
      }),
      { seed: 105, numRuns: RUNS },
    );
  });

  it('give a common point where one shape holds the other', () => {
    const big = rectangle(pose(0, 0, 30), 100, 100);
    const small = rectangle(pose(5, 5), 2, 2);
    for (const [a, b] of [
      [big, small],
      [small, big],
      [big, circle(vec(5, 5), 2)],
      [circle(vec(0, 0), 90), small],
      [circle(vec(0, 0), 90), circle(vec(5, 5), 2)],
    ] as const) {
      const m = measure(a, b);
      expect(m.distance).toBe(0);
      expect(distanceToPoint(a, m.from)).toBe(0);
      expect(distanceToPoint(b, m.from)).toBe(0);
    }
  });

  it('find the common point of two bars crossed like a plus, where no corner lies in the other', () => {
    const m = measure(rectangle(pose(0, 0), 5, 40), rectangle(pose(0, 0), 40, 5));
    expect(m.distance).toBe(0);
    expect(Math.max(Math.abs(m.from.x), Math.abs(m.from.y))).toBeLessThanOrEqual(5);
  });
});

describe('distance to a point', () => {
  const agree = (s: Shape, v: Vec): void => {
    const m = measureFromPoint(v, s);
    expectNear(m.distance, pointDistance(s, v));
    expect(distanceToPoint(s, v)).toBe(m.distance);
    expect(m.from).toEqual(v);
    expectRealised(
      m,
      () => 0,
      (to) => pointDistance(s, to),
    );
  };

  it('agrees with flatten-js on random points', () => {
    fc.assert(fc.property(anyShape, pointsNear(120), agree), { seed: 111, numRuns: RUNS });
  });

  it('agrees with flatten-js on points of a coarse grid, many of them on borders and corners', () => {
    fc.assert(fc.property(gridShape, gridPoints(90), agree), { seed: 112, numRuns: RUNS });
  });
});

describe('distance of segments', () => {
  const flattenDistance = (s: Segment, t: Segment): number => asSegment(s).distanceTo(asSegment(t))[0];
  const agree = (s: Segment, t: Segment): void => {
    const m = measureSegments(s, t);
    expectNear(m.distance, flattenDistance(s, t));
    expect(segmentDistance(s, t)).toBe(m.distance);
    const to = (seg: Segment) => (v: Vec) => segmentDistance({ a: v, b: v }, seg);
    expectRealised(m, to(s), to(t));
  };

  it('agrees with flatten-js on random segments', () => {
    fc.assert(fc.property(anySegment, anySegment, agree), { seed: 121, numRuns: RUNS });
  });

  it('agrees with flatten-js on a coarse grid: collinear, parallel, crossing at ends, and single points', () => {
    fc.assert(fc.property(gridSegment, gridSegment, agree), { seed: 122, numRuns: RUNS });
  });

  it('measures single points', () => {
    const at = vec(3, 4);
    const o = vec(0, 0);
    expect(segmentDistance({ a: at, b: at }, { a: o, b: o })).toBe(5);
    expect(segmentDistance({ a: at, b: at }, { a: o, b: vec(10, 0) })).toBe(4);
  });
});

describe('distance of a segment to a shape', () => {
  const agree = (seg: Segment, s: Shape): void => {
    const m = measureSegmentToShape(seg, s);
    expectNear(m.distance, segmentDistanceTo(seg, s));
    expectRealised(
      m,
      (v) => segmentDistance({ a: v, b: v }, seg),
      (v) => pointDistance(s, v),
    );
  };

  it('agrees with flatten-js at random', () => {
    fc.assert(fc.property(anySegment, anyShape, agree), { seed: 131, numRuns: RUNS });
  });

  it('agrees with flatten-js on a coarse grid', () => {
    fc.assert(fc.property(gridSegment, gridShape, agree), { seed: 132, numRuns: RUNS });
  });
});

describe('contact', () => {
  it('is everything within the tolerance and nothing beyond it', () => {
    const base = rectangle(pose(0, 0), 20, 20);
    const rhomb = polygon([vec(20, 0), vec(40, -10), vec(60, 0), vec(40, 10)]);
    const disc = circle(vec(40, 0), 20);
    const turned = rectangle(pose(40, 0, 90), 20, 20);
    for (const other of [rhomb, disc, turned]) {
      for (const [gap, contact] of [
        [0.5e-6, true],
        [2e-6, false],
      ] as const) {
        const at = carried(other as Shape, { ...vec(gap, 0), hx: 0, hy: 1 });
        expect(distance(base, at) === 0).toBe(contact);
        expect(measure(base, at).distance === 0).toBe(contact);
      }
    }
    const p = add(vec(20, 0), vec(0.5e-6, 0));
    expect(distanceToPoint(base, p)).toBe(0);
    expect(measureFromPoint(p, base).to).toEqual(p);
  });

  it('holds for poses on quarter turns and eighths alike', () => {
    fc.assert(
      fc.property(gridPoses(400), (p) => {
        const a = carried(rectangle(pose(0, 0), 20, 20), p);
        const b = carried(rectangle(pose(40, 10), 20, 20), p);
        expect(distance(a, b)).toBe(0);
      }),
      { seed: 141, numRuns: 1000 },
    );
  });
});

describe('band', () => {
  const ruler = [100, 200, 300];

  it('[AR-REICHWEITE-UND-ENTFERNUNG-04] [LE-REICHWEITE-06] gives a line of the ruler to the nearer band', () => {
    expect(band(100, ruler)).toBe(1);
    expect(band(100 + TOLERANCE / 2, ruler)).toBe(1);
    expect(band(100.00001, ruler)).toBe(2);
    expect(band(200, ruler)).toBe(2);
    expect(band(300, ruler)).toBe(3);
  });

  it('counts contact as the first band and everything beyond the ruler as one more', () => {
    expect(band(0, ruler)).toBe(1);
    expect(band(300.00001, ruler)).toBe(4);
    expect(band(5000, ruler)).toBe(4);
  });
});
