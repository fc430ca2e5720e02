import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circle, type Point3, polygon, pose, rectangle, type Solid, segmentBlocked } from '../../src/index.ts';
import { between, within } from '../templates/xwing/templates.ts';

const BOX: Solid = { base: rectangle(pose(0, 100), 20, 10), low: 10, high: 60 };
const PILLAR: Solid = { base: circle({ x: 0, y: 100 }, 15), low: 0, high: 50 };
const at = (x: number, y: number, z: number): Point3 => ({ x, y, z });

describe('a straight line through solids', () => {
  it('is blocked by what it passes through', () => {
    expect(segmentBlocked(at(0, 0, 30), at(0, 200, 30), [BOX])).toBe(true);
    expect(segmentBlocked(at(0, 0, 30), at(0, 200, 30), [PILLAR])).toBe(true);
    expect(segmentBlocked(at(0, 0, 30), at(0, 200, 30), [])).toBe(false);
  });

  it('passes over, under and beside', () => {
    expect(segmentBlocked(at(0, 0, 70), at(0, 200, 70), [BOX])).toBe(false);
    expect(segmentBlocked(at(0, 0, 5), at(0, 200, 5), [BOX])).toBe(false);
    expect(segmentBlocked(at(25, 0, 30), at(25, 200, 30), [BOX])).toBe(false);
    // Falling from 100 to 0 it is at 55 over the near edge and at 45 over the far one.
    expect(segmentBlocked(at(0, 0, 100), at(0, 200, 0), [BOX])).toBe(true);
    expect(segmentBlocked(at(0, 0, 120), at(0, 200, 20), [BOX])).toBe(false);
  });

  it('ends before or begins behind', () => {
    expect(segmentBlocked(at(0, 0, 30), at(0, 90, 30), [BOX])).toBe(false);
    expect(segmentBlocked(at(0, 0, 30), at(0, 90.001, 30), [BOX])).toBe(true);
    expect(segmentBlocked(at(0, 110, 30), at(0, 200, 30), [BOX])).toBe(false);
  });

  it('a touch does not count: along a side, over the edge of the roof, at a corner, along a wall of a cylinder', () => {
    expect(segmentBlocked(at(20, 0, 30), at(20, 200, 30), [BOX])).toBe(false);
    expect(segmentBlocked(at(-20, 0, 30), at(-20, 200, 30), [BOX])).toBe(false);
    expect(segmentBlocked(at(0, 0, 60), at(0, 200, 60), [BOX])).toBe(false);
    expect(segmentBlocked(at(0, 0, 10), at(0, 200, 10), [BOX])).toBe(false);
    expect(segmentBlocked(at(10, 80, 30), at(30, 100, 30), [BOX])).toBe(false);
    expect(segmentBlocked(at(15, 0, 30), at(15, 200, 30), [PILLAR])).toBe(false);
    expect(segmentBlocked(at(19.999, 0, 30), at(19.999, 200, 30), [BOX])).toBe(true);
    expect(segmentBlocked(at(0, 0, 59.999), at(0, 200, 59.999), [BOX])).toBe(true);
  });

  it('plumb lines', () => {
    expect(segmentBlocked(at(0, 100, 0), at(0, 100, 200), [BOX])).toBe(true);
    expect(segmentBlocked(at(0, 100, 60), at(0, 100, 200), [BOX])).toBe(false);
    expect(segmentBlocked(at(30, 100, 0), at(30, 100, 200), [BOX])).toBe(false);
    expect(segmentBlocked(at(20, 100, 0), at(20, 100, 200), [BOX])).toBe(false);
    expect(segmentBlocked(at(0, 100, 200), at(0, 100, 0), [PILLAR])).toBe(true);
    expect(segmentBlocked(at(0, 100, 30), at(0, 100, 30), [BOX])).toBe(false);
  });

  it('goes through the gap of a concave piece', () => {
    const fork = polygon([
      { x: -30, y: 90 },
      { x: 30, y: 90 },
      { x: 30, y: 130 },
      { x: 10, y: 130 },
      { x: 10, y: 100 },
      { x: -10, y: 100 },
      { x: -10, y: 130 },
      { x: -30, y: 130 },
    ]);
    const solid = { base: fork, low: 0, high: 50 };
    expect(segmentBlocked(at(0, 101, 20), at(0, 200, 20), [solid])).toBe(false);
    expect(segmentBlocked(at(-50, 120, 20), at(50, 120, 20), [solid])).toBe(true);
    expect(segmentBlocked(at(-9, 120, 20), at(9, 120, 20), [solid])).toBe(false);
    // Over the first prong and down between the two.
    expect(segmentBlocked(at(-50, 120, 110), at(9, 120, 30), [solid])).toBe(false);
  });

  it('agrees with points picked along the line, in either direction', () => {
    const solids: readonly Solid[] = [
      BOX,
      { base: circle({ x: 30, y: 60 }, 20), low: 0, high: 45 },
      { base: rectangle(pose(-30, 50, 30), 15, 25), low: 20, high: 80 },
    ];
    const point = fc.tuple(within(80), between(0, 160), between(0, 100)).map(([x, y, z]) => at(x, y, z));
    let blocked = 0;
    let shortStretches = 0;
    fc.assert(
      fc.property(point, point, (from, to) => {
        const answer = segmentBlocked(from, to, solids);
        expect(segmentBlocked(to, from, solids)).toBe(answer);
        if (answer) blocked += 1;
        let inside = 0;
        for (let i = 0; i < 2000; i += 1) {
          const t = (i + 0.5) / 2000;
          const x = from.x + (to.x - from.x) * t;
          const y = from.y + (to.y - from.y) * t;
          const z = from.z + (to.z - from.z) * t;
          const c = Math.cos(Math.PI / 6);
          const s = Math.sin(Math.PI / 6);
          const u = (x + 30) * c - (y - 50) * s;
          const v = (x + 30) * s + (y - 50) * c;
          if (Math.abs(x) < 20 && Math.abs(y - 100) < 10 && z > 10 && z < 60) inside += 1;
          else if (Math.hypot(x - 30, y - 60) < 20 && z < 45) inside += 1;
          else if (Math.abs(u) < 15 && Math.abs(v) < 25 && z > 20 && z < 80) inside += 1;
        }
        // A stretch shorter than the distance of two points may be missed, never invented.
        if (inside > 0) expect(answer).toBe(true);
        if (answer && inside === 0) shortStretches += 1;
      }),
      { seed: 411, numRuns: 1500 },
    );
    expect(blocked).toBeGreaterThan(400);
    expect(shortStretches).toBeLessThan(5);
  });
});
