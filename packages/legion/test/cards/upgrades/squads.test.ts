import { describe, expect, it } from 'vitest';
import { refuseAction } from '../../../src/flow/actions.ts';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf, weaponsOf } from '../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, BOBA, LUKE, rebels, storm, VADER } from '../../troops.ts';

/** Heavy weapons, armaments, gear and grenades. */

const far = storm(1700, 800, { order: 'facedown' });

describe('cards of two sides', () => {
  const wookiees = (note?: string) =>
    lay({
      units: [
        unit('wookiee-warriors-noble-fighters', 0, 400, 400, {
          upgrades: [note ? { id: 'battle-shield-wookiee', note } : 'battle-shield-wookiee'],
          order: 'faceup',
        }),
        far,
      ],
      turnOf: 0,
    });
  const ready = (t: ReturnType<typeof wookiees>) => ({
    speed: speedOf(t.g, t.unit(0)),
    armor: keywordOf(t.g, t.unit(0), 'armor'),
    weapons: [...weaponsOf(t.g, t.unit(0))].filter(({ at }) => at === 0).map(({ weapon }) => weapon.id),
  });
  it('Battle Shield Wookiee: behind its shield Armor 1 and slower, without it the stronger weapon', () => {
    const own = speedOf(wookiees('flipped').g, wookiees('flipped').unit(0));
    expect(ready(wookiees())).toEqual({ speed: own - 1, armor: 1, weapons: ['battle-shield-wookiee'] });
    expect(ready(wookiees('flipped'))).toEqual({ speed: own, armor: 0, weapons: ['battle-shield-wookiee-2'] });
  });
  it('Battle Shield Wookiee: it is turned over at the start of an activation', () => {
    const t = wookiees().until('action', { 'window:unit.activates': '0:0.battle-shield-wookiee' });
    expect(ready(t).armor).toBe(0);
  });
  it('J-19 Bo-rifle: the staff gives Charge and immunity to Pierce in melee', () => {
    const kallus = (flipped: boolean) => {
      const t = lay({
        units: [
          unit('agent-kallus', 1, 400, 400, {
            upgrades: [{ id: 'j-19-bo-rifle', ...(flipped && { note: 'flipped' }) }],
          }),
          rebels(1700, 100),
        ],
        active: 0,
      });
      return [hasKeyword(t.g, t.unit(0), 'charge'), hasKeyword(t.g, t.unit(0), 'immune-melee-pierce')];
    };
    expect(kallus(false)).toEqual([true, true]);
    expect(kallus(true)).toEqual([false, false]);
  });
});

describe('Electro Gauntlets', () => {
  const bane = (tokens: Spec) => {
    const t = lay({
      units: [
        unit(BOBA, 1, 400, 400, { upgrades: [{ id: 'electro-gauntlets', exhausted: true }] }),
        rebels(400 + apart(0), 400, { ...alone(4), tokens }),
      ],
      active: 0,
    });
    return refuseAction(t.g, t.unit(0), 'move') === undefined;
  };
  it('Electro Gauntlets: it may leave a melee with whoever is immobilized, exhausted or not', () => {
    expect(bane({ immobilize: 1 })).toBe(true);
    expect(bane({})).toBe(false);
  });
});

describe('gear', () => {
  const LINE = 'card:0:0.electro-grappling-line/bind';
  it('Electro Grappling Line: two immobilize and two suppression tokens for troopers at range 1', () => {
    const at = (gap: number) =>
      lay({
        units: [
          unit(BOBA, 1, 400, 400, { upgrades: ['electro-grappling-line'] }),
          rebels(400 + apart(gap), 400, alone(4)),
        ],
        active: 0,
      }).until('action');
    const t = at(SEGMENT).take(LINE).until('action');
    expect([t.tokens(1, 'immobilize'), t.tokens(1, 'suppression'), t.state.turn!.actions]).toEqual([2, 2, 1]);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(at(SEGMENT + 0.01).options()).not.toContain(LINE);
  });
  it('Ascension Cables: Scale until the end of the activation', () => {
    const t = lay({
      units: [rebels(400, 400, { upgrades: ['ascension-cables'] }), storm(1700, 800, { order: 'faceup' })],
      active: 0,
    }).until('action');
    t.take('card:0:0.ascension-cables/scale').until('action');
    expect(hasKeyword(t.g, t.unit(0), 'scale')).toBe(true);
    t.take('none').until('action');
    expect(hasKeyword(t.g, t.unit(0), 'scale')).toBe(false);
  });
  const stims = (script: Spec) =>
    lay({
      units: [
        storm(540, 400, { minis: [null, [540, 440], [540, 360], 'fallen'] }),
        unit(LUKE, 0, 400, 400, { upgrades: ['emergency-stims'], order: 'faceup' }),
      ],
      active: 0,
      white: ['crit', 'crit', 'crit'],
      redDefence: ['blank', 'blank', 'blank'],
    }).fight(script);
  it('Emergency Stims: up to two wounds of an attack wait until the end of the next activation', () => {
    const t = stims({ 'window:unit.suffers': '1:0.emergency-stims', 'card-number': '2' });
    expect([t.wounds(1), t.unit(1).upgrades[0]!.wounds]).toEqual([1, 2]);
    expect(t.unit(1).upgrades[0]!.exhausted).toBe(true);
    t.until('action').take('none').until('action');
    expect(t.state.turn!.unit).toBe(1);
    expect(t.wounds(1)).toBe(1);
    t.take('none').goOn(({ state }) => state.turn?.unit !== 1);
    expect([t.wounds(1), t.unit(1).upgrades[0]!.wounds]).toEqual([3, 0]);
  });
  it('Emergency Stims: used in its own activation, they wait for the one after it', () => {
    const t = lay({
      units: [
        unit(LUKE, 0, 400, 400, { upgrades: ['emergency-stims'] }),
        storm(540, 400, { ...alone(4), tokens: { standby: 1 } }),
        storm(1700, 800, { order: 'faceup' }),
      ],
      active: 0,
      white: ['crit'],
      redDefence: ['blank'],
    }).until('action');
    t.take('aim').until('action', {
      'free-action': 'attack',
      'window:unit.suffers': '0:0.emergency-stims',
      'card-number': '1',
    });
    expect(t.wounds(0)).toBe(0);
    t.take('none').until('action');
    expect([t.wounds(0), t.unit(0).upgrades[0]!.wounds]).toEqual([0, 1]);
  });
});

describe('grenades', () => {
  const throwing = (card: string, target: Spec, more: object) => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'], upgrades: [card] }),
        target,
        storm(1700, 800),
      ],
      active: 0,
      ...more,
    });
    const grenade = `0:${card}`;
    t.fight({ defender: '1', weapons: { '0.0': grenade, '1.0': grenade } });
    return t;
  };
  it('EMP "Droid Poppers": Ion 1, however many are thrown', () => {
    const t = throwing('emp-droid-poppers', unit('at-st', 1, 480, 400), {
      black: ['crit', 'crit'],
      redDefence: ['blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
    });
    expect(t.wounds(1)).toBe(2);
    expect(t.tokens(1, 'ion')).toBe(1);
    const pool = [{ mini: 0, weapon: 'unit:a-280-blaster-rifle', times: 1 }];
    const other = { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1), pool };
    expect(keywordOf(t.g, t.unit(0), 'ion', { attack: other })).toBe(0);
  });
  it('Fragmentation Grenades: surges are critical hits', () => {
    const t = throwing('fragmentation-grenades', unit(VADER, 1, 480, 400), {
      red: ['surge', 'blank'],
      redDefence: ['block'],
    });
    expect(t.result.crits).toBe(1);
    const u = throwing('concussion-grenades', unit(VADER, 1, 480, 400), { black: ['surge', 'blank'] });
    expect(u.result.crits).toBe(0);
  });
});

describe('weapons that are used up', () => {
  it('Jetpack Rockets: fired once in a game', () => {
    const t = lay({
      units: [
        unit('mandalorian-resistance', 0, 400, 400, { ...alone(3), upgrades: ['jetpack-rockets'] }),
        storm(400 + apart(2.5 * SEGMENT), 400),
      ],
      active: 0,
    });
    t.fight({ weapons: { '0.0': '0:jetpack-rockets' } });
    expect(t.unit(0).upgrades[0]!.discarded).toBe(true);
    expect([...weaponsOf(t.g, t.unit(0))].some(({ at }) => at === 0)).toBe(false);
  });
});
