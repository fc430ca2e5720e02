import type { Sayings } from './types.ts';

/** Command cards. */
export const commands: Sayings = {};
