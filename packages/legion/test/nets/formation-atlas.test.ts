import { describe, expect, it } from 'vitest';
import { formationAt, formationFault } from '../../src/flow/activation/move/formation.ts';
import { baseAt } from '../../src/flow/activation/move/surroundings.ts';
import { type LegionGame, legion26 } from '../../src/game.ts';
import { DROIDEKAS } from '../flow/activation/move/moving.ts';
import { lay, piece, type Spec, unit } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';

/** An atlas of formation: where a comrade may stand about a leader at 400, 400. */

const LETTERS: Readonly<Record<string, string>> = {
  far: ' ',
  overlap: 'o',
  terrain: 't',
  unreachable: 'u',
  contact: 'c',
  friend: 'f',
  level: 'l',
  off: 'x',
  height: 'h',
  marker: 'm',
};
function map(who: Spec, terrain: readonly Spec[], others: readonly Spec[] = [], game?: LegionGame): string {
  const { g } = lay(
    { units: [who, ...others, storm(1700, 850, alone(4)), rebels(1700, 60, alone(4))], terrain, active: 0 },
    game,
  );
  const squad = g.unit(0);
  const f = formationAt(g, squad, squad.minis[0]!.pose!);
  const lines: string[] = [];
  for (let y = 504; y >= 296; y -= 16) {
    let line = '';
    for (let x = 296; x <= 504; x += 8) {
      const at = { x, y, hx: 0, hy: 1 };
      const fault = formationFault(f, baseAt(g, squad, 1, at), at);
      line += fault === undefined ? '.' : (LETTERS[fault] ?? '?');
    }
    lines.push(`|${line}|`);
  }
  return lines.join('\n');
}
const pair = rebels(400, 400, { minis: [[400, 400], [400, 370], 'fallen', 'fallen'] });
const WALL = piece('high-stone-wall', 432, 408, 6, 50);
const CORNER = [piece('high-stone-wall', 400, 424, 60, 6), piece('high-stone-wall', 427, 394, 6, 54)];

describe('an atlas of formation', () => {
  it('[LE-FORMATION-10] [LE-FORMATION-11] a trooper behind a wall, and in a corner', async () => {
    await expect(map(pair, [WALL])).toMatchFileSnapshot(
      '../golden/formation-atlas/a-trooper-behind-a-wall-and-in-a-corner.txt',
    );
    await expect(map(pair, CORNER)).toMatchFileSnapshot(
      '../golden/formation-atlas/a-trooper-behind-a-wall-and-in-a-corner-2.txt',
    );
  });
  it('[LE-FORMATION-12] a notched base', async () => {
    await expect(map(unit(DROIDEKAS, 1, 400, 400, { minis: [null, [400, 340]] }), [WALL])).toMatchFileSnapshot(
      '../golden/formation-atlas/a-notched-base.txt',
    );
  });
  it('friends, enemies and low terrain', async () => {
    const others = [rebels(440, 430, alone(4)), storm(350, 430, alone(4))];
    const terrain = [piece('barricade', 400, 350, 60, 16), piece('building', 460, 360, 60, 60, { height: 25 })];
    const lone = rebels(400, 400, { minis: [[400, 400], [375, 385], 'fallen', 'fallen'] });
    await expect(map(lone, terrain, others)).toMatchFileSnapshot(
      '../golden/formation-atlas/friends-enemies-and-low-terrain.txt',
    );
  });
  it('2.6: half a segment, in sight, and no wall across the ruler', async () => {
    await expect(map(pair, [WALL], [], legion26)).toMatchFileSnapshot(
      '../golden/formation-atlas/2-6-half-a-segment-in-sight-and-no-wall-across-the-ruler.txt',
    );
    await expect(map(pair, CORNER, [], legion26)).toMatchFileSnapshot(
      '../golden/formation-atlas/2-6-half-a-segment-in-sight-and-no-wall-across-the-ruler-2.txt',
    );
    const screen = [piece('dense-woods', 460, 400, 60, 120), piece('building', 345, 440, 50, 50, { height: 30 })];
    await expect(map(pair, screen, [], legion26)).toMatchFileSnapshot(
      '../golden/formation-atlas/2-6-half-a-segment-in-sight-and-no-wall-across-the-ruler-3.txt',
    );
    await expect(map(pair, [], [unit('at-rt-rebel', 0, 460, 400)], legion26)).toMatchFileSnapshot(
      '../golden/formation-atlas/2-6-half-a-segment-in-sight-and-no-wall-across-the-ruler-4.txt',
    );
  });
});
