import type { AttackColour, AttackFace, DefenceColour, DefenceFace } from './types.ts';

/** All faces of a die, eight on attack dice and six on defence dice. LE-WUERFEL */
export const ATTACK_DICE: Readonly<Record<AttackColour, readonly AttackFace[]>> = {
  red: ['crit', 'hit', 'hit', 'hit', 'hit', 'hit', 'surge', 'blank'],
  black: ['crit', 'hit', 'hit', 'hit', 'surge', 'blank', 'blank', 'blank'],
  white: ['crit', 'hit', 'surge', 'blank', 'blank', 'blank', 'blank', 'blank'],
};
export const DEFENCE_DICE: Readonly<Record<DefenceColour, readonly DefenceFace[]>> = {
  red: ['block', 'block', 'block', 'surge', 'blank', 'blank'],
  white: ['block', 'surge', 'blank', 'blank', 'blank', 'blank'],
};

/** From the weakest to the strongest: the order in which dice are upgraded and downgraded. */
export const ATTACK_COLOURS = ['white', 'black', 'red'] as const satisfies readonly AttackColour[];
export const DEFENCE_COLOURS = ['white', 'red'] as const satisfies readonly DefenceColour[];
