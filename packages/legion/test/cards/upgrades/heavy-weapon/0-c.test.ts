import { describe, expect, it } from 'vitest';
import { keywordOf, speedOf, weaponsOf } from '../../../../src/values.ts';
import { lay, unit } from '../../../table.ts';
import { storm } from '../../../troops.ts';

describe('Battle Shield Wookiee', () => {
  const far = storm(1700, 800, { order: 'facedown' });
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
});
