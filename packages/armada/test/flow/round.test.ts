import { type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { armada } from '../../src/game.ts';
import { unitName } from '../../src/text/naming.ts';
import { attacksOf, second, sizeRank, zonesOf } from '../../src/values.ts';
import { lay, type Spec, ship, squadron, Table } from '../table.ts';

/** The round and its phases, who begins, and whose turn it is. */

const NEBULON = 'nebulon-b-escort-frigate';
const CR90 = 'cr90-corvette-a';
const VICTORY = 'victory-i-class-star-destroyer-empire';
const fleets = (more: Record<string, unknown> = {}): Table =>
  lay({
    units: [
      ship(CR90, 0, 300, 200, 0, { dials: ['navigate'], speed: 1 }),
      ship(CR90, 0, 500, 200, 0, { dials: ['navigate'], speed: 1 }),
      ship(CR90, 1, 1200, 700, 180, { dials: ['repair'], speed: 1 }),
      ship(CR90, 1, 1400, 700, 180, { dials: ['repair'], speed: 1 }),
      squadron('x-wing-squadron', 0, 300, 400),
      squadron('tie-fighter-squadron', 1, 1400, 500),
    ],
    phase: 'ship',
    stage: 'start',
    ...(more as object),
  });
/** Who is asked these questions, one after another, to the end of the round. */
const turns = (t: Table, ...kinds: string[]): string[] => {
  const out: string[] = [];
  const { round } = t.state;
  t.goOn((x) => {
    if (x.state.round !== round) return true;
    const a = x.ask();
    if (kinds.includes(a.kind)) out.push(`${a.seat}`);
    return false;
  });
  return out;
};

describe('the first player', () => {
  it('[AR-INITIATIVE-01][AR-KURZUEBERSICHT-SPIELRUNDE-01][AR-ERSTER-SPIELER-01][AR-ZWEITER-SPIELER-01] begins the Ship Phase and the Squadron Phase, and they take turns', () => {
    for (const first of [0, 1] as const) {
      const t = fleets({ first });
      const acts: string[] = [];
      t.goOn((x) => x.state.phase === 'status' || x.state.round > 1);
      for (const e of t.events()) {
        if (e.type === 'activates') acts.push(`ship ${t.unit(e.unit).seat}`);
        if (e.type === 'squadronActivates') acts.push(`squadron ${t.unit(e.unit).seat}`);
      }
      const other = 1 - first;
      expect(acts).toEqual([
        `ship ${first}`,
        `ship ${other}`,
        `ship ${first}`,
        `ship ${other}`,
        `squadron ${first}`,
        `squadron ${other}`,
      ]);
      expect(second(t.state)).toBe(other);
    }
  });

  it('[AR-INITIATIVE-02] is made in setup: one player has the initiative, the other is the second player', () => {
    const of = (id: string) => READY_FLEETS.find((one) => one.id === id)!.fleet;
    const setup = JSON.parse(
      JSON.stringify({ fleets: [of('core-fleet-rebel'), of('core-fleet-empire')], rules: { unenforced: true } }),
    ) as Json;
    for (const side of [0, 1]) {
      const match = Match.start(armada, { setup, seed: 'initiative' }, { keep: 'all' });
      if (!match.ok) throw new Error(JSON.stringify(match.fault));
      const t = new Table(match.value);
      expect(t.ask().kind).toBe('first-player');
      t.take(String(side));
      expect([t.state.first, second(t.state), t.events('first')[0]!.side]).toEqual([side, 1 - side, side]);
    }
  });

  it('[AR-INITIATIVE-03] keeps the initiative for the whole game', () => {
    const t = fleets({ first: 1 });
    for (const round of [1, 2, 3]) {
      expect([t.state.round, t.state.first]).toEqual([round, 1]);
      const asked = turns(t, 'activate');
      expect(asked[0]).toBe('1');
    }
  });
});

describe('activating ships', () => {
  const told = (t: Table): string[] =>
    t
      .events()
      .map((e): string => e.type)
      .filter((type) => ['activates', 'revealed', 'attack', 'moved', 'activationEnds'].includes(type));

  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-01][AR-KURZUEBERSICHT-SCHIFFSPHASE-01] dial, attack, manoeuvre, in this order and in the Ship Phase', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 900, 300, 0, { dials: ['repair', 'repair'], speed: 1 }),
        ship(VICTORY, 1, 900, 586, 180, { dials: ['repair', 'repair', 'repair'] }),
        ship(NEBULON, 0, 200, 200, 0, { dials: ['repair', 'repair'], speed: 1 }),
      ],
    }).take('0');
    expect(t.state.phase).toBe('ship');
    t.goOn((x) => x.ship(0).activated, { attack: ['front>1.front', 'none'] });
    expect(told(t).slice(0, 5)).toEqual(['activates', 'revealed', 'attack', 'moved', 'activationEnds']);
  });

  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-07][AR-KOMMANDORAEDER-04] each ship once in a round', () => {
    const t = fleets({ stage: 'main' });
    expect(t.options()).toEqual(['0', '1']);
    t.take('0').until('activate', {}, 1);
    expect([t.ship(0).activated, t.options()]).toEqual([true, ['2', '3']]);
    t.goOn((x) => x.state.phase !== 'ship');
    const u = t.events('activates').map((e) => e.unit);
    expect(u).toHaveLength(4);
    expect(new Set(u).size).toBe(u.length);
  });

  it('[AR-FAQ-AKTIVIERUNGEN-01][AR-SCHIFFSPHASE-03] whose waiting ships are all kept from it by cards passes this turn', () => {
    const t = lay({
      units: [
        ship(VICTORY, 0, 300, 200, 0, {
          dials: ['repair', 'repair', 'repair'],
          speed: 1,
          upgrades: [{ id: 'governor-pryce', note: [1] }],
        }),
        ship(CR90, 1, 1200, 700, 180, { dials: ['repair'], speed: 1 }),
        ship(CR90, 1, 1400, 700, 180, { dials: ['repair'], speed: 1 }),
      ],
      passes: [1, 0],
      rules: { prices: 'first' },
    });
    expect(t.state.passes).toEqual([1, 0]);
    expect(t.events('passed')).toEqual([expect.objectContaining({ side: 0, token: false })]);
    expect(t.open).toEqual(['1 activate']);
    t.goOn((x) => x.ship(0).activated);
    expect(t.events('activates').map((e) => e.unit)[2]).toBe(0); // after both of them
  });

  it('[AR-KURZUEBERSICHT-KOMMANDOPHASE-01] dials are chosen at the same time, under the stack, up to the command value', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 300, 200, 0, { dials: ['repair'] }),
        ship(VICTORY, 1, 1200, 700, 180, { dials: ['repair', 'repair'] }),
        ship(NEBULON, 0, 500, 200, 0, { dials: ['repair', 'squadron'] }),
      ],
      phase: 'command',
      stage: 'main',
    });
    expect(t.open).toEqual(['0 dials', '1 dials']);
    t.match.decide(1, { '1.2': 'navigate' });
    expect(t.ship(1).dials).toEqual(['repair', 'repair']); // nothing is laid before all have chosen
    t.match.decide(0, { '0.1': 'concentrate' });
    expect([t.ship(0).dials, t.ship(1).dials, t.ship(2).dials]).toEqual([
      ['repair', 'concentrate'],
      ['repair', 'repair', 'navigate'],
      ['repair', 'squadron'],
    ]);
  });
});

describe('telling ships apart', () => {
  it('[AR-ID-MARKER-01][AR-ID-MARKER-02][AR-ID-MARKER-03] every ship and squadron has a number of its own, also among copies and where both fleets are alike', () => {
    const t = lay({
      units: [
        ship(CR90, 0, 300, 200),
        ship(CR90, 0, 500, 200),
        ship(CR90, 1, 700, 700),
        squadron('x-wing-squadron', 0, 300, 400),
        squadron('x-wing-squadron', 1, 500, 400),
      ],
    });
    const names = t.state.units.map((u) => unitName(t.state, u.id, 'de'));
    expect(names.slice(0, 3)).toEqual(['CR90 Corvette A #1', 'CR90 Corvette A #2', 'CR90 Corvette A #3']);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[AR-ID-MARKER-04][AR-AUFBAU-10] from the setup on', () => {
    const { fleet } = READY_FLEETS.find((one) => one.id === 'core-fleet-empire')!;
    const setup = JSON.parse(JSON.stringify({ fleets: [fleet, fleet], rules: { unenforced: true } })) as Json;
    const match = Match.start(armada, { setup, seed: 'ids' });
    if (!match.ok) throw new Error(JSON.stringify(match.fault));
    const { state } = match.value;
    expect(state.round).toBe(0);
    expect(new Set(state.units.map((u) => unitName(state, u.id, 'en'))).size).toBe(state.units.length);
  });
});

describe('size', () => {
  const of = (id: string): Spec => ship(id, 0, 900, 400, 0);
  const LARGE = 'imperial-i-class-star-destroyer';
  const HUGE = 'executor-i-class-star-dreadnought';
  const read = (id: string) => {
    const t = lay({ units: [of(id)] });
    return {
      attacks: attacksOf(t.g, t.ship(0)),
      zones: zonesOf(t.g, t.ship(0)).length,
      rank: sizeRank(t.g, t.ship(0)),
    };
  };
  it('[AR-GROESSENKATEGORIE-06][AR-GROESSENKATEGORIE-07][AR-GROESSENKATEGORIE-08] small, medium and large ships attack alike, huge ones by rules of their own; the classes are in order', () => {
    expect([CR90, VICTORY, LARGE, HUGE].map(read)).toEqual([
      { attacks: 2, zones: 4, rank: 0 },
      { attacks: 2, zones: 4, rank: 1 },
      { attacks: 2, zones: 4, rank: 2 },
      { attacks: 3, zones: 6, rank: 3 },
    ]);
    for (const id of [CR90, VICTORY, LARGE]) {
      const t = lay({ units: [{ ...of(id), speed: 2 }], active: 0, step: 'manoeuvre' });
      t.take({ speed: 2, clicks: [0, 0], side: 'right' });
      expect(t.pose(0)[1]).toBeCloseTo(400 + 2 * 68.4, 3);
    }
  });
});
