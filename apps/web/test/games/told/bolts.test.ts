import { describe, expect, it } from 'vitest';
import { armadaTold } from '../../../src/games/armada/told/index.ts';
import { weaponOf } from '../../../src/games/xwing/told/weapon.ts';

describe('what an attack of X-Wing is shot with', () => {
  it('follows the card, and a concussion missile is no ion weapon', () => {
    expect(weaponOf('primary')).toBe('laser');
    expect(weaponOf('2:cannon.ioncannon')).toBe('ion');
    expect(weaponOf('0:missile.concussionmissiles')).toBe('torpedo');
    expect(weaponOf('0:torpedo.ionpulsemissiles')).toBe('ion');
  });
});

describe('bolts of Armada', () => {
  const pose = (x: number) => ({ x, y: 0, hx: 0, hy: 1 });
  const view = {
    attacks: [{ id: 7, attacker: { unit: 0 }, defender: { unit: 1 } }],
    units: [
      { id: 0, kind: 'ship', pose: pose(0) },
      { id: 1, kind: 'squadron', pose: pose(100) },
    ],
  };
  // Only what the telling reads: a whole view would hide that.
  const marks = (total: number, seen: object = view) =>
    armadaTold.damage.marks?.({ type: 'damage', attack: 7, total, faces: [] }, seen as never, 900) ?? [];

  it('as many hit as there is damage, from one piece to the other', () => {
    expect(marks(3)).toMatchObject([
      { effect: 'shot', from: 'piece:0', on: 'piece:1', weapon: 'turbolaser', bolts: ['hit', 'hit', 'hit'] },
    ]);
  });
  it('without damage all of them pass', () => {
    expect(marks(0)).toMatchObject([{ bolts: ['miss', 'miss', 'miss'] }]);
  });
  it('a squadron shoots with lasers; an obstacle that attacks has no bolts', () => {
    const squadrons = { ...view, units: view.units.map((unit) => ({ ...unit, kind: 'squadron' })) };
    expect(marks(1, squadrons)).toMatchObject([{ weapon: 'laser' }]);
    expect(marks(1, { ...view, attacks: [] })).toEqual([]);
  });
});
