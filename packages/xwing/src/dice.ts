import type { DieKind } from '@holotisch/engine';

/** The two dice, eight faces each (facts: 3 hit, 1 critical, 2 focus, 2 blank; 3 evade, 2 focus, 3 blank). */
export const ATTACK_DIE: DieKind<'hit' | 'crit' | 'focus' | 'blank'> = {
  name: 'attack',
  faces: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
};
export const DEFENCE_DIE: DieKind<'evade' | 'focus' | 'blank'> = {
  name: 'defence',
  faces: ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'],
};
