import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { band, comesWithin, distance, placed, polygon, pose, rectangle } from '../src/index.ts';

/** A jagged outline about its own middle, as asteroids have. */
const rock = fc.array(fc.double({ min: 8, max: 40, noNaN: true }), { minLength: 5, maxLength: 12 }).map((radii) =>
  polygon(
    radii.map((r, i) => {
      const at = pose(0, 0, (360 * i) / radii.length);
      return { x: at.hx * r, y: at.hy * r };
    }),
  ),
);
const place = fc.tuple(
  fc.double({ min: -150, max: 150, noNaN: true }),
  fc.double({ min: -150, max: 150, noNaN: true }),
  fc.integer({ min: 0, max: 359 }),
);

describe('whether two shapes come within a distance', () => {
  it('is what their distance says, however jagged they are', () => {
    fc.assert(
      fc.property(rock, rock, place, fc.constantFrom(1, 40, 100), (a, local, [x, y, degrees], mm) => {
        const b = placed(local, pose(x, y, degrees));
        expect(comesWithin(a, b, mm)).toBe(band(distance(a, b), [mm]) === 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('counts a line of the ruler as within, and an inside as near', () => {
    const base = rectangle(pose(0, 0), 20, 20);
    expect(comesWithin(base, rectangle(pose(140, 0), 20, 20), 100)).toBe(true);
    expect(comesWithin(base, rectangle(pose(140.001, 0), 20, 20), 100)).toBe(false);
    expect(comesWithin(base, rectangle(pose(3, 2), 4, 4), 1)).toBe(true);
  });
});
