import type { Sayings } from './types.ts';

/** Pilots of the Empire and the First Order, in the order of the data. */
export const IMPERIAL_PILOT_SAYINGS: Sayings = {};
