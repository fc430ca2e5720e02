import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barrelRoll,
  barrelRollSlide,
  compose,
  distance,
  flightPath,
  headingDegrees,
  laidTemplate,
  overlaps,
  type Pose,
  pose,
  type SideStep,
  squareBase,
  stripOutline,
  type Template,
  tallonPose,
  tallonSlide,
  tokenPose,
  toPiece,
} from '../../../src/index.ts';
import { anyPose, fraction } from './templates.ts';

const straight = (speed: number): Template => ({ shape: 'straight', speed, side: 'none' });
const bank = (speed: number, side: 'left' | 'right'): Template => ({ shape: 'bank', speed, side });
const turn = (speed: number, side: 'left' | 'right'): Template => ({ shape: 'turn', speed, side });
const HERE = pose(0, 0);

function expectPose(actual: Pose, x: number, y: number, degrees: number): void {
  expect(Math.abs(actual.x - x)).toBeLessThan(0.002);
  expect(Math.abs(actual.y - y)).toBeLessThan(0.002);
  const off = headingDegrees(actual.hx, actual.hy) - degrees;
  expect(Math.abs(off - 360 * Math.round(off / 360))).toBeLessThan(0.002);
}

describe('Tallon roll', () => {
  it('[XW-FLUGRICHTUNG-09] [XW-FLUGRICHTUNG-10] ends beside the template, turned by 180 degrees in all', () => {
    expectPose(tallonPose(flightPath(20, turn(1, 'right')), 0), 55, 55, 180);
    expectPose(tallonPose(flightPath(20, turn(2, 'right')), 10), 82.5, 92.5, 180);
    expectPose(tallonPose(flightPath(20, turn(3, 'left')), -10), -110, 100, 180);
    expectPose(tallonPose(flightPath(40, turn(3, 'right')), 30), 130, 160, 180);
  });

  it('[XW-FLUGRICHTUNG-11] slides until the template would stick out, flush all the way', () => {
    expect(tallonSlide(20)).toBe(10);
    expect(tallonSlide(40)).toBe(30);
    for (const half of [20, 40])
      for (const slide of [-tallonSlide(half), 0, tallonSlide(half)]) {
        const path = flightPath(half, turn(2, 'left'));
        const base = squareBase(tallonPose(path, slide), half);
        const template = stripOutline(laidTemplate(path, HERE));
        expect(overlaps(base, template)).toBe(false);
        // Both corners of the template's end touch the base.
        for (const y of [half + 52.5, half + 72.5]) {
          const corner = toPiece(tallonPose(path, slide), { x: -62.5, y });
          expect(Math.abs(Math.abs(corner.x) - half)).toBeLessThan(1e-9);
          expect(Math.abs(corner.y)).toBeLessThan(half + 1e-9);
        }
      }
  });
});

/** The four corners of the box around a drawn strip. */
function box(step: SideStep): readonly number[] {
  const { points } = stripOutline(step.template);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((n) => Math.round(n * 1e6) / 1e6);
}

describe('barrel roll', () => {
  it('[XW-FASSROLLE-03] [XW-FASSROLLE-05] [XW-FASSROLLE-07] a small ship shifts by template and base, heading kept', () => {
    const right = barrelRoll(HERE, 20, straight(1), 'right', 0, 0);
    expectPose(right.end, 80, 0, 0);
    expect(box(right)).toEqual([20, -10, 60, 10]);
    const left = barrelRoll(HERE, 20, straight(1), 'left', 0, 0);
    expectPose(left.end, -80, 0, 0);
    expect(box(left)).toEqual([-60, -10, -20, 10]);
  });

  it('[XW-FASSROLLE-04] [XW-FASSROLLE-06] slides until the template would stick out, at either base', () => {
    expect(barrelRollSlide(20, straight(1))).toBe(10);
    expect(barrelRollSlide(20, straight(2))).toBe(10);
    expect(barrelRollSlide(40, straight(1))).toBe(20);
    const far = barrelRoll(HERE, 20, straight(1), 'right', 10, 10);
    expectPose(far.end, 80, 20, 0);
    expect(box(far)).toEqual([20, 0, 60, 20]);
    expectPose(barrelRoll(HERE, 20, straight(1), 'left', -10, -10).end, -80, -20, 0);
    expectPose(barrelRoll(HERE, 40, straight(1), 'left', 20, 20).end, -100, 40, 0);
  });

  it('[XW-GROSSE-SCHIFFE-06] a large ship lays the long side against its base', () => {
    const right = barrelRoll(HERE, 40, straight(1), 'right', -20, 5);
    expectPose(right.end, 100, -15, 0);
    expect(box(right)).toEqual([40, -40, 60, 0]);
  });

  it('a decloak to the side uses the straight 2', () => {
    const left = barrelRoll(HERE, 20, straight(2), 'left', 0, 0);
    expectPose(left.end, -120, 0, 0);
    expect(box(left)).toEqual([-100, -10, -20, 10]);
  });

  it('a curved one ends where it was computed by hand', () => {
    expectPose(barrelRoll(HERE, 20, bank(1, 'left'), 'right', 0, 0).end, 90.711, 37.574, -45);
    expectPose(barrelRoll(HERE, 20, bank(1, 'right'), 'right', 0, 0).end, 90.711, -37.574, 45);
    expectPose(barrelRoll(HERE, 20, bank(2, 'left'), 'right', 0, 0).end, 126.066, 52.218, -45);
    expectPose(barrelRoll(HERE, 20, bank(2, 'right'), 'right', 0, 0).end, 126.066, -52.218, 45);
    expectPose(barrelRoll(HERE, 20, bank(1, 'right'), 'left', 0, 0).end, -90.711, 37.574, 45);
    // The first slide runs along the old heading, the second along the new one.
    const d = 10 * Math.SQRT1_2;
    expectPose(barrelRoll(HERE, 20, bank(1, 'left'), 'right', 10, 10).end, 90.711 - d, 37.574 + 10 + d, -45);
  });

  it('keeps the template flush between the two bases', () => {
    fc.assert(
      fc.property(
        anyPose,
        fc.constantFrom<readonly [number, Template]>(
          [20, straight(1)],
          [20, straight(2)],
          [20, bank(1, 'left')],
          [20, bank(2, 'right')],
          [40, straight(1)],
        ),
        fc.constantFrom('left', 'right'),
        fraction,
        fraction,
        (start, [half, template], side, one, two) => {
          const most = barrelRollSlide(half, template);
          const step = barrelRoll(start, half, template, side, (2 * one - 1) * most, (2 * two - 1) * most);
          const outline = stripOutline(step.template);
          for (const at of [start, step.end]) {
            const base = squareBase(at, half);
            expect(overlaps(base, outline)).toBe(false);
            expect(distance(base, outline)).toBeLessThan(1e-6);
            // No part sticks out: the corners that touch the base lie along its side.
            const touching = outline.points.filter((p) => Math.abs(Math.abs(toPiece(at, p).x) - half) < 1e-6);
            expect(touching.length).toBe(2);
            for (const p of touching) expect(Math.abs(toPiece(at, p).y)).toBeLessThan(half + 1e-6);
          }
        },
      ),
      { seed: 101, numRuns: 1000 },
    );
  });
});

describe('tokens', () => {
  it('[XW-BOMBEN-04] a bomb lies a straight 1 behind the base and looks where the ship looks', () => {
    expectPose(tokenPose(flightPath(20, straight(1), 'astern'), 15.5), 0, -75.5, 0);
    expectPose(tokenPose(flightPath(40, straight(1), 'astern'), 15.5), 0, -95.5, 0);
    expectPose(tokenPose(flightPath(20, straight(1), 'astern'), 34.5), 0, -94.5, 0);
    expectPose(tokenPose(flightPath(40, straight(1), 'astern'), 41), 0, -121, 0);
  });

  it('a launched bomb lies ahead and looks back at the template', () => {
    expectPose(tokenPose(flightPath(20, straight(5)), 15.5), 0, 235.5, 180);
  });

  it('along a curve the token looks into the end of the template', () => {
    // Turn 3 astern to the right ends at (90, -110), pointing right; the token's middle is 15.5 further.
    expectPose(tokenPose(flightPath(20, turn(3, 'right'), 'astern'), 15.5), 105.5, -110, -90);
    expectPose(compose(pose(0, 0, 90), tokenPose(flightPath(20, turn(3, 'left'), 'astern'), 15.5)), -110, 105.5, 180);
  });
});
