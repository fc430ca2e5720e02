import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Arc,
  arcAt,
  clipToArc,
  contains,
  containsPoint,
  cosDegrees,
  crosses,
  crossingPoints,
  distance,
  inArc,
  measure,
  measureArcToArc,
  measureInArc,
  meets,
  overlaps,
  type Pose,
  type Segment,
  type Shape,
  shapeInArc,
  sinDegrees,
  toTable,
  touches,
  type Vec,
  vec,
} from '../src/index.ts';
import { carried, gridPoints, gridPoses, gridSegment, gridShape } from './shapes.ts';
import { tries } from './tries.ts';

vi.setConfig({ testTimeout: 120_000 });

/*
 * Nothing on a real table stands exactly where the grid puts it: rounding leaves every coordinate off by a little. So
 * every answer must be the same when each piece is nudged by far less than the tolerance.
 */
const RUNS = tries(10_000);

/** A nudge of up to a hundredth of the tolerance, and a turn that moves nothing on this table further than that. */
const nudges: fc.Arbitrary<Pose> = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
  .map(([x, y, turn]) => ({ x: x * 1e-9, y: y * 1e-9, hx: turn * 1e-11, hy: 1 }));

const nudgedPoint = (v: Vec, p: Pose): Vec => toTable(p, v.x, v.y);
const nudgedSegment = (s: Segment, p: Pose, q: Pose): Segment => ({ a: nudgedPoint(s.a, p), b: nudgedPoint(s.b, q) });

const gridArc = fc
  .tuple(gridPoses(40), fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .map(([p, left, span]) => {
    const right = span * 45 - left * 45;
    return arcAt(p, -sinDegrees(left * 45), cosDegrees(left * 45), sinDegrees(right), cosDegrees(right));
  });
const nudgedArc = (arc: Arc, p: Pose): Arc => {
  const direction = (d: Vec): Vec => vec(d.x * p.hy + d.y * p.hx, d.y * p.hy - d.x * p.hx);
  return { apex: nudgedPoint(arc.apex, p), left: direction(arc.left), right: direction(arc.right) };
};

const expectNear = (a: number | undefined, b: number | undefined, within = 2e-6): void => {
  if (a === undefined || b === undefined) expect(a).toBe(b);
  else if (!(Math.abs(a - b) <= within)) throw new Error(`${a} or ${b}`);
};

describe('a nudge far below the tolerance', () => {
  it('changes no answer about two shapes', () => {
    fc.assert(
      fc.property(gridShape, gridShape, nudges, nudges, (a, b, p, q) => {
        const [c, d] = [carried<Shape>(a, p), carried<Shape>(b, q)];
        expect(overlaps(c, d)).toBe(overlaps(a, b));
        expect(touches(c, d)).toBe(touches(a, b));
        expect(contains(c, d)).toBe(contains(a, b));
        expectNear(distance(c, d), distance(a, b));
        expectNear(measure(c, d).distance, distance(a, b));
      }),
      { seed: 701, numRuns: RUNS },
    );
  });

  it('changes no answer about a point or a line and a shape', () => {
    fc.assert(
      fc.property(gridShape, gridPoints(90), gridSegment, nudges, nudges, nudges, (s, v, seg, p, q, r) => {
        const t = carried<Shape>(s, p);
        const line = nudgedSegment(seg, q, r);
        expect(containsPoint(t, nudgedPoint(v, q))).toBe(containsPoint(s, v));
        expect(meets(line, t)).toBe(meets(seg, s));
        expect(crosses(line, t)).toBe(crosses(seg, s));
        if (s.kind === 'polygon') expect(crossingPoints(line, t).length).toBe(crossingPoints(seg, s).length);
      }),
      { seed: 702, numRuns: RUNS },
    );
  });

  it('changes no answer about arcs', () => {
    fc.assert(
      fc.property(gridArc, gridShape, gridShape, gridPoints(90), nudges, nudges, nudges, (arc, s, from, v, p, q, r) => {
        const there = nudgedArc(arc, p);
        const t = carried<Shape>(s, q);
        const start = carried<Shape>(from, r);
        expect(inArc(there, nudgedPoint(v, q))).toBe(inArc(arc, v));
        expect(shapeInArc(there, t)).toBe(shapeInArc(arc, s));
        // Where the edge of an arc touches a circle, how much of the rim it takes in goes with the root of the nudge.
        const within = s.kind === 'circle' || from.kind === 'circle' ? 0.01 : 2e-6;
        expectNear(measureInArc(start, there, t)?.distance, measureInArc(from, arc, s)?.distance, within);
        expectNear(
          measureArcToArc(start, there, t, there)?.distance,
          measureArcToArc(from, arc, s, arc)?.distance,
          within,
        );
        if (s.kind === 'polygon' && t.kind === 'polygon')
          expect(clipToArc(there, t).length).toBe(clipToArc(arc, s).length);
      }),
      { seed: 703, numRuns: RUNS },
    );
  });
});
