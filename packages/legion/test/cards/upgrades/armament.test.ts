import { describe, expect, it } from 'vitest';
import { refuseAction } from '../../../src/flow/activation/actions.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, weaponsOf } from '../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, BOBA, rebels, storm } from '../../troops.ts';

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

describe('J-19 Bo-rifle', () => {
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

describe('Jetpack Rockets', () => {
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
