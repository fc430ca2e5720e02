import type { CardFamily, CardRules } from '../vocabulary.ts';
import { ADVANTAGE } from './battle-advantage.ts';
import { PRIMARY } from './battle-primary.ts';
import { SECONDARY } from './battle-secondary.ts';

/** Cards and keywords that only 2.6 has. */
export const LATER_CARDS: readonly CardFamily[] = [PRIMARY, SECONDARY, ADVANTAGE];

/** Cards and keywords of 1.x that read differently in 2.6, each made from its base form. */
export const CHANGED_IN_26: Readonly<Record<string, (base: CardRules) => CardRules>> = {};
