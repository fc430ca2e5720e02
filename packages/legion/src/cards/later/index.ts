import type { CardFamily, CardRules } from '../vocabulary.ts';
import { ADVANTAGE } from './battle-advantage.ts';
import { PRIMARY } from './battle-primary.ts';
import { SECONDARY } from './battle-secondary.ts';
import { DEPLOYING } from './deploying.ts';
import { FIGHTING } from './fighting.ts';
import { CHANGED, REWRITTEN } from './rewritten.ts';
import { LATER_UPGRADES, UPGRADES_IN_26 } from './upgrades.ts';

/** Cards and keywords that only 2.6 has. */
export const LATER_CARDS: readonly CardFamily[] = [PRIMARY, SECONDARY, ADVANTAGE, FIGHTING, LATER_UPGRADES];

/** Keywords that 2.6 words anew as a whole, whether 1.x has them or not. */
export const REWRITTEN_IN_26: CardFamily = { ...DEPLOYING, ...REWRITTEN };

/** Cards and keywords of 1.x that read differently in 2.6, each made from its base form. */
export const CHANGED_IN_26: Readonly<Record<string, (base: CardRules) => CardRules>> = {
  ...CHANGED,
  ...UPGRADES_IN_26,
};
