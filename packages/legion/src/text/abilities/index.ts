import { battle } from './battle.ts';
import { changedKeywords } from './changed-keywords.ts';
import { commands } from './commands/index.ts';
import { keywords } from './keywords.ts';
import { later } from './later.ts';
import { laterKeywords } from './later-keywords.ts';
import type { Sayings } from './types.ts';
import { upgrades } from './upgrades/index.ts';

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at.
 */
export const SAYINGS: Sayings = {
  ...keywords,
  ...upgrades,
  ...commands,
  ...battle,
  ...later,
  ...laterKeywords,
  ...changedKeywords,
};
