import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  circle,
  flightPath,
  footprintOverlaps,
  footprintsOverlap,
  freeSlides,
  movementFootprint,
  polygon,
  pose,
  rectangle,
  type Shape,
  tallonPose,
  tallonSlide,
  toTable,
} from '../../../src/index.ts';
import { tries } from '../../tries.ts';
import { anyHalf, anyPose, between, within } from './templates.ts';

const UP = { x: 0, y: 1 };

describe('sliding a piece', () => {
  it('is free everywhere in the open', () => {
    expect(freeSlides(movementFootprint(pose(0, 0), 20).parts, UP, -10, 10, [])).toEqual([-10, 10]);
  });

  it('finds the slides of a Tallon roll that avoid another ship', () => {
    const path = flightPath(20, { shape: 'turn', speed: 2, side: 'right' });
    const { parts } = movementFootprint(tallonPose(path, 0), 20);
    const limit = tallonSlide(20);
    // The roll ends at (82.5, 82.5) with guides up to 22 mm ahead and behind; the other ship's rear end is at 108.5.
    const other = movementFootprint(pose(82.5, 130.5), 20);
    const free = freeSlides(parts, UP, -limit, limit, other.parts);
    expect(free[0]).toBe(-10);
    expect(free[1]).toBeCloseTo(4, 6);
    expect(free.length).toBe(2);
    const chosen = movementFootprint(tallonPose(path, 3.9), 20);
    expect(footprintsOverlap(chosen, other)).toBe(false);
    expect(footprintsOverlap(movementFootprint(tallonPose(path, 4.1), 20), other)).toBe(true);
    expect(freeSlides(parts, UP, -limit, limit, movementFootprint(pose(82.5, 100), 20).parts)).toEqual([]);
  });

  it('finds a place where the piece fits exactly', () => {
    const square = rectangle(pose(0, 0), 20, 20);
    const tight = freeSlides([square], UP, -10, 10, [rectangle(pose(0, -38), 20, 15), rectangle(pose(0, 32), 20, 15)]);
    expect(tight.length).toBe(2);
    expect(tight[0]).toBeCloseTo(-3, 9);
    expect(tight[1]).toBeCloseTo(-3, 9);
  });

  it('slides along a wall that it touches', () => {
    const square = rectangle(pose(0, 0), 20, 20);
    expect(freeSlides([square], UP, -10, 10, [rectangle(pose(40, 0), 20, 100)])).toEqual([-10, 10]);
    expect(freeSlides([square], UP, -10, 10, [rectangle(pose(39.9, 0), 20, 100)])).toEqual([]);
  });

  const anyBlocker: fc.Arbitrary<Shape> = fc
    .tuple(within(60), within(60), within(180), between(2, 25), fc.constantFrom('rock', 'disc', 'ship'))
    .map(([x, y, degrees, size, kind]) => {
      const at = pose(x, y, degrees);
      if (kind === 'disc') return circle(at, size);
      if (kind === 'ship') return rectangle(at, 20, 20);
      const rock = [
        [-1, -0.6],
        [0.2, -0.9],
        [1, 0.1],
        [0.3, 0.1],
        [0.5, 0.9],
        [-0.8, 0.6],
      ];
      return polygon(rock.map(([u, v]) => toTable(at, u! * size, v! * size)));
    });

  const SCENES = tries(2000);

  it('agrees with trying slide after slide in any scene', () => {
    let blocked = 0;
    fc.assert(
      fc.property(
        within(180),
        anyHalf,
        within(180),
        fc.array(anyBlocker, { minLength: 1, maxLength: 4 }),
        (course, half, degrees, near) => {
          const here = pose(0, 0, degrees);
          const { hx, hy } = pose(0, 0, course);
          const u = { x: hx, y: hy };
          const free = freeSlides(movementFootprint(here, half).parts, u, -20, 20, near);
          for (let slide = -20; slide <= 20; slide += 0.37) {
            // Within a hair of a border of the answer either is right.
            if (free.some((border) => Math.abs(border - slide) < 1e-4)) continue;
            const footprint = movementFootprint({ ...here, x: slide * u.x, y: slide * u.y }, half);
            const isFree = !near.some((shape) => footprintOverlaps(footprint, shape));
            if (!isFree) blocked += 1;
            const isIn = free.some((from, i) => i % 2 === 0 && slide > from && slide < free[i + 1]!);
            assert.equal(isIn, isFree);
          }
        },
      ),
      { seed: 121, numRuns: SCENES },
    );
    expect(blocked).toBeGreaterThan(10 * SCENES);
  }, 60_000);

  it('does not care where on the table it happens', () => {
    fc.assert(
      fc.property(anyPose, anyHalf, anyBlocker, (at, half, blocker) => {
        if (blocker.kind === 'circle') return;
        const there = polygon(blocker.points.map((p) => toTable(at, p.x, p.y)));
        const one = freeSlides(movementFootprint(pose(0, 0), half).parts, UP, -20, 20, [blocker]);
        const two = freeSlides(movementFootprint(at, half).parts, { x: at.hx, y: at.hy }, -20, 20, [there]);
        expect(two.length).toBe(one.length);
        two.forEach((t, i) => {
          expect(t).toBeCloseTo(one[i]!, 5);
        });
      }),
      { seed: 122, numRuns: 500 },
    );
  });
});
