import type { Language } from '@holotisch/engine';
import { damage } from './damage.ts';
import { keywords } from './keywords.ts';
import type { Sayings } from './types.ts';

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at.
 */
export const SAYINGS: Sayings = { ...keywords, ...damage };

export const sayingOf = (key: string, lang: Language): string | undefined => SAYINGS[key]?.[lang];
