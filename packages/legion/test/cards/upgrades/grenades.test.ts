import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { keywordOf } from '../../../src/values.ts';
import { lay, type Spec, unit } from '../../table.ts';
import { rebels, storm, VADER } from '../../troops.ts';

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

describe('EMP "Droid Poppers"', () => {
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
});

describe('Fragmentation Grenades', () => {
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
