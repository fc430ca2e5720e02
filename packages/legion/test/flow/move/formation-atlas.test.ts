import { describe, expect, it } from 'vitest';
import { formationAt, formationFault } from '../../../src/flow/move/formation.ts';
import { baseAt } from '../../../src/flow/move/surroundings.ts';
import { type LegionGame, legion26 } from '../../../src/game.ts';
import { lay, piece, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';
import { DROIDEKAS } from './moving.ts';

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
  it('[LE-FORMATION-10] [LE-FORMATION-11] a trooper behind a wall, and in a corner', () => {
    expect(map(pair, [WALL])).toMatchInlineSnapshot(`
      "|                           |
      |       .............       |
      |    .................uu    |
      |   ...................uu   |
      |  ..............tttuuuuuu  |
      | ...........oootttttuuuuuu |
      | .........oooooootttuuuuuu |
      | .........oooooootttuuuuuu |
      | ...........ooo.tttuu..uuu |
      |  .....................uu  |
      |   ....................u   |
      |    ..................u    |
      |       .............       |
      |                           |"
    `);
    expect(map(pair, CORNER)).toMatchInlineSnapshot(`
      "|                           |
      |       uuuuuuuuuuuuu       |
      |    uuuuuuuuuuuuuuuuuuu    |
      |   u....uuuuuuuuuuuuuuuu   |
      |  ......utttttttttuuuuuuu  |
      | .......ttttooottttuuuuuuu |
      | ........tooooooottuuuuuuu |
      | .........ooooooottuuuuuuu |
      | ...........ooottttuuuuuuu |
      |  .............ttttuuuuuu  |
      |   ..................uuu   |
      |    .................uu    |
      |       ............u       |
      |                           |"
    `);
  });
  it('[LE-FORMATION-12] a notched base', () => {
    expect(map(unit(DROIDEKAS, 1, 400, 400, { minis: [null, [400, 340]] }), [WALL])).toMatchInlineSnapshot(`
      "|     ..............uuu     |
      |  ..................uuuuu  |
      | ....................uuuuu |
      |..............uutttuuuuuuuu|
      |..........ooooooottttuuuuuu|
      |........ooooooooooottuuuuuu|
      |.......oooooooooooootuuuuuu|
      |.......oooooooooooootuuuuuu|
      |........ooooooooooottuuuuuu|
      |..........ooooooottuuuuuuuu|
      |...............uu.....uuuuu|
      | .....................uuuu |
      |  ...................uuuu  |
      |     ...............uu     |"
    `);
  });
  it('friends, enemies and low terrain', () => {
    const others = [rebels(440, 430, alone(4)), storm(350, 430, alone(4))];
    const terrain = [piece('barricade', 400, 350, 60, 16), piece('building', 460, 360, 60, 60, { height: 25 })];
    const lone = rebels(400, 400, { minis: [[400, 400], [375, 385], 'fallen', 'fallen'] });
    expect(map(lone, terrain, others)).toMatchInlineSnapshot(`
      "|                           |
      |       .............       |
      |    ...................    |
      |   ...oo..........o.....   |
      |  ..oooooo.....ooooooo...  |
      | ...ooooooo.oooooooooo.... |
      | ....oooo.oooooooooo...... |
      | .........ooooooottttttttt |
      | ...........ooo.ttt....ttt |
      |  ......ttttttttttt....tt  |
      |   .....ttttttttttt....t   |
      |    ............ttttttt    |
      |       .............       |
      |                           |"
    `);
  });
  it('2.6: half a segment, in sight, and no wall across the ruler', () => {
    expect(map(pair, [WALL], [], legion26)).toMatchInlineSnapshot(`
      "|                           |
      |       .............       |
      |    .................uu    |
      |   .................uuuu   |
      |  ..............tttuuuuuu  |
      | ...........oootttttuuuuuu |
      | .........oooooootttuuuuuu |
      | .........oooooootttuuuuuu |
      | ...........ooo.tttuuuuuuu |
      |  ....................uuu  |
      |   .....................   |
      |    ...................    |
      |       .............       |
      |                           |"
    `);
    expect(map(pair, CORNER, [], legion26)).toMatchInlineSnapshot(`
      "|                           |
      |       uuuuuuuuuuuuu       |
      |    uuuuuuuuuuuuuuuuuuu    |
      |   uuuuuuuuuuuuuuuuuuuuu   |
      |  ....uuutttttttttuuuuuuu  |
      | .......ttttooottttuuuuuuu |
      | ........tooooooottuuuuuuu |
      | .........ooooooottuuuuuuu |
      | ...........ooottttuuuuuuu |
      |  .............ttttuuuuuu  |
      |   ...............uuuuuu   |
      |    ................uuu    |
      |       .............       |
      |                           |"
    `);
    const screen = [piece('dense-woods', 460, 400, 60, 120), piece('building', 345, 440, 50, 50, { height: 30 })];
    expect(map(pair, screen, [], legion26)).toMatchInlineSnapshot(`
      "|                           |
      |       .............       |
      |    ttttttt..........uu    |
      |   tttttttt........uuuuu   |
      |  ttt...ttt............uu  |
      | .ttttttttt.ooo........uuu |
      | .ttttttttooooooo......uuu |
      | .........ooooooo......uuu |
      | ...........ooo........uuu |
      |  .....................uu  |
      |   ................uuuuu   |
      |    .................uu    |
      |       .............       |
      |                           |"
    `);
    expect(map(pair, [], [unit('at-rt-rebel', 0, 460, 400)], legion26)).toMatchInlineSnapshot(`
      "|                           |
      |       .............       |
      |    ...................    |
      |   .....................   |
      |  ................oooooo.  |
      | ...........ooo.oooooooooo |
      | .........oooooooooooooooo |
      | .........oooooooooooooooo |
      | ...........ooo.oooooooooo |
      |  ................oooooo.  |
      |   .....................   |
      |    ...................    |
      |       .............       |
      |                           |"
    `);
  });
});
