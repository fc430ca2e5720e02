import { describe, expect, it } from 'vitest';
import { halfOf, weaponsOf } from '../../../src/values.ts';
import { lay, unit } from '../../table.ts';
import { storm } from '../../troops.ts';

describe('Twin Blaster Cannons', () => {
  it('Half of the dice: rounded up, the strongest first', () => {
    expect(halfOf({ red: 1, black: 2, white: 2 })).toEqual({ red: 1, black: 2, white: 0 });
    expect(halfOf({ red: 0, black: 0, white: 4 })).toEqual({ red: 0, black: 0, white: 2 });
  });
  it('Twin Blaster Cannons: half of the dice and keywords for an activation, at two targets', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, {
          degrees: 90,
          upgrades: ['twin-blaster-cannons'],
          order: 'faceup',
        }),
        storm(650, 380),
        storm(650, 480),
      ],
      turnOf: 0,
    }).until('action', { activate: '0', 'window:unit.activates': '0:0.twin-blaster-cannons' });
    const [cannon] = [...weaponsOf(t.g, t.unit(0))].filter(({ at }) => at === 0);
    expect(cannon!.weapon.keywords.find(({ keyword }) => keyword === 'critical')).toMatchObject({ value: 1 });
    const cannons = { weapons: { '0.0': '0:twin-blaster-cannons' } };
    t.take('attack').until('window:action.after', { defender: '1', 'further-defender': 'none', ...cannons });
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([3]);
    expect(t.options()).toContain('0:gunslinger');
    t.take('0:gunslinger').until('action', cannons);
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([3, 3]);
    t.take('none').until('action');
    expect(t.unit(0).upgrades[0]!.note).toBeUndefined();
  });
});
