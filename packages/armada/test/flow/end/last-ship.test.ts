import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../../table.ts';

/** The last ship of a fleet is gone, and the match ends there and then. */

const CR90 = 'cr90-corvette-a';
const ISD = 'imperial-ii-class-star-destroyer';
const RIFT = { objective: 'rift-assault', obstacles: [{ token: 'rift', x: 600, y: 300 }] };
/** A corvette near a gravity rift, with one card to go. */
const dying = (seat: number, more: Spec = {}): Spec =>
  ship(CR90, seat, 520, 300, 0, { speed: 1, damage: 3, dials: ['navigate'], ...more });
const far = (seat: number, more: Spec = {}): Spec =>
  ship(CR90, seat, 1500, seat === 0 ? 150 : 760, seat === 0 ? 0 : 180, { speed: 1, dials: ['navigate'], ...more });
const status = (units: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
  lay({ phase: 'status', stage: 'start', units, ...more });
/** All that is told from the moment when a unit is off the table. */
const afterwards = (t: Table, unit: number): string[] => {
  const told = t.events();
  const at = told.findIndex((e) => e.type === 'destroyed' && e.unit === unit);
  return told.slice(at + 1).map((e) => e.type);
};

describe('the last ship of a fleet', () => {
  const lost = { winner: 1, reason: 'fleet' };
  it('[AR-SIEG-UND-NIEDERLAGE-03] goes at the end of round 6: its fleet has lost, whatever the points say', () => {
    const t = status([dying(0), far(1), far(1, { status: 'destroyed', upgrades: ['dodonnas-pride'] })], {
      ...RIFT,
      round: 6,
    });
    expect(t.state.outcome).toMatchObject(lost);
    expect(t.state.outcome!.score[0]).toBeGreaterThan(t.state.outcome!.score[1]);
  });

  it('[AR-SIEG-UND-NIEDERLAGE-03] goes at the end of an earlier round: no token is flipped and no round begins', () => {
    const t = status([dying(0), far(1)], { ...RIFT, round: 2 });
    expect(t.state).toMatchObject({ outcome: lost, round: 2, token: 'blue' });
    expect(afterwards(t, 0)).toEqual(['over']);
    const alive = status([dying(0), far(0), far(1)], { ...RIFT, round: 2 });
    expect([alive.state.outcome, alive.state.round]).toEqual([null, 3]);
  });

  it('[AR-CARD-GENERAL-RIEEKAN-02][AR-CARD-GENERAL-RIEEKAN-08] was kept by Rieekan: the match ends with the Status Phase, before the end of the round', () => {
    const t = status([dying(0, { damage: 4, upgrades: ['general-rieekan'] }), far(1)], {
      round: 6,
      lasting: [{ source: '0:general-rieekan', unit: 0, until: 'round', value: 'undying', modifier: { atLeast: 1 } }],
    });
    expect(t.state.outcome).toMatchObject(lost);
    expect(afterwards(t, 0)).toEqual(['over']);
  });

  it('[AR-SIEG-UND-NIEDERLAGE-03] is rammed: nothing of the manoeuvre comes after that', () => {
    const ram = (more: readonly Spec[]): Table =>
      lay({
        units: [
          ship(CR90, 0, 600, 300, 0, { speed: 1, damage: 1 }),
          ship(CR90, 1, 600, 400, 180, { damage: 3 }),
          ...more,
        ],
        obstacles: [{ token: 'station', x: 600, y: 300 }],
        active: 0,
        step: 'manoeuvre',
      }).take({ speed: 1, clicks: [0], side: 'right' });
    expect(ram([far(1)]).open).toEqual(['0 discard-damage']); // it lies on the station
    const t = ram([squadron('tie-fighter-squadron', 1, 1500, 700)]);
    expect(t.state.outcome).toMatchObject({ winner: 0, reason: 'fleet' });
    expect(afterwards(t, 1)).toEqual(['over']);
  });

  it('[AR-SIEG-UND-NIEDERLAGE-03][AR-VERTEIDIGUNGSMARKER-17] has still its Salvo before it is off the table', () => {
    const t = lay({
      units: [
        ship(ISD, 1, 600, 300, 0, { tokens: [] }),
        ship('nebulon-b-escort-frigate', 0, 600, 450, 180, {
          speed: 1,
          damage: 4,
          shields: { front: 0 },
          tokens: ['salvo'],
        }),
      ],
      active: 0,
      step: 'attack',
      turnOf: 1,
      red: ['hit', 'hit', 'hit', 'hit'],
    }).fight({ attack: 'front>1.front', 'window:attack.defend': '1:token.0' });
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'salvo']);
    expect(t.state.outcome).toMatchObject({ winner: 1, reason: 'fleet' });
    expect(t.events('attackEnds')).toHaveLength(2);
  });
});

describe('General Rieekan when the Status Phase is over', () => {
  it('[AR-ERR-GENERAL-RIEEKAN-03] keeps nobody: what he does would have ended already', () => {
    const t = status([dying(0), far(0, { upgrades: ['general-rieekan'] }), far(1)], { ...RIFT, round: 2 });
    expect(t.unit(0).status).toBe('destroyed');
    expect(t.state.lasting).toEqual([]);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('window:unit.doomed');
    expect(t.state.round).toBe(3);
  });
});
