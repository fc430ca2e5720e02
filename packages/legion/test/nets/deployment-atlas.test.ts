import { describe, expect, it } from 'vitest';
import { planDeployment } from '../../src/flow/setup/deployment.ts';
import { type LegionGame, legion26 } from '../../src/game.ts';
import type { DeploymentData } from '../../src/payloads.ts';
import { ATRT, ATST } from '../flow/activation/move/moving.ts';
import { lay, piece, type Spec, type TableSpec, unit } from '../table.ts';
import { alone, LEIA, LUKE, rebels, storm } from '../troops.ts';
import { LANDSCAPE } from './landscape.ts';

/** An atlas of deployment: where a leader may be put, all over the table. */

const one = alone(4);
const told = (lines: readonly string[]): string => lines.join('\n');
const far = [storm(1700, 850, one), rebels(60, 60, one)];

describe('an atlas of deployment', () => {
  /** `o`: there; else the first letter of what is wrong (zone, standing, formation, beside). */
  const map = (
    who: Spec,
    data: Partial<DeploymentData>,
    more: Partial<TableSpec> = {},
    game?: LegionGame,
  ): string[] => {
    const { units = far, ...rest } = more;
    const { g } = lay(
      { units: [{ ...who, status: 'reserve' }, ...units], terrain: LANDSCAPE, phase: 'activation', ...rest },
      game,
    );
    const lines: string[] = [];
    for (let y = 880; y > 0; y -= 80) {
      let line = '';
      for (let x = 20; x < 1829; x += 45) {
        const plan = planDeployment(g, { unit: 0, zones: [], ...data }, { x, y, degrees: 0 });
        line += Array.isArray(plan) ? 'o' : (LETTERS[('clauses' in plan && plan.clauses[0]) || ''] ?? 's');
      }
      lines.push(line);
    }
    return lines;
  };
  const LETTERS: Readonly<Record<string, string>> = {
    '': 'b',
    'LE-AUFSTELLUNG-06': '.',
    'LE-ERRATA-SCHNELLE-VERSTAERKUNG-02': 'e',
    'LE-AUFSTELLUNG-07': 'f',
    'LE-KOMMANDOKARTEN-14': 'l',
  };
  const SQUARE: DeploymentData['zones'] = [
    [
      [100, 100],
      [1000, 100],
      [1000, 700],
      [100, 700],
    ],
  ];
  const HALVES: DeploymentData['zones'] = [
    [
      [100, 100],
      [400, 100],
      [400, 700],
      [100, 700],
    ],
    [
      [400, 100],
      [1000, 100],
      [1000, 700],
      [400, 700],
    ],
  ];
  const DISC: DeploymentData['zones'] = [{ centre: [800, 450], radius: 300 }];
  it('troopers in a zone, in two that meet, about a disc', async () => {
    await expect(told(map(rebels(0, 0), { zones: SQUARE }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/troopers-in-a-zone-in-two-that-meet-about-a-disc.txt',
    );
    // Where two parts of a zone meet there is no line to be seen.
    expect(told(map(rebels(0, 0), { zones: HALVES }))).toBe(told(map(rebels(0, 0), { zones: SQUARE })));
    await expect(told(map(rebels(0, 0), { zones: HALVES, only: [1] }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/troopers-in-a-zone-in-two-that-meet-about-a-disc-2.txt',
    );
    await expect(told(map(rebels(0, 0), { zones: DISC, around: 152.4 }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/troopers-in-a-zone-in-two-that-meet-about-a-disc-3.txt',
    );
    await expect(told(map(rebels(0, 0), { zones: DISC, leaderOnly: true }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/troopers-in-a-zone-in-two-that-meet-about-a-disc-4.txt',
    );
  });
  it('beyond enemies, or in a zone', async () => {
    const units = [storm(900, 600, one), storm(480, 180, one), rebels(60, 60, one)];
    await expect(told(map(rebels(0, 0), { beyondEnemies: 2 }, { units }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/beyond-enemies-or-in-a-zone.txt',
    );
    await expect(told(map(rebels(0, 0), { zones: SQUARE, orBeyond: 3 }, { units }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/beyond-enemies-or-in-a-zone-2.txt',
    );
  });
  it('beside a unit, and at a height from which it may differ by one', async () => {
    const units = [unit(LEIA, 0, 1000, 420), ...far];
    await expect(told(map(rebels(0, 0), { beside: { unit: 1, within: 200 } }, { units }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/beside-a-unit-and-at-a-height-from-which-it-may-differ-by-on.txt',
    );
    const high = [piece('building', 900, 450, 400, 300, { height: 160 }), piece('building', 300, 450, 300, 300)];
    await expect(told(map(unit(LUKE, 0, 0, 0), { zones: SQUARE, level: 0 }, { terrain: high }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/beside-a-unit-and-at-a-height-from-which-it-may-differ-by-on-2.txt',
    );
  });
  it('a walker and a big one', async () => {
    await expect(told(map(unit(ATRT, 0, 0, 0), { zones: SQUARE }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/a-walker-and-a-big-one.txt',
    );
    await expect(told(map(unit(ATST, 0, 0, 0), { zones: HALVES }))).toMatchFileSnapshot(
      '../golden/deployment-atlas/a-walker-and-a-big-one-2.txt',
    );
  });
  it('across the line where two parts of a zone meet, but not over their outer border', () => {
    const { g } = lay({ units: [rebels(0, 0, { ...one, status: 'reserve' }), ...far], phase: 'activation' });
    const may = (x: number, y: number) =>
      Array.isArray(planDeployment(g, { unit: 0, zones: HALVES }, { x, y, degrees: 0 }));
    const over = [386.5, 390, 400, 410, 413.5].map((x) => may(x, 400));
    expect(over).toEqual([true, true, true, true, true]);
    expect([may(400, 114), may(400, 113), may(400, 686), may(400, 687)]).toEqual([true, false, true, false]);
    const apart = HALVES.map((zone, i) => (i === 0 ? zone : { centre: [700, 400] as const, radius: 290 }));
    expect(Array.isArray(planDeployment(g, { unit: 0, zones: apart }, { x: 405, y: 400, degrees: 0 }))).toBe(false);
  });
  it('2.6: troopers in two halves', async () => {
    await expect(told(map(rebels(0, 0), { zones: HALVES }, {}, legion26))).toMatchFileSnapshot(
      '../golden/deployment-atlas/2-6-troopers-in-two-halves.txt',
    );
  });
});
