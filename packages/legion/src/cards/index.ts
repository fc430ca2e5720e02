import { CardBook } from '@holotisch/engine';
import { BATTLE_CARDS, LATER_BATTLE_CARDS } from './battle/index.ts';
import { COMMAND_CARDS, LATER_COMMAND_CARDS } from './commands/index.ts';
import { KEYWORD_CARDS, LATER_KEYWORD_CARDS } from './keywords/index.ts';
import { LATER_UPGRADE_CARDS, UPGRADE_CARDS } from './upgrades/index.ts';
import type { CardRules } from './vocabulary.ts';

/** Every keyword and card that acts in 1.x. */
export const CARDS = CardBook.of<CardRules>([...KEYWORD_CARDS, ...BATTLE_CARDS, ...UPGRADE_CARDS, ...COMMAND_CARDS]);

/** The same of 2.6: what it prints otherwise, and what it brought. */
export const CARDS_26 = CARDS.overlay(
  ...LATER_KEYWORD_CARDS,
  ...LATER_BATTLE_CARDS,
  ...LATER_UPGRADE_CARDS,
  ...LATER_COMMAND_CARDS,
);
