import type { CardFamily } from './vocabulary.ts';

/** The damage deck. */
export const damage: CardFamily = {};
