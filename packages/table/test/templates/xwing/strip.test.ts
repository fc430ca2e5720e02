import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  area,
  circle,
  compose,
  contains,
  distanceToPoint,
  flightPath,
  flownTemplate,
  laidTemplate,
  moved,
  overlaps,
  type Polygon,
  type Pose,
  placed,
  polygon,
  pose,
  poseAlong,
  rectangle,
  type Shape,
  stripOutline,
  stripOverlaps,
  type Template,
} from '../../../src/index.ts';
import { centreLine } from '../../../src/templates/xwing/template.ts';
import { anyCurve, anyHalf, anyPose, anyTemplate, between, fraction, TEMPLATES, within } from './templates.ts';

const straight1: Template = { shape: 'straight', speed: 1, side: 'none' };
const turn1: Template = { shape: 'turn', speed: 1, side: 'right' };

describe('the template on the table', () => {
  it('lies before the front guides with the area of a rectangle or a piece of a ring', () => {
    for (const template of TEMPLATES) {
      const outline = stripOutline(laidTemplate(flightPath(20, template), pose(5, 6, 70)));
      // Both are 20 mm times the length of the middle; chords shorten each of the two arcs by a hair.
      expect(Math.abs(area(outline) - 20 * centreLine(template).length)).toBeLessThan(1.5);
    }
  });

  it('has its four corners where they were computed by hand', () => {
    const { points } = stripOutline(laidTemplate(flightPath(20, straight1), pose(0, 0)));
    for (const [x, y] of [
      [-10, 20],
      [10, 20],
      [10, 60],
      [-10, 60],
    ] as const)
      expect(points.some((p) => Math.abs(p.x - x) < 1e-9 && Math.abs(p.y - y) < 1e-9)).toBe(true);
    const curve = stripOutline(laidTemplate(flightPath(40, turn1, 'astern'), pose(0, 0))).points;
    for (const [x, y] of [
      [-10, -40],
      [10, -40],
      [35, -65],
      [35, -85],
    ] as const)
      expect(curve.some((p) => Math.abs(p.x - x) < 1e-9 && Math.abs(p.y - y) < 1e-9)).toBe(true);
  });

  it('is drawn within a hundredth of a millimetre of the true ring', () => {
    fc.assert(
      fc.property(anyCurve, fraction, (template, part) => {
        const path = flightPath(20, template);
        const outline = stripOutline(laidTemplate(path, pose(0, 0)));
        const angle = (part * centreLine(template).degrees * Math.PI) / 180;
        const side = template.side === 'left' ? -1 : 1;
        for (const out of [-10, 10]) {
          const r = path.radius + out;
          const onArc = { x: side * (path.radius - r * Math.cos(angle)), y: 20 + r * Math.sin(angle) };
          const toEdges = outline.points.map((a, i) => {
            const b = outline.points[(i + 1) % outline.points.length]!;
            const t =
              ((onArc.x - a.x) * (b.x - a.x) + (onArc.y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
            const k = Math.min(1, Math.max(0, t));
            return Math.hypot(onArc.x - a.x - k * (b.x - a.x), onArc.y - a.y - k * (b.y - a.y));
          });
          expect(Math.min(...toEdges)).toBeLessThan(0.01);
        }
      }),
      { seed: 91, numRuns: 300 },
    );
  });

  it('[XW-BOMBEN-15] only the piece between start and end counts when a ship was moved back', () => {
    const path = flightPath(20, { shape: 'straight', speed: 5, side: 'none' });
    const bomb = circle({ x: 0, y: 150 }, 15);
    expect(stripOverlaps(laidTemplate(path, pose(0, 0)), bomb)).toBe(true);
    // At s the rear guides stand at s - 20, and the piece ends there.
    expect(stripOverlaps(flownTemplate(path, pose(0, 0), 154.9)!, bomb)).toBe(false);
    expect(stripOverlaps(flownTemplate(path, pose(0, 0), 155.1)!, bomb)).toBe(true);
    expect(flownTemplate(path, pose(0, 0), 40)).toBeUndefined();
    expect(flownTemplate(path, pose(0, 0), 12)).toBeUndefined();
  });

  it('the piece flown lies inside the whole template and ends between the rear guides', () => {
    fc.assert(
      fc.property(anyHalf, anyTemplate, anyPose, fraction, (half, template, start, part) => {
        const path = flightPath(half, template);
        const s = 2 * half + 0.01 + part * (path.length - 2 * half - 0.01);
        const outline = stripOutline(flownTemplate(path, start, s)!);
        const whole = stripOutline(laidTemplate(path, start));
        // Both are drawn with chords, each within a hundredth of a millimetre of the same ring.
        for (const p of outline.points) assert.ok(distanceToPoint(whole, p) < 0.01);
        const end = compose(start, poseAlong(path, s));
        const rear = moved(end, 0, -half);
        expect(distanceToPoint(outline, rear)).toBeLessThan(0.01);
      }),
      { seed: 92, numRuns: 1000 },
    );
  });

  it('contains the whole of itself when flown in full', () => {
    for (const template of TEMPLATES) {
      const path = flightPath(40, template);
      const start = pose(100, 50, 10);
      const flown = stripOutline(flownTemplate(path, start, path.length)!);
      expect(contains(flown, stripOutline(laidTemplate(path, start)))).toBe(true);
    }
  });
});

const asteroid = (size: number): Polygon =>
  polygon(
    [
      [-20, -8],
      [-4, -17],
      [14, -15],
      [21, 2],
      [9, 4],
      [12, 15],
      [-6, 12],
      [-17, 10],
    ].map(([x, y]) => ({ x: x! * size, y: y! * size })),
  );

const ORIGIN = pose(0, 0);
const anyObstacle: fc.Arbitrary<(around: Pose) => Shape> = fc
  .tuple(within(60), within(60), within(180), between(0.1, 3), fc.constantFrom('asteroid', 'beam', 'disc'))
  .map(([x, y, degrees, size, kind]) => (around) => {
    const at = compose(around, pose(x, y, degrees));
    if (kind === 'disc') return circle(at, size * 20);
    return kind === 'beam' ? rectangle(at, size * 40, 3) : placed(asteroid(size), at);
  });

describe('a template over an obstacle', () => {
  it('[XW-HINDURCHBEWEGEN-01] agrees with the drawn outline up to its hundredth of a millimetre', () => {
    let over = 0;
    fc.assert(
      fc.property(anyHalf, anyTemplate, fraction, anyObstacle, (half, template, part, obstacleNear) => {
        const path = flightPath(half, template);
        const s = 2 * half + 0.1 + part * (path.length - 2 * half - 0.1);
        const strip = flownTemplate(path, ORIGIN, s)!;
        const obstacle = obstacleNear(poseAlong(path, (half + s) / 2));
        const outline = stripOutline(strip);
        const exact = stripOverlaps(strip, obstacle);
        if (exact) over += 1;
        if (exact === overlaps(outline, obstacle)) return;
        // They may differ only where the two barely meet: a hair wider or narrower must settle it the other way.
        const wider = stripOverlaps({ ...strip, halfWidth: strip.halfWidth + 0.011 }, obstacle);
        const narrower = stripOverlaps({ ...strip, halfWidth: strip.halfWidth - 0.011 }, obstacle);
        expect(wider).not.toBe(narrower);
      }),
      { seed: 93, numRuns: 6000 },
    );
    expect(over).toBeGreaterThan(1500);
  });

  it('finds an obstacle that covers the template altogether, and one that it covers', () => {
    for (const template of TEMPLATES) {
      const strip = laidTemplate(flightPath(20, template), pose(0, 0));
      expect(stripOverlaps(strip, rectangle(pose(0, 0), 400, 400))).toBe(true);
      expect(stripOverlaps(strip, circle({ x: 0, y: 0 }, 400))).toBe(true);
      const onIt = poseAlong(flightPath(20, template), 60);
      expect(stripOverlaps(strip, placed(asteroid(0.1), moved(onIt, 0, -20)))).toBe(true);
    }
  });

  it('does not count a touch', () => {
    const strip = laidTemplate(flightPath(20, turn1), pose(0, 0));
    // The turn bends around (35, 20) with radii 25 and 45.
    expect(stripOverlaps(strip, circle({ x: 35, y: 20 }, 25))).toBe(false);
    expect(stripOverlaps(strip, circle({ x: 35, y: 20 }, 25.001))).toBe(true);
    expect(stripOverlaps(strip, rectangle(pose(35, 39), 7, 5))).toBe(false);
    expect(stripOverlaps(strip, rectangle(pose(35, 39.001), 7, 5))).toBe(true);
    expect(stripOverlaps(strip, rectangle(pose(40, 55), 5, 5))).toBe(false);
    expect(stripOverlaps(strip, rectangle(pose(39.999, 55), 5, 5))).toBe(true);
    expect(stripOverlaps(strip, rectangle(pose(0, 10), 30, 10))).toBe(false);
    expect(stripOverlaps(strip, rectangle(pose(0, 10.001), 30, 10))).toBe(true);
  });
});
