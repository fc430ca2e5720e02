import { describe, expect, it } from 'vitest';
import { lay, ship, squadron, type Table } from '../../table.ts';
import { lines, objectivesOf, played } from './asking.ts';

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
  it('defence objectives', () => {
    expect(inRounds('defence')).toMatchInlineSnapshot(`
      "contested-outpost
        1: obstacle-move most 2 least 0
        101010, 1 0, 3, 4
      fire-lanes
        1: obstacle-move most 2 least 0
        101010, 1 1, 3, 4
      planetary-ion-cannon
        1: obstacle-move most 2 least 0
        1: window:command.end of objective:1 pass
        1: card-marker of 0 1
        1: zone of front left right rear
        0: window:attack.defend of 0:token.0 0:token.1 0:token.2 pass
        0: window:attack.defend of 0:token.1 0:token.2 pass
        0: redirect-zone of left right
        1: critical of standard objective:1 none
        0: redirect-amount of 0 1 2
        101010, 0 0, 2, 4
      asteroid-tactics
        1: card-obstacle of 0 1 2 3
        1: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 0 touching [0]
        1: card-obstacle of 1 2 3
        1: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 0 touching [1]
        1: obstacle-move most 2 least 0
        101010, 0 0, 3, 6"
    `);
  });
  it('navigation objectives', () => {
    expect(inRounds('navigation')).toMatchInlineSnapshot(`
      "navigational-hazards
        11: obstacle-move most 2 least 0
      doomed-station
        1: card-obstacle of 0 1 3
        1: obstacle-move most 2 least 1 towards obstacle:2
        0: card-obstacle of 1 3
        01: obstacle-move most 2 least 1 towards obstacle:2
        1: obstacle-move most 2 least 0
        101010, 1 0, 3, 4
      hyperspace-migration
        1: obstacle-move most 2 least 1 towards marker:0
        000010, 1 1, 3, 4
      infested-fields
        1: card-obstacle of 0 1 2 3
        1: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 0 touching [0]
        1: card-obstacle of 0 1 2 3
        1: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 0 touching [0]
        1: obstacle-move most 2 least 0
        101010, 0 0, 3, 6"
    `);
  });
});
