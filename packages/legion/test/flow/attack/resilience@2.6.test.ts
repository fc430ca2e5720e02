import { describe, expect, it } from 'vitest';
import { type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels } from '../../troops.ts';

describe('Resilience in 2.6', () => {
  const one = alone(4);
  const all = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  /** A walker is hit; so many wounds it has already. */
  const hit = (wounds: number, more: Spec = {}) => {
    const t = lay26({
      units: [rebels(700, 400, one), unit('at-st', 1, 400, 400, { degrees: 90, wounds, ...more })],
      active: 0,
      white: all('crit'),
      black: all('crit'),
      redDefence: all('blank'),
      whiteDefence: all('blank'),
    }).fight();
    return [t.wounds(1) - wounds, t.unit(1).damaged, t.unit(1).resilienceRolled];
  };
  it('[L2-ANGRIFF-IM-DETAIL-21] with as many wounds as its number it is damaged, not with one less, and once in a game', () => {
    const least = lay26({ units: [unit('at-st', 1, 400, 400), rebels(1500, 100)] });
    const value = least.g.card(least.unit(0)).resilience!;
    expect(hit(value - 2)).toEqual([1, false, false]);
    expect(hit(value - 1)).toEqual([1, true, true]);
    expect(hit(value - 1, { resilienceRolled: true })).toEqual([1, false, true]);
  });
});
