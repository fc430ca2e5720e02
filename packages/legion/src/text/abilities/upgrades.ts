import type { Sayings } from './types.ts';

/** Upgrade cards. */
export const upgrades: Sayings = {};
