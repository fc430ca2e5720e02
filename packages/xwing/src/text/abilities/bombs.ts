import type { Sayings } from './types.ts';

/** Bombs and mines. */
export const BOMB_SAYINGS: Sayings = {};
