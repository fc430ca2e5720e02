import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { armada } from '../../src/game.ts';
import { type Spec, ship, squadron } from '../table.ts';

/** What a position may say, and what it may not: each side of the edge. */

const faultOf = (position: object): string | undefined => {
  const json: Json = JSON.parse(JSON.stringify(position));
  const placed = armada.place({ position: json, seed: 'position', dice: {}, decks: {} });
  return placed.ok ? undefined : `${placed.fault.message.text} ${(placed.fault.where ?? []).join('.')}`;
};
const first = (more: Spec = {}) => ship('victory-ii-class-star-destroyer', 0, 600, 200, 0, more);
const other = (more: Spec = {}) => ship('cr90-corvette-a', 1, 600, 700, 180, more);
const fighter = (more: Spec = {}) => squadron('x-wing-squadron', 1, 900, 450, more);
const squadronAside = (status: string, hull: number) => ({ squadron: 'x-wing-squadron', seat: 1, status, hull });
const three = (more: object = {}): object => ({ units: [first(), other(), fighter()], ...more });

describe('a position holds', () => {
  it.each<[string, object]>([
    ['three units', three()],
    [
      '[AR-BEISEITEGESTELLTE-SCHIFFE-01] a unit that a card has set aside',
      {
        units: [
          first({ upgrades: ['profundity'] }),
          other(),
          { ...squadronAside('aside', 5), asideBy: '0:profundity' },
        ],
      },
    ],
    [
      '[AR-BEISEITEGESTELLTE-SCHIFFE-01] a unit that the objective has set aside',
      {
        objective: 'fighter-ambush',
        units: [first(), other(), { ...squadronAside('aside', 5), asideBy: 'fighter-ambush' }],
      },
    ],
    ['[AR-OPT-TEAM-SPIEL-01] a team of two', three({ sides: [0, 1, 1], captains: [0, 2] })],
    ['an effect on the last unit', three({ lasting: [{ source: 'x', unit: 2, until: 'round' }] })],
    ['objectives of both seats', three({ brought: [{ assault: 'opening-salvo' }, { defence: 'fire-lanes' }] })],
    [
      'six seats, each with its objectives',
      three({ sides: [0, 1, 0, 1, 0, 1], captains: [0, 1], brought: Array(6).fill({ assault: 'opening-salvo' }) }),
    ],
    ['obstacles that wait', three({ supply: ['station', 'asteroid-1'] })],
    ['a station that can be attacked', three({ obstacles: [{ token: 'station', x: 900, y: 700, station: {} }] })],
    ['a token of a seat', three({ markers: [{ kind: 'mine', seat: 1, x: 300, y: 300 }] })],
    ['a squadron that a ship has activated', three({ active: 1, turnOf: 1, flying: { squadron: 2, by: 1 } })],
    [
      'squadrons that a command has activated',
      three({ active: 1, turnOf: 1, commanding: { dial: true, token: false, left: 1, activated: [2], relayed: [] } }),
    ],
    [
      '[AR-RIESIGES-SCHIFF-05] the auxiliary zones of a huge ship',
      {
        units: [
          ship('executor-i-class-star-dreadnought', 0, 900, 400, 0, { shields: { 'left-auxiliary': 1 } }),
          other(),
        ],
      },
    ],
    ['no round yet in setup', three({ phase: 'deployment', round: 0 })],
    ['[AR-KURZE-RAENDER-DER-SPIELER-01] edges across the table', three({ edges: ['west', 'east'] })],
  ])('%s', (_what, position) => {
    expect(faultOf(position)).toBeUndefined();
  });
});

describe('a position does not hold', () => {
  it.each<[string, object, string]>([
    ['[AR-OPT-TEAM-SPIEL-01] one side alone', three({ sides: [0, 0] }), 'ar.badSides position.sides'],
    [
      '[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-02] a squadron without hull that waits to be deployed',
      { units: [first(), other(), squadronAside('reserve', 0)], phase: 'deployment' },
      'ar.badHull position.units.2.hull',
    ],
    [
      '[AR-AUFBAU-06][AR-BEISEITEGESTELLTE-SCHIFFE-01] a squadron with too much hull that was set aside',
      { units: [first(), other(), squadronAside('aside', 6)] },
      'ar.badHull position.units.2.hull',
    ],
    [
      '[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-01] a wreck that waits to be deployed',
      {
        units: [first(), other(), { ship: 'cr90-corvette-a', seat: 1, status: 'reserve', damage: 4 }],
        phase: 'deployment',
      },
      'ar.tooMuchDamage position.units.2.damage',
    ],
    [
      '[AR-OPT-TEAM-SPIEL-01] the other side alone',
      { units: [first({ seat: 1 }), other()], sides: [1, 1] },
      'ar.badSides position.sides',
    ],
    [
      '[AR-OPT-TEAM-SPIEL-11] a captain of the other side',
      three({ captains: [1, 0] }),
      'ar.noSuchSeat position.captains.0',
    ],
    [
      'a second captain of the first side',
      three({ sides: [0, 0, 1], captains: [0, 1] }),
      'ar.noSuchSeat position.captains.1',
    ],
    [
      'an obstacle in supply that does not exist',
      three({ supply: ['station', 'moon'] }),
      'ar.noSuchObstacle position.supply.1',
    ],
    ['the first one in supply', three({ supply: ['moon'] }), 'ar.noSuchObstacle position.supply.0'],
    [
      'a token of nobody',
      three({ markers: [{ kind: 'mine', seat: 2, x: 1, y: 1 }] }),
      'ar.noSuchSeat position.markers.0.seat',
    ],
    ['objectives of a third', three({ brought: [null, null, null] }), 'ar.badSides position.brought'],
    [
      '[AR-AKTIVIERUNG-VON-SCHIFFEN-01] a ship’s turn in setup',
      three({ phase: 'deployment', active: 0 }),
      'ar.wrong.turn position.active',
    ],
    [
      '[AR-KOMMANDOS-06] a squadron that a squadron commands',
      three({ flying: { squadron: 2, by: 2 } }),
      'ar.noSuchUnit position.flying.by',
    ],
    [
      '[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05] a squadron that flies although it is gone',
      {
        units: [first(), other(), { squadron: 'x-wing-squadron', seat: 1, status: 'destroyed' }],
        flying: { squadron: 2 },
      },
      'ar.wrong.turn position.flying.squadron',
    ],
    [
      '[AR-KOMMANDOS-06] a ship among the squadrons of a command',
      three({ active: 1, turnOf: 1, commanding: { dial: true, token: false, left: 1, activated: [0], relayed: [] } }),
      'ar.noSuchUnit position.commanding.activated.0',
    ],
    [
      '[AR-RUNDE-02] no round in the middle of one',
      three({ phase: 'ship', round: 0 }),
      'ar.wrong.phase position.round',
    ],
    [
      '[AR-BEISEITEGESTELLTE-SCHIFFE-03] a unit that no card here has set aside',
      { units: [first(), { ship: 'cr90-corvette-a', seat: 1, status: 'aside', asideBy: '0:profundity' }] },
      'ar.wrong.asideBy position.units.1.asideBy',
    ],
    [
      '[AR-BEISEITEGESTELLTE-SCHIFFE-03] a unit that another objective than the one in play has set aside',
      {
        objective: 'fire-lanes',
        units: [first(), other(), { ...squadronAside('aside', 5), asideBy: 'fighter-ambush' }],
      },
      'ar.wrong.asideBy position.units.2.asideBy',
    ],
    [
      '[AR-BEISEITEGESTELLTE-SCHIFFE-01] a unit in play that a card has set aside',
      { units: [first({ upgrades: ['profundity'] }), other({ asideBy: '0:profundity' })] },
      'ar.wrong.asideBy position.units.1.asideBy',
    ],
    [
      '[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-04] a doomed ship that is gone',
      { units: [first(), { ship: 'cr90-corvette-a', seat: 1, status: 'destroyed', doomed: true }] },
      'ar.wrong.gone position.units.1',
    ],
    [
      '[AR-HUELLENSEKTIONEN-03][AR-FOKUSMARKER-01] a mark on a zone that is not there',
      { units: [first({ marked: [{ token: 'focus', zone: 'left-auxiliary' }] }), other()] },
      'ar.wrong.zone position.units.0.marked.0.zone',
    ],
    [
      'a second damage card that does not exist',
      { units: [first({ damage: [{ card: 'hidden' }, { card: 'moon' }] }), other()] },
      'ar.noSuchDamage position.units.0.damage.1.card',
    ],
  ])('%s', (_what, position, fault) => {
    expect(faultOf(position)).toBe(fault);
  });
});

describe('the damage deck of a position', () => {
  it('has 52 cards: no more of them lie on ships', () => {
    const ships = [0, 1, 2, 3, 4].map((i) =>
      ship('imperial-i-class-star-destroyer', 0, 200 + 150 * i, 200, 0, { damage: 10 }),
    );
    const last = (damage: number) => ship('imperial-i-class-star-destroyer', 1, 200, 700, 180, { damage });
    expect([faultOf({ units: [...ships, last(2)] }), faultOf({ units: [...ships, last(3)] })]).toEqual([
      undefined,
      'ar.noSuchDamage position.units.5.damage.2',
    ]);
  });
});

describe('a setup does not hold', () => {
  const fleet = (id: string) => READY_FLEETS.find((one) => one.id === id)!.fleet;
  const [rebel, empire] = [fleet('core-fleet-rebel'), fleet('core-fleet-empire')];
  const clauses = (setup: object) => {
    const made = armada.setUp(JSON.parse(JSON.stringify({ rules: { unenforced: true }, ...setup })), 'seed');
    return made.ok ? undefined : (made.fault.clauses[0] ?? made.fault.message.text);
  };
  const empty = { ...rebel, ships: [], squadrons: [] };
  const pilots = { ...rebel, ships: [], objectives: {} };
  const leaders = { ...rebel, squadrons: [] };
  it('[AR-OPT-TEAM-SPIEL-04] a first or second seat without anything', () => {
    const teams = { sides: [0, 0, 1], captains: [0, 2] };
    expect(clauses({ fleets: [empty, rebel, empire], ...teams })).toBe('AR-OPT-TEAM-SPIEL-04');
    expect(clauses({ fleets: [rebel, empty, empire], ...teams })).toBe('AR-OPT-TEAM-SPIEL-04');
    expect(clauses({ fleets: [leaders, pilots, empire], ...teams })).toBeUndefined();
  });
  it('[AR-OPT-TEAM-SPIEL-01] sides that do not fit the fleets, or one of them alone', () => {
    expect(clauses({ fleets: [rebel, empire], sides: [0, 1] })).toBeUndefined();
    expect(clauses({ fleets: [rebel, empire], sides: [0, 0] })).toBe('ar.badSides');
    expect(clauses({ fleets: [rebel, empire], sides: [1, 1] })).toBe('ar.badSides');
    expect(clauses({ fleets: [rebel, empire], sides: [0, 1, 1] })).toBe('ar.badSides');
  });
  it('what is no setup at all', () => {
    expect(clauses({ fleets: 'none' })).toBe('file.wrongKind');
  });
});
