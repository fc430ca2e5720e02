import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels, storm } from '../../troops.ts';
import { actionNamed, offers, use } from '../watching.ts';

const one = alone(4);

describe('Ram in 2.6', () => {
  const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  const BROTHER = 'fifth-brother';
  const ramming = (a: Ask) => (JSON.stringify(a).includes('0:ram') ? '0:ram' : 'pass');
  const crits = (moved: boolean) => {
    const t = lay26({
      units: [unit(BROTHER, 1, 400, 400), rebels(400, 400 + apart(moved ? 60 : 0), { ...one, seat: 0 })],
      active: 0,
      red: blanks('hit'),
      black: blanks('hit'),
      white: blanks('hit'),
      whiteDefence: blanks('blank'),
    });
    if (moved) {
      t.until('action').take('move').until('move');
      t.take({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1, engage: 1 });
    }
    const all = { 'further-defender': 'none', 'window:attack.modify': ramming, dice: ['0', '1'] } as const;
    if (t.ask().kind === 'action') t.take('attack');
    t.goOn(() => t.events('result').length > 0, { ...all, 'free-action': 'attack' });
    return t.result.crits;
  };
  it('who stands on a round base has rammed by any move', () => {
    expect([crits(true), crits(false)]).toEqual([2, 0]);
  });
});

describe('Reinforcements in 2.6', () => {
  const far = storm(1500, 700, alone(4));
  const BIKES = 'swoop-bike-riders';
  const ending = (round: number, more: readonly Spec[] = []) =>
    lay26({
      units: [unit(BIKES, 0, 400, 400, alone(2)), rebels(600, 300, alone(4)), far, ...more],
      phase: 'end',
      round,
    });
  it('a speed-1 move when the first end phase begins', () => {
    const t = ending(1);
    expect(offers(t, 'end.start', 'reinforcements')).toBe(true);
    expect(t.options().filter((id) => id.includes('reinforcements'))).toHaveLength(1);
    use(t, 'reinforcements');
    expect(t.ask()).toMatchObject({ kind: 'move', seat: 0, about: { unit: 0 } });
    const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
    expect(t.match.decide(0, { ...go, speed: 2, heading: 90 })).toBeDefined();
    t.take({ ...go, speed: 1, heading: 0, way: 0.3 });
    expect(t.pose(0)[1]).toBeGreaterThan(401);
  });
  it('also into a melee', () => {
    const t = lay26({
      units: [unit('super-tactical-droid-kalani', 0, 400, 400), storm(400, 400 + apart(60), alone(4))],
      phase: 'end',
      round: 1,
    });
    use(t, 'reinforcements').take({ kind: 'standard', heading: 0, bend: 0, way: 1, speed: 1, engage: 1 });
    expect(t.pose(0)).toEqual([400, 460, 0]);
  });
  it('not in a later round', () => {
    expect(offers(ending(2), 'end.start', 'reinforcements')).toBe(false);
  });
});

describe('Repair that a unit prints itself', () => {
  const far = storm(1700, 800, one);
  const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
  const shop = (on: typeof lay, patient: Spec, note: Spec = {}) =>
    on({ units: [unit(ARTOO, 0, 400, 400, note), patient, far], active: 0 }).until('action');
  it.each([
    ['1.2', lay],
    ['2.6', lay26],
  ] as const)('%s: a card action, as often as its capacity says', (_edition, on) => {
    const walker = unit('at-rt-rebel', 0, 480, 400, { wounds: 3 });
    const t = shop(on, walker);
    t.take(actionNamed(t, 'repair-action')!).until('action', {
      'card-way': (a) => (JSON.stringify(a).includes('"heal"') ? 'heal' : 'wound'),
    });
    expect([t.wounds(1), t.state.turn!.actions]).toEqual([1, 1]);
    expect(actionNamed(shop(on, walker, { note: { 'repair.capacity': 1 } }), 'repair-action')).toBeDefined();
    expect(actionNamed(shop(on, walker, { note: { 'repair.capacity': 2 } }), 'repair-action')).toBeUndefined();
  });
  it('2.6: droids and vehicles of every kind, nobody else; nor who is unconcerned', () => {
    const able = (patient: Spec) => actionNamed(shop(lay26, patient), 'repair-action') !== undefined;
    expect(able(unit('t-47-airspeeder', 0, 500, 400, { wounds: 1 }))).toBe(true);
    expect(able(unit('k-2so', 0, 470, 400, { wounds: 1 }))).toBe(true);
    expect(able(unit('leia-organa', 0, 470, 400, { wounds: 1 }))).toBe(false);
    expect(able(unit('droidekas', 0, 480, 400, { ...alone(2), wounds: 1 }))).toBe(false);
  });
});

describe('Ruthless', () => {
  const offers = (t: Table, card: string) => t.options().some((id) => id.includes(card));
  const activating = (troop: Spec, gap = 100, more: Partial<TableSpec> = {}) =>
    lay26({
      units: [
        { ...storm(400, 400), order: 'faceup', ...troop },
        unit('moff-gideon', 1, 400, 400 + apart(gap)),
        rebels(1500, 700),
      ],
      active: { unit: 0, step: 'start' },
      ...more,
    });
  const asked = (t: Table) => t.open.includes('1 window:unit.activates') && offers(t, 'ruthless');
  it('a corps trooper with an order, in sight within 2, may pay a wound for a free action', () => {
    const t = use(activating({}), 'ruthless');
    expect(t.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover', 'none']);
    t.take('aim').until('action');
    expect([t.alive(0), t.tokens(0, 'aim'), t.state.turn?.actions]).toEqual([3, 1, 2]);
    const calm = use(activating({}), 'ruthless').take('none').until('action');
    expect([calm.alive(0), calm.tokens(0, 'aim')]).toEqual([4, 0]);
  });
  it('not without an order, too far away, of another rank, unseen, or of the enemy', () => {
    expect(asked(activating({}))).toBe(true);
    expect(asked(activating({ order: 'none' }))).toBe(false);
    expect([asked(activating(alone(4), 2 * SEGMENT)), asked(activating(alone(4), 2 * SEGMENT + 0.01))]).toEqual([
      true,
      false,
    ]);
    expect(asked(activating({ rank: 'special' }))).toBe(false);
    expect(asked(activating(alone(4), 100, { terrain: [piece('building', 400, 460, 300, 10)] }))).toBe(false);
    expect(asked(activating({ card: 'rebel-troopers', seat: 0 }))).toBe(false);
  });
  it('who falls of it does nothing', () => {
    const t = use(activating(alone(4)), 'ruthless').take('aim');
    expect([t.unit(0).status, t.events('action')]).toEqual(['defeated', []]);
  });
});

describe('Ruthless', () => {
  const activating = (more: Spec = {}) =>
    lay26({
      units: [storm(400, 400, { order: 'faceup', ...more }), unit('moff-gideon', 1, 400, 520), rebels(1500, 700)],
      active: { unit: 0, step: 'start' },
    });
  it('the action is a free one', () => {
    const t = use(activating(), 'ruthless').take('aim').until('action');
    expect(t.events('action')).toMatchObject([{ unit: 0, action: 'aim', free: true }]);
  });
});
