import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barrelRoll,
  barrelRollSlide,
  compose,
  cornersOfFreeSlides,
  type Footprint,
  flightPath,
  footprintsOverlap,
  freeStripSlides,
  laidTemplate,
  moved,
  movementFootprint,
  type Polygon,
  type Pose,
  polygon,
  pose,
  rectangle,
  stripOverlaps,
  type Template,
  toTable,
} from '../../../src/index.ts';
import { anyCurve, anyPose, between, CURVES, within } from './templates.ts';

/** A rock with a bay in it. */
const rock = (at: Pose, size: number): Polygon =>
  polygon(
    [
      [-1, -1],
      [0.2, -0.7],
      [1, -0.8],
      [0.4, 0.1],
      [0.9, 1],
      [-0.8, 0.7],
    ].map(([x, y]) => toTable(at, x! * size, y! * size)),
  );

describe('sliding a template', () => {
  it('is exact on curves: free between its numbers and nowhere else', () => {
    let blocked = 0;
    fc.assert(
      fc.property(
        anyCurve,
        anyPose,
        fc.array(fc.tuple(within(50), between(0, 70), within(180), between(3, 15)), { minLength: 1, maxLength: 3 }),
        (template, start, stones) => {
          const strip = laidTemplate(flightPath(20, template), start);
          const u = { x: start.hy, y: -start.hx }; // across the template, as in a barrel roll
          const rocks = stones.map(([x, y, degrees, size]) => rock(compose(start, pose(x, 20 + y, degrees)), size));
          const free = freeStripSlides(strip, u, -10, 10, rocks);
          if (free.length !== 2 || free[0] !== -10 || free[1] !== 10) blocked += 1;
          const isFree = (slide: number): boolean => {
            const from = { ...strip.from, x: strip.from.x + u.x * slide, y: strip.from.y + u.y * slide };
            return !rocks.some((r) => stripOverlaps({ ...strip, from }, r));
          };
          for (let slide = -10; slide <= 10; slide += 0.05) {
            const near = free.some((end) => Math.abs(end - slide) < 1e-4);
            const within = free.some((to, i) => i % 2 === 1 && free[i - 1]! <= slide && slide <= to);
            if (!near) assert.equal(isFree(slide), within);
          }
        },
      ),
      { seed: 5, numRuns: 300 },
    );
    expect(blocked).toBeGreaterThan(100);
  }, 60_000);
});

describe('sliding a base in two directions', () => {
  const MOST = barrelRollSlide(20, { shape: 'bank', speed: 1, side: 'left' });
  const cornersFor = (start: Pose, template: Template, others: readonly Footprint[]) => {
    const at = (a: number, b: number) => barrelRoll(start, 20, template, 'right', a, b).end;
    const end = at(0, 0);
    const plane = {
      u: { x: start.hx, y: start.hy },
      v: { x: end.hx, y: end.hy },
      spanU: [-MOST, MOST] as const,
      spanV: [-MOST, MOST] as const,
    };
    const isFree = (a: number, b: number): boolean =>
      !others.some((other) => footprintsOverlap(movementFootprint(at(a, b), 20), other));
    const tried = cornersOfFreeSlides(
      movementFootprint(end, 20).parts,
      plane,
      others.flatMap((o) => o.parts),
      [],
    );
    return { at, isFree, found: tried.find(([a, b]) => isFree(a, b)) };
  };
  const curves = CURVES.filter(({ shape, speed }) => shape === 'bank' && speed < 3);

  it('finds room wherever a fine grid finds some, in random crowds', () => {
    let [full, tight] = [0, 0];
    fc.assert(
      fc.property(
        fc.constantFrom(...curves),
        anyPose,
        fc.array(fc.tuple(within(62), within(62), within(180)), { minLength: 2, maxLength: 4 }),
        (template, start, ships) => {
          const middle = barrelRoll(start, 20, template, 'right', 0, 0).end;
          const others = ships.map(([x, y, degrees]) => movementFootprint(compose(middle, pose(x, y, degrees)), 20));
          const { isFree, found } = cornersFor(start, template, others);
          let onGrid = 0;
          for (let a = -MOST; a <= MOST; a += 0.5) for (let b = -MOST; b <= MOST; b += 0.5) if (isFree(a, b)) onGrid++;
          if (onGrid > 0) expect(found).toBeDefined();
          if (found === undefined) full += 1;
          else if (onGrid < 8) tight += 1;
        },
      ),
      { seed: 6, numRuns: 250 },
    );
    expect(full).toBeGreaterThan(50);
    expect(tight).toBeGreaterThan(0);
  }, 60_000);

  it('finds a single place into which the base just fits', () => {
    for (const template of curves)
      for (const [a, b] of [
        [3.217, -6.41],
        [-8.03, 1.77],
        [0.001, 9.2],
      ] as const) {
        const start = pose(300, 400, 37);
        const there = barrelRoll(start, 20, template, 'right', a, b).end;
        // Walls on all four sides, a micrometre off; 2 mm of guides stick out ahead and astern.
        const wall = (x: number, y: number, w: number, l: number): Footprint => {
          const part = rectangle(moved(there, x, y), w, l);
          return { parts: [part], cx: part.cx, cy: part.cy, radius: part.radius };
        };
        const off = 0.0005;
        const others = [
          wall(0, 32 + off, 60, 10),
          wall(0, -32 - off, 60, 10),
          wall(30 + off, 0, 10, 60),
          wall(-30 - off, 0, 10, 60),
        ];
        const { found, isFree } = cornersFor(start, template, others);
        expect(isFree(0, 0)).toBe(false);
        expect(found![0]).toBeCloseTo(a, 2);
        expect(found![1]).toBeCloseTo(b, 2);
      }
  });
});
