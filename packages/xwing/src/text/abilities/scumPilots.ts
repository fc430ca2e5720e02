import type { Sayings } from './types.ts';

/** Pilots of the Scum, in the order of the data. */
export const SCUM_PILOT_SAYINGS: Sayings = {};
