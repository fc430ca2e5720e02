import type { Sayings } from './types.ts';

/** Cards of 2.6, and those of 1.x that read differently there: their keys end in `@2.6`. */
export const later: Sayings = {};
