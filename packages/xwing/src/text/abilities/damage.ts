import type { Sayings } from './types.ts';

/** Both damage decks: cards of one name may differ between them. */
export const DAMAGE_SAYINGS: Sayings = {};
