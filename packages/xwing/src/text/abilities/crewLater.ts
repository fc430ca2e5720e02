import type { Sayings } from './types.ts';

/** Crew, the second half of the data. */
export const CREW_LATER_SAYINGS: Sayings = {};
