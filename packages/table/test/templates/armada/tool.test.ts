import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Course,
  headingDegrees,
  moved,
  overlaps,
  type Pose,
  pose,
  rectangle,
  shipAfterCourse,
  shipTurnedOnTheSpot,
  type ToolBase,
  toolJoints,
  toolOutline,
} from '../../../src/index.ts';
import { anyPose } from '../xwing/templates.ts';

const SMALL: ToolBase = { halfWidth: 21.5, front: 35.5 };
const MEDIUM: ToolBase = { halfWidth: 31.5, front: 51 };
const LARGE: ToolBase = { halfWidth: 38.75, front: 64.5 };
const HERE = pose(0, 0);

function expectPose(actual: Pose, x: number, y: number, degrees: number): void {
  expect(Math.abs(actual.x - x)).toBeLessThan(0.002);
  expect(Math.abs(actual.y - y)).toBeLessThan(0.002);
  const off = headingDegrees(actual.hx, actual.hy) - degrees;
  expect(Math.abs(off - 360 * Math.round(off / 360))).toBeLessThan(0.002);
}

describe('the manoeuvre tool', () => {
  it('moves straight by 68.4 mm for each point of speed, whatever the base and the side', () => {
    const clicks = [0, 0, 0, 0];
    for (const base of [SMALL, MEDIUM, LARGE])
      for (const side of ['left', 'right'] as const)
        for (const speed of [1, 2, 3, 4])
          expectPose(shipAfterCourse(HERE, base, { side, clicks }, speed), 0, 68.4 * speed, 0);
  });

  it('stays exactly at speed 0', () => {
    const here = pose(123.4, 56.7, 33);
    expect(shipAfterCourse(here, SMALL, { side: 'right', clicks: [1] }, 0)).toEqual(here);
    expect(shipTurnedOnTheSpot(here, SMALL, 0)).toEqual(here);
  });

  it('has its joints where they were computed by hand', () => {
    const joints = toolJoints(HERE, SMALL, { side: 'right', clicks: [2, 2] });
    // The tool lies at x = 21.5 + 7.6; the first joint at 35.5 + 46.1, the second 68.4 further at 45 degrees.
    expectPose(joints[0]!, 29.1, 81.6, 45);
    expectPose(joints[1]!, 77.4661, 129.9661, 90);
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-06] ends where it was computed by hand, on the same side of the tool', () => {
    // One joint by 45 degrees, small base, tool on the right: (29.1, 81.6) + 22.3 along the new heading, then back
    // by the lever (29.1 across, 35.5 ahead).
    expectPose(shipAfterCourse(HERE, SMALL, { side: 'right', clicks: [2] }, 1), -0.8106, 92.843, 45);
    expectPose(shipAfterCourse(HERE, SMALL, { side: 'left', clicks: [2] }, 1), -17.857, 51.6894, 45);
    // Two joints by 45 degrees each make a quarter turn.
    expectPose(shipAfterCourse(HERE, SMALL, { side: 'right', clicks: [2, 2] }, 2), 64.2661, 159.0661, 90);
    // One click, medium base: sin 22.5 = 0.382683, cos 22.5 = 0.92388; lever (39.1, 51).
    expectPose(shipAfterCourse(HERE, MEDIUM, { side: 'right', clicks: [1] }, 1), -8.0067, 85.5476, 22.5);
    // There and back: parallel to the start again.
    expectPose(shipAfterCourse(HERE, LARGE, { side: 'left', clicks: [1, -1] }, 2), 26.1755, 131.5934, 0);
  });

  it('a lower speed takes an earlier joint of the same course', () => {
    const course: Course = { side: 'right', clicks: [2, -1, 1] };
    expect(shipAfterCourse(HERE, SMALL, course, 1)).toEqual(
      shipAfterCourse(HERE, SMALL, { ...course, clicks: [2] }, 1),
    );
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-13] at speed 0 the ship turns about the joint on the side it turns to', () => {
    // The joint lies at (29.1, 35.5 - 22.3); the lever to the ship's middle is (29.1, 13.2).
    expectPose(shipTurnedOnTheSpot(HERE, SMALL, 2), -0.8106, 24.443, 45);
    expectPose(shipTurnedOnTheSpot(HERE, SMALL, -2), 0.8106, 24.443, -45);
  });

  it('knows no more joints and clicks than the real one', () => {
    expect(() => shipAfterCourse(HERE, SMALL, { side: 'right', clicks: [0] }, 2)).toThrow(RangeError);
    expect(() => toolJoints(HERE, SMALL, { side: 'right', clicks: [0, 0, 0, 0, 0] })).toThrow(RangeError);
    expect(() => toolJoints(HERE, SMALL, { side: 'right', clicks: [3] })).toThrow(RangeError);
    expect(() => toolJoints(HERE, SMALL, { side: 'right', clicks: [0.5] })).toThrow(RangeError);
  });
});

const anyBase = fc.constantFrom(SMALL, MEDIUM, LARGE);
const anyCourse = fc.record<Course>({
  side: fc.constantFrom('left', 'right'),
  clicks: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 4, maxLength: 4 }),
});
const anySpeed = fc.integer({ min: 0, max: 4 });

describe('courses', () => {
  it('a mirrored course gives the mirrored pose', () => {
    fc.assert(
      fc.property(anyBase, anyCourse, anySpeed, (base, course, speed) => {
        const mirrored: Course = {
          side: course.side === 'left' ? 'right' : 'left',
          clicks: course.clicks.map((c) => -c),
        };
        const a = shipAfterCourse(HERE, base, course, speed);
        const b = shipAfterCourse(HERE, base, mirrored, speed);
        expect(a.x + b.x).toBeCloseTo(0, 9);
        expect(a.y - b.y).toBeCloseTo(0, 9);
        expect(a.hx + b.hx).toBeCloseTo(0, 12);
        expect(a.hy - b.hy).toBeCloseTo(0, 12);
      }),
      { seed: 201, numRuns: 500 },
    );
  });

  it('the lever from the last joint to the ship is as long as it was at the start', () => {
    fc.assert(
      fc.property(anyPose, anyBase, anyCourse, fc.integer({ min: 1, max: 4 }), (start, base, course, speed) => {
        const joint = toolJoints(start, base, course)[speed - 1]!;
        const end = shipAfterCourse(start, base, course, speed);
        const lever = Math.hypot(base.halfWidth + 7.6, base.front - 22.3);
        expect(Math.hypot(end.x - joint.x, end.y - joint.y)).toBeCloseTo(lever, 9);
        expect(Math.abs(end.hx - joint.hx) + Math.abs(end.hy - joint.hy)).toBeLessThan(1e-12);
      }),
      { seed: 202, numRuns: 500 },
    );
  });
});

const plastic = (at: Pose, base: ToolBase): ReturnType<typeof rectangle> => rectangle(at, base.halfWidth, base.front);

describe('what the tool covers', () => {
  it('lies flush against the ship at its start and, on a straight course, at its end', () => {
    for (const side of ['left', 'right'] as const) {
      const course: Course = { side, clicks: [0, 0, 0] };
      const shapes = toolOutline(HERE, MEDIUM, course, 3);
      const end = shipAfterCourse(HERE, MEDIUM, course, 3);
      for (const at of [HERE, end]) {
        const base = plastic(at, MEDIUM);
        expect(shapes.some((s) => overlaps(s, base))).toBe(false);
        const closer = plastic(moved(at, side === 'left' ? -0.001 : 0.001, 0), MEDIUM);
        expect(shapes.some((s) => overlaps(s, closer))).toBe(true);
      }
    }
  });

  it('is overlapped by a ship that turns away from it, not by one that turns towards it', () => {
    for (const [side, clicks, covered] of [
      ['left', [2], true],
      ['right', [2], false],
      ['left', [-2], false],
      ['right', [-2], true],
    ] as const) {
      const course: Course = { side, clicks };
      const end = plastic(shipAfterCourse(HERE, SMALL, course, 1), SMALL);
      expect(toolOutline(HERE, SMALL, course, 1).some((s) => overlaps(s, end))).toBe(covered);
    }
  });

  it('[AR-MANOEVERHILFE-03] ends at the joint used', () => {
    const course: Course = { side: 'right', clicks: [0, 2, 2, 2] };
    const far = rectangle(pose(29.1, 81.6 + 22.4 + 5), 5, 5);
    expect(toolOutline(HERE, SMALL, course, 1).some((s) => overlaps(s, far))).toBe(false);
    expect(toolOutline(HERE, SMALL, course, 2).some((s) => overlaps(s, far))).toBe(true);
  });
});
