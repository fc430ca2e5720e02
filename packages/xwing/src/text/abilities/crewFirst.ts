import type { Sayings } from './types.ts';

/** Crew, the first half of the data. */
export const CREW_FIRST_SAYINGS: Sayings = {};
