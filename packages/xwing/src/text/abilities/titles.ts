import type { Sayings } from './types.ts';

/** Titles. */
export const TITLE_SAYINGS: Sayings = {};
