import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword } from '../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, BOBA, LUKE, rebels, storm } from '../../troops.ts';

describe('Ascension Cables', () => {
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
});

describe('Electro Grappling Line', () => {
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
});

describe('Emergency Stims', () => {
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
