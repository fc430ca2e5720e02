import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { lay, piece, SMALL_BASE, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

/** What the objectives of 1.x put on the table, and what they are worth. */

const one = alone(4);
/** Half of an objective token. */
const TOKEN = 12.55;
const MIDDLE = { x: 914.4, y: 457.2 };
const waiting = (card: string, seat: number): Spec => ({ card, seat, status: 'reserve' });
const AWAY = [rebels(60, 300, { ...one, order: 'facedown' }), storm(1770, 600, { ...one, order: 'facedown' })];
const over = (objective: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
  lay({ units: [...AWAY, ...units], phase: 'end', round: 6, battle: { objective }, ...more }).state.victory;

describe('Breach', () => {
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
  it('one token for each enemy that has fallen, two for a commander, an operative or a heavy', () => {
    const fallen = (card: string, seat: number): Spec => ({ card, seat, status: 'defeated' });
    expect(over('elimination', [fallen('stormtroopers', 1)])).toEqual([1, 0]);
    expect(over('elimination', [fallen(VADER, 1)])).toEqual([2, 0]);
    expect(over('elimination', [fallen('boba-fett-infamous-bounty-hunter', 1)])).toEqual([2, 0]);
    expect(over('elimination', [fallen('at-st', 1), fallen('rebel-troopers', 0)])).toEqual([2, 1]);
    expect(over('elimination', [])).toEqual([0, 0]);
  });
});

describe('Pivotal Positions', () => {
  it('two tokens for each piece of terrain held', () => {
    expect(
      over('pivotal-positions', [rebels(914, 413.5, one)], {
        terrain: [piece('building', 914, 457, 100, 60)],
        markers: [{ kind: 'poi', x: 914, y: 457, by: 'pivotal-positions', note: 0 }],
      }),
    ).toEqual([2, 0]);
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

describe('Sabotage the Moisture Vaporators', () => {
  const CARD = 'sabotage-the-moisture-vaporators';
  const vaporator = (wounds: number, x = 400) => ({ kind: 'objective', by: CARD, x, y: 400 + TOKEN + 13.5, wounds });
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
  const acting = (wounds: number, card = 'rebel-troopers') =>
    lay({
      units: [unit(card, 0, 400, 400, card === 'rebel-troopers' ? one : {}), storm(1700, 800)],
      active: 0,
      battle: { objective: CARD },
      markers: [vaporator(wounds)],
    }).until('action');
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

describe('Bombing Run', () => {
  const CARD = 'bombing-run';
  const bomb = (x: number, y: number, more: Spec = {}) => ({ kind: 'objective', by: CARD, x, y, ...more });
  const battle = { objective: CARD, deployment: 'battle-lines' };
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
  const phaseEnds = (...markers: readonly Spec[]) =>
    lay({
      units: [rebels(60, 440, { ...one, order: 'facedown' }), storm(1770, 440, { ...one, order: 'facedown' })],
      phase: 'activation',
      stage: 1,
      battle,
      markers,
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
