import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, type Spec, type Table, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { revealing } from '../../scenes.ts';
import { activationsBegun, acts, inActivation, inFight, offered, told, use, using } from '../../watching.ts';

const one = alone(4);
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);

describe('A Machine Made For Killing', () => {
  const far = storm(1700, 850);
  it('A Machine Made for Killing: the nominated droid', () => {
    const t = resolving('a-machine-made-for-killing', [unit('ig-88', 0, 300, 300), far]).goOn(inActivation);
    expect([t.tokens(0, 'aim'), keywordOf(t.g, t.unit(0), 'demoralize')]).toEqual([1, 3]);
    expect(t.unit(0).order).toBe('faceup');
  });
});

describe('A Machine Made For Killing', () => {
  const far = storm(1700, 850, one);
  it('A Machine Made for Killing: the droid stands Steady', () => {
    const t = resolving('a-machine-made-for-killing', [mine('ig-88', 300, 300), rebels(500, 300, one), far]).goOn(
      activationsBegun,
    );
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'steady'))).toEqual([true, false]);
  });
});

describe('Both Hunter and Prey', () => {
  const far = storm(1700, 850, alone(4));
  it('Both Hunter and Prey: a wound for a second activation with an action less, once', () => {
    const t = acting('both-hunter-and-prey', { unit: 0, step: 'start' }, [
      ...[unit('the-armorer', 0, 400, 400, { order: 'faceup' }), far],
    ]);
    t.until('action');
    expect(t.state.turn?.actions).toBe(2);
    t.take('none').until('action', { 'window:unit.activated': using('both-hunter-and-prey') }, 1);
    expect([t.wounds(0), t.state.hands[0]!.pool]).toEqual([1, ['commander']]);
    t.take('none').until('action', {}, 0);
    expect(t.state.turn).toMatchObject({ unit: 0, actions: 1 });
    t.take('none').goOn(({ state }) => state.turn?.unit !== 0 || state.phase !== 'activation', {
      'window:unit.activated': using('both-hunter-and-prey'),
    });
    expect(t.wounds(0)).toBe(1);
  });
});

describe('Fight Another Day', () => {
  const foe = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...one, ...more });
  const SAXON = 'gar-saxon-militant-commando';
  const saxon = (card: string, gap: number) =>
    resolving(card, [
      unit(SAXON, 0, 300, 300),
      unit('stormtroopers', 0, 300 + apart(gap), 300, one),
      unit('mandalorian-super-commandos', 0, 300, 700),
      foe(1700, 850),
    ]).goOn(inActivation);
  it('Fight Another Day: he orders within 1 only; special forces outmanoeuvre', () => {
    const [near, off] = [saxon('fight-another-day', SEGMENT), saxon('fight-another-day', SEGMENT + 0.1)];
    expect([near.tokens(1, 'dodge'), off.tokens(1, 'dodge'), off.unit(1).order]).toEqual([1, 0, 'none']);
    expect([0, 1, 2].map((id) => hasKeyword(near.g, near.unit(id), 'outmaneuver'))).toEqual([true, false, true]);
  });
});

describe('I Like Those Odds', () => {
  const far = storm(1700, 850, alone(4));
  const first = (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : '');
  it('I Like Those Odds: of those whom he has attacked, nobody', () => {
    const t = lay26({
      units: [
        unit('din-djarin', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] }),
        storm(600, 400),
        storm(400, 400 + 3 * 152.4),
        storm(250, 300),
        far,
      ],
      active: 0,
      red: ['blank', 'blank'],
      black: Array.from({ length: 9 }, () => 'blank' as const),
      hands: [{ played: 'i-like-those-odds' }, {}],
    })
      .until('action')
      .take('attack');
    const rounds = [{ '0.0': 'unit:dins-ib-94-pistol', '0.1': 'none' }];
    t.goOn((now) => now.open[0] === '0 window:action.after', {
      defender: '1',
      'further-defender': '2',
      weapons: (a) =>
        rounds.shift() ?? (a.type === 'form' ? Object.fromEntries(a.fields.map((f) => [f.id, f.options[0]!.id])) : ''),
    });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    t.take(first(t.ask())).goOn((now) => now.events('attack').length > 2);
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2, 3]);
  });

  const din = mine('din-djarin', 400, 400);
  const enemies = [storm(600, 400, one), storm(400, 600, one), storm(250, 400, one)];
  const over = (t: Table) => acts(t);
  it('not after the attack of another, nor after anything else he does', () => {
    const other = acting('i-like-those-odds', 1, [din, rebels(400, 300, one), ...enemies]).until('action');
    expect(offered(other.take('attack'), 'i-like', over, { defender: '2' })).toEqual([]);
    const aims = acting('i-like-those-odds', 0, [din, ...enemies]).until('action');
    expect(offered(aims.take('aim'), 'i-like', over)).toEqual([]);
    const alone_ = acting('i-like-those-odds', 0, [din, enemies[0]!]).until('action');
    expect(offered(alone_.take('attack'), 'i-like', over)).toEqual([]);
  });
  it('nobody of those whom he has attacked, and enemies on standby may react', () => {
    const t = acting('i-like-those-odds', 0, [
      mine('din-djarin', 400, 400),
      enemies[0]!,
      enemies[1]!,
      storm(250, 400, { ...one, ...holding('standby') }),
    ]).until('action');
    t.take('attack').until('window:action.after', { defender: '1', 'free-action': 'none' });
    use(t, 'i-like').until('defender');
    expect(t.options()).toEqual(['2', '3']);
    t.take('2');
    t.goOn((now) => now.open[0] === '1 free-action' || acts(now));
    expect(t.open).toEqual(['1 free-action']);
  });
});

describe('I Like Those Odds', () => {
  const far = storm(1500, 700, one);
  it('I Like Those Odds: nobody twice, and an aim token for Din', () => {
    const t = acting('i-like-those-odds', 0, [unit('din-djarin', 0, 400, 400), storm(600, 400)]);
    expect(inFight(t, 'action.after', 'i-like-those-odds')).toBe(false);
    const played = revealing('i-like-those-odds', [unit('din-djarin', 0, 300, 300), rebels(500, 300, one), far]);
    expect([0, 1].map((id) => played.tokens(id, 'aim'))).toEqual([1, 0]);
  });
});

describe('I Like Those Odds', () => {
  const use = (card: string, seat = 0) => `command:${seat}.${card}`;
  it('I Like Those Odds: after an attack action an attack on somebody else', () => {
    const t = acting('i-like-those-odds', 0, [unit('din-djarin', 0, 400, 400), storm(600, 400), storm(400, 600)]);
    t.until('action').take('attack');
    t.goOn(() => t.events('attack').length > 1, { defender: '1', 'window:action.after': use('i-like-those-odds') });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
  });
});

describe("That's Just Good Business", () => {
  it("That's Just Good Business: fear for green tokens, once", () => {
    const t = acting(
      'thats-just-good-business',
      { unit: 0, step: 'start' },
      [
        unit('hondo-ohnaka', 0, 400, 400, { tokens: { surge: 1, suppression: 2 } }),
        unit('stormtroopers', 1, 400 + apart(102), 400, { ...one, tokens: { aim: 2, dodge: 1 } }),
      ],
      {},
    );
    t.goOn((table) => table.state.turn?.step === 'act', {
      'window:unit.activates': using('thats-just-good-business'),
      move: { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1, engage: 1 },
    });
    expect((['aim', 'dodge', 'surge'] as const).map((k) => t.tokens(0, k))).toEqual([2, 1, 1]);
    expect([t.tokens(0, 'suppression'), t.tokens(1, 'suppression')]).toEqual([0, 2]);
  });

  const far = storm(1700, 850, one);
  const start = (active: number) => ({ unit: active, step: 'start' });
  const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
  const HONDO = mine('hondo-ohnaka', 400, 400, holding('suppression'));
  const business = (units: readonly Spec[], active = 0) =>
    acting('thats-just-good-business', start(active), [HONDO, ...units, far]);
  it('That’s Just Good Business: a free move; no deal without a melee that he has begun', () => {
    const t = business([storm(700, 400, one)]);
    use(t.until('window:unit.activates'), 'business')
      .until('move')
      .take({ ...go, speed: 1 });
    t.until('action');
    expect(t.events('action')).toMatchObject([{ unit: 0, action: 'move', free: true }]);
    expect(t.state.turn?.actions).toBe(2);
    expect(told(t, 'thats-just-good-business')).toHaveLength(1);
    const other = business([rebels(700, 600, one), storm(700 + apart(60), 600, { ...one, ...holding('aim') })], 1);
    other.until('action').take('move');
    other
      .until('move')
      .take({ ...go, heading: 90, speed: 2, engage: 2 })
      .until('action');
    expect([told(other, 'thats-just-good-business'), other.tokens(2, 'aim')]).toEqual([[], 1]);
  });
});
