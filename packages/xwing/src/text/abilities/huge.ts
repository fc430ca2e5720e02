import type { Sayings } from './types.ts';

/** Cargo, hardpoints and teams of the huge ships. */
export const HUGE_SAYINGS: Sayings = {};
