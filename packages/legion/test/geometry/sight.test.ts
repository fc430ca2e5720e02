import { quickRng } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { screensBetween, sightOf } from '../../src/flow/sight.ts';
import { seesAnyOf } from '../../src/geometry/sight.ts';
import { randomTable } from '../../src/tables/index.ts';
import { lay, unit } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';

const FIELD = { width: 1828.8, depth: 914.4 };

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
