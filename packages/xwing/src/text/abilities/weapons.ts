import type { Sayings } from './types.ts';

/** Cannons, turrets, torpedoes and missiles. */
export const WEAPON_SAYINGS: Sayings = {};
