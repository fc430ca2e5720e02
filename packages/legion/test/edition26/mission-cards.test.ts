import { describe, expect, it } from 'vitest';
import { HALF, SEGMENT } from '../../src/geometry/range.ts';
import { courageOf } from '../../src/values.ts';
import { apart, piece, type Spec, type Table, unit } from '../table.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../troops.ts';
import { lay26 } from './table26.ts';

const poi = (by: string, x: number, y: number, more: Spec = {}): Spec => ({ kind: 'poi', x, y, by, ...more });
const asset = (by: string, x: number, y: number, more: Spec = {}): Spec => ({ kind: 'asset', x, y, by, ...more });
/** Somebody of each side far from everything. */
const away = [unit(LEIA, 0, 60, 250), unit(VEERS, 1, 1770, 660)];
const scored = (battle: object, units: readonly Spec[], markers: readonly Spec[], more: object = {}): Table =>
  lay26({ units: [...units, ...away], phase: 'end', round: 2, battle, markers: [...markers], ...more } as never);
const points = (...args: Parameters<typeof scored>) => scored(...args).state.victory;
/** The positions are those of the maps: blue (seat 0) below, red above. */
const at = (x: number, y: number) => [x * SEGMENT, y * SEGMENT] as const;
const mine = (x: number, y: number, more: Spec = {}) => rebels(x + 50, y, { ...alone(4), ...more });
const theirs = (x: number, y: number, more: Spec = {}) => storm(x - 50, y, { ...alone(4), ...more });

describe('objectives of 2.6', () => {
  it('are laid where their map shows them, seen from the edge that blue has taken', () => {
    for (const [edges, first] of [
      ['south', [3, 3]],
      ['north', [9, 3]],
    ] as const) {
      const t = lay26({
        units: [rebels(200, 60, alone(4)), storm(200, 860, alone(4))],
        phase: 'prepare',
        round: 0,
        edges,
        battle: { primary: 'close-the-pocket' },
      });
      expect(t.state.markers).toHaveLength(3);
      expect(t.state.markers[0]!.x).toBeCloseTo(first[0] * SEGMENT, 0);
      expect(t.state.markers[0]!.y).toBeCloseTo(first[1] * SEGMENT, 0);
    }
  });
  it('none scores in the first round', () => {
    const [x, y] = at(3, 3);
    expect(
      points({ primary: 'close-the-pocket' }, [mine(x, y)], [poi('close-the-pocket', x, y)], { round: 1 }),
    ).toEqual([0, 0]);
  });
  it('Breakthrough: own checkpoints that no enemy contests, and two for each secured in enemy territory', () => {
    const card = 'breakthrough-primary';
    const markers = [poi(card, ...at(8, 5)), poi(card, ...at(1, 3)), poi(card, ...at(11, 3)), poi(card, ...at(4, 1))];
    // Red's are (8,5) and (1,3), blue's (11,3) and (4,1).
    expect(points({ primary: card }, [], markers)).toEqual([2, 2]);
    expect(points({ primary: card }, [mine(...at(8, 5))], markers)).toEqual([4, 1]);
    expect(points({ primary: card }, [theirs(...at(4, 1)), mine(...at(4, 1))], markers)).toEqual([1, 2]);
  });
  it('[L2-ENDPHASE-01] Bunker Assault: at the start of the end phase an enemy bunker that one secures is hurt, more so by the elite; the third wound destroys it', () => {
    const card = 'bunker-assault';
    const [x, y] = at(4, 4); // farther from blue's territory
    const shelled = (who: Spec, wounds: number) => {
      const t = scored({ primary: card }, [who], [poi(card, x, y, { wounds }), poi(card, ...at(4, 2))]);
      return [t.state.victory[0], t.state.markers.find((m) => m.y === y)?.wounds];
    };
    expect(shelled(mine(x, y), 0)).toEqual([1, 1]);
    expect(shelled(unit(LEIA, 0, x + 50, y), 0)).toEqual([1, 2]);
    expect(shelled(mine(x, y), 2)).toEqual([3, undefined]);
    expect(shelled(unit(LEIA, 0, x + 50, y), 1)).toEqual([3, undefined]);
    // One's own is secured and unharmed.
    const own = scored({ primary: card }, [mine(...at(4, 2))], [poi(card, ...at(4, 2))]);
    expect([own.state.victory[0], own.state.markers[0]!.wounds]).toEqual([1, 0]);
  });
  it('Intercept Signals: towers outside one’s own territory, secured or contested by who has intel', () => {
    const card = 'intercept-signals';
    const [x, y] = at(3, 3);
    const markers = [poi(card, x, y), poi(card, ...at(6, 1))];
    expect(points({ primary: card }, [mine(x, y)], markers)).toEqual([1, 0]);
    expect(points({ primary: card }, [mine(x, y), theirs(x, y)], markers)).toEqual([0, 0]);
    expect(points({ primary: card }, [mine(x, y, { note: { intel: true } }), theirs(x, y)], markers)).toEqual([1, 0]);
    expect(points({ primary: card }, [mine(...at(6, 1))], markers)).toEqual([0, 0]);
    const learns = scored({ primary: card }, [mine(x, y)], markers);
    expect(learns.open).toEqual(['0 card-units']);
    learns.take(['0']);
    expect(learns.unit(0).note).toEqual({ intel: true });
  });
  it('Intercept Signals: both name three units, blue first; then each gives two of the other’s the intel', () => {
    const t = lay26({
      units: [
        ...[0, 1, 2, 3].map((i) => rebels(200 + 100 * i, 60, alone(4))),
        ...[0, 1, 2].map((i) => storm(200 + 100 * i, 860, alone(4))),
      ],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'intercept-signals' },
    });
    expect(t.open).toEqual(['0 card-units']);
    t.take(['0', '1', '3']);
    expect([t.open, t.options()]).toEqual([['1 card-units'], ['4', '5', '6']]);
    t.take(['4', '5', '6']);
    expect([t.open, t.options()]).toEqual([['0 card-units'], ['4', '5', '6']]);
    t.take(['4', '6']);
    expect([t.open, t.options()]).toEqual([['1 card-units'], ['0', '1', '3']]);
    t.take(['1', '3']);
    expect([0, 1, 2, 3].map((id) => t.unit(id).note['intel'] === true)).toEqual([false, true, false, true]);
  });
  it('Recover the Research: two, three, four laboratories contested; both may score the same', () => {
    const card = 'recover-the-research';
    const labs = (
      [
        [2, 4],
        [5, 4],
        [9, 4],
        [3, 2],
        [7, 2],
        [10, 2],
      ] as const
    ).map(([x, y]) => at(x, y));
    const markers = labs.map(([x, y]) => poi(card, x, y));
    const with_ = (n: number) =>
      points(
        { primary: card },
        labs.slice(0, n).map(([x, y]) => mine(x, y)),
        markers,
      )[0];
    expect([1, 2, 3, 4, 5].map(with_)).toEqual([0, 1, 2, 3, 3]);
    const both = labs.slice(0, 2).flatMap(([x, y]) => [mine(x, y), theirs(x, y)]);
    expect(points({ primary: card }, both, markers)).toEqual([1, 1]);
  });
  it('[L2-ENDPHASE-08] Shifting Priorities: at the end of the end phase the opponent moves what one has secured, by no more than half a segment', () => {
    const card = 'shifting-priorities';
    const [x, y] = at(3, 3);
    const t = scored({ primary: card }, [mine(x, y)], [poi(card, x, y)]);
    expect(t.state.victory).toEqual([1, 0]);
    expect(t.open).toEqual(['1 marker-place']);
    t.refuses({ x: x - HALF - 51, y }, 'L2-PANIK-03');
    t.take({ x: x - HALF - 50, y });
    expect(t.state.markers[0]!.x).toBeCloseTo(x - HALF - 50);
  });
  it('[L2-ENDPHASE-08] Shifting Priorities: in turn, one target after the other, blue first whoever has priority', () => {
    const card = 'shifting-priorities';
    const places = [at(1, 2), at(3, 3), at(9, 3)] as const;
    const [a, b, c] = places;
    const t = scored(
      { primary: card },
      [mine(...a), mine(...b), theirs(...c)],
      places.map(([x, y]) => poi(card, x, y)),
      { priority: 1 },
    );
    const asked: (number | undefined)[] = [];
    while (t.open[0]?.endsWith('marker-place')) {
      asked.push(t.ask().seat);
      const at_ = [c, a, b][asked.length - 1]!;
      t.take({ x: at_[0], y: at_[1] + 40 });
    }
    expect(asked).toEqual([0, 1, 1]);
    expect(t.state.markers.map(({ y }) => Math.round(y))).toEqual([a, b, c].map(([, y]) => Math.round(y + 40)));
  });
});

describe('secondary objectives of 2.6', () => {
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
});
