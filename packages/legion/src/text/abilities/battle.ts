import type { Sayings } from './types.ts';

/** Battle cards of both editions. */
export const battle: Sayings = {};
