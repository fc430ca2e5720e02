import type { Dictionary } from '@holotisch/engine';

/** Questions that single cards and keywords ask. */
export const cardsEn: Dictionary = {};
