import { Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { armyJson, faultsOf, pointsOf } from '../../../src/build/index.ts';
import { battleCardOf, formatOf } from '../../../src/data/index.ts';
import { type LegionMatch, legion } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, Table, type TableSpec } from '../../table.ts';
import { b1, barc, clones, first, grievous, obiWan } from './troops.ts';

const ROWS = {
  objective: ['recover-the-supplies', 'breakthrough', 'intercept-the-transmissions'],
  deployment: ['major-offensive', 'battle-lines', 'disarray'],
  condition: ['limited-visibility', 'hostile-environment', 'clear-conditions'],
};
/** Somebody who waits to be deployed. */
const waiting = (card: string, seat: number): Spec => ({ card, seat, status: 'reserve' });
/** The battle is being defined, or begins with these cards. The commanders stand in the middle of the table already. */
const begin = (more: Partial<TableSpec>): Table =>
  lay({
    units: [
      obiWan(850, 457, { order: 'facedown' }),
      ...[waiting('phase-i-clone-troopers', 0), waiting('phase-i-clone-troopers', 0)],
      grievous(1000, 457, { order: 'facedown' }),
      ...[waiting('b1-battle-droids', 1), waiting('b1-battle-droids', 1)],
    ],
    round: 0,
    ...more,
  });

describe('defining the battlefield', () => {
  it('[LC-SCHLACHTFELD-DEFINIEREN-01] [LC-VERWENDETE-GEFECHTSKARTEN-IN-DIE-01] the example: Breakthrough, Battle Lines and Clear Conditions are left', () => {
    const t = begin({ phase: 'battle', stage: 1, rows: ROWS });
    expect(t.open).toEqual(['0 veto']);
    t.take('deployment', 'condition', 'condition');
    expect([t.open, t.options()]).toEqual([['1 veto'], ['objective', 'deployment', 'pass']]);
    t.take('objective');
    expect(t.state.battle).toEqual({
      objective: 'breakthrough',
      deployment: 'battle-lines',
      condition: 'clear-conditions',
    });
    const german = Object.values(t.state.battle).map((id) => battleCardOf(id!).name.de);
    expect(german).toEqual(['Durchbruch', 'Klare Fronten', 'Gutes Wetter']);
  });
  const fresh = (): LegionMatch => {
    const army = (unit: string, corps: string, faction: 'republic' | 'separatist') =>
      armyJson({
        edition: '1.2',
        faction,
        commands: [],
        battleDeck: [],
        units: [unit, corps, corps, corps].map((id) => ({ unit: id, upgrades: [] })),
      });
    const started = Match.start(
      legion,
      {
        setup: {
          armies: [
            army('obi-wan-kenobi', 'phase-i-clone-troopers', 'republic'),
            army('general-grievous-sinister-cyborg', 'b1-battle-droids', 'separatist'),
          ].map((one, i) => ({
            ...(one as object),
            commands: [
              'ambush',
              'push',
              'assault',
              ...(i === 0
                ? ['hello-there', 'knowledge-and-defense', 'general-kenobi']
                : ['trained-in-your-jedi-arts', 'supreme-commander', 'crush-them']),
            ],
          })),
          rules: { unenforced: true },
        },
        seed: 'battle',
      },
      { verify: true, keep: 'all' },
    );
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    return started.value;
  };
  it('[LC-SPIELAUFBAU-01] [LC-SPIELAUFBAU-06] [LC-DIE-GEFECHTSSTAPEL-02] on six by three feet three cards of each kind are drawn, and reduced to one of each', () => {
    const t = new Table(fresh());
    expect([t.state.rules.width, t.state.rules.depth]).toEqual([1828.8, 914.4]);
    t.until('veto');
    expect(Object.values(t.state.rows).map((row) => row?.length)).toEqual([3, 3, 3]);
    t.until('deploy-order', {});
    expect(Object.keys(t.state.battle).sort()).toEqual(['condition', 'deployment', 'objective']);
  });
});

describe('terrain', () => {
  it('[LC-SPIELAUFBAU-02] [LC-SPIELAUFBAU-03] what the players have agreed for a piece holds, wherever they have put it', () => {
    const cover = (more: Spec) => {
      const t = lay({
        units: [clones(300, 300, first(1, 4)), b1(300, 500, first(1, 6))],
        terrain: [piece('barricade', 300, 430, 120, 27, more)],
        active: 0,
      });
      return t.fight().cover;
    };
    expect([cover({}), cover({ cover: 1 }), cover({ cover: 0 })]).toEqual([2, 1, 0]);
  });
});

describe('deployment cards', () => {
  const zones = (id: string) => battleCardOf(id).zones!;
  const deploy = (deployment: string, x: number, y: number) => {
    const t = begin({ phase: 'deployment', battle: { deployment } }).until('deploy', { 'deploy-order': '1' });
    return t.match.decide(0, { x, y, degrees: 0 }) === undefined;
  };
  it('[LC-AUFSTELLUNG-01] [LC-DIE-GEFECHTSSTAPEL-03] [LC-KLARE-FRONTEN-01] Battle Lines: along the long edges, range 1 deep, and nowhere else', () => {
    expect(deploy('battle-lines', 900, SEGMENT - 13.5)).toBe(true);
    expect(deploy('battle-lines', 900, SEGMENT - 13.4)).toBe(false);
    expect(deploy('battle-lines', 900, 860)).toBe(false);
  });
  it('[LC-DER-LANGE-MARSCH-01] [LC-GROSSOFFENSIVE-01] The Long March and Major Offensive: one zone for each player, and they do not meet', () => {
    for (const [id, mine, theirs] of [
      ['the-long-march', [10, 3], [2, 3]],
      ['major-offensive', [11, 1], [1, 5]],
    ] as const) {
      const { red, blue } = zones(id);
      expect([red.length, blue.length]).toEqual([1, 1]);
      expect(deploy(id, mine[0] * SEGMENT, mine[1] * SEGMENT)).toBe(true);
      expect(deploy(id, theirs[0] * SEGMENT, theirs[1] * SEGMENT)).toBe(false);
    }
  });
  it('[LC-VERSPRENGTE-TRUPPEN-01] Disarray: several zones each, and a unit in every one', () => {
    const { blue } = zones('disarray');
    expect(blue.length).toBe(2);
    const [here, there] = blue.map(middle);
    const t = begin({ phase: 'deployment', battle: { deployment: 'disarray' } }).until('deploy', {
      'deploy-order': '1',
    });
    t.take({ ...here!, degrees: 0 });
    t.until('deploy', {}, 0);
    const near = { x: here!.x + 60, y: here!.y, degrees: 0 };
    expect(t.match.decide(0, near)).toBeDefined();
    t.take({ ...there!, degrees: 0 });
    expect(t.unit(2).status).toBe('play');
  });
  const middle = (zone: NonNullable<ReturnType<typeof zones>>['blue'][number]) => {
    if (!('corners' in zone)) throw new Error('a round zone');
    const { corners } = zone;
    const sum = (pick: (p: { x: number; y: number }) => number) =>
      corners.reduce((n, p) => n + pick(p), 0) / corners.length;
    return { x: sum((p) => p.x), y: sum((p) => p.y) };
  };
});

describe('objective cards', () => {
  const end = (spec: Partial<TableSpec> & { units: TableSpec['units'] }, round = 6) => {
    const t = lay({ phase: 'end', round, ...spec });
    t.goOn(({ state }) => state.outcome !== null || state.round > round);
    return t.state.victory;
  };
  it('[LC-EINSATZZIELE-01] [LC-SPIELZIEL-01] [LC-DURCHBRUCH-01] Breakthrough: a token for each leader wholly within the enemy zone, whoever else has fallen', () => {
    const at = (y: number) =>
      end({
        units: [obiWan(900, y), clones(300, 300), grievous(900, 500), b1(0, 0, { status: 'defeated' })],
        battle: { objective: 'breakthrough', deployment: 'battle-lines' },
      });
    expect(at(914.4 - SEGMENT + 13.5)).toEqual([1, 0]);
    expect(at(914.4 - SEGMENT + 13.4)).toEqual([0, 0]);
  });
  it('[LC-NACHSCHUB-BERGEN-01] [LC-NACHSCHUB-BERGEN-02] [LC-EINSATZZIELE-02] [LC-EINSATZZIELMARKER-01] Recover the Supplies: one in the middle, four more in turn, beyond range 1 of each other and of all zones', () => {
    const t = begin({ phase: 'prepare', battle: { objective: 'recover-the-supplies', deployment: 'battle-lines' } });
    expect(t.state.markers).toMatchObject([{ kind: 'objective', x: 914.4, y: 457.2, claimed: null }]);
    expect(t.open).toEqual(['0 marker-place']);
    const beside = 2 * 12.55 + SEGMENT;
    expect(t.match.decide(0, { x: 914.4 + beside, y: 457.2 })).toBeDefined();
    expect(t.match.decide(0, { x: 400, y: SEGMENT + 12.55 + SEGMENT })).toBeDefined();
    t.take({ x: 400, y: SEGMENT + 12.55 + SEGMENT + 0.1 });
    expect(t.open).toEqual(['1 marker-place']);
    t.take({ x: 914.4 + beside + 0.1, y: 457.2 }).until('deploy-order');
    expect(t.state.markers).toHaveLength(5);
  });
  it('[LC-NACHSCHUB-BERGEN-03] a trooper unit has the action to claim a token that its leader touches; vehicles have not', () => {
    const acts = (who: object) =>
      lay({
        units: [who as never, grievous(1700, 800)],
        markers: [{ kind: 'objective', x: 400, y: 400, by: 'recover-the-supplies' }],
        battle: { objective: 'recover-the-supplies' },
        active: 0,
      })
        .until('action')
        .options()
        .some((id) => id.endsWith('/claim'));
    expect(acts(obiWan(400, 400 + 12.55 + 13.52))).toBe(true);
    expect(acts(obiWan(400, 430))).toBe(false);
    expect(acts(barc(400, 400 + 12.55 + 35.02))).toBe(false);
  });
  it('[LC-NACHSCHUB-BERGEN-04] [LC-EINSATZZIELMARKER-06] a token counts for who has it at the end; one that was dropped lies there and can be claimed again', () => {
    const markers = [
      { kind: 'objective', x: 330, y: 326.2, by: 'recover-the-supplies', claimed: 0 },
      { kind: 'objective', x: 700, y: 300, by: 'recover-the-supplies' },
      { kind: 'objective', x: 900, y: 526.2, by: 'recover-the-supplies', claimed: 1 },
    ];
    const spec = {
      units: [obiWan(330, 300), grievous(900, 500)],
      markers,
      battle: { objective: 'recover-the-supplies' },
    };
    expect(end(spec)).toEqual([1, 1]);
    const t = lay({
      units: [obiWan(700, 300 + 12.55 + 13.52), grievous(1700, 800)],
      markers: [markers[1]!],
      battle: { objective: 'recover-the-supplies' },
      active: 0,
    }).until('action');
    t.take(t.options().find((id) => id.endsWith('/claim'))!);
    expect(t.unit(0).claimed).toEqual([0]);
  });
  it('[LC-UEBERTRAGUNGEN-ABFANGEN-01] Intercept the Transmissions: in the middle, and halfway to both short edges', () => {
    const t = begin({
      phase: 'prepare',
      battle: { objective: 'intercept-the-transmissions', deployment: 'battle-lines' },
    });
    expect(t.state.markers.map(({ x, y }) => [x, y])).toEqual([
      [914.4, 457.2],
      [457.2, 457.2],
      [1371.6, 457.2],
    ]);
  });
  it('[LC-UEBERTRAGUNGEN-ABFANGEN-02] [LC-UEBERTRAGUNGEN-ABFANGEN-03] who has more trooper leaders at range 1 controls it: 1 token after rounds 2 and 4, 2 at the end', () => {
    const markers = [{ kind: 'objective', x: 914.4, y: 457.2, by: 'intercept-the-transmissions' }];
    const near = 914.4 - 12.55 - 13.5;
    const at = (round: number, ...units: TableSpec['units']) =>
      end(
        {
          units: [...units, obiWan(200, 200), grievous(1700, 800)],
          markers,
          battle: { objective: 'intercept-the-transmissions' },
        },
        round,
      );
    const one = clones(near - SEGMENT, 457.2, first(1, 4));
    expect([1, 2, 3, 4, 5, 6].map((round) => at(round, one)[0])).toEqual([0, 1, 0, 1, 0, 2]);
    expect(at(2, clones(near - SEGMENT - 0.1, 457.2, first(1, 4)))).toEqual([0, 0]);
    expect(at(2, one, b1(914.4, 540, first(1, 6)))).toEqual([0, 0]);
    expect(at(2, one, barc(914.4, 560), b1(914.4, 380, first(1, 6)), b1(1000, 457, first(1, 6)))).toEqual([0, 1]);
  });
});

describe('condition cards', () => {
  it('[LC-BEDINGUNG-01] [LC-EINGESCHRAENKTE-SICHT-01] Limited Visibility: range 2 in round 1, range 3 in round 2', () => {
    const sees = (round: number, gap: number) =>
      lay({
        units: [
          clones(300, 300, { ...first(1, 4), upgrades: ['dc-15-phase-i-trooper'] }),
          b1(300 + apart(gap), 300, first(1, 6)),
        ],
        active: 0,
        round,
        battle: { condition: 'limited-visibility' },
      })
        .until('action')
        .options()
        .includes('attack');
    expect([sees(1, 2 * SEGMENT), sees(1, 2 * SEGMENT + 0.1)]).toEqual([true, false]);
    expect([sees(2, 3 * SEGMENT), sees(2, 3 * SEGMENT + 0.1), sees(3, 3 * SEGMENT + 0.1)]).toEqual([true, false, true]);
  });
  it('[LC-LEBENSFEINDLICHE-UMWELTBEDINGUNG-01] Hostile Environment: who touches no terrain keeps all suppression in the end phase', () => {
    const left = (y: number) =>
      lay({
        units: [clones(300, y, { tokens: { suppression: 2 }, ...first(1, 4) }), grievous(1700, 800)],
        terrain: [piece('barricade', 300, 400, 70, 27)],
        phase: 'end',
        round: 2,
        battle: { condition: 'hostile-environment' },
      }).tokens(0, 'suppression');
    expect([left(400 - 13.5 - 13.51), left(360)]).toEqual([1, 2]);
  });
  it('[LC-GUTES-WETTER-01] [LC-BEDINGUNG-02] Clear Conditions changes nothing and lays no token; Minefield lays condition tokens', () => {
    const tokens = (condition: string) => {
      const t = begin({ phase: 'prepare', battle: { condition, deployment: 'battle-lines' } });
      t.until('deploy-order');
      return t.state.markers.filter(({ kind }) => kind === 'condition').length;
    };
    expect([tokens('clear-conditions'), tokens('minefield')]).toEqual([0, 4]);
  });
});

describe('the armies of the sketched standard game', () => {
  const army = (faction: 'republic' | 'separatist', lines: readonly string[], commands: string) => ({
    edition: '1.2' as const,
    faction,
    battleDeck: [],
    commands: `ambush push assault ${commands}`.split(' '),
    units: lines.map((line) => {
      const [unit = '', ...upgrades] = line.split(' ');
      return { unit, upgrades };
    }),
  });
  /** With the points that are printed on the cards. */
  const format = { ...formatOf('standard'), coreSet: true as const };
  it('[LC-AUFBAUSKIZZE-FUER-EINE-STANDARDP-02] the Separatists: exactly 800 points', () => {
    const b1s = (n: number, heavy: string) =>
      Array.from({ length: n }, () => `b1-battle-droids b1-battle-droid ${heavy}`);
    const list = army(
      'separatist',
      [
        'general-grievous-sinister-cyborg aggressive-tactics esteemed-leader tenacity dt-57-annihilator',
        ...b1s(4, 'e-5c-b1-trooper'),
        ...b1s(2, 'e-60r-b1-trooper hq-uplink'),
        ...['droidekas linked-targeting-array', 'droidekas linked-targeting-array'],
      ],
      'trained-in-your-jedi-arts supreme-commander crush-them',
    );
    expect([pointsOf(list, format), faultsOf(list, format)]).toEqual([800, []]);
  });
  it('[LC-AUFBAUSKIZZE-FUER-EINE-STANDARDP-03] the Republic: 793 points', () => {
    const list = army(
      'republic',
      [
        'obi-wan-kenobi tenacity force-guidance hope',
        'clone-captain-rex recon-intel esteemed-leader',
        ...['phase-i-clone-troopers dc-15-phase-i-trooper', 'phase-i-clone-troopers dc-15-phase-i-trooper'],
        ...[1, 2].map(() => 'phase-i-clone-troopers phase-i-clone-trooper z-6-phase-i-trooper fragmentation-grenades'),
        ...['barc-speeder', 'barc-speeder'],
      ],
      'hello-there knowledge-and-defense general-kenobi',
    );
    expect([pointsOf(list, format), faultsOf(list, format)]).toEqual([793, []]);
  });
  it('[LC-SIEGBEDINGUNGEN-04] who is defeated counts with the points that the armies were built with', () => {
    const points = (rules: Spec) => {
      const t = lay({
        units: [
          obiWan(850, 457),
          { card: 'general-grievous-sinister-cyborg', seat: 1, status: 'defeated', upgrades: ['dt-57-annihilator'] },
          b1(1200, 457),
        ],
        rules,
      } as TableSpec);
      return legion.questions['score']!(t.state, {});
    };
    expect(points({ format: 'core-set' })).toMatchObject({ value: { points: [175 + 12, 0] } });
    expect(points({})).not.toMatchObject({ value: { points: [175 + 12, 0] } });
  });
});
