import { CardBook } from '@holotisch/engine';
import { CONDITIONS } from './battle/conditions.ts';
import { DEPLOYMENTS } from './battle/deployments.ts';
import { DOWNED_AT_ST } from './battle/downed-at-st.ts';
import { HOSTAGES } from './battle/hostages.ts';
import { OBJECTIVES } from './battle/objectives.ts';
import { PAYLOAD } from './battle/payload.ts';
import { SUPPLY_DROP } from './battle/supplies.ts';
import { COMMANDS } from './commands/index.ts';
import { KEYWORD_FILES } from './keywords/index.ts';
import { CHANGED_IN_26, LATER_CARDS, REWRITTEN_IN_26, UNREAD_IN_26 } from './later/index.ts';
import { UPGRADES } from './upgrades/index.ts';
import type { CardFamily, CardRules } from './vocabulary.ts';

/** Every keyword and card that acts. */
const FILES: readonly CardFamily[] = [
  ...KEYWORD_FILES,
  OBJECTIVES,
  HOSTAGES,
  PAYLOAD,
  DOWNED_AT_ST,
  SUPPLY_DROP,
  DEPLOYMENTS,
  CONDITIONS,
  ...UPGRADES,
  ...COMMANDS,
];

export const CARDS = CardBook.of<CardRules>(FILES);

/** The same of 2.6: cards that only it has, and those of 1.x that read differently there. */
export const CARDS_26 = CardBook.of<CardRules>([...FILES, ...LATER_CARDS])
  .overlay(CHANGED_IN_26)
  .with(REWRITTEN_IN_26)
  .without(...UNREAD_IN_26);
