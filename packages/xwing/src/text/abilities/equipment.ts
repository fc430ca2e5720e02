import type { Sayings } from './types.ts';

/** Systems, tech and illicit goods. */
export const EQUIPMENT_SAYINGS: Sayings = {};
