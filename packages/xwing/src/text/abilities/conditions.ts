import type { Sayings } from './types.ts';

/** Condition cards. */
export const CONDITION_SAYINGS: Sayings = {};
