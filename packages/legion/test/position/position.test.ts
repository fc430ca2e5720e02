import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { COHESION } from '../../src/flow/activation/move/formation.ts';
import { legion, legion26 } from '../../src/game.ts';
import { gap } from '../../src/geometry/base.ts';
import { apart, lay, piece, type Spec, type TableSpec, unit } from '../table.ts';

const rebels = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 0, x, y, more);
const storm = (x: number, y: number, more: Spec = {}) => unit('stormtroopers', 1, x, y, more);

/** Where a position is refused, and by what word. */
function refused({ units, ...more }: TableSpec, game = legion): [string, string] {
  const position = JSON.parse(JSON.stringify({ units, ...more })) as Json;
  const placed = game.place({ position, seed: 's', dice: {}, decks: {} });
  if (placed.ok) throw new Error('it was taken');
  return [placed.fault.message.text, (placed.fault.where ?? []).join('.')];
}

describe('a position', () => {
  it('[LE-FORMATION-03] needs no more of a unit than the place of its leader: the others fall in about it', () => {
    const t = lay({ units: [rebels(400, 400), storm(800, 400)] });
    for (const id of [0, 1]) {
      const { minis } = t.unit(id);
      expect(minis).toHaveLength(4);
      for (const mini of [1, 2, 3])
        expect(gap(t.g.mini(t.unit(id), 0).base, t.g.mini(t.unit(id), mini).base)).toBeLessThanOrEqual(COHESION);
    }
    expect(t.pose(0)).toEqual([400, 400, 0]);
  });
  it('of three points of Close the Pocket one is the middle one, and says so', () => {
    const points = (...notes: (string | null)[]) => ({
      units: [rebels(400, 200), storm(800, 700)],
      battle: { primary: 'close-the-pocket' },
      markers: notes.map((note, i) => ({
        kind: 'poi',
        by: 'close-the-pocket',
        x: 457 + 457 * i,
        y: 457,
        ...(note !== null && { note }),
      })),
    });
    lay(points(null, 'centre', null), legion26);
    expect(refused(points(null, null, null), legion26)).toEqual(['le.centreNote', 'position.markers']);
    expect(refused(points('centre', 'centre', null), legion26)).toEqual(['le.centreNote', 'position.markers']);
  });
  it('an activation that begins has as many actions as the unit has then', () => {
    const maul = (wounds: number, more: Spec = {}) =>
      lay({
        units: [unit('maul-impatient-apprentice', 1, 400, 400, { wounds }), rebels(1500, 800)],
        active: { unit: 0, step: 'start', ...more },
      }).until('action').state.turn!.actions;
    expect([maul(0), maul(1), maul(1, { actions: 2 })]).toEqual([2, 3, 2]);
  });
  it('says where single miniatures stand, who has fallen and who is wounded', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [430, 400], 'fallen', null], upgrades: ['z-6-trooper'] }),
        unit('darth-vader-dark-lord-of-the-sith', 1, 900, 400, { wounds: 3 }),
      ],
    });
    expect(t.pose(0, 1)).toEqual([430, 400, 0]);
    expect(t.alive(0)).toBe(4);
    expect(t.unit(0).minis[4]!.by).toBe(0);
    expect(t.wounds(1)).toBe(3);
  });
  it('has a unit in the middle of its activation', () => {
    const t = lay({
      units: [rebels(400, 400, { tokens: { aim: 1 } }), storm(550, 400)],
      active: { unit: 0, actions: 1, done: ['aim'] },
    });
    expect(t.open).toEqual(['0 action']);
    expect(t.barred('aim')).toEqual(['LE-AKTIONEN-02']);
    t.fight();
    expect(t.events('attack')).toMatchObject([{ defender: 1, range: 1 }]);
  });
  it('rolls the dice that it loads', () => {
    const t = lay({
      units: [rebels(400, 400), storm(550, 400)],
      active: 0,
      black: ['hit', 'hit', 'crit', 'blank'],
      redDefence: ['block', 'blank', 'blank'],
    });
    t.fight();
    expect(t.result).toEqual({ hits: 2, crits: 1, blocks: 1, wounds: 2 });
    expect(t.alive(1)).toBe(2);
    expect(t.tokens(1, 'suppression')).toBe(1);
  });
  it('brings miniatures into the melee of their leader', () => {
    const t = lay({ units: [rebels(400, 400), storm(400 + apart(0), 400)] });
    expect(t.g.state.units[1]!.minis.every(({ pose }) => pose !== null)).toBe(true);
  });
  it('puts tokens of those who wait into the order pool, and claimed tokens with their unit', () => {
    const t = lay({
      units: [rebels(400, 400), rebels(400, 700, { order: 'faceup' }), storm(800, 400, { order: 'facedown' })],
      markers: [{ kind: 'objective', x: 100, y: 100, claimed: 0 }],
    });
    expect(t.state.hands.map(({ pool }) => pool)).toEqual([['corps'], []]);
    expect(t.unit(0).claimed).toEqual([0]);
    expect([t.unit(0).number, t.unit(1).number, t.unit(2).number]).toEqual([1, 2, 0]);
    expect(t.options()).toEqual(['1', 'draw']);
  });
});

describe('a position is refused with the place of its fault', () => {
  it.each<[string, TableSpec, string, string]>([
    [
      'two bases in one place',
      { units: [rebels(400, 400), storm(420, 400)] },
      'le.overlap',
      'position.units.1.minis.0',
    ],
    ['off the table', { units: [rebels(5, 400), storm(800, 400)] }, 'le.offTable', 'position.units.0.minis.0'],
    [
      'more wounds than it can bear',
      { units: [storm(800, 400, { wounds: 1 })] },
      'le.tooManyWounds',
      'position.units.0.minis.0',
    ],
    [
      'a token of a card that no battle has',
      {
        units: [unit('rebel-troopers', 0, 300, 400)],
        markers: [{ kind: 'cart', x: 600, y: 400, by: 'battle/payload' }],
      },
      'le.unknownCard',
      'position.markers.0.by',
    ],
    ['an unknown unit', { units: [unit('ewoks', 0, 1, 1)] }, 'le.unknownCard', 'position.units.0.card'],
    [
      'an unknown upgrade',
      { units: [rebels(400, 400, { upgrades: ['bazooka'] })] },
      'le.unknownCard',
      'position.units.0.upgrades.0',
    ],
    [
      'an unknown command card',
      { units: [rebels(400, 400)], hands: [{ cards: ['x'] }] },
      'le.unknownCard',
      'position.hands.0',
    ],
    [
      'a card of another kind',
      { units: [rebels(400, 400)], battle: { objective: 'clear-conditions' } },
      'le.unknownCard',
      'position.battle.objective',
    ],
    [
      'a seat that nobody has',
      { units: [unit('stormtroopers', 3, 400, 400)] },
      'le.noSuchSeat',
      'position.units.0.seat',
    ],
    [
      'more miniatures than it has',
      { units: [storm(400, 400, { minis: [null, null, null, null, [1, 1]] })] },
      'le.noSuchMini',
      'position.units.0.minis.4',
    ],
    ['nobody knows where', { units: [{ card: 'stormtroopers', seat: 0 }] }, 'le.noPlace', 'position.units.0'],
    ['an active unit that is not there', { units: [rebels(400, 400)], active: 4 }, 'le.noSuchUnit', 'position.active'],
    [
      'a wall through somebody',
      { units: [rebels(400, 400)], terrain: [piece('barricade', 410, 400, 70, 27)] },
      'le.inTerrain',
      'position.units.0.minis.0',
    ],
    [
      'an unknown size of game',
      { units: [rebels(400, 400)], rules: { format: 'huge' } },
      'le.unknownFormat',
      'position.rules.format',
    ],
  ])('%s', (_, spec, key, where) => expect(refused(spec)).toEqual([key, where]));
  it('a number without bounds', () => {
    expect(refused({ units: [rebels(400, 400, { tokens: { aim: 1000 } })] })[1]).toBe('position.units.0.tokens.aim');
  });
});
