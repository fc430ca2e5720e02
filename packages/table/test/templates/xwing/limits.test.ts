import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightPath, type Pose, toPiece, toTable } from '../../../src/index.ts';
import { limitsOf, strayOnBase, strayOnTable } from '../../../src/templates/xwing/limits.ts';
import { type Motion, motionAlong } from '../../../src/templates/xwing/path.ts';
import { anyCurve, anyHalf, between, fraction, within } from './templates.ts';

const scene = fc
  .tuple(anyHalf, anyCurve, fraction, between(0.5, 25), within(180), fraction)
  .map(([half, template, part, back, angle, out]) => {
    const path = flightPath(half, template);
    const s = back + part * (path.length - back);
    const radians = (angle * Math.PI) / 180;
    return { path, s, back, limits: limitsOf(path), x: Math.cos(radians), y: Math.sin(radians), out };
  });

/** How a point of the base moves at that moment. */
const velocity = (m: Motion, p: { x: number; y: number }): { x: number; y: number } => ({
  x: m.vx - m.turn * (p.y - m.y),
  y: m.vy + m.turn * (p.x - m.x),
});

describe('how far a motion strays from a straight course', () => {
  it('is bounded for the corners of the base, and not by much too much', () => {
    let worst = 0;
    fc.assert(
      fc.property(scene, ({ path, s, back, limits, x, y, out }) => {
        const reach = out * path.half * Math.SQRT2;
        const now = motionAlong(path, s);
        const before: Pose = motionAlong(path, s - back);
        const here = toTable(now, x * reach, y * reach);
        const there = toTable(before, x * reach, y * reach);
        const v = velocity(now, here);
        const strayed = Math.hypot(there.x - (here.x - back * v.x), there.y - (here.y - back * v.y));
        const bound = (strayOnTable(limits, reach) * back * back) / 2;
        expect(strayed).toBeLessThanOrEqual(bound + 1e-9);
        worst = Math.max(worst, strayed / bound);
      }),
      { seed: 131, numRuns: 4000 },
    );
    expect(worst).toBeGreaterThan(0.5);
  });

  it('is bounded for points of the table as seen from the base', () => {
    let worst = 0;
    fc.assert(
      fc.property(scene, ({ path, s, back, limits, x, y, out }) => {
        const now = motionAlong(path, s);
        const before: Pose = motionAlong(path, s - back);
        const away = out * 3 * path.half;
        const point = { x: now.x + away * x, y: now.y + away * y };
        const from = toPiece(now, point);
        const to = toPiece(before, point);
        const v = velocity(now, point);
        // In the frame of the base the point moves against the velocity of the base at its place.
        const vx = -(v.x * now.hy - v.y * now.hx);
        const vy = -(v.x * now.hx + v.y * now.hy);
        const strayed = Math.hypot(to.x - (from.x - back * vx), to.y - (from.y - back * vy));
        // The base comes no nearer and goes no further than its way.
        const bound = (strayOnBase(limits, away + limits.speed * back) * back * back) / 2;
        expect(strayed).toBeLessThanOrEqual(bound + 1e-9);
        worst = Math.max(worst, strayed / bound);
      }),
      { seed: 132, numRuns: 4000 },
    );
    expect(worst).toBeGreaterThan(0.4);
  });
});
