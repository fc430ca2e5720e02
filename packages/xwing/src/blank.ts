import type { AttackMemory, Tokens } from './state.ts';

/** What begins empty. It stands apart from the state, which brings along how to copy all of it. */

export const noTokens = (): Tokens => ({
  focus: 0,
  evade: 0,
  stress: 0,
  ion: 0,
  cloak: 0,
  tractor: 0,
  weaponsdisabled: 0,
  jam: 0,
  reinforce: 0,
});

/** What an attack that begins remembers: nothing. */
export const newMemory = (): AttackMemory => ({
  spent: [],
  dealt: [],
  dealtFaceup: [],
  shieldLost: [],
  added: { attack: 0, defence: 0 },
  sealed: { attack: false, defence: false },
  justRerolled: { attack: false, defence: false },
  hitCritically: false,
  suffered: 0,
  critsFirst: false,
  hitsStand: false,
  again: false,
});
