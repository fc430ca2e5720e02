import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  circle,
  contains,
  distanceToPoint,
  freeWay,
  type Gait,
  headingDegrees,
  type LegionBase,
  legionBase,
  overlaps,
  type Pose,
  pose,
  poseOnTool,
  rectangle,
  type Shape,
  speedToolLength,
  speedToolOutline,
  sweptOnTool,
  toolMove,
  toTable,
} from '../../../src/index.ts';
import { anyPose, between, fraction, within } from '../xwing/templates.ts';

const round = (diameter: number): LegionBase => ({ width: diameter, length: diameter, notched: true });
const TROOPER: LegionBase = { width: 27, length: 27, notched: false };
const TANK: LegionBase = { width: 100, length: 175, notched: true };
const HERE = pose(0, 0);

function expectPose(actual: Pose, x: number, y: number, degrees: number): void {
  expect(Math.abs(actual.x - x)).toBeLessThan(0.002);
  expect(Math.abs(actual.y - y)).toBeLessThan(0.002);
  const off = headingDegrees(actual.hx, actual.hy) - degrees;
  expect(Math.abs(off - 360 * Math.round(off / 360))).toBeLessThan(0.002);
}

describe('movement tools', () => {
  /** Base, then the way of the middle along one arm at speed 1, 2 and 3. */
  const ARMS: readonly [LegionBase, number, number, number][] = [
    [TROOPER, 51, 76, 101],
    [round(50), 59.5, 84.5, 109.5],
    [round(70), 69.5, 94.5, 119.5],
    [round(100), 84.5, 109.5, 134.5],
    [round(120), 94.5, 119.5, 144.5],
    [round(150), 109.5, 134.5, 159.5],
    [TANK, 122, 147, 172],
    [{ width: 100, length: 200, notched: true }, 134.5, 159.5, 184.5],
  ];
  for (const [base, ...arms] of ARMS)
    it(`[LE-BEWEGUNG-10] [LE-BEWEGUNG-11] a full move of a ${base.width} × ${base.length} base ends where it was computed`, () => {
      arms.forEach((arm, i) => {
        const straight = toolMove(HERE, base, i + 1, 0);
        expectPose(poseOnTool(straight, straight.length), 0, 2 * arm, 0);
        const right = toolMove(HERE, base, i + 1, 90);
        expectPose(poseOnTool(right, right.length), arm, arm, 90);
        const left = toolMove(HERE, base, i + 1, -60);
        expectPose(poseOnTool(left, left.length), (-arm * Math.sqrt(3)) / 2, 1.5 * arm, -60);
      });
    });

  it('[LE-RUECKWAERTSBEWEGUNG-02] [LE-RUECKWAERTSBEWEGUNG-03] a reverse goes backwards and keeps the front to the start', () => {
    const move = toolMove(HERE, round(100), 1, 90, 'reverse');
    expectPose(poseOnTool(move, move.length), -84.5, -84.5, 90);
    expectPose(poseOnTool(move, 40), 0, -40, 0);
  });

  it('a strafe goes sideways, for an oblong base by its width', () => {
    const right = toolMove(HERE, TANK, 1, 0, 'strafeRight');
    expectPose(poseOnTool(right, right.length), 169, 0, 0);
    const left = toolMove(HERE, TANK, 2, 90, 'strafeLeft');
    expectPose(poseOnTool(left, left.length), -109.5, 109.5, 90);
  });

  it('[LE-BEWEGUNG-12] [LE-BEWEGUNG-13] part of a move keeps to the tool, facing along the arm it has reached', () => {
    const move = toolMove(HERE, round(70), 2, 40);
    expectPose(poseOnTool(move, 0), 0, 0, 0);
    expectPose(poseOnTool(move, 94), 0, 94, 0);
    expectPose(poseOnTool(move, 94.5 + 10), 10 * 0.642788, 94.5 + 10 * 0.766044, 40);
  });

  it('the speed-1 tool is 75 mm long', () => {
    expect([1, 2, 3].map(speedToolLength)).toEqual([75, 125, 175]);
    expect(() => speedToolLength(0)).toThrow(RangeError);
    expect(() => toolMove(HERE, TROOPER, 4, 0)).toThrow(RangeError);
    expect(() => toolMove(HERE, TROOPER, 1, 91)).toThrow(RangeError);
  });

  it('lies against the base at both ends of a full move', () => {
    fc.assert(
      fc.property(anyPose, within(90), fc.constantFrom(1, 2, 3), (start, bend, speed) => {
        const move = toolMove(start, TROOPER, speed, bend);
        const shapes = speedToolOutline(move);
        const end = poseOnTool(move, move.length);
        // From the hinge to the bottom of the concave end, half a base move of the middle of the base.
        for (const [arm, at] of [
          [shapes[0]!, start],
          [shapes[2]!, end],
        ] as const)
          expect(distanceToPoint(arm, at)).toBeCloseTo(13.5, 6);
      }),
      { seed: 301, numRuns: 200 },
    );
  });
});

const anyBase = fc.constantFrom(TROOPER, round(50), round(100), TANK, { width: 100, length: 200, notched: true });
const anyGait = fc.constantFrom<Gait>('ahead', 'reverse', 'strafeLeft', 'strafeRight');
const anyMove = fc
  .tuple(anyPose, anyBase, fc.constantFrom(1, 2, 3), within(90), anyGait)
  .map(([start, base, speed, bend, gait]) => toolMove(start, base, speed, bend, gait));

const covers = (shapes: readonly Shape[], x: number, y: number): boolean =>
  shapes.some((s) => distanceToPoint(s, { x, y }) === 0);

describe('the swept path', () => {
  it('covers the base at every place of the way', () => {
    fc.assert(
      fc.property(anyMove, fraction, fraction, between(0, 2 * Math.PI), (move, part, upTo, angle) => {
        const way = upTo * move.length;
        const at = poseOnTool(move, part * way);
        const swept = sweptOnTool(move, way);
        const core = (move.base.length - move.base.width) / 2;
        for (const end of [-core, 0, core]) {
          const middle = toTable(at, 0, end);
          const r = (move.base.width / 2) * 0.999999;
          expect(covers(swept, middle.x + r * Math.cos(angle), middle.y + r * Math.sin(angle))).toBe(true);
        }
      }),
      { seed: 302, numRuns: 2000 },
    );
  });

  it('covers nothing else: every point of it is under the base at some place of the way', () => {
    fc.assert(
      fc.property(anyMove, fraction, within(1), within(1), (move, upTo, u, v) => {
        const way = upTo * move.length;
        const reach = move.base.length / 2 + 20;
        const near = poseOnTool(move, way * Math.abs(u));
        const x = near.x + u * reach;
        const y = near.y + v * reach;
        const swept = sweptOnTool(move, way);
        let closest = Number.POSITIVE_INFINITY;
        for (let i = 0; i <= 400; i += 1)
          for (const s of legionBase(poseOnTool(move, (way * i) / 400), move.base))
            closest = Math.min(closest, distanceToPoint(s, { x, y }));
        if (way > move.arm && move.base.length > move.base.width)
          for (let i = 0; i <= 200; i += 1) {
            const hinge = poseOnTool(move, move.arm);
            const turning = pose(hinge.x, hinge.y, headingDegrees(hinge.hx, hinge.hy) + (move.bend * i) / 200);
            for (const s of legionBase(turning, move.base)) closest = Math.min(closest, distanceToPoint(s, { x, y }));
          }
        // The scan's own steps leave gaps of less than a tenth of a millimetre between its places.
        if (covers(swept, x, y)) expect(closest).toBeLessThan(0.1);
        else expect(closest).toBeGreaterThan(0);
      }),
      { seed: 303, numRuns: 150 },
    );
  });

  it('shows a base that leaves the table only while it is under way', () => {
    const table = rectangle(pose(0, 100), 200, 100);
    const move = toolMove(pose(150, 100, 60), TROOPER, 1, -90);
    expect(contains(table, circle(poseOnTool(move, move.length), 13.5))).toBe(true);
    expect(sweptOnTool(move, move.length).every((s) => contains(table, s))).toBe(false);
  });
});

describe('a blocked way', () => {
  it('an oblong base passes the hinge of a straight or almost straight tool', () => {
    const ahead = rectangle(pose(0, 400), 100, 2);
    for (const bend of [0, 1e-9, 1e-7, 1e-5, -1e-3])
      expect(freeWay(toolMove(HERE, TANK, 3, bend), [ahead])).toBeCloseTo(398 - 87.5, 1);
  });

  it('[LE-BEWEGUNG-18] ends where the base touches what is in the way', () => {
    const move = toolMove(HERE, TROOPER, 2, 0);
    const wall = rectangle(pose(0, 100), 50, 2);
    expect(freeWay(move, [wall])).toBeCloseTo(98 - 13.5, 5);
    expect(freeWay(move, [])).toBe(152);
    expect(freeWay(move, [rectangle(pose(0, 100), 0.001, 0.001)])).toBeCloseTo(100 - 13.5, 2);
  });

  it('an oblong base that cannot turn stops over the hinge', () => {
    const move = toolMove(HERE, TANK, 1, 90);
    // Beside the front of the tank when it stands over the hinge, in the way of its turning nose only.
    const post = circle({ x: 62, y: 122 + 62 }, 5);
    expect(legionBase(poseOnTool(move, move.arm), TANK).some((s) => overlaps(s, post))).toBe(false);
    expect(freeWay(move, [post])).toBeCloseTo(122, 5);
  });

  it('is free up to its end and blocked beyond it', () => {
    const blocker = fc
      .tuple(within(150), within(150), within(180), between(1, 40))
      .map(([x, y, degrees, size]) => (near: Pose): Shape => {
        const at = toTable(near, x, y);
        return size < 20 ? circle(at, size) : rectangle(pose(at.x, at.y, degrees), size, 3);
      });
    let stopped = 0;
    fc.assert(
      fc.property(anyMove, fc.array(blocker, { minLength: 1, maxLength: 3 }), (move, making) => {
        const blockers = making.map((make) => make(poseOnTool(move, move.length / 2)));
        const way = freeWay(move, blockers);
        const hit = (w: number): boolean => sweptOnTool(move, w).some((s) => blockers.some((b) => overlaps(s, b)));
        if (way > 0) expect(hit(way)).toBe(false);
        if (way === move.length) return;
        stopped += 1;
        expect(hit(Math.min(move.length, way + 1e-4))).toBe(true);
      }),
      { seed: 304, numRuns: 500 },
    );
    expect(stopped).toBeGreaterThan(200);
  });
});
