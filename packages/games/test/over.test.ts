import { Games, isObject, type Json, type JsonObject, runScenario } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { loadGame } from '../src/index.ts';

/** Whatever a player names when the match is over is barred by the rule that has ended it. */

const found = await Promise.all(['xwing', 'armada', 'legion'].map(async (id) => (await loadGame(id))!.editions));
const games = new Games(found.flat());

const SHIP = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', x: 450, y: 200 };
const UNIT = { card: 'rebel-troopers', seat: 0, x: 300, y: 400 };
const POSITIONS: Readonly<Record<string, JsonObject>> = {
  xwing: { ships: [SHIP, { ...SHIP, seat: 1, y: 400 }], phase: 'end' },
  armada: {
    units: [
      { seat: 0, ship: 'cr90-corvette-a', x: 700, y: 250 },
      { seat: 1, ship: 'cr90-corvette-a', x: 700, y: 480 },
    ],
    phase: 'over',
  },
  legion: { units: [UNIT, { ...UNIT, card: 'stormtroopers', seat: 1, x: 600 }], phase: 'over' },
};

function refused(game: string, edition: string, reason: string, answer: string, score = [3, 1]): Json {
  const outcome = game === 'xwing' ? { winner: 0, reason } : { winner: 0, reason, score };
  const ask = [
    { question: 'legal', seat: 0, answer },
    { question: 'offered', seat: 0, option: answer },
  ];
  const position = { ...POSITIONS[game], outcome };
  const file = { holotisch: 'scenario', version: 1, game, edition, title: reason, position, decisions: [], ask };
  const ran = runScenario(JSON.stringify(file), games);
  if (!ran.ok) throw new Error(JSON.stringify(ran.fault));
  return ran.value.answers.map((one) => ('answer' in one && isObject(one.answer) ? one.answer['refused']! : null));
}

it.each([
  ['[XW-SPIELSIEG-01] a side without ships', 'xwing', '1', 'destroyed', 'primary>1', ['XW-SPIELSIEG-01']],
  ['[XW-SPIELSIEG-04] a mission', 'xwing', '1', 'mission', 'focus', ['XW-SPIELSIEG-04']],
  [
    '[AR-SIEG-UND-NIEDERLAGE-03] a fleet is gone',
    'armada',
    '1.5.3',
    'fleet',
    'front>1.left',
    ['AR-SIEG-UND-NIEDERLAGE-03'],
  ],
  ['[AR-SIEG-UND-NIEDERLAGE-01] after the last round', 'armada', '1.5.3', 'rounds', '0', ['AR-SIEG-UND-NIEDERLAGE-01']],
  ['[LE-SPIELSIEG-01] an army is gone', 'legion', '1.2', 'eliminated', 'move', ['LE-SPIELSIEG-01']],
  ['[LE-SPIELSIEG-02] after six rounds', 'legion', '1.2', 'victory', 'move', ['LE-SPIELSIEG-02']],
  ['[L2-SIEGBEDINGUNGEN-03] an army is gone', 'legion', '2.6', 'eliminated', 'move', ['L2-SIEGBEDINGUNGEN-03']],
  ['[L2-SIEGBEDINGUNGEN-04] after the last round', 'legion', '2.6', 'victory', 'move', ['L2-SIEGBEDINGUNGEN-04']],
  ['whoever concedes needs no rule', 'armada', '1.5.3', 'conceded', 'front>1.left', []],
])('%s: nothing can be done any more', (_, game, edition, reason, answer, clauses) => {
  expect(refused(game, edition, reason, answer)).toEqual([clauses, clauses]);
});
it('[L2-SIEGBEDINGUNGEN-02] twelve points: nothing can be done any more', () => {
  expect(refused('legion', '2.6', 'victory', 'move', [12, 4])).toEqual([
    ['L2-SIEGBEDINGUNGEN-02'],
    ['L2-SIEGBEDINGUNGEN-02'],
  ]);
});
