import { describe, expect, it } from 'vitest';
import { academy, rookie, scene } from './scene.ts';

describe('an attack, step by step', () => {
  it('[XW-ANGRIFF-20] [XW-ANGRIFF-31] focus turns eyes into hits, an evade token adds an evade', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { tokens: { focus: 1 } }), academy(450, 480, 180, { tokens: { evade: 1 } })],
      attack: ['focus', 'focus', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    expect(s.open).toEqual(['0 attack']);
    s.take('primary>1', '0:focus');
    expect(s.open).toEqual(['1 window:attack.modifyDefenceDice']);
    s.take('1:evade');
    expect(s.ship(1).damage.length).toBe(1);
  });
});
