import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Arc,
  add,
  arcAt,
  area,
  circle,
  clipToArc,
  containsPoint,
  cosDegrees,
  distance,
  distanceBetween,
  inArc,
  type Measure,
  measureArcToArc,
  measureInArc,
  missesArc,
  overlaps,
  type Pose,
  polygon,
  pose,
  rectangle,
  type Shape,
  scale,
  shapeInArc,
  sinDegrees,
  strip,
  toTable,
  turned,
  unit,
  type Vec,
  vec,
} from '../src/index.ts';
import { areaDistance, asArea, cut, depthIn, plainDistance, pointsOnEdges } from './oracle.ts';
import { anyShape, carried, gridPoses, gridShape, handMade, pointsNear, poses } from './shapes.ts';
import { tries } from './tries.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = tries(10_000);
const CLOSE = 2e-6;

/** An arc from `left` degrees left of the heading to `right` degrees right of it. */
const arcOf = (p: Pose, left: number, right: number): Arc =>
  arcAt(p, -sinDegrees(left), cosDegrees(left), sinDegrees(right), cosDegrees(right));

const anyArc = fc
  .tuple(poses(70), fc.integer({ min: -60, max: 170 }), fc.integer({ min: 10, max: 340 }))
  .map(([p, left, span]) => arcOf(p, left, span - left));
/** Eighths of a circle about points of the grid: edges run along edges and through corners; 180 degrees is common. */
const gridArc = fc
  .tuple(gridPoses(40), fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .map(([p, left, span]) => arcOf(p, left * 45, span * 45 - left * 45));

const small = (p: Pose): Arc => arcAt(p, -17.05, 20, 17.05, 20);
const offEdge = (arc: Arc, v: Vec): number =>
  Math.min(
    ...[arc.left, arc.right].map((d) => {
      const e = unit(d);
      const along = Math.max(0, (v.x - arc.apex.x) * e.x + (v.y - arc.apex.y) * e.y);
      return distanceBetween(v, add(arc.apex, scale(e, along)));
    }),
  );

/** The way from the left edge clockwise to a direction, in radians. */
const clockwiseFromLeft = (arc: Arc, d: Vec): number => {
  const angle = Math.atan2(arc.left.y, arc.left.x) - Math.atan2(d.y, d.x);
  return angle < 0 ? angle + 2 * Math.PI : angle;
};

describe('missesArc', () => {
  it('says nothing that a closer look would contradict, and spares most of them', () => {
    let spared = 0;
    let outside = 0;
    fc.assert(
      fc.property(fc.oneof(anyArc, gridArc), fc.oneof(anyShape, gridShape), (arc, shape) => {
        const isIn = shapeInArc(arc, shape);
        if (!isIn) outside++;
        if (!missesArc(arc, shape)) return;
        spared++;
        expect(isIn).toBe(false);
      }),
      { numRuns: RUNS },
    );
    expect(spared / outside).toBeGreaterThan(0.5);
  });
});

describe('inArc', () => {
  it('agrees with the angles of the standard library', () => {
    fc.assert(
      fc.property(fc.oneof(anyArc, gridArc), pointsNear(150), (arc, v) => {
        fc.pre(offEdge(arc, v) > 1e-4);
        const angle = clockwiseFromLeft(arc, vec(v.x - arc.apex.x, v.y - arc.apex.y));
        expect(inArc(arc, v)).toBe(angle <= clockwiseFromLeft(arc, arc.right));
      }),
      { seed: 601, numRuns: RUNS },
    );
  });

  it('[AR-FEUERWINKEL-03] takes in its edges, as far as the tolerance and no further', () => {
    fc.assert(
      fc.property(fc.oneof(anyArc, gridArc), fc.integer({ min: 0, max: 900 }), (arc, r) => {
        expect(inArc(arc, arc.apex)).toBe(true);
        for (const [edge, out] of [
          [unit(arc.left), 1],
          [unit(arc.right), -1],
        ] as const) {
          const on = add(arc.apex, scale(edge, r));
          const outward = vec(-edge.y * out, edge.x * out);
          expect(inArc(arc, on)).toBe(true);
          expect(inArc(arc, add(on, scale(outward, 0.5e-6)))).toBe(true);
          if (r > 0) expect(inArc(arc, add(on, scale(outward, 2e-5)))).toBe(false);
        }
      }),
      { seed: 602, numRuns: RUNS },
    );
  });

  it('may be exactly half the table', () => {
    for (const p of [pose(10, 20), pose(10, 20, 90), pose(-5, 3, 33), pose(7, 7, 211)]) {
      const ahead = arcAt(p, -1, 0, 1, 0);
      for (const x of [-500, -1, 0, 1, 500]) {
        expect(inArc(ahead, toTable(p, x, 0))).toBe(true);
        expect(inArc(ahead, toTable(p, x, 300))).toBe(true);
        expect(inArc(ahead, toTable(p, x, -0.001))).toBe(false);
      }
    }
  });

  it('needs two different edges', () => {
    expect(() => arcAt(pose(0, 0, 12), 1, 1, 2, 2)).toThrow(RangeError);
    expect(() => arcAt(pose(0, 0, 12), 0, 0, 1, 1)).toThrow(RangeError);
    expect(() => arcAt(pose(0, 0, 12), -1, -1, 1, 1)).not.toThrow();
  });

  it('[AR-FEUERWINKEL-02] [XW-FEUERWINKEL-02] has no end', () => {
    const p = pose(0, 0, 77);
    expect(inArc(small(p), toTable(p, 0, 1e6))).toBe(true);
    expect(inArc(small(p), toTable(p, 0.9e6, 1e6))).toBe(false);
  });
});

/** What must hold of any line that is measured into an arc. */
function expectSound(m: Measure, from: Shape, arc: Arc, target: Shape): void {
  expect(distance(from, circle(m.from, 2e-6))).toBe(0);
  expect(distance(target, circle(m.to, 2e-6))).toBe(0);
  expect(inArc(arc, m.to) || offEdge(arc, m.to) < CLOSE).toBe(true);
  expect(Math.abs(distanceBetween(m.from, m.to) - m.distance)).toBeLessThan(CLOSE);
}

const expectNear = (ours: number | undefined, theirs: number | undefined, within = CLOSE): void => {
  if (ours === undefined || theirs === undefined) expect(ours).toBe(theirs);
  else if (!(Math.abs(ours - theirs) <= within)) throw new Error(`ours ${ours}, theirs ${theirs}`);
};

/** At most as far as a line that is known to exist. */
const expectNotBeyond = (ours: number | undefined, known: number | undefined): void => {
  if (known !== undefined && !(ours !== undefined && ours <= known + CLOSE))
    throw new Error(`ours ${ours}, known ${known}`);
};

/** The angle between the edges, or a corner of the shape, may reach in visibly and yet share next to no area. */
const tipReachesIn = (arc: Arc, s: Shape): boolean => {
  if (depthIn(s, arc.apex) > 1e-5) return true;
  if (s.kind === 'circle') return false;
  const width = clockwiseFromLeft(arc, arc.right);
  const angle = (v: Vec): number => clockwiseFromLeft(arc, vec(v.x - arc.apex.x, v.y - arc.apex.y));
  return s.points.some((v) => angle(v) < width && offEdge(arc, v) > 1e-5);
};

describe('a shape in an arc', () => {
  it('is found, cut out and measured as flatten-js does it, at random', () => {
    fc.assert(
      fc.property(anyArc, anyShape, anyShape, (arc, target, from) => {
        const theirs = cut(target, arc);
        const m = measureInArc(from, arc, target);
        if (m) expectSound(m, from, arc, target);
        const hasArea = theirs.area() > 1e-6;
        expect(shapeInArc(arc, target)).toBe(hasArea || tipReachesIn(arc, target));
        if (hasArea) expectNear(m?.distance, areaDistance(asArea(from), theirs));
        if (target.kind === 'circle') return;
        const ours = clipToArc(arc, target);
        expect(ours.reduce((sum, p) => sum + area(p), 0)).toBeCloseTo(theirs.area(), 4);
        for (const v of ours.flatMap((p) => p.points)) expect(inArc(arc, v) && containsPoint(target, v)).toBe(true);
      }),
      { seed: 611, numRuns: RUNS },
    );
  });

  it('is found, cut out and measured on a coarse grid, where flatten-js sees no touch but the edges belong to the arc', () => {
    fc.assert(
      fc.property(gridArc, gridShape, gridShape, (arc, target, from) => {
        const theirs = cut(target, arc);
        const m = measureInArc(from, arc, target);
        expect(shapeInArc(arc, target)).toBe(m !== undefined);
        expectNotBeyond(m?.distance, areaDistance(asArea(from), theirs));
        for (const v of pointsOnEdges(target, arc)) expectNotBeyond(m?.distance, plainDistance(from, v));
        if (m) expectSound(m, from, arc, target);
        if (target.kind === 'circle') return;
        const ours = clipToArc(arc, target);
        expect(ours.reduce((sum, p) => sum + area(p), 0)).toBeCloseTo(theirs.area(), 4);
      }),
      { seed: 612, numRuns: RUNS },
    );
  });

  it('stays as it is wherever the table stands, however its polygon was made and however long the edges are', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyArc, gridArc),
        fc.oneof(anyShape, gridShape),
        fc.oneof(anyShape, gridShape),
        poses(900),
        (arc, target, from, p) => {
          const m = measureInArc(from, arc, target)?.distance;
          const direction = (d: Vec): Vec => vec(d.x * p.hy + d.y * p.hx, d.y * p.hy - d.x * p.hx);
          const there: Arc = {
            apex: toTable(p, arc.apex.x, arc.apex.y),
            left: scale(direction(arc.left), 37),
            right: scale(direction(arc.right), 0.01),
          };
          // Where an edge touches a circle, how much of the rim it takes in goes with the root of the rounding.
          expectNear(measureInArc(carried(from, p), there, carried(target, p))?.distance, m, 1e-5);
          expect(shapeInArc(there, carried(target, p))).toBe(m !== undefined);
          expectNear(measureInArc(handMade(from), arc, handMade(target))?.distance, m);
        },
      ),
      { seed: 613, numRuns: RUNS },
    );
  });

  it('is never nearer than the whole shape, and as near when all of it lies inside', () => {
    fc.assert(
      fc.property(fc.oneof(anyArc, gridArc), fc.oneof(anyShape, gridShape), anyShape, (arc, target, from) => {
        const m = measureInArc(from, arc, target);
        const whole = distance(from, target);
        if (m) expect(m.distance).toBeGreaterThanOrEqual(whole - CLOSE);
        const outside: Arc = { apex: arc.apex, left: arc.right, right: arc.left };
        const rest = measureInArc(from, outside, target);
        // What is not in the arc is in the rest of the circle: the nearer of both is the plain distance.
        expectNear(Math.min(m?.distance ?? 1e9, rest?.distance ?? 1e9), whole);
      }),
      { seed: 614, numRuns: RUNS },
    );
  });
});

describe('from arc to arc', () => {
  it('agrees with flatten-js at random', () => {
    fc.assert(
      fc.property(anyArc, anyShape, anyArc, anyShape, (fromArc, from, arc, target) => {
        const m = measureArcToArc(from, fromArc, target, arc);
        expectNear(m?.distance, areaDistance(cut(from, fromArc), cut(target, arc)));
        if (!m) return;
        expectSound(m, from, arc, target);
        expect(inArc(fromArc, m.from)).toBe(true);
      }),
      { seed: 621, numRuns: RUNS },
    );
  });

  it('is as near as flatten-js finds it on a coarse grid, or nearer by the edges', () => {
    fc.assert(
      fc.property(gridArc, gridShape, gridArc, gridShape, (fromArc, from, arc, target) => {
        const m = measureArcToArc(from, fromArc, target, arc);
        expectNotBeyond(m?.distance, areaDistance(cut(from, fromArc), cut(target, arc)));
        const ends = pointsOnEdges(target, arc);
        for (const a of pointsOnEdges(from, fromArc))
          for (const b of ends) expectNotBeyond(m?.distance, distanceBetween(a, b));
        expectNear(measureArcToArc(target, arc, from, fromArc)?.distance, m?.distance);
        if (!m) return;
        expectSound(m, from, arc, target);
        expect(inArc(fromArc, m.from)).toBe(true);
      }),
      { seed: 622, numRuns: RUNS / 2 },
    );
  });
});

describe('firing arcs', () => {
  const attacker = pose(450, 300, 25);
  const base = rectangle(attacker, 20, 20);
  const arc = small(attacker);
  const targetAt = (right: number, forward: number, turn = 0): Shape => {
    const at = toTable(attacker, right, forward);
    return rectangle(turned({ ...attacker, x: at.x, y: at.y }, turn), 20, 20);
  };

  it('[XW-FEUERWINKEL-03] [AR-ABMESSUNG-VON-FEUERWINKEL-02] take a base of which any part lies inside', () => {
    expect(shapeInArc(arc, targetAt(0, 100))).toBe(true);
    // The left front corner stands at (84 - 20, 80): the arc is 68.2 wide there.
    expect(shapeInArc(arc, targetAt(84, 60))).toBe(true);
    expect(shapeInArc(arc, targetAt(90, 60))).toBe(false);
    expect(shapeInArc(arc, targetAt(0, -45))).toBe(false);
  });

  it('[XW-REICHWEITE-04] [AR-ABMESSUNG-VON-FEUERWINKEL-06] are measured to the nearest point inside, not the nearest of all', () => {
    const target = targetAt(100, 110);
    const plain = distance(base, target);
    const m = measureInArc(base, arc, target);
    expect(plain).toBeCloseTo(Math.hypot(60, 70), 9);
    // Only the left edge's upper part is inside: from x = 80, y = 80 * 20 / 17.05 upwards.
    const y = (80 * 20) / 17.05;
    expect(m?.distance).toBeCloseTo(Math.hypot(60, y - 20), 9);
    expect(distanceBetween(m!.to, toTable(attacker, 80, y))).toBeLessThan(1e-9);
    expect(distanceBetween(m!.from, toTable(attacker, 20, 20))).toBeLessThan(1e-9);
  });

  it('may limit the near end as well', () => {
    const target = targetAt(100, 110);
    const m = measureArcToArc(base, arc, target, arc);
    const y = (80 * 20) / 17.05;
    expect(m?.distance).toBeCloseTo(Math.hypot(80 - 17.05, y - 20), 9);
  });

  it('measure to nothing where no part of the target is inside', () => {
    expect(measureInArc(base, arc, targetAt(100, 0))).toBeUndefined();
    expect(measureInArc(base, arc, circle(toTable(attacker, 0, -60), 30))).toBeUndefined();
    expect(measureArcToArc(targetAt(0, -45), arc, targetAt(0, 100), arc)).toBeUndefined();
  });

  it('measure to a circle that only its rim brings inside', () => {
    const ahead = arcOf(pose(0, 0), 45, 45);
    const m = measureInArc(circle(vec(0, 0), 10), ahead, circle(vec(100, 50), Math.hypot(25, 25)));
    // The edge y = x touches the circle at (75, 75).
    expect(m?.distance).toBeCloseTo(Math.hypot(75, 75) - 10, 5);
    expect(distanceBetween(m!.to, vec(75, 75))).toBeLessThan(0.01);
  });

  it('meet a target that stands in its own part of two crossing circles', () => {
    const east = arcOf(pose(0, 0, 90), 60, 60);
    const m = measureArcToArc(circle(vec(0, 0), 20), east, circle(vec(25, 0), 20), arcOf(pose(25, 0, 270), 60, 60));
    expect(m?.distance).toBe(0);
    const away = measureArcToArc(circle(vec(0, 0), 20), arcOf(pose(0, 0, 270), 60, 60), circle(vec(25, 0), 20), east);
    expect(away!.distance).toBeGreaterThan(0);
  });
});

describe('clipToArc', () => {
  it('cuts a concave polygon into its parts', () => {
    const comb = polygon([
      vec(-50, 0),
      vec(50, 0),
      vec(50, 40),
      vec(30, 40),
      vec(30, 10),
      vec(-30, 10),
      vec(-30, 40),
      vec(-50, 40),
    ]);
    const upper = arcAt(pose(0, 20), -1, 0, 1, 0);
    const parts = clipToArc(upper, comb);
    expect(parts.map((p) => area(p))).toEqual([400, 400]);
    expect(parts.every((p) => p.convex)).toBe(true);
    const lower = arcAt(pose(0, 20), 1, 0, -1, 0);
    expect(clipToArc(lower, comb)).toHaveLength(1);
  });

  it('gives nothing for a polygon outside or one that only touches, and all of one inside', () => {
    const ahead = arcAt(pose(0, 0), -1, 0, 1, 0);
    expect(clipToArc(ahead, rectangle(pose(0, -30), 10, 10))).toEqual([]);
    expect(clipToArc(ahead, rectangle(pose(0, -10), 10, 10))).toEqual([]);
    expect(shapeInArc(ahead, rectangle(pose(0, -10), 10, 10))).toBe(true);
    expect(clipToArc(ahead, rectangle(pose(0, 10), 10, 10)).map((p) => area(p))).toEqual([400]);
  });

  it('keeps what touches the cutting line from inside with a tip, in one piece', () => {
    const crown = polygon([vec(-40, 40), vec(-20, 0), vec(0, 20), vec(20, 0), vec(40, 40)]);
    const parts = clipToArc(arcAt(pose(0, 0), -1, 0, 1, 0), crown);
    expect(parts).toHaveLength(1);
    expect(area(parts[0]!)).toBeCloseTo(area(crown), 9);
    const notched = polygon([vec(-40, -20), vec(40, -20), vec(40, 20), vec(0, 0), vec(-40, 20)]);
    expect(clipToArc(arcAt(pose(0, 0), -1, 0, 1, 0), notched)).toHaveLength(2);
    // The same cut by the arc's right edge instead of its left one.
    expect(clipToArc(arcAt(pose(-1000, 0), 0, 1, 1, 0), notched)).toHaveLength(2);
  });

  it('cuts an arc wider than half a circle out of a base around its apex', () => {
    const p = pose(30, 40, 15);
    const parts = clipToArc(arcOf(p, 135, 135), rectangle(p, 20, 20));
    expect(parts.reduce((sum, q) => sum + area(q), 0)).toBeCloseTo(1200, 6);
  });
});

describe('strip', () => {
  it('reaches straight ahead with constant width, from the front edge to its end', () => {
    const p = pose(100, 100, 40);
    const bullseye = strip(p, 7.8, 20, 1000);
    const disc = (right: number, forward: number) => circle(toTable(p, right, forward), 5);
    expect(overlaps(bullseye, disc(0, 300))).toBe(true);
    expect(overlaps(bullseye, disc(12.7, 300))).toBe(true);
    expect(overlaps(bullseye, disc(12.9, 300))).toBe(false);
    expect(overlaps(bullseye, disc(0, 15.1))).toBe(true);
    expect(overlaps(bullseye, disc(0, 14.9))).toBe(false);
    expect(overlaps(bullseye, disc(0, 1024.9))).toBe(true);
    expect(overlaps(bullseye, disc(0, 1025.1))).toBe(false);
  });
});
