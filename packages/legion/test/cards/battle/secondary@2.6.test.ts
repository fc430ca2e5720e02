import { describe, expect, it } from 'vitest';
import { HALF, SEGMENT } from '../../../src/geometry/range.ts';
import { courageOf, hasKeyword } from '../../../src/values.ts';
import {
  acting,
  away,
  mine,
  places,
  poi,
  points,
  preparing,
  scored,
  theirs,
  them,
  tokens,
  us,
} from '../../missions.ts';
import { apart, piece, SMALL_BASE, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VADER, VEERS } from '../../troops.ts';
import { hasAction, offers } from '../watching.ts';

const [WIDTH, DEPTH] = [12 * SEGMENT, 6 * SEGMENT];
const [POI, ASSET] = [25.4, 12.55];
/** Here it may not lie; a hair beside it, it may. */
function edge(t: Table, no: readonly [number, number], yes: readonly [number, number]): void {
  const { seat } = t.ask();
  expect(t.match.decide(seat, { x: no[0], y: no[1] }), `${no}`).toBeDefined();
  t.take({ x: yes[0], y: yes[1] });
}

const asset = (by: string, x: number, y: number, more: Spec = {}): Spec => ({ kind: 'asset', x, y, by, ...more });

describe('Align the Relay', () => {
  it('Align the Relay: an action takes control for good; two make a point, four another', () => {
    const card = 'align-the-relay';
    const relays = (n: number) => [0, 1, 2, 3, 4].map((i) => asset(card, 300 + 250 * i, 457, i < n ? { note: 0 } : {}));
    expect([1, 2, 3, 4, 5].map((n) => points({ secondary: card }, [], relays(n))[0])).toEqual([0, 1, 1, 2, 2]);
    const t = lay26({
      units: [mine(900, 450), ...away],
      active: 0,
      battle: { secondary: card },
      markers: [asset(card, 900, 450, { note: 1 })],
    });
    t.until('action').take(t.options().find((id) => id.endsWith('/align'))!);
    expect(t.state.markers[0]!.note).toBe(0);
    expect(t.until('action').state.turn!.actions).toBe(1);
  });
  it('Align the Relay: only one that is not its own yet and that it stands at; not in round 1', () => {
    const CARD = 'align-the-relay';
    const aligns = (...markers: readonly Spec[]) =>
      hasAction(acting({ secondary: CARD }, [us(900, 450)], { markers }), 'align');
    expect(aligns(asset(CARD, 850, 450))).toBe(true);
    expect(aligns(asset(CARD, 850, 450, { note: 0 }))).toBe(false);
    expect(aligns(asset(CARD, 600, 450))).toBe(false);
    expect(aligns(asset(CARD, 600, 450), asset(CARD, 850, 450, { note: 0 }))).toBe(false);
    const two = [asset(CARD, 300, 450, { note: 0 }), asset(CARD, 600, 450, { note: 0 })];
    expect(points({ secondary: CARD }, [], two, { round: 1 })).toEqual([0, 0]);
  });
  it('Align the Relay: one in the middle, then two each within 3 of both long edges and beyond 1 of the short ones', () => {
    const t = preparing({ secondary: 'align-the-relay' });
    expect(places(t, 'align-the-relay')).toEqual([['asset', Math.round(WIDTH / 2), Math.round(DEPTH / 2)]]);
    edge(t, [400, DEPTH / 2 + ASSET + 0.1], [400, DEPTH / 2 + ASSET - 0.1]);
    edge(t, [SEGMENT + ASSET - 0.1, DEPTH / 2], [SEGMENT + ASSET + 0.1, DEPTH / 2]);
    const beside = 400 + 2 * ASSET + SEGMENT;
    edge(t, [beside - 0.5, DEPTH / 2 + 10], [beside + 0.5, DEPTH / 2]);
    edge(t, [1300, DEPTH / 2 - ASSET - 0.1], [1300, DEPTH / 2 - ASSET + 0.1]);
    expect(t.open).not.toContain('0 marker-place');
    expect(places(t, 'align-the-relay')).toHaveLength(5);
  });
});

describe('Bring Them to Heel', () => {
  it('Bring Them to Heel: a point if more of theirs are at the end of their courage', () => {
    const card = { secondary: 'bring-them-to-heel' };
    const shaken = (seat: number, x: number) =>
      seat === 0
        ? rebels(x, 450, { ...alone(4), tokens: { suppression: 1 } })
        : storm(x, 450, { ...alone(4), tokens: { suppression: 1 } });
    expect(points(card, [shaken(1, 900)], [])).toEqual([1, 0]);
    expect(points(card, [shaken(1, 900), shaken(0, 500)], [])).toEqual([0, 0]);
  });
  it('Bring Them to Heel: the chart, once a round, when a unit gains suppression', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), storm(600, 400, { tokens: { suppression: 1 } }), unit(VEERS, 1, 1700, 800)],
      active: 0,
      round: 1,
      battle: { secondary: 'bring-them-to-heel' },
      black: ['hit'],
      redDefence: ['block'],
    });
    t.until('action').take('attack').until('window:token.gained');
    t.take(t.options().find((id) => id.includes('bring-them'))!);
    expect(t.state.victory).toEqual([2, 0]);
    expect(t.state.battleNote['bring-them-to-heel.0']).toEqual(['enemyPanicked']);
  });
});

describe('Bring Them to Heel', () => {
  const CARD = { secondary: 'bring-them-to-heel' };
  const shaken = { tokens: { suppression: 1 } };
  const shot = (units: readonly Spec[], more: Partial<TableSpec> = {}) => {
    const t = lay26({
      units: [us(400, 400), ...units],
      active: 0,
      round: 1,
      battle: CARD,
      black: ['hit'],
      redDefence: ['block'],
      ...more,
    });
    let rows: readonly string[] = [];
    t.fight({
      'window:token.gained': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.includes('bring-them'))?.id ?? 'pass') : 'pass',
      'card-way': (a) => {
        if (a.type !== 'choice') return '';
        rows = a.options.map(({ id }) => id);
        return rows[0]!;
      },
    });
    return [rows, t.state.victory, t.state.battleNote['bring-them-to-heel.0'] ?? []];
  };
  const target = them(600, 400);
  it('counts who can be suppressed and has courage, from the second round on', () => {
    expect(points(CARD, [them(900, 450, shaken)], [])).toEqual([1, 0]);
    expect(points(CARD, [them(900, 450, shaken)], [], { round: 1 })).toEqual([0, 0]);
    expect(points(CARD, [us(900, 450, shaken)], [])).toEqual([0, 1]);
    expect(points(CARD, [unit('at-rt-rebel', 1, 900, 450, shaken)], [])).toEqual([0, 0]);
    expect(points(CARD, [them(900, 450)], [])).toEqual([0, 0]);
  });
  it('the chart: an enemy has panicked, or all enemies that can be are suppressed', () => {
    expect(shot([target, them(1500, 800, shaken)])).toEqual([[], [2, 0], ['allSuppressed']]);
    expect(shot([target, unit('at-rt-rebel', 1, 1500, 800)])).toEqual([[], [2, 0], ['allSuppressed']]);
    expect(shot([target, them(1500, 800)])).toEqual([[], [0, 0], []]);
    expect(shot([target, them(1500, 800), us(1500, 100, { tokens: { suppression: 5 } })])).toEqual([[], [0, 0], []]);
    expect(shot([them(600, 400, shaken)])).toEqual([['enemyPanicked', 'allSuppressed'], [2, 0], ['enemyPanicked']]);
  });
  it('no row twice, and nobody is asked for tokens of another kind', () => {
    const done = (...rows: string[]) => ({ note: { 'bring-them-to-heel.0': rows } });
    expect(shot([target], done('allSuppressed'))).toEqual([[], [0, 0], ['allSuppressed']]);
    const t = acting(CARD, [us(500, 500)], { units: [us(500, 500), them(1500, 800, shaken)] });
    expect(t.until('action').take('aim').open).toEqual(['0 action']);
  });
});

describe('Destroy Enemy Base', () => {
  it('Destroy Enemy Base: a bomb carrier at a base that one secures blows it up', () => {
    const card = 'destroy-enemy-base';
    const blow = (units: readonly Spec[], claimed: number | null) => {
      const t = scored({ secondary: card }, units, [
        poi(card, 900, 450, { note: 1 }),
        asset(card, 20, 20, { claimed }),
      ]);
      return [t.state.victory[0], t.state.markers.length];
    };
    expect(blow([mine(900, 450)], 0)).toEqual([4, 0]);
    expect(blow([mine(900, 450)], null)).toEqual([0, 2]);
    expect(blow([mine(900, 450), theirs(900, 450)], 0)).toEqual([0, 2]);
  });

  const held = (by: string, claimed: number, seat = 0) => asset(by, 0, 0, { claimed, seat });
  it('Destroy Enemy Base: not one’s own base, nor where only another stands who has no bomb', () => {
    const CARD = 'destroy-enemy-base';
    const blown = (note: number, units: readonly Spec[]) =>
      points({ secondary: CARD }, units, [poi(CARD, 900, 450, { note }), held(CARD, 0)]);
    expect(blown(1, [us(950, 450)])).toEqual([4, 0]);
    expect(blown(0, [us(950, 450)])).toEqual([0, 0]);
    expect(blown(1, [us(500, 450), us(950, 450)])).toEqual([0, 0]);
    const both = scored(
      { secondary: CARD },
      [us(950, 450), us(400, 100)],
      [poi(CARD, 900, 450, { note: 1 }), ...[held(CARD, 0), held(CARD, 1), poi(CARD, 1200, 450, { note: 0 })]],
    );
    expect(both.state.markers.map(({ kind, claimed }) => [kind, claimed])).toEqual([
      ['asset', 1],
      ['poi', null],
    ]);
    expect(both.state.units.slice(0, 2).map(({ claimed }) => claimed.length)).toEqual([0, 1]);
  });
  it('Destroy Enemy Base: a base each, beyond range 1 of the edges, and a bomb for one unit each', () => {
    const t = preparing({ secondary: 'destroy-enemy-base' });
    expect(t.open).toEqual(['0 marker-place']);
    edge(t, [900, SEGMENT + POI], [900, SEGMENT + POI + 0.1]);
    expect(t.open).toEqual(['1 marker-place']);
    edge(t, [WIDTH - SEGMENT - POI, 700], [WIDTH - SEGMENT - POI - 0.1, 700]);
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 0 });
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.take('3');
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 1 });
    expect(t.options()).toEqual(['4', '5', '6', '7']);
    t.take('5');
    expect(tokens(t, 'destroy-enemy-base')).toMatchObject([
      { kind: 'poi', note: 0, claimed: null },
      { kind: 'poi', note: 1, claimed: null },
      { kind: 'asset', seat: 0, claimed: 3, x: 0, y: 0 },
      { kind: 'asset', seat: 1, claimed: 5, x: 1700, y: 860 },
    ]);
    expect([3, 5, 0].map((id) => t.unit(id).claimed.length)).toEqual([1, 1, 0]);
  });
});

describe('Failed Negotiations', () => {
  it('Failed Negotiations: carriers within range 1 of the exchange; courage one higher, incognito in the first round', () => {
    const card = 'failed-negotiations';
    const markers = [poi(card, 900, 450), asset(card, 0, 0, { claimed: 0, seat: 0 })];
    const who = (gap: number) => rebels(900 + 25.4 + 13.5 + gap, 450, alone(4));
    expect(points({ secondary: card }, [who(SEGMENT)], markers)).toEqual([1, 0]);
    expect(points({ secondary: card }, [who(SEGMENT + 0.01)], markers)).toEqual([0, 0]);
    const shot = (round: number, gap: number) =>
      lay26({
        units: [storm(600, 400, alone(4)), rebels(600 + apart(gap), 400, { ...alone(4), tokens: { suppression: 1 } })],
        active: 0,
        round,
        battle: { secondary: card },
        markers: [asset(card, 0, 0, { claimed: 1, seat: 0 })],
      }).until('action');
    expect(shot(1, SEGMENT + 1).options()).not.toContain('attack');
    expect(shot(1, SEGMENT).options()).toContain('attack');
    expect(shot(2, SEGMENT + 1).options()).toContain('attack');
    const held = shot(2, 100);
    expect(courageOf(held.g, held.unit(1))).toBe(2);
  });
  it('Failed Negotiations: the exchange in the middle, over what lies there; corps or special forces troopers take a prisoner', () => {
    const t = preparing({ secondary: 'failed-negotiations' });
    expect(places(t, 'failed-negotiations')).toEqual([['poi', Math.round(WIDTH / 2), Math.round(DEPTH / 2)]]);
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 0 });
    expect(t.options()).toEqual(['0', '2']);
    t.take('2');
    expect(t.options()).toEqual(['4', '6']);
    t.take('4');
    expect(tokens(t, 'failed-negotiations').map(({ claimed }) => claimed)).toEqual([null, 2, 4]);
  });
});

describe('Failed Negotiations', () => {
  const held = (by: string, claimed: number, seat = 0) => asset(by, 0, 0, { claimed, seat });
  it('Failed Negotiations: one miniature near is enough, from the second round on; only who has a prisoner is braver', () => {
    const CARD = 'failed-negotiations';
    const edge = 900 + 25.4 + SMALL_BASE / 2 + SEGMENT;
    const squad = rebels(edge + 40, 450, { minis: [null, [edge, 450], 'fallen', 'fallen'] });
    const markers = [poi(CARD, 900, 450), held(CARD, 0)];
    expect(points({ secondary: CARD }, [squad], markers)).toEqual([1, 0]);
    expect(points({ secondary: CARD }, [squad], markers, { round: 1 })).toEqual([0, 0]);
    expect(points({ secondary: CARD }, [squad], [held(CARD, 0)])).toEqual([0, 0]);
    const of = (round: number, phase: string) => {
      const t = lay26({
        units: [us(500, 450), us(700, 450), them(1200, 450), them(1400, 450), ...away],
        round,
        phase,
        battle: { secondary: CARD },
        markers: [held(CARD, 0), held(CARD, 2, 1)],
      });
      return [0, 1, 2, 3].map((id) => [courageOf(t.g, t.unit(id)), hasKeyword(t.g, t.unit(id), 'incognito')]);
    };
    const brave = (incognito: boolean) => [
      [2, incognito],
      [1, false],
      [2, incognito],
      [1, false],
    ];
    expect(of(1, 'activation')).toEqual(brave(true));
    expect(of(2, 'activation')).toEqual(brave(false));
  });
});

describe('Marked Targets', () => {
  it('Marked Targets: a point for each marked enemy that falls', () => {
    const t = lay26({
      units: [
        unit(LEIA, 0, 400, 400),
        storm(600, 400, { ...alone(4), note: { marked: true } }),
        unit(VEERS, 1, 1700, 800),
      ],
      active: 0,
      battle: { secondary: 'marked-targets' },
      red: ['crit', 'crit', 'crit'],
      redDefence: ['blank', 'blank', 'blank'],
    });
    expect(t.fight().state.victory).toEqual([1, 0]);
  });
  it('Marked Targets: for the enemy of who falls, and only of who is marked', () => {
    const fall = (more: Spec) =>
      lay26({
        units: [unit(LEIA, 0, 400, 400, { note: { marked: true } }), them(600, 400, more), away[1]!],
        active: 0,
        battle: { secondary: 'marked-targets' },
        red: ['crit', 'crit', 'crit'],
        redDefence: ['blank', 'blank', 'blank'],
      }).fight({ defender: '1' }).state.victory;
    expect([fall({ note: { marked: true } }), fall({})]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
  it('Marked Targets: each player marks two of the own units and two of the enemy’s, nobody twice', () => {
    const t = preparing({ secondary: 'marked-targets' });
    const step = (seat: number, from: readonly string[], two: readonly string[]) => {
      expect(t.ask()).toMatchObject({ kind: 'card-units', seat, min: 2, max: 2 });
      expect(t.options()).toEqual(from);
      t.take(two);
    };
    step(0, ['0', '1', '2', '3'], ['0', '1']);
    step(0, ['4', '5', '6', '7'], ['4', '7']);
    step(1, ['5', '6'], ['5', '6']);
    step(1, ['2', '3'], ['2', '3']);
    expect(t.state.units.map(({ note }) => note['marked'] === true)).toEqual([...Array(8).fill(true), false]);
  });
});

describe('Recon Mission', () => {
  it('Recon Mission: two enemies within 2 and in sight of the carrier’s leader, once a round from the second on; they are observed', () => {
    const spied = (round: number, far: number, terrain: readonly Spec[] = [], scout: Spec = alone(4)) => {
      const t = lay26({
        units: [
          rebels(600, 400, scout),
          storm(600 + apart(2 * SEGMENT), 400, alone(4)),
          storm(600 - apart(2 * SEGMENT) - far, 400, { ...alone(4), order: 'facedown' }),
        ],
        active: { unit: 0, step: 'end' },
        round,
        terrain: [...terrain],
        battle: { secondary: 'recon-mission' },
        markers: [asset('recon-mission', 600, 400, { claimed: 0, seat: 0 })],
      });
      return [t.state.victory[0], t.tokens(1, 'observation'), t.tokens(2, 'observation')];
    };
    expect(spied(2, 0)).toEqual([1, 1, 1]);
    expect(spied(2, 0.1)).toEqual([0, 1, 0]);
    expect(spied(1, 0)).toEqual([0, 1, 1]);
    // What only another miniature of the unit sees does not count.
    const wall = [piece('high-stone-wall', 500, 400, 10, 60, { height: 100 })];
    expect(spied(2, 0, wall, { minis: [null, [600, 470], 'fallen', 'fallen'] })).toEqual([0, 1, 0]);
  });

  const held = (by: string, claimed: number, seat = 0) => asset(by, 0, 0, { claimed, seat });
  const CARD = 'recon-mission';
  const looking = (units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay26({
      units: [us(600, 400), ...units, ...away],
      active: { unit: 0, step: 'end' },
      round: 2,
      battle: { secondary: CARD },
      markers: [held(CARD, 0)],
      ...more,
    });
  const two = [them(700, 400), them(500, 400, { order: 'facedown' })];
  it('Recon Mission: once a round; nobody without a scanner, and friends are not observed', () => {
    const t = looking(two);
    expect([t.state.victory[0], t.state.battleNote[`${CARD}.0`]]).toEqual([1, 2]);
    expect(looking(two, { note: { [`${CARD}.0`]: 2 } }).state.victory[0]).toBe(0);
    expect(looking(two, { note: { [`${CARD}.0`]: 1 } }).state.victory[0]).toBe(1);
    const none = looking(two, { markers: [] });
    expect([none.state.victory[0], none.tokens(1, 'observation')]).toEqual([0, 0]);
    const friends = looking([us(700, 400), them(500, 400)]);
    expect([friends.state.victory[0], friends.tokens(1, 'observation'), friends.tokens(2, 'observation')]).toEqual([
      0, 0, 1,
    ]);
    expect(looking([us(700, 400)]).events('ability')).toEqual([]);
  });
});

describe('Retrieve the Data', () => {
  it('Retrieve the Data: two tokens on a secured core make a point, and the core is gone', () => {
    const card = 'retrieve-the-data';
    const t = (wounds: number) => scored({ secondary: card }, [mine(900, 450)], [asset(card, 900, 450, { wounds })]);
    expect([t(2).state.victory[0], t(2).state.markers.length]).toEqual([1, 0]);
    expect([t(1).state.victory[0], t(1).state.markers.length]).toEqual([0, 1]);
    const act = lay26({
      units: [mine(900, 450), ...away],
      active: 0,
      battle: { secondary: card },
      markers: [asset(card, 900, 450)],
    });
    act.until('action').take(act.options().find((id) => id.endsWith('/recover-data'))!);
    expect(act.state.markers[0]!.wounds).toBe(1);
    expect(act.state.turn!.actions).toBe(2);
  });
  it('Retrieve the Data: at any core; not in round 1', () => {
    const CARD = 'retrieve-the-data';
    const t = acting({ secondary: CARD }, [us(900, 450)], { markers: [asset(CARD, 300, 450), asset(CARD, 850, 450)] });
    expect(hasAction(t, 'recover-data')).toBe(true);
    t.take(t.options().find((id) => id.endsWith('/recover-data'))!);
    expect(t.state.markers.map(({ wounds }) => wounds)).toEqual([0, 1]);
    expect(points({ secondary: CARD }, [us(950, 450)], [asset(CARD, 900, 450, { wounds: 2 })], { round: 1 })).toEqual([
      0, 0,
    ]);
  });
});

describe('Supply Run', () => {
  it('[L2-AKTIVIERUNGSPHASE-08] Supply Run: a cache is turned in at a point of interest when its carrier’s activation begins; late ones count double', () => {
    for (const [round, gained] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
    ] as const) {
      const t = lay26({
        units: [mine(900, 450), ...away],
        active: { unit: 0, step: 'start' },
        round,
        battle: { primary: 'close-the-pocket', secondary: 'supply-run' },
        markers: [poi('close-the-pocket', 900, 450), asset('supply-run', 950, 450, { claimed: 0 })],
      });
      if (gained > 0) t.until('window:unit.activates').take(t.options()[0]!);
      expect(t.state.victory[0]).toBe(gained);
    }
  });
  it('Supply Run: only troopers claim, a free action, one cache each', () => {
    const claims = (who: Spec, more: readonly Spec[] = []) =>
      lay26({
        units: [who, storm(1700, 800)],
        active: 0,
        battle: { secondary: 'supply-run' },
        markers: [asset('supply-run', 460, 400), ...more],
      })
        .until('action')
        .options()
        .some((id) => id.endsWith('/claim'));
    expect(claims(rebels(400, 400, alone(4)))).toBe(true);
    expect(claims(rebels(460 - 12.55 - 13.5 - HALF - 0.01, 400, alone(4)))).toBe(false);
    expect(claims(unit('at-rt-rebel', 0, 400, 400))).toBe(false);
    expect(claims(rebels(400, 400, alone(4)), [asset('supply-run', 0, 0, { claimed: 0 })])).toBe(false);
  });

  const held = (by: string, claimed: number, seat = 0) => asset(by, 0, 0, { claimed, seat });
  const starting = (units: readonly Spec[], markers: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay26({
      units: [...units, ...away],
      active: { unit: 0, step: 'start' },
      round: 2,
      battle: { secondary: 'supply-run' },
      markers,
      ...more,
    });
  const cache = held('supply-run', 0);
  const camp = poi('close-the-pocket', 900, 450);
  it('Supply Run: the carrier itself, at a point of interest; the cache is gone', () => {
    const asked = (...args: Parameters<typeof starting>) => offers(starting(...args), 'unit.activates', 'supply-run');
    const t = starting([us(950, 450)], [camp, cache]);
    expect(offers(t, 'unit.activates', 'supply-run')).toBe(true);
    t.take(t.options()[0]!);
    expect([t.state.markers.length, t.unit(0).claimed, t.state.victory]).toEqual([1, [], [1, 0]]);
    const both = starting([us(950, 450)], [camp, cache, held('marked-targets', 0)]);
    expect(both.take(both.options()[0]!).unit(0).claimed).toHaveLength(1);
    expect(asked([us(950, 450)], [camp])).toBe(false);
    expect(asked([us(950, 450), us(850, 450)], [camp, held('supply-run', 1)])).toBe(false);
    expect(asked([us(600, 450)], [camp, cache])).toBe(false);
    expect(asked([us(950, 450)], [asset('marked-targets', 900, 450), cache])).toBe(false);
    expect(asked([us(950, 450)], [camp, cache], { round: 1 })).toBe(false);
  });
});

describe('Surface Scan', () => {
  it('Surface Scan: two carriers beyond their own territory; two points once for standing at a lost enemy scanner', () => {
    const card = 'surface-scan';
    const battle = { primary: 'close-the-pocket', secondary: card };
    const held = [asset(card, 0, 0, { claimed: 0, seat: 0 }), asset(card, 0, 0, { claimed: 1, seat: 0 })];
    expect(points(battle, [mine(500, 450), mine(700, 450)], held)).toEqual([1, 0]);
    expect(points(battle, [mine(500, 450), mine(200, 100)], held)).toEqual([0, 0]);
    const found = [...held, asset(card, 520, 500, { seat: 1 })];
    expect(points(battle, [mine(500, 450), mine(700, 450)], found)).toEqual([3, 0]);
    expect(points(battle, [mine(500, 450), mine(700, 450)], found, { note: { 'surface-scan.0': ['found'] } })).toEqual([
      1, 0,
    ]);
  });
});

describe('Surface Scan', () => {
  const held = (by: string, claimed: number, seat = 0) => asset(by, 0, 0, { claimed, seat });
  it('Surface Scan: beyond one’s own territory with every miniature, and not at a point of interest there', () => {
    const battle = { primary: 'close-the-pocket', secondary: 'surface-scan' };
    const both = [held('surface-scan', 0), held('surface-scan', 1)];
    const border = 1.5 * SEGMENT;
    const other = us(700, 450);
    const abroad = (who: Spec, markers: readonly Spec[] = [], round = 2) =>
      points(battle, [who, other], [...both, ...markers], { round })[0];
    expect([abroad(us(300, border + 14)), abroad(us(300, border + 13))]).toEqual([1, 0]);
    expect(abroad(rebels(300, border + 20, { minis: [null, [300, border - 20], 'fallen', 'fallen'] }))).toBe(0);
    expect(abroad(us(1500, border + 13))).toBe(0);
    const near = us(300, border + 40);
    expect(abroad(near, [poi('marked-targets', 300, border - 20)])).toBe(0);
    expect(abroad(near, [poi('marked-targets', 300, border + 85), poi('marked-targets', 700, 100)])).toBe(1);
    expect(abroad(near, [asset('marked-targets', 300, border - 20)])).toBe(1);
    expect(abroad(us(300, 450), [], 1)).toBe(0);
  });
  it('Surface Scan: what the enemy has lost and a carrier stands at; not one’s own, not one that is held', () => {
    const battle = { primary: 'close-the-pocket', secondary: 'surface-scan' };
    const found = (lost: Spec, who = us(500, 450)) =>
      points(battle, [who, them(700, 450)], [held('surface-scan', 0), lost])[0];
    expect(found(asset('surface-scan', 540, 450, { seat: 1 }))).toBe(2);
    expect(found(asset('surface-scan', 540, 450, { seat: 0 }))).toBe(0);
    expect(found(asset('surface-scan', 540, 450, { seat: 1, claimed: 1 }))).toBe(0);
    expect(found(asset('surface-scan', 640, 450, { seat: 1 }))).toBe(0);
  });
});

describe('Sweep and Clear', () => {
  const CARD = { primary: 'close-the-pocket', secondary: 'sweep-and-clear' };
  const border = 1.5 * SEGMENT;
  const killing = (x: number, y: number, more: Partial<TableSpec> = {}) => {
    const t = lay26({
      units: [unit(LEIA, 0, x, y), them(x + 60, y), unit(VEERS, 1, 914, 880)],
      active: 0,
      battle: CARD,
      red: ['crit', 'crit', 'crit'],
      redDefence: ['blank', 'blank', 'blank'],
      ...more,
    });
    t.until('action').take('attack');
    return t.goOn((now) => offers(now, 'unit.defeated', 'sweep-and-clear') || now.unit(1).status === 'defeated', {
      defender: '1',
    });
  };
  it('Sweep and Clear: one row a round by where the attacking leader stands', () => {
    const t = lay26({
      units: [unit(LEIA, 0, 900, 450), storm(1000, 450, alone(4)), unit(VEERS, 1, 1700, 800)],
      active: 0,
      battle: { primary: 'close-the-pocket', secondary: 'sweep-and-clear' },
      red: ['crit', 'crit', 'crit'],
      redDefence: ['blank', 'blank', 'blank'],
    });
    t.until('action').take('attack').until('window:unit.defeated').take(t.options()[0]!);
    expect(t.options()).toEqual(['contested', 'any']);
    t.take('contested');
    expect(t.state.victory).toEqual([1, 0]);
  });
  it.each([
    ['in its own territory', 300, 100, ['own', 'any']],
    ['in the other part of it', 1500, 100, ['own', 'any']],
    ['across the line', 300, border, ['contested', 'own', 'any']],
    ['between the territories', 300, 450, ['contested', 'any']],
    ['in enemy territory', 300, 800, ['enemy', 'any']],
    ['across the enemy’s line', 1500, 914.4 - border, ['enemy', 'contested', 'any']],
  ] as const)('%s', (_where, x, y, rows) => {
    const t = killing(x, y);
    t.take(t.options()[0]!);
    expect(t.options()).toEqual(rows);
    t.take(rows[0]);
    expect(t.state.victory).toEqual([rows[0] === 'enemy' ? 2 : 1, 0]);
    expect(t.state.battleNote['sweep-and-clear.0']).toEqual([rows[0]]);
  });
  it('no row twice; nothing is asked when all are done, or when somebody falls of something else', () => {
    const rest = killing(300, 100, { note: { 'sweep-and-clear.0': ['own'] } });
    rest.take(rest.options()[0]!);
    expect(rest.state.battleNote['sweep-and-clear.0']).toEqual(['own', 'any']);
    const all = killing(300, 100, { note: { 'sweep-and-clear.0': ['own', 'any'] } });
    expect(offers(all, 'unit.defeated', 'sweep-and-clear')).toBe(false);
    const theirs = killing(300, 100, { note: { 'sweep-and-clear.1': ['own', 'any'] } });
    expect(offers(theirs, 'unit.defeated', 'sweep-and-clear')).toBe(true);
    expect(theirs.ask().seat).toBe(0);
  });
});

describe('Sweep and Clear by other means', () => {
  it('who is choked falls of no attack', () => {
    const t = lay26({
      units: [
        unit(VADER, 0, 300, 100, { upgrades: ['force-choke'] }),
        them(380, 100),
        unit(VEERS, 1, 914, 880),
        us(900, 100),
      ],
      active: 0,
      battle: { primary: 'close-the-pocket', secondary: 'sweep-and-clear' },
    }).until('action');
    t.take('card:0:0.force-choke/choke');
    expect([t.unit(1).status, offers(t, 'unit.defeated', 'sweep-and-clear')]).toEqual(['defeated', false]);
  });
});
