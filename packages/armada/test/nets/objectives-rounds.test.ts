import { describe, expect, it } from 'vitest';
import { lines, objectivesOf, played } from '../cards/objectives/asking.ts';
import { lay, ship, squadron, type Table } from '../table.ts';

/**
 * Seat 0 is the first player. 0 and 1 are its ships, 2 and 3 those of the second; 0 and 2 are objective ships. In the end
 * it is told who bears tokens, what was gained, and how many tokens and obstacles lie there, where that has changed.
 */
const VSD = 'victory-ii-class-star-destroyer';
const FULL = { speed: 1, damage: 1, commands: ['repair'], activated: true, dials: ['repair', 'repair', 'repair'] };
const round = (objective: string): Table =>
  lay({
    units: [
      ship(VSD, 0, 800, 300, 0, { ...FULL, objectives: 1 }),
      ship(VSD, 0, 1000, 300, 0, FULL),
      ship(VSD, 1, 800, 470, 180, { ...FULL, objectives: 1 }),
      ship(VSD, 1, 1000, 470, 180, FULL),
      squadron('x-wing-squadron', 0, 900, 400, { objectives: 1 }),
      squadron('tie-fighter-squadron', 1, 900, 450),
    ],
    objective,
    markers: [
      { kind: 'objective', x: 740, y: 320 },
      { kind: 'objective', x: 740, y: 460 },
      { kind: 'objective', x: 300, y: 800 },
    ],
    obstacles: [
      { token: 'station', x: 1080, y: 300 },
      { token: 'debris-1', x: 1090, y: 480 },
      { token: 'rift', x: 300, y: 300 },
      { token: 'purrgil-1', x: 500, y: 600 },
    ],
    phase: 'squadron',
    stage: 'start',
    round: 2,
  });
const inRound = (id: string): string => {
  const t = round(id);
  const usual = new Set(['activate-squadron', 'squadron-act', 'dials', 'course', 'attack', 'dial-use', 'command']);
  const asked = played(t, usual, (x) => x.open.some((o) => o.endsWith(' activate')));
  const { units, victory, markers, obstacles } = t.state;
  const now = [units.map((u) => u.objectives).join(''), victory.join(' '), markers.length, obstacles.length].join(', ');
  const gained = now === '101010, 0 0, 3, 4' ? '' : now;
  // the purrgil moves in any case
  return asked.join() === '1: obstacle-move most 2 least 0' && gained === '' ? '' : lines(id, [...asked, gained]);
};
const inRounds = (kind: string): string =>
  objectivesOf(kind)
    .map(inRound)
    .filter((told) => told !== '')
    .join('\n');

describe('from the Squadron Phase to the next round', () => {
  it('assault objectives say nothing', () => {
    expect(inRounds('assault')).toMatchInlineSnapshot(`""`);
  });
  it('defence objectives', async () => {
    await expect(inRounds('defence')).toMatchFileSnapshot('../golden/objectives-rounds/defence-objectives.txt');
  });
  it('navigation objectives', async () => {
    await expect(inRounds('navigation')).toMatchFileSnapshot('../golden/objectives-rounds/navigation-objectives.txt');
  });
});
