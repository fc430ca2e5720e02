import { type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { type ArmadaMatch, armada } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import type { ArmadaState } from '../../src/state.ts';
import { playRandom } from '../random/play.ts';
import { type Spec, ship, squadron } from '../table.ts';

/** Positions as scenario files state them, and the faults that are found before anything starts. */

const place = (position: Json, decks: Record<string, string[]> = {}) =>
  armada.place({ position, seed: 'position', dice: {}, decks });
const faultOf = (position: Json, decks: Record<string, string[]> = {}): string | undefined => {
  const placed = place(position, decks);
  return placed.ok ? undefined : `${placed.fault.message.text} ${(placed.fault.where ?? []).join('.')}`;
};
const first = (more: Spec = {}) => ship('victory-ii-class-star-destroyer', 0, 600, 200, 0, more);
const other = (more: Spec = {}) => ship('cr90-corvette-a', 1, 600, 700, 180, more);
const fighter = (more: Spec = {}) => squadron('x-wing-squadron', 1, 900, 450, more);
const three = (more: Spec = {}): Json => ({ units: [first(), other(), fighter()], ...more });

describe('a position', () => {
  it('[AR-STATUSPHASE-01] an activated squadron shows the other side of its slider than the token, one that waits the same', () => {
    const placed = place({
      units: [first(), other(), fighter({ activated: true }), squadron('x-wing-squadron', 1, 900, 520)],
    });
    if (!placed.ok) throw new Error(placed.fault.message.text);
    const { token, units } = placed.value;
    expect([token, ...units.map((u) => (u.kind === 'squadron' ? u.slider : u.activated))]).toEqual([
      'blue',
      false,
      false,
      'orange',
      'blue',
    ]);
  });
  it.each<[string, Json, string]>([
    ['a ship card that does not exist', { units: [first({ ship: 'moon' })] }, 'ar.noSuchShip position.units.0.ship'],
    [
      'an upgrade card that does not exist',
      { units: [first({ upgrades: ['moon'] })] },
      'ar.noSuchUpgrade position.units.0.upgrades.0',
    ],
    [
      'a squadron card that does not exist',
      { units: [first(), fighter({ squadron: 'moon' })] },
      'ar.noSuchSquadron position.units.1.squadron',
    ],
    ['a seat without a side', { units: [first({ seat: 3 })] }, 'ar.noSuchSeat position.units.0.seat'],
    [
      'a unit in play without a place',
      { units: [first({ x: undefined as never, y: undefined as never })] },
      'ar.noPlace position.units.0',
    ],
    ['a place without its y', { units: [first({ y: undefined as never })] }, 'ar.wrong.halfPlace position.units.0'],
    [
      '[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-04] a destroyed ship that stands somewhere',
      { units: [first({ status: 'destroyed' })] },
      'ar.wrong.gone position.units.0',
    ],
    [
      '[AR-AUFBAU-18] a ship in reserve in the middle of a round',
      { units: [{ ship: 'cr90-corvette-a', status: 'reserve' }] },
      'ar.wrong.reserveTooLate position.units.0.status',
    ],
    [
      '[AR-HUELLENSEKTIONEN-03] a hull zone that the ship does not have',
      { units: [first({ shields: { 'left-auxiliary': 1 } })] },
      'ar.wrong.zone position.units.0.shields.left-auxiliary',
    ],
    [
      '[AR-SCHILDE-04] more shields than the zone bears',
      { units: [first({ shields: { front: 4 } }), other()] },
      'ar.tooManyShields position.units.0.shields.front',
    ],
    [
      '[AR-SCHUB-05] a speed that is not on the chart',
      { units: [first({ speed: 3 }), other()] },
      'ar.tooFast position.units.0.speed',
    ],
    [
      '[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-01] more damage cards than hull',
      { units: [first(), other({ damage: 4 })] },
      'ar.tooMuchDamage position.units.1.damage',
    ],
    [
      'a damage card that does not exist',
      { units: [first({ damage: [{ card: 'moon' }] })] },
      'ar.noSuchDamage position.units.0.damage.0.card',
    ],
    [
      '[AR-SCHADEN-09] a faceup damage card that nobody knows',
      { units: [first({ damage: [{ card: 'hidden', faceup: true }] })] },
      'ar.wrong.unknownCard position.units.0.damage.0.card',
    ],
    [
      '[AR-KOMMANDOMARKER-03] more command tokens than the command value',
      { units: [first({ commands: ['navigate', 'repair', 'squadron', 'concentrate'] }), other()] },
      'ar.wrong.commands position.units.0.commands',
    ],
    [
      '[AR-KOMMANDOMARKER-04] two command tokens of a kind',
      { units: [first({ commands: ['navigate', 'navigate'] }), other()] },
      'ar.wrong.sameCommands position.units.0.commands',
    ],
    [
      '[AR-UEBERFALLMARKER-04] two raid tokens of a kind',
      { units: [first({ raids: ['navigate', 'navigate'] }), other()] },
      'ar.wrong.raids position.units.0.raids',
    ],
    [
      '[AR-UEBERSCHNEIDUNG-04] two ships in one place',
      { units: [first(), other({ y: 220 })] },
      'ar.overlap position.units.1.x',
    ],
    [
      '[AR-BEWEGUNG-VON-STAFFELN-05] a squadron under a ship',
      { units: [first(), other(), fighter({ x: 600, y: 200 })] },
      'ar.overlap position.units.2.x',
    ],
    [
      '[AR-SPIELFLAECHE-01][AR-SPIELFLAECHE-03] a ship over the edge',
      { units: [first({ x: 20 }), other()] },
      'ar.offTable position.units.0.x',
    ],
    [
      '[AR-AUFBAU-06] a squadron with more hull than its card',
      { units: [first(), other(), fighter({ hull: 6 })] },
      'ar.badHull position.units.2.hull',
    ],
    [
      'an obstacle that does not exist',
      three({ obstacles: [{ token: 'moon', x: 1, y: 1 }] }),
      'ar.noSuchObstacle position.obstacles.0.token',
    ],
    [
      '[AR-ANGRIFFE-UND-RAUMSTATIONEN-02] an asteroid that is attacked',
      three({ obstacles: [{ token: 'asteroid-1', x: 1, y: 1, station: {} }] }),
      'ar.wrong.station position.obstacles.0.station',
    ],
    [
      'two tokens of one number',
      three({ markers: [1, 2].map((x) => ({ kind: 'mine', id: 4, x, y: 1 })) }),
      'ar.wrong.sameMarker position.markers.1',
    ],
    ['an objective that does not exist', three({ objective: 'moon' }), 'ar.noSuchObjective position.objective'],
    [
      '[AR-EINSATZZIELKARTEN-01] an objective of another kind',
      three({ brought: [{ assault: 'fire-lanes' }] }),
      'ar.noSuchObjective position.brought.0.assault',
    ],
    [
      'an effect on a unit that is not there',
      three({ lasting: [{ source: 'x', unit: 3, until: 'round' }] }),
      'ar.noSuchUnit position.lasting.0.unit',
    ],
    [
      '[AR-AKTIVIERUNG-VON-SCHIFFEN-01] a squadron that is activated as a ship',
      three({ active: 2 }),
      'ar.noSuchUnit position.active',
    ],
    [
      '[AR-AKTIVIERUNG-VON-STAFFELN-01] a ship that flies as a squadron',
      three({ flying: { squadron: 0 } }),
      'ar.noSuchUnit position.flying.squadron',
    ],
    ['[AR-RUNDE-02] a round in setup', three({ phase: 'deployment', round: 1 }), 'ar.wrong.phase position.round'],
    [
      '[AR-AUFBAU-04] edges that do not face each other',
      three({ edges: ['south', 'west'] }),
      'ar.wrong.edges position.edges',
    ],
    ['an end without an outcome', three({ phase: 'over' }), 'ar.wrong.over position.outcome'],
    ['an unknown member', three({ moon: 1 }), 'file.unknownMember position.moon'],
  ])('does not hold %s', (_what, position, fault) => {
    expect(faultOf(JSON.parse(JSON.stringify(position)))).toBe(fault);
  });

  it('[AR-AUFBAU-24] has no more copies of a damage card on top of its deck than there are left', () => {
    const copies = (n: number) => ({ damage: Array.from({ length: n }, () => 'ruptured-engine') });
    expect(faultOf(three(), copies(2))).toBeUndefined();
    expect(faultOf(three(), copies(3))).toBe('ar.noSuchDamage decks.damage.2');
    const hurt = { units: [first({ damage: [{ card: 'ruptured-engine' }] }), other()] };
    expect(faultOf(hurt, copies(2))).toBe('ar.noSuchDamage decks.damage.1');
    expect(faultOf({ ...hurt, discarded: ['ruptured-engine', 'ruptured-engine'] })).toBe(
      'ar.noSuchDamage position.discarded.1',
    );
  });

  it('[AR-KOMMANDORAEDER-05][AR-SCHADEN-09] fills in what its writer could not see: damage off the deck, dials by their owners', () => {
    const units = [
      first({ dials: ['hidden', 'repair', 'hidden'], damage: [{ card: 'hidden' }] }),
      other({ dials: ['hidden'] }),
    ];
    const begun = Match.start(armada, { start: { position: { units }, seed: 's', dice: {}, decks: {} } });
    if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
    const match: ArmadaMatch = begun.value;
    const victory = match.state.units[0]!;
    expect(victory.kind === 'ship' && victory.damage[0]!.card).not.toBe('hidden');
    expect(match.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'dials'],
      [1, 'dials'],
    ]);
    expect(match.decide(0, { '0.0': 'squadron', '0.2': 'navigate' })).toBeUndefined();
    expect(match.decide(1, { '1.0': 'concentrate' })).toBeUndefined();
    expect(match.state.units.map((u) => u.kind === 'ship' && u.dials)).toEqual([
      ['repair', 'navigate'],
      ['concentrate'],
    ]);
    // its only ship is activated, and the dial on top of its stack is the one that was set
    expect(match.events.map(({ event }) => event)).toContainEqual({
      type: 'revealed',
      unit: 0,
      dial: 'squadron',
      active: 0,
    });
  });

  it('tells every moment of a random match, and lies on the table again as it was', () => {
    for (let game = 0; game < 4; game++)
      sameAgain(playRandom(game, { keep: 'all' }, (match) => match.taken.length % 7 === 0 && sameAgain(match)));
  });
});

/** Laid out from its own position, a moment is the same but for what no position tells. */
function sameAgain({ whole, taken }: ArmadaMatch): void {
  const told = positionOf({ state: whole });
  const placed = place(told);
  if (!placed.ok) throw new Error(`after ${taken.length}: ${JSON.stringify(placed.fault)} ${JSON.stringify(told)}`);
  expect(toldOf(placed.value)).toEqual(toldOf(whole));
  expect(armada.next(armada.sit(placed.value, () => {}))).toEqual(armada.next(armada.sit(whole, () => {})));
}
/** Not the chance and the order of the deck; of sliders and initiative token only whether they agree. */
function toldOf({ chance: _, deck, token, units, nextMarker, markers, ...rest }: ArmadaState): unknown {
  expect(markers.every(({ id }) => id < nextMarker)).toBe(true);
  const state = {
    ...rest,
    markers,
    deck: [deck.draw.toSorted(), deck.discard],
    units: units.map((unit) => (unit.kind === 'ship' ? unit : { ...unit, slider: unit.slider === token })),
  };
  // Headings are told in degrees: the last digits may differ.
  return JSON.parse(JSON.stringify(state), (_key, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  );
}
