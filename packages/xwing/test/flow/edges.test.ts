import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { XWingEvent } from '../../src/events.ts';
import { arrive } from '../../src/flow/activation/arrival.ts';
import { executeManoeuvre } from '../../src/flow/activation/manoeuvre.ts';
import { areTouching, leavesTable } from '../../src/flow/activation/position.ts';
import {
  dealCard,
  deckOf,
  destroy,
  discardDamage,
  recoverShields,
  removeDestroyed,
  suffer,
  turnFacedown,
  turnFaceup,
} from '../../src/flow/attack/damage.ts';
import { discard } from '../../src/flow/attack/weapons.ts';
import { acquireLock, assign, passLock, remove, spend } from '../../src/flow/tokens.ts';
import { xwing } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import type { XWingState } from '../../src/state.ts';
import { dialOf, isDoomed } from '../../src/values.ts';
import { damageOn } from '../../src/view/damage-on.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene } from '../scene.ts';
import { drive, lambda } from './words.ts';

/** The ends of the common procedures: one more, one less, and what must stay as it was. */

/** The game of a scene with everything it tells from now on. */
const watch = (s: Scene) => {
  const told: XWingEvent[] = [];
  const g = xwing.sit(s.state, (e) => told.push(e));
  return { g, told, types: () => told.map((e) => e.type) };
};
const four = (more: Partial<SceneSpec> = {}, first: ShipSpec = {}): Scene =>
  scene({
    phase: 'combat',
    ships: [rookie(450, 300, 0, first), rookie(650, 300), academy(450, 500, 180), academy(650, 500, 180)],
    ...more,
  });

describe('a position that is saved', () => {
  const spec: SceneSpec = {
    phase: 'activation',
    round: 3,
    initiative: 1,
    ships: [
      rookie(450, 300, 0, {
        tokens: { focus: 1, stress: 2 },
        locks: [1],
        damage: [{ card: 'directhit', faceup: true, round: 2 }],
        upgrades: ['amd/r2astromech', 'torpedo/protontorpedoes'],
        shields: 1,
        dial: 's2',
        performed: ['focus'],
      }),
      academy(450, 600, 180, { dial: 's3', revealed: true, activated: true, bumped: true }),
    ],
    obstacles: [{ kind: 'coreasteroid0', x: 200, y: 200, degrees: 30 }],
    bombs: [{ card: 'seismiccharges', ship: 1, x: 700, y: 300 }],
    touching: [[0, 1]],
  };

  const laidOut = (position: SceneSpec | Json): XWingState => {
    const placed = xwing.place({ position: position as Json, seed: 'again', dice: {}, decks: {} });
    if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
    return placed.value;
  };

  const saved = (state: XWingState): Json => positionOf(xwing.sit(state, () => {}));

  it('holds each token that lies there, and no others', () => {
    const state = laidOut(spec);
    state.ships[0]!.upgrades[1]!.discarded = true;
    expect(saved(state)).toMatchObject({ phase: 'activation', round: 3, initiative: 1, touching: [[0, 1]] });
    const [first, second] = (saved(state) as { ships: Record<string, unknown>[] }).ships;
    expect(first).toMatchObject({
      locks: [1],
      upgrades: ['amd/r2astromech', { card: 'torpedo/protontorpedoes', discarded: true, face: 0, tokens: 0 }],
      shields: 1,
      dial: 's2',
      performed: ['focus'],
      damage: [{ card: 'directhit', faceup: true, round: 2 }],
    });
    expect(first!['tokens']).toEqual({ focus: 1, stress: 2 });
    expect(second!['tokens']).toEqual({});
    expect(second).toMatchObject({ revealed: true, activated: true, bumped: true, fought: false });
  });

  it('is laid out again as it was', () => {
    const first = saved(laidOut(spec));
    const again = laidOut(first);
    expect(saved(again)).toEqual(first);
    expect(again.ships[0]!.tokens).toMatchObject({ focus: 1, stress: 2, evade: 0 });
  });
});

describe('a discarded card', () => {
  it('[XW-SCHILDE-03] takes the shield along that it gave, if it is still there', () => {
    const s = scene({
      ships: [rookie(450, 200, 0, { upgrades: ['mod/shieldupgrade'], shields: 3 }), academy(450, 700, 180)],
    });
    const { g, told } = watch(s);
    discard(g, s.ship(0), s.ship(0).upgrades[0]!);
    expect(s.ship(0).shields).toBe(2);
    expect(told.map((e) => [e.type, 'by' in e && e.by])).toEqual([
      ['discarded', false],
      ['shield', -1],
    ]);
    const hurt = scene({
      ships: [rookie(450, 200, 0, { upgrades: ['mod/shieldupgrade'], shields: 1 }), academy(450, 700, 180)],
    });
    discard(watch(hurt).g, hurt.ship(0), hurt.ship(0).upgrades[0]!);
    expect(hurt.ship(0).shields).toBe(1);
  });
});

describe('tokens', () => {
  it('come in the number that is given, and go in the number that is there', () => {
    const s = four();
    const { g, told } = watch(s);
    drive(assign(g, s.ship(0), 'focus', 2));
    expect(s.ship(0).tokens.focus).toBe(2);
    drive(remove(g, s.ship(0), 'focus', 3));
    expect(s.ship(0).tokens.focus).toBe(0);
    drive(remove(g, s.ship(0), 'focus'));
    expect(told.map((e) => 'by' in e && e.by)).toEqual([1, 1, -2]);
    expect(() => drive(spend(g, s.ship(0), 'focus'))).toThrow('no focus token');
  });

  it('[XW-ZIELERFASSUNG-04] [XW-ZIELERFASSUNG-11] a second lock takes the first off; the same again only renews it', () => {
    const s = four({}, { locks: [2] });
    const { g, types } = watch(s);
    drive(acquireLock(g, s.ship(0), s.ship(2)));
    expect(s.ship(0).locks).toEqual([2]);
    expect(types()).toEqual(['locked']);
    drive(acquireLock(g, s.ship(0), s.ship(3)));
    expect(s.ship(0).locks).toEqual([3]);
    expect(types()).toEqual(['locked', 'unlocked', 'locked']);
  });

  it('a lock that comes to a jammed ship goes again with the jam token', () => {
    const s = four({}, { tokens: { jam: 1 } });
    drive(acquireLock(watch(s).g, s.ship(0), s.ship(2)));
    expect([s.ship(0).locks, s.ship(0).tokens.jam]).toEqual([[], 0]);
  });

  it('[XW-ZIELERFASSUNG-13] a lock that is passed on takes the place of the one the other ship had', () => {
    const s = four({}, { locks: [2] });
    s.ship(1).locks.push(3);
    const { g, types } = watch(s);
    passLock(g, s.ship(0), s.ship(1), s.ship(2));
    expect([s.ship(0).locks, s.ship(1).locks]).toEqual([[], [2]]);
    expect(types()).toEqual(['unlocked', 'lockPassed']);
    passLock(g, s.ship(1), s.ship(0), s.ship(2));
    expect([s.ship(0).locks, s.ship(1).locks]).toEqual([[2], []]);
    expect(types()).toEqual(['unlocked', 'lockPassed', 'lockPassed']);
  });
});

describe('touching', () => {
  const row = (touching: [number, number][]) =>
    scene({
      phase: 'planning',
      touching,
      ships: [rookie(450, 300), academy(490, 300), rookie(530, 300)],
    });
  const stay = (s: Scene, id: number) => drive(arrive(s.g, s.ship(id), undefined));
  const pairs = (s: Scene) => s.state.touching.map((t) => [t.a, t.b]);

  it('[XW-BERUEHREN-04] one of the two may move as often as it likes; when both have, it is over', () => {
    for (const [a, b] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const s = row([[0, 1]]);
      stay(s, a);
      stay(s, a);
      expect(pairs(s)).toEqual([[0, 1]]);
      stay(s, b);
      expect(pairs(s)).toEqual([]);
    }
  });

  it('of other ships is not theirs to end', () => {
    const s = row([
      [0, 1],
      [1, 2],
    ]);
    const away = { ...s.ship(0).pose!, x: 200 };
    s.ship(0).pose = away;
    drive(arrive(s.g, s.ship(0), undefined));
    expect(pairs(s)).toEqual([[1, 2]]);
    const t = row([[1, 2]]);
    stay(t, 0);
    expect(t.state.touching).toEqual([{ a: 1, b: 2, moved: [] }]);
    expect([areTouching(t.g, t.ship(2), t.ship(1)), areTouching(t.g, t.ship(1), t.ship(2))]).toEqual([true, true]);
    expect([areTouching(t.g, t.ship(0), t.ship(1)), areTouching(t.g, t.ship(2), t.ship(0))]).toEqual([false, false]);
  });

  it('begins anew with a new overlap, once for each ship', () => {
    for (const first of [
      [0, 1],
      [1, 0],
    ] as [number, number][]) {
      const s = row([first, [1, 2]]);
      drive(arrive(s.g, s.ship(0), undefined, [s.ship(1)]));
      expect(s.state.touching).toEqual([
        { a: 1, b: 2, moved: [] },
        { a: 0, b: 1, moved: [] },
      ]);
    }
  });

  it('a ship that stops where it stands has not moved', () => {
    const s = scene({
      phase: 'planning',
      touching: [[0, 1]],
      ships: [lambda(450, 300), rookie(510, 300)],
    });
    const stop = dialOf(s.ship(0)).find((m) => m.bearing === 'stationary')!;
    drive(executeManoeuvre(s.g, s.ship(0), stop));
    expect(s.state.touching).toEqual([{ a: 0, b: 1, moved: [] }]);
    expect(s.ship(0).flown).toBe(0);
  });
});

describe('the edge', () => {
  it('[XW-FLUCHT-01] is crossed by what lies beyond it, not by what lies at it', () => {
    const s = four();
    const { g } = s;
    const { width, depth } = s.state.rules;
    const isOff = (x: number, y: number, hx: number) => leavesTable(g, s.ship(0), { x, y, hx, hy: 1 - hx });
    expect([isOff(20, 450, 0), isOff(width - 20, 450, 0)]).toEqual([false, false]);
    expect([isOff(19.9, 450, 0), isOff(width - 19.9, 450, 0)]).toEqual([true, true]);
    expect([isOff(450, 20, 1), isOff(450, depth - 20, 1)]).toEqual([false, false]);
    expect([isOff(450, 19.9, 1), isOff(450, depth - 19.9, 1)]).toEqual([true, true]);
  });

  it('[XW-FLUCHT-07] a ship that has fled is gone at once: it meets nothing, and no stress comes to it', () => {
    const s = scene({ phase: 'activation', ships: [rookie(450, 860, 0, { dial: 's2' }), academy(450, 300, 180)] });
    const red = dialOf(s.ship(0)).find((m) => m.difficulty === 'red')!;
    const { g, types } = watch(s);
    const { result } = drive(executeManoeuvre(g, s.ship(0), red));
    expect(result).toEqual({ alive: false, overlapped: [], obstacles: [], checksLater: false });
    expect(types()).toEqual(['moved', 'destroyed']);
    expect([s.ship(0).status, s.ship(0).bumped, s.ship(0).tokens.stress]).toEqual(['destroyed', false, 0]);
  });
});

describe('damage', () => {
  it('[XW-ANGRIFF-39] the normal one takes the shield, so that the critical one deals its card', () => {
    const s = four({ deck: ['directhit'] }, { shields: 1 });
    drive(suffer(s.g, s.ship(0), 1, 1));
    expect(s.ship(0).shields).toBe(0);
    expect(s.ship(0).damage.map((d) => [d.card, d.faceup])).toEqual([['directhit', true]]);
    drive(suffer(s.g, s.ship(0), 1));
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([true, false]);
    expect([damageOn(s.ship(0)), isDoomed(s.g, s.ship(0))]).toEqual([3, true]);
  });

  it('[XW-SCHILDE-03] [XW-SCHILDE-04] shields come back up to the shield value', () => {
    const s = four({}, { shields: 0 });
    const { g, told } = watch(s);
    expect(recoverShields(g, s.ship(0))).toBe(1);
    expect(recoverShields(g, s.ship(0), 5)).toBe(1);
    expect(recoverShields(g, s.ship(0))).toBe(0);
    expect([s.ship(0).shields, told.length]).toEqual([2, 2]);
    s.ship(0).shields = 0;
    s.ship(0).status = 'destroyed';
    expect([recoverShields(g, s.ship(0)), s.ship(0).shields]).toEqual([0, 0]);
  });

  it('[XW-SCHADEN-11] [XW-SCHADEN-12] without any card left a stand-in lies facedown; a real card takes its place when it is turned', () => {
    const s = four();
    const deck = deckOf(s.g, s.ship(0));
    const some = deck.draw.splice(0);
    const { g, types } = watch(s);
    drive(dealCard(g, s.ship(0), true));
    const [standIn] = s.ship(0).damage;
    expect(standIn).toMatchObject({ card: '', faceup: false });
    drive(turnFaceup(g, s.ship(0), standIn!));
    expect(s.ship(0).damage).toEqual([standIn]);
    expect([standIn!.faceup, types()]).toEqual([false, ['damage']]);
    deck.draw.push(some.find((c) => c === 'structuraldamage')!);
    s.state.round = 4;
    drive(turnFaceup(g, s.ship(0), standIn!));
    expect(s.ship(0).damage).toEqual([{ card: 'structuraldamage', faceup: true, round: 4 }]);
    expect(types()).toEqual(['damage', 'faceup']);
  });

  it('turned faceup counts from now; turned twice, or off another ship, is nothing', () => {
    const s = four({ round: 5 }, { damage: [{ card: 'structuraldamage', faceup: false, round: 1 }] });
    const card = s.ship(0).damage[0]!;
    const { g, types } = watch(s);
    drive(turnFaceup(g, s.ship(1), card));
    turnFacedown(g, s.ship(0), card);
    expect([card.faceup, types()]).toEqual([false, []]);
    drive(turnFaceup(g, s.ship(0), card));
    drive(turnFaceup(g, s.ship(0), card));
    expect([card.faceup, card.round, types()]).toEqual([true, 5, ['faceup']]);
    turnFacedown(g, s.ship(0), card);
    expect([card.faceup, types()]).toEqual([false, ['faceup', 'facedown']]);
  });

  it('[XW-KRITISCHER-SCHADEN-03] a repaired card goes to the discard pile, a stand-in nowhere', () => {
    const s = four(
      {},
      {
        damage: [
          { card: 'directhit', faceup: false },
          { card: 'structuraldamage', faceup: true },
        ],
      },
    );
    s.ship(0).damage.push({ card: '', faceup: false, round: 1 });
    const [down, up, standIn] = [...s.ship(0).damage];
    const { g, told } = watch(s);
    discardDamage(g, s.ship(1), up!);
    expect(told).toEqual([]);
    for (const card of [up, down, standIn]) discardDamage(g, s.ship(0), card!);
    expect(s.ship(0).damage).toEqual([]);
    expect(deckOf(g, s.ship(0)).discard).toEqual(['structuraldamage', 'directhit']);
    expect(told.map((e) => 'card' in e && e.card)).toEqual(['structuraldamage', null, null]);
  });

  it('[XW-SCHADEN-17] with two decks each side has its own', () => {
    const s = four({ rules: { ownDecks: true } });
    expect(s.state.decks.length).toBe(2);
    expect([0, 1, 2, 3].map((id) => s.state.decks.indexOf(deckOf(s.g, s.ship(id))))).toEqual([0, 0, 1, 1]);
  });

  it('[XW-SCHIFFE-ZERSTOEREN-02] a destroyed ship leaves nothing behind, and takes nothing of others with it', () => {
    const s = four(
      {
        touching: [
          [1, 2],
          [0, 1],
          [2, 0],
        ],
      },
      { tokens: { focus: 1, ion: 1 }, locks: [2], damage: [{ card: 'directhit', faceup: true }] },
    );
    s.ship(0).damage.push({ card: '', faceup: false, round: 1 });
    s.ship(2).locks.push(0);
    s.ship(3).locks.push(1);
    const { g, told } = watch(s);
    drive(destroy(g, s.ship(0), 'damage'));
    const gone = s.ship(0);
    expect([gone.status, gone.pose, gone.shields, gone.locks, gone.damage]).toEqual(['destroyed', null, 0, [], []]);
    expect(Object.values(gone.tokens).every((n) => n === 0)).toBe(true);
    expect([s.ship(2).locks, s.ship(3).locks]).toEqual([[], [1]]);
    expect(s.state.touching.map((t) => [t.a, t.b])).toEqual([[1, 2]]);
    expect(deckOf(g, gone).discard).toEqual(['directhit']);
    expect(told.at(-1)).toMatchObject({ type: 'destroyed', ship: 0, cause: 'damage' });
  });

  it.each([
    ['its turn is now', {}, 'play'],
    ['it has attacked', { fought: true }, 'destroyed'],
    ['no skill has its turn', { combatSkill: null }, 'destroyed'],
    ['another skill has its turn', { combatSkill: 3 }, 'destroyed'],
    ['it is another phase', { phase: 'end' as const }, 'destroyed'],
  ])(
    '[XW-GLEICHZEITIGER-ANGRIFF-01] a ship with as much damage as hull, where %s',
    (_when, { fought = false, ...now }: { fought?: boolean; combatSkill?: number | null; phase?: 'end' }, status) => {
      const s = four();
      const lost = s.ship(0);
      lost.fought = fought;
      Object.assign(s.state, { combatSkill: 2, ...now });
      lost.damage.push(...[1, 2].map(() => ({ card: '', faceup: false, round: 1 })));
      drive(removeDestroyed(s.g));
      expect([lost.status, lost.doomed]).toEqual(['play', false]);
      lost.damage.push({ card: '', faceup: false, round: 1 });
      drive(removeDestroyed(s.g));
      expect(lost.status).toBe(status);
      expect(lost.doomed).toBe(status === 'play');
    },
  );
});
