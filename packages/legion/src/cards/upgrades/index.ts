import type { CardFamily } from '../vocabulary.ts';

/** Upgrade cards that do something, slot by slot as in the facts. */
export const UPGRADES: readonly CardFamily[] = [];
