import { describe, expect, it } from 'vitest';
import { battleCardOf } from '../../../src/data/index.ts';
import { BATTLE_KINDS } from '../../../src/data/types.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { view } from '../../../src/view/view.ts';
import { first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER, VEERS } from '../../troops.ts';

/** Battle cards, their tokens, and what they are worth. */

const waiting = (card: string, seat: number): Spec => ({ card, seat, status: 'reserve' });
const rows = (kinds: Spec) =>
  lay({
    units: [waiting(LEIA, 0), waiting(VADER, 1), rebels(200, 60, alone(4)), storm(200, 860, alone(4))],
    phase: 'battle',
    stage: 1,
    round: 0,
    rows: kinds,
  });
const prepared = (battle: Spec, more: Spec = {}) =>
  lay({
    units: [waiting(LEIA, 0), waiting('rebel-troopers', 0), waiting(VADER, 1), waiting('stormtroopers', 1)],
    phase: 'prepare',
    round: 0,
    battle,
    ...more,
  });

describe('the rows of battle cards', () => {
  const laid = (more: Spec = {}) =>
    lay({
      units: [waiting(LEIA, 0), waiting(VADER, 1), rebels(200, 60, alone(4)), storm(200, 860, alone(4))],
      phase: 'battle',
      stage: 0,
      round: 0,
      ...more,
    }).goOn(({ state }) => state.stage === 1).state;
  const OBJECTIVES = ['breakthrough', 'intercept-the-transmissions', 'key-positions'];
  it('[LE-SPIELAUFBAU-10] three of each kind, and only of that kind', () => {
    const { rows, stage } = laid();
    expect([Object.keys(rows).sort(), stage]).toEqual([[...BATTLE_KINDS['1.2']].sort(), 1]);
    for (const [kind, cards] of Object.entries(rows)) {
      expect(new Set(cards).size).toBe(3);
      for (const id of cards!) expect(battleCardOf(id).kind, id).toBe(kind);
    }
  });
  it('[LE-SPIELAUFBAU-10] a deck that the blue player has brought is laid out; of two cards, or of the other’s, none is', () => {
    expect([...laid({ brought: [{ objective: OBJECTIVES }, {}] }).rows.objective!].sort()).toEqual(OBJECTIVES);
    for (const brought of [
      [{ objective: OBJECTIVES.slice(0, 2) }, {}],
      [{}, { objective: OBJECTIVES }],
    ]) {
      const seen = new Set<string>();
      for (const seed of ['a', 'b', 'c', 'd']) for (const id of laid({ brought, seed }).rows.objective!) seen.add(id);
      expect(seen.size).toBeGreaterThan(3);
    }
  });
  it('[LE-EPISCHE-ARMEE-04] an epic battle has no row of deployments', () => {
    expect(Object.keys(laid({ rules: { format: 'epic' } }).rows)).not.toContain('deployment');
  });
});

describe('defining the battlefield', () => {
  const example = () =>
    rows({
      deployment: ['battle-lines', 'the-long-march', 'disarray'],
      condition: ['clear-conditions', 'hostile-environment', 'limited-visibility'],
      objective: ['breakthrough', 'intercept-the-transmissions', 'key-positions'],
    });
  it('[LE-AUFBAU-SCHLACHTFELD-DEFINIEREN-01] the worked example: 2nd deployment, 3rd condition, 2nd objective', () => {
    const t = example().take('deployment', 'condition', 'condition');
    expect(t.options()).not.toContain('condition');
    t.take('objective').goOn(({ state }) => state.phase === 'deployment');
    expect(t.state.battle).toEqual({
      deployment: 'the-long-march',
      condition: 'limited-visibility',
      objective: 'intercept-the-transmissions',
    });
  });
  it('[LE-VERWENDETE-GEFECHTSKARTEN-01] [LE-SCHLACHTFELD-DEFINIEREN-GLOSSAR-01] [LE-GEFECHTSKARTEN-01] [LE-EINSATZZIELKARTEN-02] in set-up exactly one card of each kind comes into play', () => {
    const t = example().goOn(({ state }) => state.phase === 'deployment');
    expect(Object.keys(t.state.battle).sort()).toEqual([...BATTLE_KINDS['1.2']].sort());
  });
  it('[LE-AUFBAU-SCHLACHTFELD-DEFINIEREN-02] [LE-SPIELAUFBAU-16] the deployment card says where units stand, the condition what the place is like', () => {
    const place = (deployment: string, x: number) => {
      const t = prepared({ deployment }).until('deploy', { 'deploy-order': first });
      return t.match.check(t.ask().seat, { x, y: 100, degrees: 0 }) === undefined;
    };
    expect(place('battle-lines', 900)).toBe(true);
    expect(place('the-long-march', 900)).toBe(false);
    const shot = (condition: string) =>
      lay({
        units: [rebels(200, 400, alone(4)), storm(200 + 27 + 2.5 * SEGMENT, 400, alone(4))],
        active: 0,
        battle: { condition },
      })
        .until('action')
        .options();
    expect(shot('clear-conditions')).toContain('attack');
    expect(shot('limited-visibility')).not.toContain('attack');
  });
  it('[LE-SCHLACHTFELD-01] nobody stands off the battlefield', () => {
    const t = prepared({}).until('deploy', { 'deploy-order': first });
    t.refuses({ x: 10, y: 100, degrees: 0 }, 'LE-VERLASSEN-DES-SCHLACHTFELDES-03');
  });
});

describe('objectives', () => {
  it('[LE-EINSATZZIELKARTEN-01] [LE-EINSATZZIELKARTEN-03] [LE-EINSATZZIELMARKER-01] [LE-SIEGMARKER-01] the card says where tokens lie, and what claiming them is worth', () => {
    const t = prepared({ objective: 'recover-the-supplies', deployment: 'battle-lines' }).until('marker-place');
    expect(t.state.markers.map(({ kind, x, y }) => [kind, x, y])).toEqual([['objective', 914.4, 457.2]]);
    const end = (claimed: number | null) =>
      lay({
        units: [rebels(400, 400), storm(900, 400)],
        phase: 'end',
        round: 6,
        battle: { objective: 'recover-the-supplies' },
        markers: [{ kind: 'objective', x: 440, y: 420, by: 'recover-the-supplies', claimed }],
      }).state.victory;
    expect(end(0)).toEqual([1, 0]);
    expect(end(1)).toEqual([0, 1]);
    expect(end(null)).toEqual([0, 0]);
  });
  it('[LE-EINSATZZIELKARTEN-04] [LE-SIEGMARKER-02] [LE-SIEGMARKER-03] another card gives tokens for something else, and everybody sees them', () => {
    const t = lay({
      units: [rebels(400, 850, alone(4)), storm(900, 400)],
      phase: 'end',
      round: 6,
      battle: { objective: 'breakthrough', deployment: 'battle-lines' },
    });
    expect(t.state.victory).toEqual([1, 0]);
    for (const seat of [0, 1] as const) expect(view(t.state, seat).victory).toEqual([1, 0]);
  });
});

describe('Key Positions', () => {
  const box = (x: number, y: number) => piece('building', x, y, 100, 60, { height: 60 });
  const spots = (terrain: readonly Spec[], script: Spec = {}) => {
    const t = prepared({ objective: 'key-positions', deployment: 'battle-lines' }, { terrain });
    t.goOn(({ state }) => state.phase === 'deployment', { 'card-terrain': first, ...script });
    return t;
  };
  it('[LE-ERRATA-SCHLUESSELPOSITIONEN-01] first on the piece nearest to the middle; blue chooses among equals', () => {
    const t = spots([box(300, 457), box(914, 457), box(1500, 457)]);
    expect(t.state.markers[0]!.x).toBeCloseTo(914);
    const equal = prepared({ objective: 'key-positions' }, { terrain: [box(714.4, 457.2), box(1114.4, 457.2)] });
    equal.until('card-terrain');
    expect([equal.ask().seat, equal.options()]).toEqual([0, ['0', '1']]);
  });
  it('[LE-ERRATA-SCHLUESSELPOSITIONEN-02] then in turn, blue first, outside all zones and beyond range 1 of other such pieces', () => {
    const near = 914 + 100 + SEGMENT;
    const t = prepared(
      { objective: 'key-positions', deployment: 'battle-lines' },
      { terrain: [box(914, 457), box(near, 457), box(300, 457), box(500, 457), box(1500, 100), box(1500, 457)] },
    );
    const asked: [number, string[]][] = [];
    t.goOn(({ state }) => state.phase === 'deployment', {
      'card-terrain': (a) => {
        const ids = a.type === 'choice' ? a.options.map((o) => o.id) : [];
        asked.push([a.seat, ids]);
        return ids[0]!;
      },
    });
    const wide = prepared(
      { objective: 'key-positions', deployment: 'battle-lines' },
      { terrain: [box(914, 457), box(914 + 100 + 1.1 * SEGMENT, 457), box(300, 457)] },
    ).until('card-terrain');
    expect(wide.options()).toEqual(['1', '2']); // a step beyond range 1 is enough
    // The piece at range 1 of the middle one and the one in a zone are not offered.
    expect(asked[0]).toEqual([0, ['2', '3', '5']]);
    // Red is left with the only piece that is far enough from both.
    expect(t.state.markers.map(({ x }) => Math.round(x))).toEqual([914, 300, 1500]);
  });
  it('[LE-ERRATA-SCHLUESSELPOSITIONEN-03] where there is no such piece, any outside the zones; [LE-ERRATA-SCHLUESSELPOSITIONEN-04] else none', () => {
    const close = spots([box(914, 457), box(914 + 130, 457)]);
    expect(close.state.markers.length).toBe(2);
    expect(spots([box(914, 457)]).state.markers.length).toBe(1);
    expect(spots([box(914, 457), box(300, 100)]).state.markers.length).toBe(1);
  });
  it('[LE-ERRATA-SCHLUESSELPOSITIONEN-05] at the end whoever has the most leaders at the piece; a tie is nobody’s', () => {
    const score = (...units: readonly Spec[]) =>
      lay({
        units: [...units, rebels(100, 100), storm(1700, 800)],
        terrain: [box(914, 457)],
        markers: [{ kind: 'poi', x: 914, y: 457, by: 'key-positions', note: 0 }],
        battle: { objective: 'key-positions' },
        phase: 'end',
        round: 6,
      }).state.victory;
    const mine = (x: number) => rebels(x, 457 - 30 - 13.5, alone(4));
    const theirs = (x: number) => storm(x, 457 + 30 + 13.5, alone(4));
    expect(score(mine(914))).toEqual([1, 0]);
    expect(score(mine(914), theirs(914))).toEqual([0, 0]);
    expect(score(mine(890), theirs(890), theirs(940))).toEqual([0, 1]);
    expect(score(rebels(914, 457 - 30 - 13.5 - 1, alone(4)))).toEqual([0, 0]);
  });
});

describe('Rapid Reinforcements', () => {
  it('[LE-ERRATA-SCHNELLE-VERSTAERKUNG-01] [LE-AUFSTELLUNG-04] blue first, each sets one or two trooper units aside that are neither commander nor agent', () => {
    const t = lay({
      units: [
        waiting(LEIA, 0),
        waiting('rebel-troopers', 0),
        waiting('rebel-troopers', 0),
        waiting('at-rt-rebel', 0),
        waiting('chewbacca-walking-carpet', 0),
        waiting('stormtroopers', 1),
        waiting('stormtroopers', 1),
      ],
      phase: 'prepare',
      round: 0,
      battle: { condition: 'rapid-reinforcements' },
    }).until('card-units');
    expect([t.ask().seat, t.options()]).toEqual([0, ['1', '2']]);
    expect(t.match.check(0, [])).toBeDefined();
    t.take(['1', '2']);
    expect([t.ask().seat, t.options()]).toEqual([1, ['5', '6']]);
    expect([1, 2].map((id) => t.unit(id).status)).toEqual(['aside', 'aside']);
  });
  const arrives = () =>
    lay({
      units: [
        { card: 'rebel-troopers', seat: 0, status: 'aside', minis: [null, 'fallen', 'fallen', 'fallen'] },
        unit(LEIA, 0, 200, 60, { order: 'facedown' }),
        storm(900, 600, alone(4)),
      ],
      hands: [{ pool: ['corps'] }, { pool: ['corps'] }],
      battle: { condition: 'rapid-reinforcements' },
      turnOf: 0,
    }).until('deploy', { activate: first });
  it('[LE-ERRATA-SCHNELLE-VERSTAERKUNG-02] its token drawn and nobody else to take it, it must come beyond range 2 of all enemies', () => {
    const t = arrives();
    const edge = 600 - 27 - 2 * SEGMENT;
    t.refuses({ x: 900, y: edge + 0.01, degrees: 0 }, 'LE-ERRATA-SCHNELLE-VERSTAERKUNG-02');
    expect(t.match.check(0, { x: 900, y: edge - 0.01, degrees: 0 })).toBeUndefined();
  });
  it('[LE-ERRATA-SCHNELLE-VERSTAERKUNG-03] [LE-AUSKUNDSCHAFTEN-X-11] and counts as activated: its token lies facedown, nothing else happens', () => {
    const t = arrives().take({ x: 300, y: 200, degrees: 0 });
    expect([t.unit(0).status, t.unit(0).order]).toEqual(['play', 'facedown']);
    expect(t.events('activates').map(({ unit: id }) => id)).toEqual([2]);
  });
});

describe('tokens on the battlefield', () => {
  it('[LE-BEDINGUNGSMARKER-01] [LE-BEDINGUNGSMARKER-03] a condition places its tokens, not onto others', () => {
    const t = prepared(
      { condition: 'minefield', deployment: 'battle-lines' },
      {
        markers: [{ kind: 'objective', x: 914, y: 457, by: 'control' }],
      },
    ).until('marker-place');
    t.refuses({ x: 914, y: 470, degrees: 0 }, 'LE-BEDINGUNGSMARKER-03');
    t.take({ x: 600, y: 457 });
    expect(t.state.markers.filter(({ kind }) => kind === 'condition').length).toBe(1);
  });
  it('[LE-BEDINGUNGSMARKER-05] [LE-EINSATZZIELMARKER-19] nor under terrain', () => {
    for (const battle of [{ condition: 'minefield' }, { objective: 'recover-the-supplies' }]) {
      const t = prepared(
        { ...battle, deployment: 'battle-lines' },
        {
          terrain: [piece('building', 500, 457, 100, 60, { height: 80 })],
        },
      ).until('marker-place');
      t.refuses({ x: 442, y: 457 }, 'LE-BEDINGUNGSMARKER-05');
    }
  });
  it('[LE-BEDINGUNGSMARKER-04] which mine it is makes no difference', () => {
    const t = prepared({ condition: 'minefield', deployment: 'battle-lines' });
    t.goOn(({ state }) => state.phase === 'deployment');
    const mines = t.state.markers.map(({ id, x, y, ...rest }) => rest);
    expect(mines.length).toBe(4);
    for (const mine of mines) expect(mine).toEqual(mines[0]);
  });
  const VAPORATORS = 'sabotage-the-moisture-vaporators';
  const works = (x: number, wounds = 0, more: Spec = {}) =>
    lay({
      units: [rebels(x, 400, { ...alone(4), ...more }), storm(560, 400, alone(4)), unit(VEERS, 1, 1700, 800)],
      active: 0,
      battle: { objective: VAPORATORS },
      markers: [{ kind: 'objective', x: 400, y: 400 + 13.5 + 12.5, by: VAPORATORS, seat: 1, wounds }],
      black: ['crit'],
    }).until('action');
  it('[LE-EINSATZZIELMARKER-14] [LE-EINSATZZIELMARKER-15] [LE-EINSATZZIELMARKER-16] only a leader in base contact works on a token, and so it gets its wounds', () => {
    const at = (x: number) =>
      works(x)
        .options()
        .find((id) => id.startsWith('card:battle'));
    expect(at(400)).toBeDefined();
    expect(at(360)).toBeUndefined();
    const t = works(400).take(at(400)!);
    t.goOn(() => t.ask().kind === 'action');
    expect(t.state.markers[0]!.wounds).toBe(1);
  });
  it('[LE-EINSATZZIELMARKER-17] attacks do not touch it', () => {
    const t = works(400, 1).fight();
    expect(t.state.markers[0]!.wounds).toBe(1);
  });
});
