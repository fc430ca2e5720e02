import type { Sayings } from './types.ts';

/** Modifications. */
export const MODIFICATION_SAYINGS: Sayings = {};
