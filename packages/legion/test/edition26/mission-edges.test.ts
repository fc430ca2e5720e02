import { describe, expect, it } from 'vitest';
import { HALF, SEGMENT } from '../../src/geometry/range.ts';
import { courageOf, hasKeyword } from '../../src/values.ts';
import { SMALL_BASE, type Spec, type Table, type TableSpec, unit } from '../table.ts';
import { alone, LEIA, rebels, storm, VADER, VEERS } from '../troops.ts';
import { lay26 } from './table26.ts';

/** Battle cards of 2.6: what counts and what next to it does not. */

const token =
  (kind: string) =>
  (by: string, x: number, y: number, more: Spec = {}): Spec => ({ kind, by, x, y, ...more });
const [poi, asset] = [token('poi'), token('asset')];
const held = (by: string, claimed: number, seat = 0) => asset(by, 0, 0, { claimed, seat });
const away = [unit(LEIA, 0, 60, 250), unit(VEERS, 1, 1770, 660)];
const us = (x: number, y: number, more: Spec = {}) => rebels(x, y, { ...alone(4), ...more });
const them = (x: number, y: number, more: Spec = {}) => storm(x, y, { ...alone(4), ...more });
const seg = (x: number, y: number) => [x * SEGMENT, y * SEGMENT] as const;
const ending = (battle: Spec, units: readonly Spec[], markers: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
  lay26({ units: [...units, ...away], phase: 'end', round: 2, battle, markers, ...more });
const points = (...args: Parameters<typeof ending>) => ending(...args).state.victory;
const acting = (battle: Spec, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
  lay26({ units: [...units, ...away], active: 0, round: 2, battle, ...more });
const acts = (t: Table, id: string) =>
  t
    .until('action')
    .options()
    .some((one) => one.endsWith(`/${id}`));
const offers = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));

describe('primary objectives', () => {
  const shelled = (units: readonly Spec[], at: readonly [number, number], more: Partial<TableSpec> = {}) =>
    ending({ primary: 'bunker-assault' }, units, [poi('bunker-assault', ...at)], more).state.markers[0]!.wounds;
  const bunker = seg(4, 4);
  const [x, y] = [bunker[0] + 50, bunker[1]];
  it.each([
    ['rebel-troopers', 1],
    ['rebel-commandos', 2],
    ['cassian-andor', 2],
    [LEIA, 2],
    ['rebel-veterans', 1],
  ] as const)('Bunker Assault: %s does %d', (card, wounds) => {
    expect(shelled([unit(card, 0, x, y)], bunker)).toBe(wounds);
  });
  it('Breakthrough: a checkpoint between the territories is worth nothing', () => {
    const score = (...at: readonly [number, number]) =>
      points({ primary: 'breakthrough-primary' }, [us(at[0] + 50, at[1])], [poi('breakthrough-primary', ...at)]);
    expect([score(...seg(6, 3)), score(...seg(8, 5))]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });
  it('Recover the Research: none contested is no point', () => {
    expect(points({ primary: 'recover-the-research' }, [], [poi('recover-the-research', ...seg(2, 4))])).toEqual([
      0, 0,
    ]);
  });
  it('Intercept Signals: of two towers that are secured, who contests either may get intel', () => {
    const [a, b] = [seg(3, 3), seg(9, 3)];
    const t = ending(
      { primary: 'intercept-signals' },
      [us(a[0] + 50, a[1]), us(b[0] + 50, b[1]), us(300, 60)],
      [poi('intercept-signals', ...a), poi('intercept-signals', ...b)],
    );
    expect(t.options()).toEqual(['0', '1']);
  });
  it.each(['bunker-assault', 'intercept-signals', 'shifting-priorities'])(
    '%s: where it has nothing to do, nobody hears of it',
    (primary) => {
      const t = ending({ primary }, [us(300, 60), them(1500, 860)], [poi(primary, ...seg(6, 3))]);
      expect(t.goOn(({ state }) => state.round === 3).events('ability')).toEqual([]);
    },
  );
  it('Intercept Signals: two with intel are enough, and nobody hears of it either', () => {
    const t = signals([0, 1]).goOn(({ state }) => state.round === 3);
    expect(t.events('ability')).toEqual([]);
  });
  it('Bunker Assault: one of the elite among them is enough; not in round 1', () => {
    expect(shelled([us(x, y), unit(LEIA, 0, x - 100, y)], bunker)).toBe(2);
    expect(shelled([us(x, y)], bunker, { round: 1 })).toBe(0);
  });
  const signals = (intel: readonly number[]) => {
    const [a, b] = [seg(3, 3), seg(9, 3)];
    const units = [us(a[0] + 50, a[1]), us(a[0] - 50, a[1]), us(a[0], a[1] + 55), us(b[0] + 50, b[1]), us(300, 60)];
    return ending(
      { primary: 'intercept-signals' },
      [
        ...units.map((u, i) => (intel.includes(i) ? { ...u, note: { intel: true } } : u)),
        them(b[0] - 50, b[1]),
        them(1500, 860),
      ],
      [poi('intercept-signals', ...a), poi('intercept-signals', ...b)],
    );
  };
  it('Intercept Signals: up to two of a side have intel; who contests a tower that is secured may get it', () => {
    const none = signals([]);
    expect(none.ask()).toMatchObject({ kind: 'card-units', seat: 0, min: 0, max: 2 });
    expect(none.options()).toEqual(['0', '1', '2']);
    const one = signals([1]);
    expect(one.ask()).toMatchObject({ kind: 'card-units', seat: 0, min: 0, max: 1 });
    expect(one.options()).toEqual(['0', '2']);
    expect(signals([0, 1]).open).not.toContain('0 card-units');
    expect(signals([1, 4]).open).not.toContain('0 card-units');
  });
  const shifting = (more: Partial<TableSpec> = {}) =>
    ending(
      { primary: 'shifting-priorities' },
      [us(500, 457), them(400 - HALF - 100, 457), them(400 - HALF - 130, 500)],
      [poi('shifting-priorities', 450, 457)],
      more,
    );
  it('Shifting Priorities: what has been moved stays where it is for this round', () => {
    const t = shifting();
    expect(t.open).toEqual(['1 marker-place']);
    t.take({ x: 450 - HALF - 50, y: 457 });
    expect(t.open).not.toContain('0 marker-place');
    expect(t.state.markers[0]!.note).toBe(2);
    expect(shifting({ round: 1 }).open).not.toContain('1 marker-place');
    const back = ending(
      { primary: 'shifting-priorities' },
      [them(500, 457), us(400 - HALF - 100, 457), us(400 - HALF - 130, 500)],
      [poi('shifting-priorities', 450, 457)],
    );
    expect(back.open).toEqual(['0 marker-place']);
    back.take({ x: 450 - HALF - 50, y: 457 });
    expect(back.open).not.toContain('1 marker-place');
  });
});

describe('Bring Them to Heel', () => {
  const CARD = { secondary: 'bring-them-to-heel' };
  const shaken = { tokens: { suppression: 1 } };
  it('counts who can be suppressed and has courage, from the second round on', () => {
    expect(points(CARD, [them(900, 450, shaken)], [])).toEqual([1, 0]);
    expect(points(CARD, [them(900, 450, shaken)], [], { round: 1 })).toEqual([0, 0]);
    expect(points(CARD, [us(900, 450, shaken)], [])).toEqual([0, 1]);
    expect(points(CARD, [unit('at-rt-rebel', 1, 900, 450, shaken)], [])).toEqual([0, 0]);
    expect(points(CARD, [them(900, 450)], [])).toEqual([0, 0]);
  });
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

describe('scanners', () => {
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
  it.each([
    [CARD, 0, [], true],
    [CARD, 1, [], false],
    [CARD, 0, [held(CARD, 0)], true],
    ['surface-scan', 0, [], true],
    ['surface-scan', 1, [], false],
    ['surface-scan', 0, [held('surface-scan', 0)], false],
  ] as const)('%s: a lost scanner of seat %d is picked up by its own side', (card, seat, more, may) => {
    const t = acting({ secondary: card }, [us(500, 500)], { markers: [asset(card, 540, 500, { seat }), ...more] });
    expect(acts(t, 'claim')).toBe(may);
  });
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

describe('what is carried, marked and turned in', () => {
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
  it('Destroy Enemy Base: not one’s own base, nor where only another stands who has no bomb', () => {
    const CARD = 'destroy-enemy-base';
    const blown = (note: number, units: readonly Spec[]) =>
      points({ secondary: CARD }, units, [poi(CARD, 900, 450, { note }), held(CARD, 0)]);
    expect(blown(1, [us(950, 450)])).toEqual([4, 0]);
    expect(blown(0, [us(950, 450)])).toEqual([0, 0]);
    expect(blown(1, [us(500, 450), us(950, 450)])).toEqual([0, 0]);
    const both = ending(
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
  it.each([
    ['destroy-enemy-base', us(500, 500), [], true],
    ['destroy-enemy-base', us(500, 500), [held('destroy-enemy-base', 0)], false],
    ['failed-negotiations', us(500, 500), [], true],
    ['failed-negotiations', unit('rebel-commandos', 0, 500, 500), [], true],
    ['failed-negotiations', unit(LEIA, 0, 500, 500), [], false],
    ['failed-negotiations', unit('at-rt-rebel', 0, 500, 500, { rank: 'corps' }), [], false],
    ['failed-negotiations', us(900, 500), [poi('failed-negotiations', 950, 500)], false],
  ] as const)('%s: who picks up what lies there', (card, who, more, may) => {
    const t = acting({ secondary: card }, [who], { markers: [asset(card, 540, 500), ...more] });
    expect(acts(t, 'claim')).toBe(may);
    if (!may) return;
    t.take(t.options().find((id) => id.endsWith('/claim'))!);
    expect(t.state.markers[0]).toMatchObject({ claimed: 0, x: 500, y: 500 });
    expect(t.until('action').state.turn!.actions).toBe(2);
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
  it('Retrieve the Data: at any core; not in round 1', () => {
    const CARD = 'retrieve-the-data';
    const t = acting({ secondary: CARD }, [us(900, 450)], { markers: [asset(CARD, 300, 450), asset(CARD, 850, 450)] });
    expect(acts(t, 'recover-data')).toBe(true);
    t.take(t.options().find((id) => id.endsWith('/recover-data'))!);
    expect(t.state.markers.map(({ wounds }) => wounds)).toEqual([0, 1]);
    expect(points({ secondary: CARD }, [us(950, 450)], [asset(CARD, 900, 450, { wounds: 2 })], { round: 1 })).toEqual([
      0, 0,
    ]);
  });
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
  it('Align the Relay: only one that is not its own yet and that it stands at; not in round 1', () => {
    const CARD = 'align-the-relay';
    const aligns = (...markers: readonly Spec[]) =>
      acts(acting({ secondary: CARD }, [us(900, 450)], { markers }), 'align');
    expect(aligns(asset(CARD, 850, 450))).toBe(true);
    expect(aligns(asset(CARD, 850, 450, { note: 0 }))).toBe(false);
    expect(aligns(asset(CARD, 600, 450))).toBe(false);
    expect(aligns(asset(CARD, 600, 450), asset(CARD, 850, 450, { note: 0 }))).toBe(false);
    const two = [asset(CARD, 300, 450, { note: 0 }), asset(CARD, 600, 450, { note: 0 })];
    expect(points({ secondary: CARD }, [], two, { round: 1 })).toEqual([0, 0]);
  });
});
