import { Match } from '@holotisch/engine';
import { legion, type MoveData, type QuestionOf, readMove } from '@holotisch/legion';
import { pose, type Vec } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { holding } from '../../../src/games/legion/decide/beside-leader.ts';
import { firstAnswers } from '../../../src/games/legion/decide/first-answers.ts';
import { attackable, chargedAt, movedTowards, toolOf, turnsFirst } from '../../../src/games/legion/decide/move.ts';
import { heightAt } from '../../../src/games/legion/table/terrain-drawing.ts';
import type { LegionView } from '../../../src/games/legion/view.ts';

const BUILDING: readonly (readonly [number, number])[] = [
  [-100, -50],
  [100, -50],
  [100, 50],
  [-100, 50],
];

/** Rebels at the far edge that look off the table; a walker; enemies near and far; a token between them. */
function laid(): LegionView {
  const position = {
    units: [
      { card: 'rebel-troopers', seat: 0, x: 500, y: 850 },
      { card: 'stormtroopers', seat: 1, x: 500, y: 300 },
      { card: 'stormtroopers', seat: 1, x: 650, y: 850 },
      { card: 'at-rt-rebel', seat: 0, x: 1200, y: 300 },
    ],
    markers: [{ kind: 'objective', x: 900, y: 450 }],
    terrain: [
      { kind: 'building', x: 1000, y: 700, degrees: 90, height: 90, outline: BUILDING.map(([x, y]) => [x, y]) },
    ],
  };
  const match = Match.start(legion, { start: { position, seed: 'first', dice: {}, decks: {} } });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return legion.view(match.value.state, 'nobody');
}
const view = laid();
const moving = (unit: number, more: Partial<MoveData> = {}): QuestionOf<'move'> => ({
  type: 'region',
  kind: 'move',
  seat: 0,
  prompt: { text: '' },
  clauses: [],
  about: { unit },
  region: { name: 'move', unit, kinds: ['standard'], speed: 2, ...more },
});

describe('the first proposal', () => {
  it('of a move leads to the nearest enemy or token, wherever the unit looks', () => {
    const [first] = firstAnswers(view, moving(0));
    expect(first).toMatchObject({ kind: 'standard', heading: 90, way: expect.closeTo(0.55, 0) });
    const [walker] = firstAnswers(view, moving(3));
    expect(walker).toMatchObject({ bend: -90 });
  });
  it('of a move goes around a wall that stands in the way, not up to it', () => {
    // The building lies between the trooper and everything it could go for.
    const terrain = [{ ...view.terrain[0]!, pose: pose(500, 700, 0) }];
    const units = view.units.map((unit) =>
      unit.id === 2 ? { ...unit, status: 'defeated' as const, minis: [] } : unit,
    );
    const walled = { ...view, terrain, units, markers: [] };
    const [first] = firstAnswers(walled, moving(0));
    const end = toolOf(walled, moving(0).region, readMove(first)!)!.end;
    expect(Math.abs(end.x - 500)).toBeGreaterThan(100);
    // Without the building it goes straight on.
    const [free] = firstAnswers({ ...walled, terrain: [] }, moving(0));
    expect(Math.abs(toolOf(walled, moving(0).region, readMove(free)!)!.end.x - 500)).toBeLessThan(5);
  });
  it('of a token that a leader bears touches its base, on the side where it lies', () => {
    const ask: QuestionOf<'marker-place'> = {
      type: 'region',
      kind: 'marker-place',
      seat: 0,
      prompt: { text: '' },
      clauses: [],
      about: {},
      region: { name: 'marker-place', kind: 'objective', marker: 0, touching: 0 },
    };
    const places = firstAnswers(view, ask) as readonly Vec[];
    expect(places.map(({ x, y }) => Math.hypot(x - 500, y - 850))).toEqual(
      places.map(() => expect.closeTo(13.5 + 12.55, 1)),
    );
    const { x, y } = places[0]!;
    expect((y - 850) / (x - 500)).toBeCloseTo((450 - 850) / (900 - 500));
    const hold = holding(view, ask)!;
    expect(hold({ x: 700, y: 850, degrees: 0 })).toMatchObject({ x: expect.closeTo(526.07, 1), y: 850, degrees: 0 });
    expect(holding(view, moving(0))).toBeUndefined();
  });
  it('of a flight leads to the nearest edge', () => {
    const [first] = firstAnswers(view, moving(0, { flees: true }));
    expect(first).toMatchObject({ heading: 0 });
  });
  it('of a deployment stands in the zone at the own edge, towards the middle, and looks across the table', () => {
    const zones = [
      [
        [1200, 760],
        [1828, 760],
        [1828, 914],
        [1200, 914],
      ],
      [
        [0, 0],
        [600, 0],
        [600, 152],
        [0, 152],
      ],
    ] as const;
    const ask: QuestionOf<'deploy'> = {
      type: 'region',
      kind: 'deploy',
      seat: 0,
      prompt: { text: '' },
      clauses: [],
      about: { unit: 3 },
      region: { name: 'deployment', unit: 3, zones },
    };
    const [first] = firstAnswers(view, ask);
    expect(first).toMatchObject({ degrees: 0 });
    expect((first as { y: number }).y).toBeLessThan(152);
    expect(Math.abs((first as { x: number }).x - 300)).toBeLessThan(40);
  });
});

describe('a charge', () => {
  it('is offered against whom the tool reaches, and aims at the nearest miniature', () => {
    const { region } = moving(0);
    expect(attackable(view, region).map(({ id }) => id)).toEqual([2]);
    const ahead = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0.2 } as const;
    const charge = chargedAt(view, region, ahead, 2);
    expect(charge).toMatchObject({ engage: 2, way: 1 });
    expect(toolOf(view, region, charge)!.end.x).toBeGreaterThan(560);
  });
});

describe('a notched base', () => {
  it('turns before it moves in 2.6 only', () => {
    const { region } = moving(3);
    const later: LegionView = { ...view, rules: { ...view.rules, edition: '2.6' } };
    expect(turnsFirst(view, region, 'standard')).toBe(false);
    expect(turnsFirst(later, region, 'standard')).toBe(true);
    expect(turnsFirst(later, moving(0).region, 'standard')).toBe(false);
    const ahead = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 } as const;
    const east = { x: 1500, y: 300 };
    expect(movedTowards(later, region, ahead, east)).toMatchObject({ turn: 90, bend: 0 });
    expect(movedTowards(view, region, ahead, east)).not.toHaveProperty('turn');
  });
});

describe('height', () => {
  it('is that of the roof one stands on, however the building is turned', () => {
    expect(heightAt(view.terrain, { x: 1000, y: 790 })).toBe(90);
    expect(heightAt(view.terrain, { x: 1090, y: 700 })).toBe(0);
  });
});
