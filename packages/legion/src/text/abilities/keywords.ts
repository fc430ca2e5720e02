import type { Sayings } from './types.ts';

/** Keywords of units and weapons. */
export const keywords: Sayings = {};
