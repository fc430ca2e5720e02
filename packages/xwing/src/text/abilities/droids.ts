import type { Sayings } from './types.ts';

/** Astromechs and salvaged astromechs. */
export const DROID_SAYINGS: Sayings = {};
