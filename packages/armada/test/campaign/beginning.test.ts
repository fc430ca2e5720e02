import { type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { aftermathOf } from '../../src/campaign/aftermath.ts';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { armada } from '../../src/game.ts';
import { DISTANCE } from '../../src/geometry/index.ts';
import { dialsOf } from '../../src/values.ts';
import { view } from '../../src/view/view.ts';
import { lay, type Spec, ship, squadron, Table, type TableSpec } from '../table.ts';

/** How a battle of a campaign begins: who is first, what is fought for, what lies and stands there. */

const fleet = (id: string) => READY_FLEETS.find((one) => one.id === id)!.fleet;
const FLEETS = [fleet('core-fleet-rebel'), fleet('core-fleet-empire')];
const start = (
  campaign: object | undefined,
  more: { fleets?: readonly object[]; objective?: string; rules?: object } = {},
) => {
  const { fleets = FLEETS, rules, ...rest } = more;
  const setup: Json = JSON.parse(
    JSON.stringify({ fleets, campaign, rules: { points: null, unenforced: true, ...rules }, ...rest }),
  );
  return Match.start(armada, { setup, seed: 'battle' }, { keep: 'all', verify: true });
};
const begin = (...args: Parameters<typeof start>): Table => {
  const match = start(...args);
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
};
const refused = (...args: Parameters<typeof start>) => {
  const match = start(...args);
  if (match.ok) throw new Error('it was not refused');
  return [match.fault.message.text, match.fault.where];
};

describe('a battle of a campaign', () => {
  it('[AR-FAQ-INITIATIVE-BESTIMMEN-01] has whoever declared the assault as its first player; nobody chooses', () => {
    for (const assault of [0, 1]) {
      const t = begin({ assault });
      expect(t.state.first).toBe(assault);
      expect(t.open).toEqual([`${assault} objective`]);
      expect(t.match.taken).toEqual([]);
    }
    expect(begin(undefined).ask().kind).toBe('first-player');
  });

  it('is fought for an objective of the place or one of those that the defender adds', () => {
    const own = Object.values(FLEETS[1]!.objectives);
    expect(begin({ assault: 0 }).options().toSorted()).toEqual([...own].toSorted());
    const t = begin({ assault: 0, objectives: ['nebula-outskirts'], own: 1 });
    expect([t.open, t.options().toSorted()]).toEqual([['1 objective'], [...own].toSorted()]);
    t.take(own[2]!);
    expect([t.open, t.options()]).toEqual([['0 objective'], ['nebula-outskirts', own[2]]]);
    t.take('nebula-outskirts');
    expect(t.state.objective).toBe('nebula-outskirts');
    expect(begin({ assault: 0, objectives: ['nebula-outskirts'], own: 0 }).state.objective).toBe('nebula-outskirts');
  });
  it('[AR-FAQ-STRATEGIE-EFFEKTE-01] with Skilled Spacers the defender may exchange it, but no campaign objective', () => {
    const own = Object.values(FLEETS[1]!.objectives);
    const t = begin({ assault: 0, objectives: ['nebula-outskirts'], exchange: true }).take(own[0]!);
    expect([t.open, t.options()]).toEqual([['1 objective'], own]); // not for the place's, either
    t.take(own[2]!);
    expect([t.state.objective, t.state.phase]).toEqual([own[2], 'obstacles']);
    const kept = begin({ assault: 0, exchange: true }).take(own[0]!, own[0]!);
    expect([kept.state.objective, kept.state.phase]).toEqual([own[0], 'obstacles']);
    const place = begin({ assault: 0, objectives: ['nebula-outskirts'], exchange: true }).take('nebula-outskirts');
    expect([place.state.objective, place.state.phase]).toEqual(['nebula-outskirts', 'obstacles']);
    expect(begin({ assault: 0, objectives: ['nebula-outskirts'] }).take(own[0]!).state.phase).toBe('obstacles');
    expect(begin({ assault: 0, base: true, exchange: true }).take('base-defense-ion-cannon').state.phase).toBe(
      'obstacles',
    );
  });
  it('at a base the defender chooses how it is defended', () => {
    const t = begin({ assault: 1, base: true });
    expect([t.open, t.options()]).toEqual([
      ['0 objective'],
      ['base-defense-armed-station', 'base-defense-fighter-wing', 'base-defense-ion-cannon'],
    ]);
    t.take('base-defense-ion-cannon');
    expect(t.state).toMatchObject({ objective: 'base-defense-ion-cannon', first: 1 });
    expect(begin({ assault: 1 }, { objective: 'show-of-force' }).state.objective).toBe('show-of-force'); // a special assault
  });

  it('takes scars and veterans from the rosters, and none elsewhere', () => {
    const marked = [{ ...FLEETS[0], scarred: [0], veterans: [1] }, FLEETS[1]] as object[];
    const t = begin({ assault: 0 }, { fleets: marked });
    expect([t.unit(0).scarred, t.unit(0).veteran, t.unit(1).scarred, t.unit(1).veteran]).toEqual([
      true,
      undefined,
      undefined,
      'ready',
    ]);
    expect(refused(undefined, { fleets: marked })).toEqual(['ar.marksInCampaign', ['fleets', 0, 'scarred']]);
    const bad = (more: object) => refused({ assault: 0 }, { fleets: [{ ...FLEETS[0], ...more }, FLEETS[1]!] });
    expect(bad({ scarred: [70] })).toEqual(['ar.noSuchUnit', ['fleets', 0, 'scarred', 0]]);
    expect(bad({ scarred: [1, 1] })).toEqual(['ar.markedTwice', ['fleets', 0, 'scarred', 1]]);
    const plain = FLEETS[0]!.squadrons.indexOf('x-wing-squadron');
    expect(plain).toBeGreaterThanOrEqual(0);
    const place = FLEETS[0]!.ships.length + plain;
    expect(bad({ veterans: [place] })).toEqual(['ar.veteranNotUnique', ['fleets', 0, 'veterans', 0]]);
    expect(refused({ assault: 0, objectives: ['nowhere'] })[0]).toBe('ar.noSuchObjective');
    expect(refused({ assault: 0, own: 0 })[0]).toBe('ar.noObjectiveAtAll');
    expect(refused({ assault: 0 }, { rules: { rounds: null } })[0]).toBe('ar.noObjectives');
  });
});

describe('set-up in Rebellion in the Rim', () => {
  const rim = (width = 1828.8): Table =>
    begin(
      { assault: 0, rules: 'rebellion-in-the-rim', objectives: ['most-wanted'], own: 0 },
      { rules: { width } },
    ).take('asteroid-1');
  const spot = (x: number, y: number) => ({ x, y, degrees: 0 });
  // the token reaches 28 mm west, 30 south
  it('[AR-ERR-STARTGEBIET-01][AR-ERR-STARTGEBIET-02][AR-ERR-STARTGEBIET-03][AR-ERR-STARTGEBIET-04] obstacles lie in the setup area, beyond distance 3 of the players’ edges, 1 of its other edges and 1 of each other', () => {
    const t = rim();
    t.refuses(spot(304.8 + 27, 450), 'AR-STARTGEBIET-01');
    t.refuses(spot(304.8 + 28 + DISTANCE[0] - 1, 450), 'AR-ERR-STARTGEBIET-03');
    t.refuses(spot(700, DISTANCE[2] + 30 - 1), 'AR-AUFBAU-16');
    t.take(spot(304.8 + 28 + DISTANCE[0] + 1, DISTANCE[2] + 30 + 1)); // usually that is too near the edge
    t.take('asteroid-2');
    t.refuses(spot(304.8 + 28 + DISTANCE[0] + 80, DISTANCE[2] + 31), 'AR-AUFBAU-16');
    const small = rim(914.4); // R-AR-80: a small table is wholly setup area
    small.refuses(spot(28 + DISTANCE[0] - 1, 450), 'AR-ERR-STARTGEBIET-03');
    small.take(spot(28 + DISTANCE[0] + 1, 450));
    // distance 3 of every edge: only there
    const usual = begin({ assault: 0, objectives: ['most-wanted'], own: 0 }, { rules: { width: 914.4 } }).take(
      'asteroid-1',
    );
    usual.refuses(spot(28 + DISTANCE[0] + 1, 450), 'AR-AUFBAU-16');
  });
  it('[AR-ERR-STARTGEBIET-05] the usual six, unless the objective says otherwise', () => {
    const six = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station'];
    const t = begin({ assault: 0, rules: 'rebellion-in-the-rim', objectives: ['most-wanted'], own: 0 });
    expect(t.options()).toEqual(six);
    const other = begin({ assault: 0, rules: 'rebellion-in-the-rim', objectives: ['nebula-outskirts'], own: 0 });
    expect(other.options()).toEqual(['debris-1', 'debris-2', 'station', 'dust-1', 'dust-2']);
  });
});

describe('objectives of a campaign', () => {
  const VSD = 'victory-ii-class-star-destroyer';
  const CR90 = 'cr90-corvette-a';
  const fights = (objective: string, units: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
    lay({ objective, units, campaign: { assault: 0 }, ...more });

  it('[AR-ERR-NEBELRANDREGION-01] Nebula Outskirts: 1 dial fewer for the second player’s ships, at least 1; 1 more for the first’s', () => {
    const t = fights('nebula-outskirts', [
      ship(VSD, 0, 300, 200),
      ship(VSD, 1, 300, 700, 180),
      ship(CR90, 1, 900, 700, 180),
    ]);
    expect([0, 1, 2].map((id) => dialsOf(t.g, t.ship(id)))).toEqual([4, 2, 1]);
  });

  it('Asteroids: six of them, which do nothing to the second player’s ships', () => {
    const t = begin({ assault: 0, objectives: ['asteroids'], own: 0 });
    expect(t.state.supply.toSorted()).toEqual(
      ['1', '1', '2', '2', '3', '3'].map((n) => `asteroid-${n}`).concat(['debris-1', 'debris-2']),
    );
    const lands = (seat: number): number => {
      const other = seat === 0 ? ship(CR90, 1, 1700, 800, 180) : ship(CR90, 0, 1700, 100);
      const u = fights('asteroids', [ship(CR90, seat, 900, 330, 0, { speed: 2 }), other], {
        obstacles: [{ token: 'asteroid-1', x: 900, y: 500 }],
        active: 0,
        step: 'manoeuvre',
        turnOf: seat,
      }).take({ speed: 2, clicks: [0, 0], side: 'left' });
      expect(u.events('overlapsObstacle')).toHaveLength(seat === 0 ? 1 : u.events('overlapsObstacle').length);
      return u.ship(0).damage.length;
    };
    expect([lands(0), lands(1)]).toEqual([1, 0]);
  });

  const station = { token: 'station', x: 900, y: 500, station: { armed: true, damage: 0 } };
  const commandEnds = (units: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
    fights('independent-station', units, {
      phase: 'command',
      stage: 'end',
      obstacles: [station],
      red: ['hit', 'hit'],
      blue: ['hit', 'hit'],
      ...more,
    });
  it('Independent Station: after the Command Phase it attacks the nearest ship of the first player, else all his squadrons in range', () => {
    const t = commandEnds([
      ship(VSD, 0, 900, 250, 0, { tokens: [] }),
      ship(CR90, 0, 900, 750, 180, { tokens: [] }),
      ship(CR90, 1, 1000, 500),
    ]);
    expect(t.events('attack').map((e) => e.defender)).toEqual([{ unit: 0 }]); // nobody is asked: one hull zone alone
    expect([t.suffered(0), t.suffered(1), t.suffered(2)]).toEqual([4, 0, 0]);
    const flights = commandEnds(
      [
        ship(VSD, 0, 120, 120),
        squadron('x-wing-squadron', 0, 820, 500),
        squadron('x-wing-squadron', 0, 980, 500),
        squadron('tie-fighter-squadron', 1, 900, 580),
        squadron('x-wing-squadron', 0, 120, 700),
        ship(CR90, 1, 1700, 800, 180),
      ],
      { red: [] },
    ).goOn((u) => u.state.phase === 'ship');
    expect(flights.events('attack').map((e) => e.defender)).toEqual([{ unit: 1 }, { unit: 2 }]);
    expect([1, 2, 3, 4].map((id) => flights.suffered(id))).toEqual([1, 1, 0, 0]);
  });
  it('Independent Station helps nobody', () => {
    const recovers = (seat: number): string | undefined =>
      fights(
        'independent-station',
        [
          ship(CR90, 0, 120, 120),
          ship(CR90, 1, 1700, 800, 180),
          squadron('x-wing-squadron', seat, 900, 380, { hull: 2 }),
        ],
        {
          phase: 'squadron',
          flying: { squadron: 2 },
          turnOf: seat,
          obstacles: [station],
        },
      )
        .take('move', { x: 900, y: 500 })
        .match.open.at(0)?.kind;
    expect([recovers(0), recovers(1)]).toEqual(['dials', 'dials']);
  });

  it('[AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-02] Fighter Wing: up to 40 points of squadrons more, which count for fleet points and score', () => {
    const t = begin({ assault: 0, base: true }).take('base-defense-fighter-wing').until('fighter-wing');
    const before = t.state.points[1]!;
    expect(t.ask().seat).toBe(1);
    expect(t.options()).not.toContain('howlrunner'); // unique
    expect(t.options()).not.toContain('x-wing-squadron'); // not of this faction
    const units = t.state.units.length;
    t.take('tie-bomber-squadron', 'tie-bomber-squadron', 'tie-bomber-squadron', 'tie-bomber-squadron'); // 36
    expect(t.state.points[1]).toBe(before + 36);
    expect(t.state.units.slice(units).map((u) => [u.card, u.seat, u.joined, u.status])).toEqual(
      Array(4).fill(['tie-bomber-squadron', 1, true, 'reserve']),
    );
    expect(t.open).not.toContain('1 fighter-wing'); // nothing costs 4 or less
    expect(view(t.state, 0).units.at(-1)).toMatchObject({ joined: true });
    const t2 = begin({ assault: 0, base: true }).take('base-defense-fighter-wing').until('fighter-wing').take('none');
    expect(t2.state.units).toHaveLength(units);
    const lost = fights('base-defense-fighter-wing', [
      ship(CR90, 0, 120, 120),
      ship(CR90, 1, 1700, 800, 180),
      squadron('tie-fighter-squadron', 1, 0, 0, { status: 'destroyed', joined: true }),
    ]);
    expect(armada.questions['score']!(lost.state, {})).toEqual({ ok: true, value: [8, 0] });
    const roster = { faction: 'rebel' as const, ships: [{ card: CR90, upgrades: [] }], squadrons: [] };
    const after = aftermathOf(lost.g, { fleets: [roster, roster] });
    expect([after.points[1], after.fleets[1]!.map((u) => u.card)]).toEqual([44 + 8, [CR90]]); // they leave again
  });
});
