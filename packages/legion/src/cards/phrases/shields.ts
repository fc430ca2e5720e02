import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { keywordOf } from '../../values.ts';

export const spentShields = (g: Legion, unit: Unit): number => keywordOf(g, unit, 'shielded') - unit.tokens.shield;
