import type { Sayings } from './types.ts';

/** Pilots of the Rebels and the Resistance, in the order of the data. */
export const REBEL_PILOT_SAYINGS: Sayings = {};
