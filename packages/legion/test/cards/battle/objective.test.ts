import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { courageOf, speedOf } from '../../../src/values.ts';
import { lay, piece, SMALL_BASE, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

const one = alone(4);
const MIDDLE = { x: 914.4, y: 457.2 };
const waiting = (card: string, seat: number): Spec => ({ card, seat, status: 'reserve' });

describe('Bombing Run', () => {
  /** Half of an objective token. */
  const TOKEN = 12.55;
  const CARD = 'bombing-run';
  const bomb = (x: number, y: number, more: Spec = {}) => ({ kind: 'objective', by: CARD, x, y, ...more });
  const battle = { objective: CARD, deployment: 'battle-lines' };
  const phaseEnds = (...markers: readonly Spec[]) =>
    lay({
      units: [rebels(60, 440, { ...one, order: 'facedown' }), storm(1770, 440, { ...one, order: 'facedown' })],
      phase: 'activation',
      stage: 1,
      battle,
      markers,
    });
  it('three claimed tokens each, in turn, one to a unit in its own zone', () => {
    const t = lay({
      units: [
        ...[200, 400, 600, 800].map((x) => rebels(x, 100, one)),
        rebels(1000, 457, one),
        ...[200, 400].map((x) => storm(x, 800, one)),
        { card: 'stormtroopers', seat: 1, status: 'reserve' },
      ],
      phase: 'deployment',
      round: 0,
      battle,
      turnOf: 1,
    });
    const asked: [number, string[]][] = [];
    const note = (a: Ask) => {
      const ids = a.type === 'choice' ? a.options.map(({ id }) => id) : [];
      asked.push([a.seat, ids]);
      return ids.at(-1)!;
    };
    t.goOn(({ state }) => state.phase === 'command', {
      'deploy-order': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      deploy: { x: 600, y: 800, degrees: 180 },
      'card-unit': note,
    });
    expect(asked).toEqual([
      [0, ['0', '1', '2', '3']],
      [1, ['5', '6', '7']],
      [0, ['0', '1', '2']],
      [1, ['5', '6']],
      [0, ['0', '1']],
    ]);
    expect(t.state.units.map(({ claimed }) => claimed.length)).toEqual([0, 1, 1, 1, 0, 1, 1, 1]);
    for (const { id, claimed, x, y } of t.state.markers) {
      expect(t.unit(claimed!).claimed).toEqual([id]);
      const [leaderX, leaderY] = t.pose(claimed!);
      expect(Math.hypot(x - leaderX, y - leaderY)).toBeCloseTo(SMALL_BASE / 2 + TOKEN, 1);
    }
  });
  it('a free action drops it, whatever carries it', () => {
    const t = lay({
      units: [rebels(400, 400, one), storm(1700, 800)],
      active: 0,
      battle,
      markers: [bomb(426.1, 400, { claimed: 0 })],
    }).until('action');
    const drop = t.options().find((id) => id.endsWith('drop'))!;
    t.take(drop);
    expect([t.unit(0).claimed, t.state.markers[0]!.claimed, t.state.turn!.actions]).toEqual([[], null, 2]);
    expect(t.open).toEqual(['0 action']);
    expect(t.options().some((id) => id.endsWith('drop'))).toBe(false);
    // Whoever has dropped it is asked at the end of the phase.
    t.until('window:activation.end', { activate: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.ask().seat).toBe(0);
  });
  it('at the end of the activation phase a player may detonate one that his unit has dropped', () => {
    const t = phaseEnds(
      bomb(500, 500, { note: 0 }),
      bomb(900, 500, { note: 0 }),
      bomb(1100, 500, { note: 1 }),
      bomb(1300, 500),
    );
    t.until('window:activation.end');
    expect([t.ask().seat, t.options().length]).toEqual([0, 2]);
    t.take(t.options()[0]!);
    expect(t.options()).toEqual(
      ['1', '2', 'none'].map((id) => (id === 'none' ? id : String(t.state.markers[Number(id) - 1]!.id))),
    );
    t.take('none');
    expect(t.state.markers).toHaveLength(4);
  });
  it('nobody is asked who has dropped none', () => {
    expect(phaseEnds(bomb(900, 500, { note: 0 })).open).toEqual(['0 window:activation.end']);
    expect(phaseEnds(bomb(900, 500)).open).not.toContain('0 window:activation.end');
  });
  it('inside or within 1 of a zone its opponent gains a token, whoever dropped it', () => {
    const EDGE = 2 * SEGMENT;
    const worth = (y: number) => {
      const t = phaseEnds(bomb(900, y, { note: 0 }));
      t.until('window:activation.end').take(t.options()[0]!);
      t.take(t.options()[0]!).goOn(({ state }) => state.phase === 'end' || state.phase === 'command');
      expect(t.state.markers).toHaveLength(0);
      return t.state.victory;
    };
    expect(worth(914.4 - 100)).toEqual([1, 0]);
    expect(worth(100)).toEqual([0, 1]);
    expect([worth(EDGE + TOKEN - 0.1), worth(EDGE + TOKEN + 0.1)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('Breach', () => {
  const AWAY = [rebels(60, 300, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })];
  const over = (objective: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay({ units: [...AWAY, ...units], phase: 'end', round: 6, battle: { objective }, ...more }).state.victory;
  const at = (y: number, seat: number) => over('breach', [{ ...rebels(600, y, one), seat }]);
  it('two tokens for each leader wholly within 1 of the enemy edge, and none of its own', () => {
    const deepest = 914.4 - SEGMENT + SMALL_BASE / 2;
    expect([at(deepest + 0.01, 0), at(deepest - 0.01, 0)]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect([at(SEGMENT - SMALL_BASE / 2 - 0.01, 1), at(SEGMENT - SMALL_BASE / 2 + 0.01, 1)]).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect([at(60, 0), at(860, 1)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  it('who has fallen counts for nothing', () => {
    expect(over('breach', [{ ...rebels(600, 880, one), status: 'defeated' }])).toEqual([0, 0]);
  });
});

describe('Control', () => {
  /** Half of an objective token. */
  const TOKEN = 12.55;
  const AWAY = [rebels(60, 300, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })];
  const marker = { kind: 'objective', by: 'control', ...MIDDLE };
  const ends = (round: number, units: readonly Spec[]) => {
    const t = lay({
      units: [...AWAY, ...units],
      phase: 'end',
      round,
      battle: { objective: 'control' },
      markers: [marker],
    });
    return t.state.victory;
  };
  const at = (gap: number, seat = 0) => ({
    ...rebels(MIDDLE.x, MIDDLE.y - TOKEN - SMALL_BASE / 2 - gap, one),
    seat,
  });
  it('one token in the middle of the table', () => {
    const t = lay({
      units: [waiting(LEIA, 0), waiting(VADER, 1)],
      phase: 'prepare',
      round: 0,
      battle: { objective: 'control' },
    });
    expect(t.state.markers).toMatchObject([{ ...MIDDLE, kind: 'objective', claimed: null }]);
  });
  it('whoever has more leaders at range 1, troopers or not: a token after rounds 2 to 4, two at the end', () => {
    expect([1, 2, 3, 4, 5, 6].map((round) => ends(round, [at(50)])[0])).toEqual([0, 1, 1, 1, 0, 2]);
    expect([ends(2, [at(SEGMENT - 0.01)]), ends(2, [at(SEGMENT + 0.01)])]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(ends(3, [unit('at-rt-rebel', 0, 914, 360)])).toEqual([1, 0]);
    expect(ends(2, [at(10), storm(914, 560, one)])).toEqual([0, 0]);
    expect(ends(2, [at(10), storm(914, 560, one), storm(1010, 457, one)])).toEqual([0, 1]);
  });
});

describe('Elimination', () => {
  const AWAY = [rebels(60, 300, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })];
  const over = (objective: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay({ units: [...AWAY, ...units], phase: 'end', round: 6, battle: { objective }, ...more }).state.victory;
  it('one token for each enemy that has fallen, two for a commander, an operative or a heavy', () => {
    const fallen = (card: string, seat: number): Spec => ({ card, seat, status: 'defeated' });
    expect(over('elimination', [fallen('stormtroopers', 1)])).toEqual([1, 0]);
    expect(over('elimination', [fallen(VADER, 1)])).toEqual([2, 0]);
    expect(over('elimination', [fallen('boba-fett-infamous-bounty-hunter', 1)])).toEqual([2, 0]);
    expect(over('elimination', [fallen('at-st', 1), fallen('rebel-troopers', 0)])).toEqual([2, 1]);
    expect(over('elimination', [])).toEqual([0, 0]);
  });
});

describe('Hostage Exchange', () => {
  const CARD = 'hostage-exchange';
  const TOKEN = 12.55;
  const battle = { objective: CARD, deployment: 'battle-lines' };
  /** A hostage that lies at the right hand of a lone leader. */
  const hostage = (x: number, y: number, claimed: number | null = null) => ({
    kind: 'objective',
    by: CARD,
    x: x + 13.5 + TOKEN,
    y,
    claimed,
  });
  const setUp = () =>
    lay({
      units: [
        ...[waiting(LEIA, 0), waiting('rebel-troopers', 0), waiting('fleet-troopers', 0)],
        ...[waiting(VADER, 1), waiting('stormtroopers', 1), waiting('snowtroopers', 1)],
      ],
      phase: 'prepare',
      round: 0,
      battle,
    });
  const held = (more: Partial<TableSpec> = {}) =>
    lay({
      units: [rebels(400, 400, one), storm(520, 400, one), storm(1700, 800)],
      battle,
      markers: [hostage(400, 400, 0)],
      ...more,
    });
  const near = (more: Spec = {}) => ({ units: [rebels(400, 400, one), storm(470, 400, one)], ...more });
  const into = (enemy: number, heading: number) => ({
    kind: 'standard',
    speed: 1,
    heading,
    bend: 0,
    way: 1,
    engage: enemy,
  });
  const score = (y: number, claimed: number | null = 0) =>
    lay({
      units: [rebels(400, y, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })],
      phase: 'end',
      round: 6,
      battle,
      markers: [hostage(400, y, claimed)],
    }).state.victory;
  it('each side names one of its corps units, and the other puts it in the middle and moves it at speed 1', () => {
    const t = setUp();
    expect([t.ask().seat, t.options()]).toEqual([0, ['1', '2']]);
    t.take('1');
    expect([t.ask().seat, t.options()]).toEqual([1, ['4', '5']]);
    t.take('4');
    // Blue moves the stormtroopers that red has named, from the very middle.
    expect([t.open, t.ask().about]).toEqual([['0 move'], { unit: 4 }]);
    expect(t.pose(4).slice(0, 2)).toEqual([MIDDLE.x, MIDDLE.y]);
    t.refuses({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }, 'LE-BEWEGUNG-04');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    // Then red moves the rebels, from the middle too if it is free by now.
    expect([t.open, t.ask().about]).toEqual([['1 move'], { unit: 1 }]);
    const [x, y] = t.pose(1);
    expect(Math.hypot(x - MIDDLE.x, y - MIDDLE.y)).toBeLessThan(60);
    t.take({ kind: 'standard', speed: 1, heading: 270, bend: 0, way: 1 });
    // Each lays the hostage beside the leader of its own unit, never under it.
    const [leaderX, leaderY] = t.pose(1);
    expect([t.open, t.ask().about]).toEqual([['0 marker-place'], { unit: 1, card: CARD }]);
    t.refuses({ x: leaderX, y: leaderY }, 'LE-EINSATZZIELMARKER-03');
    t.until('marker-place', {}, 1).until('deploy-order');
    const beside = t.state.markers.map((m) => Math.hypot(m.x - t.pose(m.claimed!)[0], m.y - t.pose(m.claimed!)[1]));
    expect(beside).toEqual([13.5 + TOKEN, 13.5 + TOKEN].map((away) => expect.closeTo(away, 1)));
    expect(t.state.markers.map(({ kind, claimed }) => [kind, claimed])).toEqual([
      ['objective', 1],
      ['objective', 4],
    ]);
    expect([t.state.phase, t.open]).toEqual(['deployment', ['0 deploy-order']]);
    expect(t.options()).toEqual(['0', '2']);
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-05] difficult ground adds to what the hostage costs: speed 1 and 2 leave nothing', () => {
    const grass = {
      terrain: [
        piece('light-woods', 400, 400, 300, 300, {
          footing: { trooper: 'difficult', ground: 'open', repulsor: 'open' },
        }),
      ],
      active: 0,
    };
    const held = (claimed: number | null, who: Spec) => {
      const units = [who, storm(1700, 800)];
      const t = lay({ units, battle, markers: [hostage(400, 400, claimed)], ...grass });
      return t.until('action').take('move');
    };
    const on = { kind: 'standard', speed: 1, heading: 270, bend: 0, way: 1 };
    held(null, rebels(400, 400, one)).take(on);
    for (const card of ['rebel-troopers', 'snowtroopers'])
      held(0, unit(card, 0, 400, 400, one)).refuses(on, 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
  });
  it('is braver by 1 and slower by 1, and both are over when the hostage is left behind', () => {
    const [t, free] = [held(), held({ markers: [hostage(400, 400)] })];
    expect([courageOf(t.g, t.unit(0)), speedOf(t.g, t.unit(0))]).toEqual([2, 1]);
    expect([courageOf(free.g, free.unit(0)), speedOf(free.g, free.unit(0))]).toEqual([1, 2]);
  });
  it('starts no melee; and others start one with it only from round 2 on', () => {
    const own = held({ ...near(), active: 0, round: 3 })
      .until('action')
      .take('move');
    own.refuses(into(1, 90), 'LE-GOLDENE-REGELN-03');
    // The hostage lies on the other side: nobody stands on it.
    const behind = { ...hostage(400, 400, 0), x: 400 - 13.5 - TOKEN };
    const theirs = (round: number) =>
      held({ ...near(), markers: [behind], active: 1, round })
        .until('action')
        .take('move');
    theirs(1).refuses(into(0, 270), 'LE-GOLDENE-REGELN-03');
    theirs(2).take(into(0, 270));
  });
  it('is not attacked in round 1', () => {
    const attacks = (round: number) => held({ active: 1, round }).until('action').options().includes('attack');
    expect([attacks(1), attacks(2)]).toEqual([false, true]);
  });
  it('in round 1 no card of the enemy touches it', () => {
    const push = (round: number) =>
      held({
        units: [
          rebels(400, 400, one),
          { card: VADER, seat: 1, x: 520, y: 400, upgrades: ['force-push'] },
          rebels(60, 60, { ...one, order: 'facedown' }),
        ],
        active: 1,
        round,
      })
        .until('action')
        .options()
        .some((id) => id.includes('force-push'));
    expect([push(1), push(2)]).toEqual([false, true]);
  });
  it('charges are not set off in round 1', () => {
    const saboteurs = {
      card: 'rebel-commandos',
      seat: 0,
      x: 1200,
      y: 700,
      upgrades: ['proton-charge-saboteur'],
      minis: [null, 'fallen', 'fallen', 'fallen', null],
    };
    const charge = { kind: 'charge', by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge', seat: 0 };
    const asked = (round: number) =>
      lay({
        units: [saboteurs, storm(500, 400, one)],
        battle,
        active: 0,
        round,
        markers: [{ ...charge, x: 500, y: 450 }],
      })
        .until('action')
        .take('aim').open;
    expect([asked(1), asked(2)]).toEqual([['0 action'], ['0 window:action.after']]);
  });
  it('troopers claim a hostage that lies at their leader', () => {
    const t = held({ markers: [hostage(400, 400)], active: 0 }).until('action');
    t.take(t.options().find((id) => id.endsWith('/claim'))!);
    expect([t.unit(0).claimed, speedOf(t.g, t.unit(0))]).toEqual([[0], 1]);
  });
  it('one token for a hostage, two wholly inside the own zone, none for one that nobody has', () => {
    expect([score(152.4 - TOKEN - 0.1), score(152.4 - TOKEN + 0.1), score(100, null)]).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(score(860)).toEqual([1, 0]);
  });
});

describe('Intercept the Transmissions', () => {
  it('in the middle and half-way to either short edge', () => {
    const t = lay({
      units: [waiting(LEIA, 0), waiting(VADER, 1)],
      phase: 'prepare',
      round: 0,
      battle: { objective: 'intercept-the-transmissions' },
    });
    expect(t.state.markers.map(({ x, y }) => [Math.round(x), Math.round(y)]).sort((a, b) => a[0]! - b[0]!)).toEqual([
      [457, 457],
      [914, 457],
      [1372, 457],
    ]);
  });
});

describe('Payload', () => {
  const CARD = 'payload';
  const CART = 25;
  const battle = { objective: CARD, deployment: 'battle-lines' };
  const cart = (x: number, y: number, seat = 0, note = 0) => ({ kind: 'cart', by: CARD, x, y, seat, note });
  const goal = (terrain: number, seat = 0, at = { x: 900, y: 457 }) => ({
    kind: 'poi',
    by: CARD,
    seat,
    note: terrain,
    ...at,
  });
  const idle = { ...one, order: 'facedown' };
  const AWAY = [rebels(60, 300, idle), storm(1770, 600, idle)];
  const BUILDING = piece('building', 900, 457, 100, 60);
  const setUp = () =>
    lay({
      units: [
        { card: LEIA, seat: 0, status: 'reserve' },
        { card: VADER, seat: 1, status: 'reserve' },
      ],
      terrain: [BUILDING, piece('crater', 300, 60, 80, 80), piece('crater', 900, 150, 80, 80)],
      phase: 'prepare',
      round: 0,
      battle,
    });
  const worth = (x: number, seat = 0) =>
    lay({
      units: AWAY,
      terrain: [BUILDING],
      phase: 'end',
      round: 6,
      battle,
      markers: [cart(x, 457, seat), goal(0, seat)],
    }).state.victory[seat];
  it('each side puts its cart wholly in its own zone; then each names the goal of the other’s, wholly in no zone', () => {
    const t = setUp().until('marker-place');
    expect(t.ask().seat).toBe(0);
    t.refuses({ x: 900, y: SEGMENT - CART + 0.1 }, 'LE-EINSATZZIELKARTEN-03');
    t.take({ x: 700, y: SEGMENT - CART - 0.1 });
    expect(t.open).toEqual(['1 marker-place']);
    t.refuses({ x: 700, y: 60 }, 'LE-EINSATZZIELKARTEN-03');
    t.take({ x: 700, y: 860 });
    expect([t.open, t.options()]).toEqual([['0 card-terrain'], ['0', '2']]);
    t.take('0').take('2');
    const [blue, red, forRed, forBlue] = t.state.markers;
    expect([blue, red]).toMatchObject([
      { kind: 'cart', seat: 0, note: 0 },
      { kind: 'cart', seat: 1, note: 180 },
    ]);
    expect([forRed, forBlue]).toMatchObject([
      { kind: 'poi', seat: 1, note: 0 },
      { kind: 'poi', seat: 0, note: 2 },
    ]);
  });
  it('three tokens in contact with the goal, two at range 1, one at range 2', () => {
    const edge = 850 - CART;
    expect([edge - 0.03, edge - 0.1, edge - SEGMENT + 0.1].map((x) => worth(x))).toEqual([3, 2, 2]);
    expect([edge - SEGMENT - 0.1, edge - 2 * SEGMENT + 0.1, edge - 2 * SEGMENT - 0.1].map((x) => worth(x))).toEqual([
      1, 1, 0,
    ]);
    expect(worth(edge - 0.03, 1)).toBe(3);
  });
  it('the goal of the other cart counts for nothing', () => {
    const t = lay({
      units: AWAY,
      terrain: [BUILDING],
      phase: 'end',
      round: 6,
      battle,
      markers: [cart(840 - CART, 457), goal(0, 1)],
    });
    expect(t.state.victory).toEqual([0, 0]);
  });
});

describe('Pivotal Positions', () => {
  const AWAY = [rebels(60, 300, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })];
  const over = (objective: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay({ units: [...AWAY, ...units], phase: 'end', round: 6, battle: { objective }, ...more }).state.victory;
  it('two tokens for each piece of terrain held', () => {
    expect(
      over('pivotal-positions', [rebels(914, 413.5, one)], {
        terrain: [piece('building', 914, 457, 100, 60)],
        markers: [{ kind: 'poi', x: 914, y: 457, by: 'pivotal-positions', note: 0 }],
      }),
    ).toEqual([2, 0]);
  });
});

describe('Sabotage the Moisture Vaporators', () => {
  /** Half of an objective token. */
  const TOKEN = 12.55;
  const AWAY = [rebels(60, 300, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })];
  const over = (objective: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay({ units: [...AWAY, ...units], phase: 'end', round: 6, battle: { objective }, ...more }).state.victory;
  const CARD = 'sabotage-the-moisture-vaporators';
  const vaporator = (wounds: number, x = 400) => ({ kind: 'objective', by: CARD, x, y: 400 + TOKEN + 13.5, wounds });
  const acting = (wounds: number, card = 'rebel-troopers') =>
    lay({
      units: [unit(card, 0, 400, 400, card === 'rebel-troopers' ? one : {}), storm(1700, 800)],
      active: 0,
      battle: { objective: CARD },
      markers: [vaporator(wounds)],
    }).until('action');
  it('four tokens in turn, blue first, beyond range 2 of each other and 1 of the zones, with two wounds each', () => {
    const t = lay({
      units: [waiting(LEIA, 0), waiting(VADER, 1)],
      phase: 'prepare',
      round: 0,
      battle: { objective: CARD, deployment: 'battle-lines' },
    });
    const seats: number[] = [];
    for (const x of [200, 650, 1150, 1600]) {
      t.until('marker-place');
      seats.push(t.ask().seat);
      t.take({ x, y: 457 });
    }
    expect(seats).toEqual([0, 1, 0, 1]);
    expect(t.state.markers.map(({ wounds }) => wounds)).toEqual([2, 2, 2, 2]);
    const place = lay({
      units: [waiting(LEIA, 0), waiting(VADER, 1)],
      phase: 'prepare',
      round: 0,
      battle: { objective: CARD, deployment: 'battle-lines' },
    })
      .until('marker-place')
      .take({ x: 400, y: 457 });
    place.refuses({ x: 400 + 2 * TOKEN + 2 * SEGMENT - 0.1, y: 457 }, 'LE-EINSATZZIELKARTEN-03');
    place.refuses({ x: 1200, y: 2 * SEGMENT + TOKEN - 0.1 }, 'LE-EINSATZZIELKARTEN-03');
    place.take({ x: 400 + 2 * TOKEN + 2 * SEGMENT + 0.1, y: 457 });
  });
  it('at most four wounds and at least none: one more or one fewer, by troopers', () => {
    const own = (wounds: number, card?: string) =>
      acting(wounds, card)
        .options()
        .filter((id) => id.includes('battle'))
        .map((id) => id.slice(id.lastIndexOf('/') + 1));
    expect([own(0), own(2), own(3), own(4)]).toEqual([
      ['sabotage'],
      ['sabotage', 'repair'],
      ['sabotage', 'repair'],
      ['repair'],
    ]);
    expect(own(2, 'at-rt-rebel')).toEqual([]);
    const after = (id: string) => {
      const t = acting(3);
      t.take(t.options().find((option) => option.endsWith(id))!);
      return t.state.markers[0]!.wounds;
    };
    expect([after('sabotage'), after('repair')]).toEqual([4, 2]);
  });
  it('[LE-AKTIONEN-02] sabotage and repair are two ways of one action: once in an activation', () => {
    const t = acting(2);
    t.take(t.options().find((option) => option.endsWith('sabotage'))!);
    expect([t.open, t.options().filter((id) => id.includes('battle'))]).toEqual([['0 action'], []]);
  });
  it('of two that it touches the one that can still be sabotaged or repaired', () => {
    const between = (id: string, ...wounds: readonly number[]) => {
      const markers = wounds.map((n, i) => ({ ...vaporator(n), y: 400 + (i === 0 ? 1 : -1) * (TOKEN + 13.5) }));
      const t = lay({
        units: [rebels(400, 400, one), storm(1700, 800)],
        active: 0,
        battle: { objective: CARD },
        markers,
      });
      t.until('action').take(t.options().find((option) => option.endsWith(id))!);
      return t.state.markers.map(({ wounds: n }) => n);
    };
    expect([between('sabotage', 4, 3), between('repair', 0, 1)]).toEqual([
      [4, 4],
      [0, 0],
    ]);
  });
  it('blue scores what is above two, red what is below', () => {
    const score = (blue: number, ...wounds: readonly number[]) =>
      over(CARD, [], { blue, markers: wounds.map((n, i) => vaporator(n, 300 + 300 * i)) });
    expect(score(0, 4, 3, 2)).toEqual([3, 0]);
    expect(score(0, 0, 1, 2)).toEqual([0, 3]);
    expect(score(1, 4, 2, 1)).toEqual([1, 2]);
  });
});

describe('Secure the Intel', () => {
  const battle = { objective: 'secure-the-intel', deployment: 'forces-converge', condition: 'the-downed-at-st' };
  const TOKEN = 12.55;
  /** A wreck with its lower edge at y 400. */
  const WRECK = piece('wreck', 500, 460, 200, 120);
  const at = (card: string, more: Spec = {}) => unit(card, 0, 500, 400 - 13.52, more);
  const acts = (spec: Partial<TableSpec>) =>
    lay({ units: [], active: 0, battle, terrain: [WRECK], ...spec })
      .until('action')
      .options()
      .flatMap((id) => (id.includes('secure-the-intel') ? [id.slice(id.lastIndexOf('/') + 1)] : []));
  it('corps and special forces whose leader touches the wreck extract it, with both actions, once', () => {
    expect(acts({ units: [at('rebel-troopers', one)] })).toEqual(['extract']);
    expect(acts({ units: [at('rebel-commandos', one)] })).toEqual(['extract']);
    expect(acts({ units: [at(LEIA)] })).toEqual([]);
    expect(acts({ units: [rebels(500, 380, one)] })).toEqual([]);
    expect(acts({ units: [at('rebel-troopers', one)], active: { unit: 0, actions: 1 } })).toEqual([]);
    const t = lay({ units: [at('rebel-troopers', one), storm(1700, 800)], active: 0, battle, terrain: [WRECK] });
    t.until('action').take(t.options().find((id) => id.endsWith('/extract'))!);
    // It lies beside its leader, where the wreck leaves room, and nowhere else.
    const [x, y] = t.pose(0);
    t.refuses({ x, y }, 'LE-EINSATZZIELMARKER-03');
    t.refuses({ x, y: y + 13.5 + TOKEN }, 'LE-BEDINGUNGSMARKER-05');
    t.take({ x, y: y - 13.5 - TOKEN });
    expect([t.unit(0).claimed, t.state.markers[0]!.claimed, speedOf(t.g, t.unit(0))]).toEqual([[0], 0, 1]);
    const intel = { kind: 'objective', by: 'secure-the-intel', x: 1500, y: 500 };
    expect(acts({ units: [at('rebel-troopers', one)], markers: [intel] })).toEqual([]);
  });
  it('where it lies only the same ranks claim it', () => {
    const intel = { kind: 'objective', by: 'secure-the-intel', x: 300 + 13.5 + TOKEN, y: 200 };
    const claims = (card: string, more: Spec = {}) =>
      acts({ units: [unit(card, 0, 300, 200, more)], markers: [intel] });
    expect([claims('rebel-troopers', one), claims(LEIA)]).toEqual([['claim'], []]);
  });
  it('whoever has it at the end gains a token', () => {
    const score = (claimed: number | null) =>
      lay({
        units: [rebels(300, 200, { ...one, order: 'facedown' }), storm(1700, 800, { ...one, order: 'facedown' })],
        markers: [{ kind: 'objective', by: 'secure-the-intel', x: 300 + 13.5 + TOKEN, y: 200, claimed }],
        phase: 'end',
        round: 6,
        battle,
      }).state.victory;
    expect([score(0), score(null)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});
