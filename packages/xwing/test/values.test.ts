import { describe, expect, it } from 'vitest';
import type { CardSource } from '../src/cards/vocabulary.ts';
import { actionBar, canAct, performAction, refuseAction } from '../src/flow/activation/actions/perform.ts';
import { lockable, standardActions } from '../src/flow/activation/actions/standard.ts';
import { addDie, cancel, change, chooseReroll, moreDice, rerollable } from '../src/flow/attack/modify.ts';
import type { Die, Face, Lasting } from '../src/state.ts';
import { agilityOf, isDoomed, isIonised, lockLimit, primaryOf, seatsOf, skillOf } from '../src/values.ts';
import { damageOn } from '../src/view/damage-on.ts';
import { drive, yt1300 } from './flow/words.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene } from './scene.ts';

/** Dice and values at their ends: so many and no more, this ship and no other. */

const four = (more: Partial<SceneSpec> = {}, first: ShipSpec = {}): Scene =>
  scene({
    phase: 'combat',
    ships: [rookie(450, 300, 0, first), rookie(650, 300), academy(450, 500, 180), academy(650, 500, 180)],
    ...more,
  });

/** Some card of the attacker. */
const by = (g: Scene['g']): CardSource => ({ key: '0:card', card: 'card', seat: 0, piece: 0, ship: g.ship(0) });

describe('dice', () => {
  const rolling = (...faces: Face[]) => {
    const s = four({}, { tokens: { focus: 1 } }).take('0', 'primary>2');
    const attack = s.state.attacks[0]!;
    attack.attackDice.splice(0, 9, ...faces.map((face): Die => ({ face, rerolled: false })));
    return { s, g: s.g, attack, shown: () => attack.attackDice.map((d) => d.face) };
  };

  it('are turned up to the number, only of that face, and not where they are fixed', () => {
    const { g, attack, shown } = rolling('focus', 'blank', 'focus', 'focus');
    attack.attackDice[0]!.fixed = true;
    expect(change(g, attack, 'attack', 'focus', 'hit', 1)).toBe(1);
    expect(shown()).toEqual(['focus', 'blank', 'hit', 'focus']);
    expect(change(g, attack, 'attack', 'focus', 'crit')).toBe(1);
    expect(shown()).toEqual(['focus', 'blank', 'hit', 'crit']);
  });

  it('are cancelled up to the number, only of that face', () => {
    const { g, attack, shown } = rolling('hit', 'crit', 'hit', 'hit');
    expect(cancel(g, attack, 'attack', 'hit', 2)).toBe(2);
    expect(shown()).toEqual(['hit', 'crit']);
    expect([cancel(g, attack, 'attack', 'hit', 2), shown()]).toEqual([1, ['crit']]);
    addDie(g, attack, 'attack', 'hit');
    expect(attack.attackDice.at(-1)).toEqual({ face: 'hit', rerolled: false });
  });

  it('that cards add to a roll add up, for attack and defence apart', () => {
    const { attack } = rolling('hit');
    expect(attack.memory.added).toEqual({ attack: 0, defence: 0 });
    moreDice(attack, 'attack', 1);
    moreDice(attack, 'attack', 2);
    expect(attack.memory.added).toEqual({ attack: 3, defence: 0 });
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] are rerolled once, where they may be', () => {
    const { g, attack } = rolling('focus', 'blank', 'hit', 'blank');
    Object.assign(attack.attackDice[0]!, { rerolled: true });
    attack.attackDice[3]!.fixed = true;
    expect(rerollable(g, attack, 'attack')).toEqual([1, 2]);
    expect(rerollable(g, attack, 'attack', ['blank', 'focus'])).toEqual([1]);
    expect(drive(chooseReroll(g, by(g), attack, 'attack', 1), ['2'])).toEqual({ result: 1, asked: ['0 reroll'] });
    expect(attack.attackDice.map((d) => d.rerolled)).toEqual([true, false, true, false]);
    expect(drive(chooseReroll(g, by(g), attack, 'attack', 9, ['hit']))).toEqual({ result: 0, asked: [] });
    // 'two dice' where one is left is no choice; exactly one is one
    expect(drive(chooseReroll(g, by(g), attack, 'attack', 2, undefined, 2))).toEqual({ result: 1, asked: [] });
    const one = rolling('blank');
    expect(drive(chooseReroll(one.g, by(one.g), one.attack, 'attack', 1, undefined, 1), ['0']).asked).toEqual([
      '0 reroll',
    ]);
  });
});

describe('values', () => {
  const lasting = (value: string, ship: number, modifier: NonNullable<Lasting['modifier']>): Lasting => ({
    source: 'test',
    ship,
    until: 'round',
    value,
    modifier,
  });

  it('[XW-PILOTENWERT-02] [XW-PILOTENWERT-03] of effects on the skill the latest counts, from the printed one', () => {
    const s = four();
    s.state.lasting.push(
      lasting('skill', 0, { add: 3 }),
      lasting('skill', 0, { add: 2 }),
      lasting('skill', 1, { set: 9 }),
    );
    expect([0, 1, 2].map((id) => skillOf(s.g, s.ship(id)))).toEqual([4, 9, 1]);
  });

  it('[XW-WENDIGKEIT-03] [XW-PRIMAERWAFFE-03] are not below 0, and only the sum is', () => {
    const s = four();
    const { tokens } = s.ship(0);
    tokens.tractor = 1;
    expect(agilityOf(s.g, s.ship(0))).toBe(1);
    tokens.tractor = 3;
    expect(agilityOf(s.g, s.ship(0))).toBe(0);
    tokens.cloak = 1;
    expect(agilityOf(s.g, s.ship(0))).toBe(1);
    s.state.lasting.push(lasting('attack', 0, { add: -4 }));
    expect(primaryOf(s.g, s.ship(0))).toBe(0);
    s.state.lasting.push(lasting('attack', 0, { add: 2 }), lasting('locks', 0, { atLeast: 2 }));
    expect([primaryOf(s.g, s.ship(0)), primaryOf(s.g, s.ship(1))]).toEqual([1, 3]);
    expect([lockLimit(s.g, s.ship(0)), lockLimit(s.g, s.ship(1))]).toEqual([2, 1]);
  });

  it('[XW-IONENMARKER-01] [XW-GROSSE-SCHIFFE-03] one ion token is enough for a small ship, a large one needs two', () => {
    const s = scene({ phase: 'combat', ships: [yt1300(300, 300), rookie(500, 300), academy(500, 600, 180)] });
    const ionised = (n: number) =>
      [0, 1].map((id) => {
        s.ship(id).tokens.ion = n;
        return isIonised(s.g, s.ship(id));
      });
    expect([0, 1, 2].map(ionised)).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ]);
  });

  it('[XW-SCHIFFE-ZERSTOEREN-04] a Direct Hit counts twice only while it is faceup', () => {
    const s = four();
    s.ship(0).damage.push(...[true, false].map((faceup) => ({ card: 'directhit', faceup, round: 1 })));
    expect([damageOn(s.ship(0)), isDoomed(s.g, s.ship(0))]).toEqual([3, true]);
    s.ship(0).damage[0]!.faceup = false;
    expect([damageOn(s.ship(0)), isDoomed(s.g, s.ship(0))]).toEqual([2, false]);
  });

  it('the seats of a side are those that play for it', () => {
    const { state } = four();
    expect([seatsOf(state, 0), seatsOf(state, 1)]).toEqual([[0], [1]]);
    expect([seatsOf({ ...state, sides: [0, 1, 0] }, 0), seatsOf({ ...state, sides: [0, 1, 0] }, 1)]).toEqual([
      [0, 2],
      [1],
    ]);
  });
});

describe('actions', () => {
  /** A rookie, and others so far up the table from it: bases are 40 mm deep. */
  const beside = (others: readonly ShipSpec[], own: ShipSpec = {}): Scene =>
    scene({ phase: 'planning', ships: [rookie(450, 200, 0, own), ...others] });
  const enemy = (away: number, x = 450) => academy(x, 240 + away, 0);
  const friend = (away: number, x = 450) => rookie(x, 240 + away, 0);
  const free = (s: Scene, action: string, ...answers: string[]) =>
    drive(performAction(s.g, s.ship(0), { free: true, only: [action] }), action, ...answers);
  const may = (s: Scene, action: string) => canAct(s.g, s.ship(0), { free: true, only: [action] });

  it('[XW-ZIELERFASSUNG-01] [XW-FREUNDLICH-02] a lock reaches an enemy at range 3 and none beyond, nor a friend', () => {
    expect(lockable(beside([enemy(300)]).g, beside([enemy(300)]).ship(0)).length).toBe(1);
    const far = beside([enemy(301), friend(10)]);
    expect(lockable(far.g, far.ship(0))).toEqual([]);
    expect(standardActions.targetlock!.refuse!(far.g, far.ship(0))).toMatchObject({ allowed: [1, 3] });
    expect([may(beside([enemy(300)]), 'targetlock'), may(far, 'targetlock')]).toEqual([true, false]);
  });

  it('[XW-ZIELERFASSUNG-08] one enemy needs no name; of two the one in reach is named, or none', () => {
    const one = beside([enemy(300), friend(10)]);
    expect(free(one, 'targetlock')).toEqual({ result: 'targetlock', asked: ['0 free-action'] });
    expect(one.ship(0).locks).toEqual([1]);
    const two = beside([enemy(301), enemy(100)]);
    expect(free(two, 'targetlock', 'none').result).toBeUndefined();
    expect([two.ship(0).locks, two.ship(0).performed]).toEqual([[], []]);
    expect(free(two, 'targetlock', '2').result).toBe('targetlock');
    expect([two.ship(0).locks, two.ship(0).performed]).toEqual([[2], ['targetlock']]);
  });

  it('jamming reaches an enemy at range 2 and none beyond, nor a friend', () => {
    const s = beside([enemy(200), friend(10), enemy(201, 500)]);
    free(s, 'jam');
    expect([0, 1, 2, 3].map((id) => s.ship(id).tokens.jam)).toEqual([0, 1, 0, 0]);
    expect(may(beside([enemy(201), friend(10)]), 'jam')).toBe(false);
  });

  it('coordinating reaches another friend at range 2 and none beyond, nor an enemy', () => {
    const s = beside([friend(200), enemy(10), friend(201, 495)]);
    free(s, 'coordinate', 'focus');
    expect([0, 1, 2, 3].map((id) => s.ship(id).tokens.focus)).toEqual([0, 1, 0, 0]);
    expect(may(beside([friend(201), enemy(10)]), 'coordinate')).toBe(false);
  });

  it('reloading brings torpedoes and missiles back, nothing else, and disables the weapons', () => {
    const s = beside([enemy(200)], { upgrades: ['torpedo/protontorpedoes', 'amd/r2astromech'] });
    expect(may(s, 'reload')).toBe(false);
    s.ship(0).upgrades[1]!.discarded = true;
    expect(may(s, 'reload')).toBe(false);
    s.ship(0).upgrades[0]!.discarded = true;
    free(s, 'reload');
    expect(s.ship(0).upgrades.map((u) => u.discarded)).toEqual([false, true]);
    expect(s.ship(0).tokens.weaponsdisabled).toBe(1);
  });

  it('a reinforced side is kept for the round, with one token', () => {
    const s = beside([enemy(200)]);
    free(s, 'reinforce', 'aft');
    expect(s.ship(0).tokens.reinforce).toBe(1);
    expect(s.state.lasting).toEqual([{ source: 'reinforce', ship: 0, until: 'round', note: 'aft' }]);
  });

  it('a SLAM is never free, and as fast as the manoeuvre before; under stress not red', () => {
    const s = beside([enemy(600)]);
    const { slam } = standardActions;
    expect(slam!.refuse!(s.g, s.ship(0))).toBeDefined();
    s.ship(0).flown = 4;
    expect(slam!.refuse!(s.g, s.ship(0))).toBeUndefined();
    expect(may(s, 'slam')).toBe(false);
    const [asked] = slam!.perform(s.g, s.ship(0)).next([]).value as unknown as { options: { id: string }[] }[];
    expect(asked!.options.map((o) => o.id)).toEqual(['s4', 'k4']);
    s.ship(0).tokens.stress = 1;
    expect(drive(slam!.perform(s.g, s.ship(0)))).toEqual({ result: true, asked: [] });
    expect(s.pose(0)).toEqual([450, 400, 0]);
    expect(s.ship(0).tokens).toMatchObject({ weaponsdisabled: 1, stress: 1 });
  });

  it('[XW-TARNEN-05] a cloaked ship does not cloak again', () => {
    const s = beside([enemy(200)]);
    expect(may(s, 'cloak')).toBe(true);
    free(s, 'cloak');
    s.ship(0).performed.length = 0;
    expect([s.ship(0).tokens.cloak, may(s, 'cloak')]).toEqual([1, false]);
  });

  it('[XW-AKTIONEN-03] [XW-AKTIONEN-05] a discarded card adds no icon; stress and a first time forbid', () => {
    const s = beside([enemy(200)], { upgrades: ['mod/engineupgrade'] });
    expect(actionBar(s.g, s.ship(0))).toEqual(['focus', 'targetlock', 'boost']);
    s.ship(0).upgrades[0]!.discarded = true;
    expect(actionBar(s.g, s.ship(0))).toEqual(['focus', 'targetlock']);
    expect(refuseAction(s.g, s.ship(0), 'focus', false, true)).toBeUndefined();
    s.ship(0).performed.push('focus');
    expect(refuseAction(s.g, s.ship(0), 'focus', false, true)?.clauses).toContain('XW-AKTIONEN-07');
    s.ship(0).tokens.stress = 1;
    expect(refuseAction(s.g, s.ship(0), 'evade', false, true)).toMatchObject({ measured: 1 });
  });
});
