import { describe, expect, it } from 'vitest';
import { damageOn } from '../../src/view/damage-on.ts';

describe('the damage on a ship as it is shown', () => {
  it('counts every card, a faceup Direct Hit twice', () => {
    const facedown = { card: null, faceup: false };
    expect(damageOn({ damage: [] })).toBe(0);
    expect(damageOn({ damage: [facedown, { card: 'damagedengine', faceup: true }] })).toBe(2);
    expect(damageOn({ damage: [facedown, { card: 'directhit', faceup: true }] })).toBe(3);
    expect(damageOn({ damage: [facedown, { card: 'directhit', faceup: false }] })).toBe(2);
  });
});
