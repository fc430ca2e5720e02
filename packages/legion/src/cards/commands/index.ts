import type { CardFamily } from '../vocabulary.ts';

/** Command cards that do something, faction by faction as in the facts. */
export const COMMANDS: readonly CardFamily[] = [];
