import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endPose,
  type FlightPath,
  flightPath,
  headingDegrees,
  type Pose,
  poseAlong,
  type Template,
  turnedAboutPose,
} from '../../../src/index.ts';
import { motionAlong } from '../../../src/templates/xwing/path.ts';
import { centreLine } from '../../../src/templates/xwing/template.ts';
import { anyHalf, anyTemplate, fraction, HALVES, TEMPLATES } from './templates.ts';

const straight = (speed: number): Template => ({ shape: 'straight', speed, side: 'none' });
const bank = (speed: number, side: 'left' | 'right' = 'right'): Template => ({ shape: 'bank', speed, side });
const turn = (speed: number, side: 'left' | 'right' = 'right'): Template => ({ shape: 'turn', speed, side });
const opposite = (t: Template): Template =>
  t.side === 'none' ? t : { ...t, side: t.side === 'left' ? 'right' : 'left' };

function expectPose(actual: Pose, x: number, y: number, degrees: number): void {
  expect(Math.abs(actual.x - x)).toBeLessThan(0.002);
  expect(Math.abs(actual.y - y)).toBeLessThan(0.002);
  const off = headingDegrees(actual.hx, actual.hy) - degrees;
  expect(Math.abs(off - 360 * Math.round(off / 360))).toBeLessThan(0.002);
}

/** The line under the guides, written down a second time with the built-in functions. */
function linePoint(path: FlightPath, s: number): { x: number; y: number } {
  const { half, radius } = path;
  const side = path.template.side === 'left' ? -1 : 1;
  const along = path.astern ? -1 : 1;
  const onTemplate = s - 2 * half;
  const { length, degrees } = centreLine(path.template);
  const angle = (degrees * Math.PI) / 180;
  let x = 0;
  let y = s - half;
  if (radius > 0 && onTemplate > 0) {
    const turnedBy = Math.min(onTemplate, length) / radius;
    const rest = Math.max(0, onTemplate - length);
    x = radius * (1 - Math.cos(turnedBy)) + rest * Math.sin(angle);
    y = half + radius * Math.sin(turnedBy) + rest * Math.cos(angle);
  }
  return { x: x * side, y: y * along };
}

const gap = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Small and large base, right-hand version: x, y, heading. */
const FULL: readonly [Template, number, number, number, number, number][] = [
  [straight(1), 0, 80, 0, 120, 0],
  [straight(2), 0, 120, 0, 160, 0],
  [straight(3), 0, 160, 0, 200, 0],
  [straight(4), 0, 200, 0, 240, 0],
  [straight(5), 0, 240, 0, 280, 0],
  [bank(1), 37.574, 90.711, 51.716, 124.853, 45],
  [bank(2), 52.218, 126.066, 66.36, 160.208, 45],
  [bank(3), 66.863, 161.421, 81.005, 195.563, 45],
  [turn(1), 55, 55, 75, 75, 90],
  [turn(2), 82.5, 82.5, 102.5, 102.5, 90],
  [turn(3), 110, 110, 130, 130, 90],
];

const CLAUSES = { straight: 'XW-FLUGRICHTUNG-03', bank: 'XW-FLUGRICHTUNG-04', turn: 'XW-FLUGRICHTUNG-05' } as const;

describe('full manoeuvres', () => {
  for (const [template, smallX, smallY, largeX, largeY, degrees] of FULL) {
    const name = `${template.shape} ${template.speed}`;
    it(`[${CLAUSES[template.shape]}] ${name} ends where it was computed by hand`, () => {
      expectPose(endPose(flightPath(20, template)), smallX, smallY, degrees);
      expectPose(endPose(flightPath(40, template)), largeX, largeY, degrees);
      expectPose(endPose(flightPath(20, opposite(template))), -smallX, smallY, -degrees);
      expectPose(endPose(flightPath(40, opposite(template))), -largeX, largeY, -degrees);
    });

    it(`${name} astern is the mirror image of ${name} ahead`, () => {
      expectPose(endPose(flightPath(20, template, 'astern')), smallX, -smallY, -degrees);
      expectPose(endPose(flightPath(40, opposite(template), 'astern')), -largeX, -largeY, degrees);
    });
  }

  it('[XW-FLUGRICHTUNG-06] a Koiogran turn ends as the straight does, looking back', () => {
    expectPose(turnedAboutPose(flightPath(20, straight(4))), 0, 200, 180);
    expectPose(turnedAboutPose(flightPath(40, straight(5))), 0, 280, 180);
  });

  it("[XW-FLUGRICHTUNG-07] [XW-FLUGRICHTUNG-08] a Segnor's loop ends as the bank does, turned by 225 degrees in all", () => {
    expectPose(turnedAboutPose(flightPath(20, bank(3))), 66.863, 161.421, 225);
    expectPose(turnedAboutPose(flightPath(40, bank(2, 'left'))), -66.36, 160.208, -225);
  });

  it('ends exactly, without rounding, after quarter turns', () => {
    expect(endPose(flightPath(20, turn(1)))).toEqual({ x: 55, y: 55, hx: 1, hy: 0 });
    expect(endPose(flightPath(40, turn(2, 'left')))).toEqual({ x: -102.5, y: 102.5, hx: -1, hy: 0 });
  });

  it('knows no other templates', () => {
    expect(() => flightPath(20, straight(6))).toThrow(RangeError);
    expect(() => flightPath(20, straight(0))).toThrow(RangeError);
    expect(() => flightPath(20, bank(4))).toThrow(RangeError);
    expect(() => flightPath(20, { shape: 'turn', speed: 1, side: 'none' })).toThrow(RangeError);
  });
});

describe('part of a manoeuvre', () => {
  const VECTORS: readonly [number, Template, number, number, number, number][] = [
    [20, turn(1), 23.744, 4.238, 23.29, 12.234],
    [20, turn(1), 47.489, 15.451, 41.044, 47.109],
    [20, turn(1), 71.233, 32.656, 51.125, 78.828],
    [20, bank(2), 71.051, 11.356, 69.229, 22.535],
    [40, turn(1), 67.489, 32.182, 51.244, 53.567],
    [40, bank(3), 110.686, 17.986, 107.464, 22.607],
  ];
  for (const [half, template, s, x, y, degrees] of VECTORS)
    it(`[XW-UEBERSCHNEIDENDE-SCHIFFE-03] ${half} ${template.shape} ${template.speed} at ${s} mm is the known pose`, () => {
      expectPose(poseAlong(flightPath(half, template), s), x, y, degrees);
      expectPose(poseAlong(flightPath(half, opposite(template)), s), -x, y, -degrees);
      expectPose(poseAlong(flightPath(half, template, 'astern'), s), x, -y, -degrees);
    });

  it('starts where the ship stands', () => {
    for (const half of HALVES)
      for (const template of TEMPLATES) {
        expect(poseAlong(flightPath(half, template), 0)).toEqual({ x: 0, y: 0, hx: 0, hy: 1 });
        expect(poseAlong(flightPath(half, template, 'astern'), 0)).toEqual({ x: 0, y: 0, hx: 0, hy: 1 });
      }
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-03] keeps both pairs of guides on the line, the rear pair at s', () => {
    fc.assert(
      fc.property(anyHalf, anyTemplate, fc.constantFrom('ahead', 'astern'), fraction, (half, template, way, part) => {
        const path = flightPath(half, template, way);
        const s = part * path.length;
        const p = poseAlong(path, s);
        const sign = path.astern ? 1 : -1;
        const trailing = { x: p.x + sign * half * p.hx, y: p.y + sign * half * p.hy };
        const leading = { x: p.x - sign * half * p.hx, y: p.y - sign * half * p.hy };
        expect(gap(trailing, linePoint(path, s))).toBeLessThan(1e-9);
        expect(Math.abs(p.hx * p.hx + p.hy * p.hy - 1)).toBeLessThan(1e-12);
        // The first later point at the distance of the guides, by halving: the distance grows along the line.
        let low = s;
        let high = s + 4 * half;
        for (let i = 0; i < 60; i += 1) {
          const middle = (low + high) / 2;
          if (gap(linePoint(path, middle), trailing) < 2 * half) low = middle;
          else high = middle;
        }
        expect(gap(leading, linePoint(path, high))).toBeLessThan(1e-9);
      }),
      { seed: 71, numRuns: 2000 },
    );
  });

  it('goes on steadily: no jumps, never backwards, never turning back', () => {
    fc.assert(
      fc.property(anyHalf, anyTemplate, fraction, fraction, (half, template, one, two) => {
        const path = flightPath(half, template);
        const from = Math.min(one, two) * path.length;
        const to = Math.max(one, two) * path.length;
        const a = poseAlong(path, from);
        const b = poseAlong(path, to);
        expect(gap(a, b)).toBeLessThanOrEqual(1.7 * (to - from) + 1e-9);
        expect(b.y - a.y).toBeGreaterThanOrEqual(-1e-9);
        const side = template.side === 'left' ? -1 : 1;
        expect(side * (b.x - a.x)).toBeGreaterThanOrEqual(-1e-9);
        expect(side * (b.hx - a.hx)).toBeGreaterThanOrEqual(-1e-9);
      }),
      { seed: 72, numRuns: 2000 },
    );
  });

  it('knows its own speed and turning', () => {
    fc.assert(
      fc.property(anyHalf, anyTemplate, fc.constantFrom('ahead', 'astern'), fraction, (half, template, way, part) => {
        const path = flightPath(half, template, way);
        const step = 1e-4;
        const s = step + part * (path.length - 2 * step);
        const before = poseAlong(path, s - step);
        const after = poseAlong(path, s + step);
        const motion = motionAlong(path, s);
        expect(Math.abs((after.x - before.x) / (2 * step) - motion.vx)).toBeLessThan(1e-5);
        expect(Math.abs((after.y - before.y) / (2 * step) - motion.vy)).toBeLessThan(1e-5);
        const turned = (before.hx * after.hy - before.hy * after.hx) / (2 * step);
        expect(Math.abs(turned - motion.turn)).toBeLessThan(1e-5);
      }),
      { seed: 73, numRuns: 2000 },
    );
  });
});
