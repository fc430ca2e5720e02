import { quickRng } from '@holotisch/engine';
import { circle, polygon, pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { screensBetween, sightOf } from '../../src/flow/attack/sight.ts';
import { liesNear, passes, reachOf, seesAnyOf } from '../../src/geometry/sight.ts';
import { randomTable } from '../../src/tables/index.ts';
import { lay, unit } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';

const FIELD = { width: 1828.8, depth: 914.4 };

describe('what may stand in the way', () => {
  const at = (x: number, y: number, z = 0) => ({ x, y, z });
  const disc = (x: number, y: number, radius: number) => circle({ x, y }, radius);
  it('lies near the way from one place to another, its ends included', () => {
    const near = (x: number, y: number, wide: number) => liesNear(disc(x, y, 10), at(100, 200), at(300, 200), wide);
    expect([near(200, 215, 5), near(200, 215.01, 5), near(200, 185, 5), near(200, 184.99, 5)]).toEqual([
      ...[true, false, true, false],
    ]);
    expect([near(85, 200, 5), near(84.99, 200, 5), near(315, 200, 5), near(315.01, 200, 5)]).toEqual([
      ...[true, false, true, false],
    ]);
    // Aslant: 3-4-5.
    const aslant = (x: number, y: number) => liesNear(disc(x, y, 10), at(0, 0), at(40, 30), 0);
    expect([aslant(20 - 6, 15 + 8), aslant(20 - 6.1, 15 + 8.1), aslant(48, 36), aslant(48.1, 36.1)]).toEqual([
      ...[true, false, true, false],
    ]);
    const nowhere = (x: number) => liesNear(disc(x, 50, 10), at(50, 50), at(50, 50), 2);
    expect([nowhere(62), nowhere(62.1)]).toEqual([true, false]);
  });
  it('is surely passed over, aside, before or behind, and not by a hair', () => {
    const high = (z: number) => ({ base: disc(200, 200, 10), low: 0, high: z });
    const over = (z: number) => passes(at(100, 200, 40), at(300, 200, 30), high(z));
    expect([over(29.98), over(29.995), over(30), over(35), over(60)]).toEqual([true, false, false, false, false]);
    const aside = (y: number) => passes(at(100, y), at(300, y), high(50));
    expect([189.98, 189.995, 200, 210.005, 210.02].map(aside)).toEqual([true, false, false, false, true]);
    const behind = (x: number) => passes(at(100, 200), at(x, 200), high(50));
    expect([behind(189.98), behind(189.995), behind(210)]).toEqual([true, false, false]);
    const before = (x: number) => passes(at(x, 200), at(400, 200), high(50));
    expect([before(210.02), before(210.005), before(190)]).toEqual([true, false, false]);
    expect(passes(at(100, 100), at(100, 100.005), high(50))).toBe(false);
  });
  it('also where it has corners, and whichever way one looks', () => {
    const wall = { base: polygon([at(190, 190), at(210, 190), at(210, 230), at(190, 230)]), low: 0, high: 50 };
    const line = (a: readonly number[], b: readonly number[]) => passes(at(a[0]!, a[1]!), at(b[0]!, b[1]!), wall);
    expect([line([100, 189], [300, 189]), line([300, 189], [100, 189]), line([100, 191], [300, 191])]).toEqual([
      ...[true, true, false],
    ]);
    expect([line([211, 100], [211, 300]), line([209, 300], [209, 100]), line([189, 300], [189, 100])]).toEqual([
      ...[true, false, true],
    ]);
    expect([line([100, 100], [189, 189]), line([100, 100], [195, 195]), line([212, 232], [300, 320])]).toEqual([
      ...[true, false, true],
    ]);
    expect([line([150, 250], [250, 150]), line([180, 270], [280, 220])]).toEqual([false, true]);
  });
  it('bases reach as far as their furthest part', () => {
    const { g } = lay({ units: [rebels(400, 400, alone(4)), unit('74-z-speeder-bikes', 1, 900, 400)], active: 0 });
    const [trooper, bike] = [g.mini(g.unit(0), 0), g.mini(g.unit(1), 0)];
    expect(reachOf(trooper)).toBeCloseTo(13.5, 6);
    const { length } = g.card(g.unit(1)).base;
    expect(reachOf(bike)).toBeGreaterThanOrEqual(length / 2 - 0.001);
    expect(reachOf(bike)).toBeLessThan(length / 2 + 20);
  });
});

describe('seeing at all', () => {
  it('is what the long look finds, on any table, over any heights, past any vehicle', () => {
    const rng = quickRng(5);
    const found = { yes: 0, no: 0 };
    for (let n = 0; n < 12; n++) {
      const t = lay({
        units: [
          rebels(100, 40, alone(4)),
          storm(1700, 860, alone(4)),
          unit('at-st', 1, 900, 60),
          unit('at-rt-rebel', 0, 700, 850),
        ],
        active: 0,
      });
      const state = { ...t.state, terrain: randomTable(`sight ${n}`, FIELD) };
      const g = t.match.game.sit(state, () => {});
      const screens = screensBetween(g);
      const somebody = () =>
        g.standingAt(g.unit(rng.below(4)), 0, pose(rng.below(1829), rng.below(914), rng.below(360)));
      for (let i = 0; i < 150; i++) {
        const [a, b] = [somebody(), somebody()];
        const { sees } = sightOf(a, b, screens);
        expect(seesAnyOf(a, b, screens)).toBe(sees);
        found[sees ? 'yes' : 'no']++;
      }
    }
    expect(Math.min(found.yes, found.no)).toBeGreaterThan(300);
  });
});
