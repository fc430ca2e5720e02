import type { DieKind } from '@holotisch/engine';
import { ATTACK_DICE as ATTACK_FACES, DEFENCE_DICE as DEFENCE_FACES } from './data/index.ts';
import type { AttackColour, AttackFace, DefenceColour, DefenceFace } from './data/types.ts';

/** Dice as the engine rolls them; attack and defence dice of one colour have names of their own. LE-WUERFEL-02..05 */
const attackDie = (colour: AttackColour): DieKind<AttackFace> => ({ name: colour, faces: ATTACK_FACES[colour] });
const defenceDie = (colour: DefenceColour): DieKind<DefenceFace> => ({
  name: `${colour}Defence`,
  faces: DEFENCE_FACES[colour],
});

export const ATTACK_DICE: Readonly<Record<AttackColour, DieKind<AttackFace>>> = {
  red: attackDie('red'),
  black: attackDie('black'),
  white: attackDie('white'),
};
export const DEFENCE_DICE: Readonly<Record<DefenceColour, DieKind<DefenceFace>>> = {
  red: defenceDie('red'),
  white: defenceDie('white'),
};
export const ATTACK_COLOURS = ['red', 'black', 'white'] as const satisfies readonly AttackColour[];
export const ALL_DICE: readonly DieKind<string>[] = [...Object.values(ATTACK_DICE), ...Object.values(DEFENCE_DICE)];
