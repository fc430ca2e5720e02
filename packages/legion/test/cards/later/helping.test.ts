import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, lay, type Spec, type Table, unit } from '../../table.ts';
import { alone, rebels, storm, VEERS } from '../../troops.ts';

/** How units help each other in 2.6: whom, how far, and with what. */

const one = alone(4);
const far = storm(1700, 800, one);
const act = (t: Table, id: string) => t.options().find((option) => option.endsWith(`/${id}`));
const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);

describe('Exemplar in 2.6', () => {
  /** Stormtroopers beside General Veers, who has aimed, shoot at rebels. */
  const asked = (friend: Spec) => {
    const t = lay26({
      units: [friend, unit(VEERS, 1, 400, 400 + apart(2 * SEGMENT), { tokens: { aim: 2 } }), rebels(600, 400, one)],
      active: 0,
      white: blanks('blank'),
      black: blanks('blank'),
      red: blanks('blank'),
    });
    t.fight({
      'window:attack.reroll': (a) =>
        (a.type === 'choice' && a.options.find(({ id }) => id.endsWith('aim.1'))?.id) || 'pass',
      aim: [],
    });
    return 2 - t.tokens(1, 'aim');
  };
  it('its own kind within 2 and in sight spends one of its tokens in an attack, not two', () => {
    expect(asked(storm(400, 400, one))).toBe(1);
  });
  it('no others do: neither beyond 2, nor of another faction', () => {
    expect(asked(storm(400, 399, one))).toBe(0);
    expect(asked(unit('bossk', 1, 400, 400))).toBe(0);
  });
});

describe('Calculate Odds, Strategize and Guidance in 2.6', () => {
  it('Calculate Odds: a trooper unit within 2 and in sight', () => {
    const t = lay26({
      units: [
        unit('k-2so', 0, 400, 400),
        rebels(400 + apart(2 * SEGMENT), 400, one),
        rebels(400, 400 + apart(2 * SEGMENT + 0.1), one),
        far,
      ],
      active: 0,
    }).until('action');
    t.take(act(t, 'calculate-odds')!);
    expect(t.options()).toEqual(['0', '1']);
    t.take('1');
    expect([t.tokens(1, 'aim'), t.tokens(1, 'dodge'), t.tokens(1, 'suppression')]).toEqual([1, 1, 1]);
  });
  it('Strategize: friends within 2', () => {
    const KALANI = 'super-tactical-droid-kalani';
    const t = lay26({
      units: [
        unit(KALANI, 0, 400, 400),
        unit('b1-battle-droids', 0, 400 + apart(2 * SEGMENT), 400, alone(6)),
        unit('b1-battle-droids', 0, 400, 400 + apart(2 * SEGMENT + 0.1), alone(6)),
        far,
      ],
      active: 0,
    }).until('action');
    t.take(act(t, 'strategize')!);
    expect(t.options()).toEqual(['0', '1']);
    t.take(['1']);
    expect([t.tokens(1, 'aim'), t.tokens(1, 'dodge'), t.tokens(0, 'suppression')]).toEqual([1, 1, 1]);
  });
  it('Guidance: another unit of the kind that is printed, and nobody else', () => {
    const t = lay26({
      units: [unit(VEERS, 1, 400, 400), unit('at-st', 1, 520, 400), storm(400, 500, one), rebels(1700, 100)],
      active: 0,
    }).until('action');
    t.take(act(t, 'guidance')!);
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect(t.options()).toEqual(expect.arrayContaining(['aim', 'move']));
    expect(t.options()).not.toContain('attack');
    t.take('aim');
    expect(t.tokens(1, 'aim')).toBe(1);
  });
});

describe('Override in 2.6', () => {
  const overruled = (gap: number) => {
    const t = lay26({
      units: [
        unit('poggle-the-lesser', 0, 300, 300),
        unit('b1-battle-droids', 0, 300 + apart(gap), 300, alone(6)),
        far,
      ],
      active: { unit: 1, step: 'start' },
    });
    return t.open[0] === '0 window:unit.activates' && t.options().some((id) => id.includes('override'));
  };
  it('within 5', () => {
    expect([overruled(5 * SEGMENT), overruled(5 * SEGMENT + 0.1)]).toEqual([true, false]);
  });
});

describe('Repair that a unit prints itself', () => {
  const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
  const shop = (on: typeof lay, patient: Spec, note: Spec = {}) =>
    on({ units: [unit(ARTOO, 0, 400, 400, note), patient, far], active: 0 }).until('action');
  it.each([
    ['1.2', lay],
    ['2.6', lay26],
  ] as const)('%s: a card action, as often as its capacity says', (_edition, on) => {
    const walker = unit('at-rt-rebel', 0, 480, 400, { wounds: 3 });
    const t = shop(on, walker);
    t.take(act(t, 'repair-action')!).until('action', {
      'card-way': (a) => (JSON.stringify(a).includes('"heal"') ? 'heal' : 'wound'),
    });
    expect([t.wounds(1), t.state.turn!.actions]).toEqual([1, 1]);
    expect(act(shop(on, walker, { note: { 'repair.capacity': 1 } }), 'repair-action')).toBeDefined();
    expect(act(shop(on, walker, { note: { 'repair.capacity': 2 } }), 'repair-action')).toBeUndefined();
  });
  it('2.6: droids and vehicles of every kind, nobody else; nor who is unconcerned', () => {
    const able = (patient: Spec) => act(shop(lay26, patient), 'repair-action') !== undefined;
    expect(able(unit('t-47-airspeeder', 0, 500, 400, { wounds: 1 }))).toBe(true);
    expect(able(unit('k-2so', 0, 470, 400, { wounds: 1 }))).toBe(true);
    expect(able(unit('leia-organa', 0, 470, 400, { wounds: 1 }))).toBe(false);
    expect(able(unit('droidekas', 0, 480, 400, { ...alone(2), wounds: 1 }))).toBe(false);
  });
});

describe('Treat in 2.6', () => {
  const MEDIC = '2-1b-medical-droid';
  const ward = (patient: Spec) =>
    lay26({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', [400, 360]], upgrades: [MEDIC] }),
        patient,
        far,
      ],
      active: 0,
    }).until('action');
  it('takes poison as well as wounds, from troopers who are no droids', () => {
    const t = ward(unit('leia-organa', 0, 460, 400, { tokens: { poison: 1 } }));
    t.take(act(t, 'treat')!).until('action', {
      'card-way': (a) => (JSON.stringify(a).includes('"heal"') ? 'heal' : 'poison'),
    });
    expect(t.tokens(1, 'poison')).toBe(0);
    expect(act(ward(unit('k-2so', 0, 460, 400, { wounds: 1 })), 'treat')).toBeUndefined();
  });
});

describe('Scouting Party in 2.6', () => {
  it('before the battle up to X troopers of its kind learn to scout as it does', () => {
    const waiting = { status: 'reserve' };
    const t = lay26({
      units: [
        unit('wicket', 0, 0, 0, waiting),
        unit('ewok-skirmishers', 0, 0, 0, waiting),
        rebels(0, 0, waiting),
        unit('ewok-skirmishers', 1, 0, 0, waiting),
        unit('ewok-skirmishers', 0, 0, 0, { status: 'defeated' }),
        unit('stormtroopers', 1, 0, 0, waiting),
      ],
      phase: 'prepare',
      stage: 0,
      battle: { primary: 'bunker-assault' },
    });
    t.goOn(() => t.ask().kind === 'card-units', {
      'window:setup.after': (a) =>
        (a.type === 'choice' && a.options.find(({ id }) => id.includes('scouting-party'))?.id) || 'pass',
    });
    expect(t.options()).toEqual(['1']);
    t.take(['1']);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'scout'))).toEqual([1, 1, 0]);
  });
});
