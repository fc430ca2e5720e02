import type { Sayings } from './types.ts';

/** Elite upgrades. */
export const ELITE_SAYINGS: Sayings = {};
