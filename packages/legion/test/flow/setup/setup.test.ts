import type { Json } from '@holotisch/engine';
import { Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../../src/armies/ready.ts';
import { battleCardOf } from '../../../src/data/index.ts';
import { legion } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { first, lay, type Spec, Table, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

const army = (id: string) => READY_ARMIES.find((ready) => ready.id === id)!.army;
const standard = READY_ARMIES.filter(({ format }) => format === 'standard').map(({ id }) => id);
/** A whole set-up between two ready armies. */
function begin(a: string, b: string, seed = 'set-up'): Table {
  const setup = JSON.parse(JSON.stringify({ armies: [army(a), army(b)], rules: { unenforced: true } })) as Json;
  const match = Match.start(legion, { setup, seed }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
}
const ROWS = {
  objective: ['recover-the-supplies', 'key-positions', 'breakthrough'],
  deployment: ['battle-lines', 'the-long-march', 'disarray'],
  condition: ['clear-conditions', 'minefield', 'hostile-environment'],
};
const rows = (more: { readonly [k: string]: unknown } = {}) =>
  lay({
    units: [
      unit(LEIA, 0, 0, 0, { status: 'reserve' }),
      unit(VADER, 1, 0, 0, { status: 'reserve' }),
      rebels(200, 60, alone(4)),
      storm(200, 860, alone(4)),
    ],
    phase: 'battle',
    stage: 1,
    round: 0,
    rows: ROWS,
    ...(more as object),
  });

describe('the rows of battle cards', () => {
  it('[LE-SPIELAUFBAU-10] three of each kind, of those that are made for this battlefield', () => {
    for (const seed of ['a', 'b', 'c']) {
      const t = begin(standard[0]!, standard[1]!, seed).take('blue', 'south');
      for (const kind of ['objective', 'deployment', 'condition'] as const) {
        const row = t.state.rows[kind]!;
        expect(new Set(row).size).toBe(3);
        for (const id of row) expect(battleCardOf(id)).toMatchObject({ kind, table: 'standard' });
      }
    }
  });
});

describe('colours', () => {
  it('[LE-SPIELAUFBAU-07] [LC-SPIELAUFBAU-04] the player of the cheaper army decides who is blue, [LE-SPIELAUFBAU-09] a coin if they cost the same', () => {
    const deciders = new Set<number>();
    for (const [i, a] of standard.entries())
      for (const b of standard.slice(i + 1)) {
        const t = begin(a, b);
        const [x, y] = t.state.points as [number, number];
        if (x !== y) expect(t.open).toEqual([`${x < y ? 0 : 1} colour`]);
      }
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) deciders.add(begin(standard[0]!, standard[0]!, seed).ask().seat);
    expect([...deciders].sort()).toEqual([0, 1]);
  });
  it('[LE-SPIELAUFBAU-08] [LC-SPIELAUFBAU-05] blue then takes a long edge, red the other one', () => {
    for (const [colour, edge] of [
      ['blue', 'north'],
      ['red', 'south'],
    ] as const) {
      const t = begin(standard[0]!, standard[1]!);
      const { seat } = t.ask();
      const blue = colour === 'blue' ? seat : 1 - seat;
      t.take(colour);
      expect(t.open).toEqual([`${blue} edge`]);
      t.take(edge);
      expect(t.state.blue).toBe(blue);
      expect(t.state.edges[blue]).toBe(edge);
      expect(t.state.edges[1 - blue]).not.toBe(edge);
      expect(t.state.counter).toBe(blue);
    }
  });
  it('[LE-SCHLACHTFELD-02] [LE-SPIELAUFBAU-01] a standard table is six feet by three', () => {
    const { width, depth } = begin(standard[0]!, standard[1]!).state.rules;
    expect([width, depth]).toEqual([1828.8, 914.4]);
  });
});

describe('battle cards', () => {
  it('[LE-SPIELAUFBAU-10] [LE-GEFECHTSKARTEN-02] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-02] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-03] three of each kind are laid out, at random', () => {
    const drawn = (seed: string) => {
      const t = begin(standard[0]!, standard[1]!, seed).take('blue', 'south');
      return t.state.rows;
    };
    for (const row of Object.values(drawn('a'))) expect(new Set(row).size).toBe(3);
    expect(Object.keys(drawn('a')).sort()).toEqual(['condition', 'deployment', 'objective']);
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((s) => JSON.stringify(drawn(s)))).size).toBeGreaterThan(1);
  });
  it('[LE-SPIELAUFBAU-11] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-04] [LC-SPIELAUFBAU-07] blue first, in turn, always the leftmost of a row', () => {
    for (const blue of [0, 1] as const) {
      const t = rows({ blue });
      expect(t.open).toEqual([`${blue} veto`]);
      t.take('objective');
      expect(t.state.rows.objective).toEqual(['key-positions', 'breakthrough']);
      expect(t.open).toEqual([`${1 - blue} veto`]);
    }
  });
  it('[LE-SPIELAUFBAU-12] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-07] one may pass', () => {
    const t = rows().take('pass');
    expect(t.state.rows).toMatchObject(ROWS);
    expect(t.open).toEqual(['1 veto']);
  });
  it('[LE-SPIELAUFBAU-13] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-05] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-06] [LC-SPIELAUFBAU-08] after two opportunities each the leftmost cards are played', () => {
    const t = rows().take('objective', 'deployment', 'pass');
    expect(t.open).toEqual(['1 veto']);
    t.take('condition');
    expect(t.state.battle).toEqual({
      objective: 'key-positions',
      deployment: 'the-long-march',
      condition: 'minefield',
    });
    expect(t.open).not.toContain('0 veto');
  });
  it('[LE-SPIELAUFBAU-14] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-08] [LC-SPIELAUFBAU-09] the last card of a row stays', () => {
    const t = rows().take('objective', 'objective');
    expect(t.options()).toEqual(['deployment', 'condition', 'pass']);
  });
  it('[LE-SPIELAUFBAU-15] [LC-SPIELAUFBAU-10] [LE-BEDINGUNGSKARTEN-01] what the objective prepares comes before what the condition prepares', () => {
    const t = rows({
      rows: { objective: ['recover-the-supplies'], deployment: ['battle-lines'], condition: ['minefield'] },
      vetoes: 4,
    });
    t.until('deploy', { 'deploy-order': first });
    const kinds = t.events('marker').map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(4);
    expect(kinds).toEqual([...kinds].sort((a, b) => (a === b ? 0 : a === 'objective' ? -1 : 1)));
  });
});

describe('deployment', () => {
  const deploying = (units: readonly Spec[], more: { readonly [k: string]: unknown } = {}) =>
    lay({
      units: [...units, rebels(1700, 30, alone(4)), storm(1700, 880, alone(4))],
      phase: 'deployment',
      round: 0,
      battle: { deployment: 'battle-lines' },
      turnOf: 0,
      ...(more as object),
    });
  const reserve = (card: string, seat: number, more: Spec = {}) =>
    unit(card, seat, 0, 0, { status: 'reserve', ...more });
  it('[LE-SPIELAUFBAU-17] [LE-AUFSTELLUNG-03] [LC-SPIELAUFBAU-11] in turn one unit each, and who has more goes on alone', () => {
    const t = deploying([
      reserve(LEIA, 0),
      reserve('rebel-troopers', 0),
      reserve('rebel-troopers', 0),
      reserve(VADER, 1),
    ]);
    t.goOn(({ state }) => state.round > 0, { 'deploy-order': first });
    expect(t.events('deployed').map(({ unit: u }) => t.unit(u).seat)).toEqual([0, 1, 0, 0]);
  });
  it('[LE-AUFSTELLUNG-06] [LE-AUFSTELLUNG-05] [LE-AUFSTELLUNG-01] the whole base inside one’s own zone', () => {
    // Battle Lines: a strip of range 1 along the edge.
    const t = deploying([reserve(LEIA, 0), reserve(VADER, 1)]).until('deploy');
    const at = (y: number) => t.match.check(0, { x: 900, y, degrees: 0 })?.clauses;
    expect(at(SEGMENT - 13.5)).toBeUndefined();
    expect(at(SEGMENT - 13.4)).toContain('LE-AUFSTELLUNG-06');
    expect(at(914 - 60)).toContain('LE-AUFSTELLUNG-06');
  });
  it('[LE-AUFSTELLUNG-07] the others in formation with their leader', () => {
    const t = deploying([reserve('rebel-troopers', 0), reserve(VADER, 1)]).until('deploy');
    const others = (x: number) => t.match.check(0, { x: 900, y: 60, degrees: 0, others: [[x, 60], null, null] });
    expect(others(940)).toBeUndefined();
    expect(others(1200)?.clauses).toContain('LE-AUFSTELLUNG-07');
    const four = { x: 900, y: 60, degrees: 0, others: [[940, 60], null, null, null] };
    expect(t.match.check(0, four)).toMatchObject({ clauses: ['LE-AUFSTELLUNG-07'], measured: 4, where: ['others', 3] });
  });
  it('[R-LE-94] who finds no room in a crowded corner of the small table stands within range 1 of it, but not while there is any', () => {
    // Meeting Engagement: two segments from a corner each way; troopers so close that no wide base fits between them
    const crowd = (columns: readonly number[]) => {
      const t = lay({
        units: [
          reserve('at-st', 1),
          ...columns.flatMap((x) => [40, 110, 180, 250].map((y) => storm(x, y, alone(4)))),
          rebels(880, 880, alone(4)),
        ],
        phase: 'deployment',
        round: 0,
        rules: { format: 'skirmish' },
        battle: { deployment: 'meeting-engagement' },
        blue: 1,
        edges: 'north',
        turnOf: 1,
      }).until('deploy');
      const { region } = t.ask() as { readonly region: { readonly around?: number } };
      return { t, around: region.around };
    };
    expect(crowd([40, 110]).around).toBeUndefined();
    const { t, around } = crowd([40, 110, 180, 250]);
    expect(around).toBe(SEGMENT);
    const [x, y] = [2 * SEGMENT + 60, 150];
    expect(t.match.check(1, { x, y, degrees: 0 })).toBeUndefined();
    expect(t.match.check(1, { x: 3 * SEGMENT + 60, y, degrees: 0 })?.clauses).toContain('LE-AUFSTELLUNG-06');
  });
  it('[LE-SPIELAUFBAU-19] [LE-RUNDENZAEHLER-01] [LC-SPIELAUFBAU-12] when all stand, round 1 begins', () => {
    const t = deploying([reserve(LEIA, 0), reserve(VADER, 1)], {
      hands: [{ cards: ['push', 'ambush'] }, { cards: ['push', 'ambush'] }],
    });
    t.until('command-card');
    expect([t.state.round, t.state.phase]).toEqual([1, 'command']);
  });
  it('[LE-ARMEE-ID-MARKER-01] [LE-ID-MARKER-01] units of one name have numbers, a single one has none', () => {
    const t = deploying([reserve('rebel-troopers', 0), reserve(LEIA, 0), reserve(VADER, 1)]);
    expect(t.unit(0).number).not.toBe(t.unit(3).number);
    expect(t.unit(1).number).toBe(0);
  });
  it('[LE-ERSCHOEPFEN-07] every card is ready, [LC-SCHILD-X-01] [LC-SCHILDMARKER-02] and shields are up', () => {
    const t = deploying([
      reserve('droidekas', 1, {}),
      reserve(VADER, 1, { upgrades: ['force-push'] }),
      reserve(LEIA, 0),
    ]);
    t.goOn(({ state }) => state.round > 0, { 'deploy-order': first });
    expect(t.tokens(0, 'shield')).toBe(4 * 1);
    expect(t.unit(1).upgrades.every(({ exhausted }) => !exhausted)).toBe(true);
  });
});

describe('Scout', () => {
  const scouts = (card: string, seat: number, more: Spec = {}) =>
    lay({
      units: [
        unit(card, seat, 0, 0, { status: 'reserve', ...more }),
        rebels(1700, 30, alone(4)),
        storm(1700, 880, alone(4)),
      ],
      phase: 'deployment',
      round: 0,
      battle: { deployment: 'battle-lines' },
      turnOf: seat,
    });
  const reach = (t: Table, seat: number) => {
    t.until('deploy').take({ x: 900, y: seat === 0 ? 60 : 850, degrees: 0 });
    t.until('move', { 'window:setup.deployed': first });
    const heading = seat === 0 ? 0 : 180;
    return [1, 2, 3].filter(
      (speed) => t.match.check(seat, { kind: 'scout', speed, heading, bend: 0, way: 1 }) === undefined,
    );
  };
  it('[LE-AUSKUNDSCHAFTEN-X-01] [LE-AUSKUNDSCHAFTEN-X-02] [LE-AUSKUNDSCHAFTEN-X-09] [LC-AUSKUNDSCHAFTEN-X-01] Scout 2, which is no action, moves at speed 1 or 2 once it is deployed, wholly or in part', () => {
    const t = scouts('rebel-commandos', 0);
    expect(reach(t, 0)).toEqual([1, 2]);
    expect(t.match.check(0, { kind: 'scout', speed: 2, heading: 0, bend: 0, way: 0.4 })).toBeUndefined();
    t.take({ kind: 'scout', speed: 2, heading: 0, bend: 0, way: 1 });
    expect(t.pose(0)[1]).toBeGreaterThan(60 + 150);
    expect(t.events('action')).toEqual([]);
  });
  it('[LE-AUSKUNDSCHAFTEN-X-03] [LE-AUSKUNDSCHAFTEN-X-06] Scout 3 is faster than the scouts themselves', () => {
    const t = scouts('scout-troopers', 1);
    expect(t.g.card(t.unit(0)).speed).toBe(2);
    expect(reach(t, 1)).toEqual([1, 2, 3]);
  });
  it('[LE-AUSKUNDSCHAFTEN-X-10] it may also stay', () => {
    const t = scouts('rebel-commandos', 0);
    t.until('deploy').take({ x: 900, y: 60, degrees: 0 });
    t.goOn(({ state }) => state.round > 0);
    expect(t.pose(0).slice(0, 2)).toEqual([900, 60]);
  });
});
