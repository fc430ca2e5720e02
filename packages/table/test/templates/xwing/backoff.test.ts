import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compose,
  endPose,
  type FlightPath,
  type Footprint,
  flightPath,
  footprintsOverlap,
  lastFreePose,
  moved,
  movementFootprint,
  type Pose,
  pose,
  poseAlong,
  type Template,
} from '../../../src/index.ts';
import { tries } from '../../tries.ts';
import { anyHalf, anyPose, anyTemplate, between, HALVES, TEMPLATES, within } from './templates.ts';

const straight = (speed: number): Template => ({ shape: 'straight', speed, side: 'none' });
const HERE = pose(0, 0);

const at = (path: FlightPath, start: Pose, s: number): Footprint =>
  movementFootprint(compose(start, poseAlong(path, s)), path.half);
const free = (path: FlightPath, start: Pose, s: number, others: readonly Footprint[]): boolean =>
  !others.some((other) => footprintsOverlap(at(path, start, s), other));

describe('moving back along the template', () => {
  it('flies in full when nothing is in the way, even past other ships', () => {
    const path = flightPath(20, straight(4));
    const passed = movementFootprint(pose(0, 90), 20);
    expect(lastFreePose(path, HERE, [passed])).toEqual({ s: 200, pose: pose(0, 200), blockedBy: [] });
    expect(lastFreePose(path, HERE, [])).toEqual({ s: 200, pose: pose(0, 200), blockedBy: [] });
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-02] [XW-UEBERSCHNEIDENDE-SCHIFFE-04] stops guide to guide before the ship ahead', () => {
    const path = flightPath(20, straight(3));
    const result = lastFreePose(path, HERE, [movementFootprint(pose(0, 150), 20)]);
    // 150 minus two halves and two guides.
    expect(result.s).toBeCloseTo(106, 5);
    expect(result.pose.y).toBeCloseTo(106, 5);
    expect(result.blockedBy).toEqual([0]);
  });

  it('guides pass beside each other when the ships are offset', () => {
    const path = flightPath(20, straight(3));
    // Guides of one meet the edge between the guides of the other: only one guide's depth lies between the bases.
    const result = lastFreePose(path, HERE, [movementFootprint(pose(6, 150), 20)]);
    expect(result.s).toBeCloseTo(108, 5);
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-07] [XW-BERUEHREN-05] names only the ships it touches at the end', () => {
    const path = flightPath(20, straight(5));
    const three = [
      movementFootprint(pose(0, 240), 20),
      movementFootprint(pose(-21, 190), 20),
      movementFootprint(pose(21, 190), 20),
    ];
    const result = lastFreePose(path, HERE, three);
    expect(result.blockedBy).toEqual([1, 2]);
    expect(result.s).toBeCloseTo(146, 5);
  });

  it('does not name a ship it merely slides along', () => {
    const path = flightPath(20, straight(2));
    const beside = movementFootprint(pose(40, 70), 20);
    const ahead = movementFootprint(pose(0, 120), 20);
    const result = lastFreePose(path, HERE, [beside, ahead]);
    expect(result.s).toBeCloseTo(76, 5);
    expect(result.blockedBy).toEqual([1]);
  });

  it('stays where it is when there is no room at all, and names who is in the way', () => {
    const path = flightPath(40, straight(1));
    const ahead = movementFootprint(pose(0, 84), 40);
    const result = lastFreePose(path, HERE, [ahead]);
    expect(result.s).toBe(0);
    expect(result.pose).toEqual(HERE);
    expect(result.blockedBy).toEqual([0]);
  });

  it('goes back astern too', () => {
    const path = flightPath(20, straight(1), 'astern');
    const result = lastFreePose(path, HERE, [movementFootprint(pose(0, -90), 20)]);
    expect(result.s).toBeCloseTo(46, 5);
    expect(result.pose.y).toBeCloseTo(-46, 5);
  });

  it('finds a gap of a hundredth of a millimetre between two ships', () => {
    for (const half of HALVES)
      for (const template of TEMPLATES) {
        const path = flightPath(half, template);
        const gap = 0.74 * path.length;
        const there = poseAlong(path, gap);
        const apart = 2 * half + 4 + 0.005;
        const others = [
          movementFootprint(moved(there, 0, apart), half),
          movementFootprint(moved(there, 0, -apart), half),
        ];
        // The ship ahead must reach over all of the rest of the path for the gap to be the answer.
        if (free(path, HERE, path.length, others)) continue;
        const { s } = lastFreePose(path, HERE, others);
        expect(Math.abs(s - gap)).toBeLessThan(0.02);
        expect(free(path, HERE, s, others)).toBe(true);
      }
  });

  const SCENES = tries(3000);

  it('is exact in any scene: free there, blocked a hair further and everywhere beyond', () => {
    const scene = fc.tuple(
      anyHalf,
      anyTemplate,
      fc.constantFrom<readonly ['ahead' | 'astern']>(['ahead'], ['ahead'], ['ahead'], ['astern']),
      anyPose,
      fc.array(fc.tuple(anyHalf, within(60), within(60), within(180), between(0.3, 1)), {
        minLength: 1,
        maxLength: 4,
      }),
    );
    let movedBack = 0;
    let severalStops = 0;
    fc.assert(
      fc.property(scene, ([half, template, [way], start, ships]) => {
        const path = flightPath(half, template, way);
        const others = ships.map(([size, x, y, degrees, part]) => {
          const near = compose(start, poseAlong(path, part * path.length));
          return movementFootprint(compose(near, pose(x, y, degrees)), size);
        });
        const { s, pose: end, blockedBy } = lastFreePose(path, start, others);
        expect(end).toEqual(compose(start, poseAlong(path, s)));
        if (s > 0) expect(free(path, start, s, others)).toBe(true);
        expect(blockedBy.length === 0).toBe(s === path.length);
        if (s === path.length) {
          expect(end).toEqual(compose(start, endPose(path)));
          return;
        }
        movedBack += 1;
        if (s > 0 && others.length > 1) severalStops += 1;
        for (const further of [1e-4, 1e-3, 1e-2]) {
          if (s + further < path.length) expect(free(path, start, s + further, others)).toBe(false);
        }
        for (let beyond = path.length; beyond > s + 0.01; beyond -= 0.5)
          assert.equal(free(path, start, beyond, others), false);
        for (const i of blockedBy) expect(footprintsOverlap(at(path, start, s + 0.011), others[i]!)).toBe(true);
      }),
      { seed: 111, numRuns: SCENES },
    );
    expect(movedBack).toBeGreaterThan(SCENES / 2);
    expect(severalStops).toBeGreaterThan(SCENES / 10);
  }, 60_000);

  /** How far the ships of a row are out of level, in millimetres: not at all, or by any order of magnitude. */
  const outOfLevel = fc.oneof(
    fc.constant(0),
    fc.tuple(between(-9, Math.log10(0.05)), fc.constantFrom(-1, 1)).map(([digits, sign]) => sign * 10 ** digits),
  );
  const ordersOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
    list.length < 2
      ? [list]
      : list.flatMap((one, i) => ordersOf(list.filter((_, k) => k !== i)).map((rest) => [one, ...rest]));
  const inEveryOrder = (path: FlightPath, start: Pose, ships: readonly Footprint[]) =>
    ordersOf([...ships.keys()]).map((order) => {
      const { s, blockedBy } = lastFreePose(
        path,
        start,
        order.map((i) => ships[i]!),
      );
      return { s, touched: blockedBy.map((i) => order[i]!).sort() };
    });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-07] touches every ship of a near-level row that it meets at once, in any order of ships', () => {
    const row = fc.tuple(anyHalf, between(1, 5), anyPose, fc.array(outOfLevel, { minLength: 2, maxLength: 4 }));
    let together = 0;
    let apart = 0;
    fc.assert(
      fc.property(row, ([half, speed, start, levels]) => {
        const path = flightPath(half, straight(Math.floor(speed)));
        const [size, step] = half === 20 && levels.length > 2 ? [20, 0] : [20, 41];
        const ships = levels.map((off, i) =>
          movementFootprint(
            compose(start, pose((i - (levels.length - 1) / 2) * step, path.length - 30 + half + size + 4 + off)),
            size,
          ),
        );
        // On a straight template each ship by itself stops the base exactly where it would be met.
        const alone = ships.map((ship) => lastFreePose(path, start, [ship]));
        const met = alone.flatMap((a) => (a.blockedBy.length > 0 ? [a.s] : []));
        const stop = Math.min(...met);
        if (met.some((s) => Math.abs(s - stop - 0.01) < 1e-5)) return;
        const expected = alone.flatMap((a, i) => (a.blockedBy.length > 0 && a.s < stop + 0.01 ? [i] : []));
        for (const { s, touched } of inEveryOrder(path, start, ships)) {
          expect(s).toBeCloseTo(stop, 5);
          expect(touched).toEqual(expected);
        }
        if (expected.length > 1) together += 1;
        if (expected.length < met.length) apart += 1;
      }),
      { seed: 7, numRuns: 1500 },
    );
    expect(together).toBeGreaterThan(500);
    expect(apart).toBeGreaterThan(150);
  }, 60_000);

  it('touches the same ships in any order on curves too, where rows are met corner by corner', () => {
    const scene = fc.tuple(
      anyHalf,
      anyTemplate,
      anyPose,
      between(0.5, 0.95),
      fc.array(fc.tuple(anyHalf, within(50), within(15), outOfLevel), { minLength: 2, maxLength: 3 }),
    );
    let several = 0;
    fc.assert(
      fc.property(scene, ([half, template, start, part, others]) => {
        const path = flightPath(half, template);
        const stop = part * path.length;
        // Each ship is pushed up to the base at one and the same place of its path, and then a little out of level.
        const there = compose(start, poseAlong(path, stop));
        const ships = others.map(([size, aside, degrees, off]) => {
          let [near, far] = [0, 200];
          const at = (d: number) => movementFootprint(moved(compose(there, pose(aside, d, degrees)), 0, 0), size);
          while (far - near > 1e-12) {
            const middle = (near + far) / 2;
            if (footprintsOverlap(movementFootprint(there, half), at(middle))) near = middle;
            else far = middle;
          }
          return at(far + off);
        });
        const found = inEveryOrder(path, start, ships);
        for (const { s, touched } of found) {
          expect(s).toBeCloseTo(found[0]!.s, 5);
          expect(touched).toEqual(found[0]!.touched);
        }
        const { s, touched } = found[0]!;
        if (s === path.length) return;
        for (let further = 0.0002; further < 0.0099 && s + further < path.length; further += 0.0002)
          for (const [i, ship] of ships.entries())
            if (footprintsOverlap(movementFootprint(compose(start, poseAlong(path, s + further)), half), ship))
              assert.ok(touched.includes(i));
        if (touched.length > 1) several += 1;
      }),
      { seed: 8, numRuns: 400 },
    );
    expect(several).toBeGreaterThan(60);
  }, 60_000);
});
