import { type Json, Match, type Refusal } from '@holotisch/engine';
import { headingDegrees } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { armyJson } from '../../../src/build/index.ts';
import { commandOf } from '../../../src/data/index.ts';
import { destroyedPoints } from '../../../src/flow/end/end.ts';
import { type LegionMatch, legion, legion26 } from '../../../src/game.ts';
import { trainingArmy, trainingSetup } from '../../../src/training/forces.ts';
import { TRAINING_STEPS } from '../../../src/training/steps.ts';
import { living, onTable } from '../../../src/values.ts';
import { Table } from '../../table.ts';
import { barc, clones, grievous, obiWan, train } from './troops.ts';

const start = (setup: Json = trainingSetup()): LegionMatch => {
  const match = Match.start(legion, { setup, seed: 'training' }, { verify: true, keep: 'all' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
};
const refused = (setup: Json, game = legion): Refusal => {
  const match = Match.start(game, { setup, seed: 'training' });
  if (match.ok) throw new Error('it was not refused');
  return match.fault;
};
const pair = (a: Json, b: Json, more: Json = true): Json => ({ armies: [a, b], rules: { training: more } });
const republic = trainingArmy('republic');
const separatist = trainingArmy('separatist');

describe('setting up the training battle', () => {
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-01] the battlefield is three feet square', () => {
    const { width, depth, rounds } = start().state.rules;
    expect([width, depth, rounds]).toEqual([914.4, 914.4, 6]);
  });
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-02] [LC-AUFBAU-DES-TRAININGSGEFECHTS-03] the Republic against the Separatists; the Republic has the round counter, wherever it sits', () => {
    for (const [setup, seat] of [
      [trainingSetup(), 0],
      [trainingSetup([], 'separatist'), 1],
    ] as const) {
      const { state } = start(setup);
      expect([state.counter, state.round, state.sides[seat]]).toEqual([seat, 1, state.blue]);
      expect(state.units.filter(({ faction }) => faction === 'republic').every((u) => u.seat === seat)).toBe(true);
      const edge = state.edges[state.blue];
      expect(state.units.every((u) => u.minis[0]!.pose!.y < 457 === ((u.seat === seat) === (edge === 'south')))).toBe(
        true,
      );
    }
    expect(refused(pair(armyJson(republic), armyJson(republic))).clauses).toEqual([
      'LC-AUFBAU-DES-TRAININGSGEFECHTS-02',
    ]);
    expect(refused(pair(armyJson(republic), armyJson(separatist)), legion26).message.text).toBe('le.unknownFormat');
  });
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-04] [LC-EINHEITEN-05] every unit has its card and one order token of its rank', () => {
    const { state } = new Table(start()).until('activate');
    for (const seat of [0, 1]) {
      const ranks = state.units.filter((u) => u.seat === seat && u.order === 'faceup').map(({ rank }) => rank);
      expect([...ranks, ...state.hands[seat]!.pool].sort()).toEqual(['commander', 'corps', 'corps', 'support']);
    }
  });
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-05] [LC-KOMMANDOPHASE-04] a hand is Ambush, Push, Assault and Standing Orders', () => {
    for (const { cards } of start().state.hands)
      expect(cards).toEqual(['ambush', 'push', 'assault', 'standing-orders']);
    const other = { ...republic, commands: ['ambush', 'push', 'hello-there'] };
    expect(refused(pair(armyJson(other), armyJson(separatist))).clauses).toContain(
      'LC-AUFBAU-DES-TRAININGSGEFECHTS-05',
    );
  });
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-13] [LC-AUFBAU-DES-TRAININGSGEFECHTS-07] [LC-AUFBAU-DES-TRAININGSGEFECHTS-08] [LC-EINHEITEN-13] the forces, clones and B1 droids with one more than printed', () => {
    expect(start().state.units.map((u) => [u.seat, u.card, living(u).length])).toEqual([
      [0, 'obi-wan-kenobi', 1],
      [0, 'phase-i-clone-troopers', 5],
      [0, 'phase-i-clone-troopers', 5],
      [0, 'barc-speeder', 1],
      [1, 'general-grievous-sinister-cyborg', 1],
      [1, 'b1-battle-droids', 7],
      [1, 'b1-battle-droids', 7],
      [1, 'droidekas', 2],
    ]);
    const fewer = { ...separatist, units: separatist.units.slice(1) };
    expect(refused(pair(armyJson(republic), armyJson(fewer))).clauses).toContain('LC-AUFBAU-DES-TRAININGSGEFECHTS-13');
  });
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-09] [LC-AUFBAUSKIZZE-DES-TRAININGSGEFECH-02] without upgrade cards, and so without their troopers', () => {
    const { units } = start().state;
    expect(units.every(({ upgrades, minis }) => upgrades.length === 0 && minis.every(({ by }) => by === null))).toBe(
      true,
    );
    const z6 = {
      ...republic,
      units: republic.units.map((u, i) => (i === 1 ? { ...u, upgrades: ['z-6-phase-i-trooper'] } : u)),
    };
    expect(refused(pair(armyJson(z6), armyJson(separatist))).clauses).toContain('LC-AUFBAU-DES-TRAININGSGEFECHTS-13');
    const aided = {
      ...republic,
      units: republic.units.map((u) => ({
        ...u,
        counterpart: { unit: 'r2-d2-hero-of-a-thousand-devices', upgrades: [] },
      })),
    };
    expect(refused(pair(armyJson(aided), armyJson(separatist))).clauses).toContain(
      'LC-AUFBAU-DES-TRAININGSGEFECHTS-13',
    );
  });
  it('[LC-AUFBAUSKIZZE-DES-TRAININGSGEFECH-02] the points that are printed on the cards break a tie', () => {
    const t = train({
      units: [obiWan(200, 200), barc(400, 200, { status: 'defeated' }), grievous(200, 800), clones(700, 200)],
      active: 0,
    });
    expect(destroyedPoints(t.g, 1)).toBe(75);
  });
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-10] eight barricades and everybody stand as in the sketch, out of each other’s reach', () => {
    const { state } = start();
    expect(state.terrain.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'barricade'));
    // What lies in the box: 70 by 27 millimetres, with its middle where the sketch has it.
    for (const { outline } of state.terrain)
      expect(outline.map((at) => at.map(Math.abs))).toEqual(Array.from({ length: 4 }, () => [35, 13.5]));
    const middle = 914.4 / 2;
    const seen = state.terrain.map(({ pose: { x, y, hx, hy } }) => [
      x,
      y,
      (Math.round(headingDegrees(hx, hy)) + 360) % 360,
    ]);
    const half = [
      [170, 310, 0],
      [370, 350, 20],
      [560, 300, 0],
      [750, 370, 340],
    ];
    const other = half.map(([x, y, degrees]) => [2 * middle - x!, 2 * middle - y!, (degrees! + 180) % 360]);
    expect(seen.sort()).toEqual([...half, ...other].sort());
    const mine = [
      [380, 120],
      [190, 170],
      [570, 170],
      [750, 130],
    ];
    const across = mine.map(([x, y]) => [2 * middle - x!, 2 * middle - y!]);
    expect(state.units.map((u) => [u.minis[u.leader]!.pose!.x, u.minis[u.leader]!.pose!.y])).toEqual([
      ...mine,
      ...across,
    ]);
    expect(state.units.every((u) => u.status === 'play' && onTable(u).length === u.minis.length)).toBe(true);
    const ys = (seat: number) =>
      state.units.filter((u) => u.seat === seat).flatMap((u) => u.minis.map((m) => m.pose!.y));
    expect(Math.min(...ys(1)) - Math.max(...ys(0))).toBeGreaterThan(350);
  });
  it('with battle cards the table is six feet wide and everybody is deployed by the players', () => {
    const match = start(trainingSetup(['battle-cards']));
    expect([match.state.rules.width, match.state.phase, match.open[0]!.kind]).toEqual([1828.8, 'sides', 'colour']);
  });
  it('[LC-KOMMANDOKARTEN-05] [LC-KOMMANDOPHASE-03] with the cards of the characters a hand is seven cards, two of each number of pips and Standing Orders', () => {
    for (const { cards } of start(trainingSetup(['character-cards'])).state.hands) {
      expect(cards.map((id) => commandOf(id, '1.2').pips).sort()).toEqual([1, 1, 2, 2, 3, 3, 4]);
      expect(cards.at(-1)).toBe('standing-orders');
    }
    const alone = pair(armyJson(republic), armyJson(separatist), { with: ['upgrades'] });
    expect(refused(alone).clauses).toEqual(['LC-KOMMANDOKARTEN-05']);
  });
  it('additions come in the order of the booklet, whatever the file says', () => {
    const { training } = start(trainingSetup(['suppression', 'sight'])).state.rules;
    expect(training).toEqual(['sight', 'suppression']);
    expect(TRAINING_STEPS).toContain('sight');
  });
});
