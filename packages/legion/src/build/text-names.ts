import { bracketAtEnd, counted, pointed } from '@holotisch/engine/list';
import { EDITIONS } from '../data/index.ts';
import { battleCardsNamed, commandsNamed, unitsNamed, upgradesNamed } from './card-names.ts';

/** Whether words name a card of either edition, with or without a count before and points behind. */

export const inAny = (
  find: (name: string, edition: (typeof EDITIONS)[number]) => readonly unknown[],
  words: string,
): boolean => EDITIONS.some((edition) => find(words, edition).length > 0);
export const isUnit = (words: string): boolean => inAny(unitsNamed, bareName(words));
export const isUpgrade = (words: string): boolean => inAny(upgradesNamed, bareName(words));
export const isCommand = (words: string): boolean => inAny(commandsNamed, bareName(words));
const isBattleCard = (words: string): boolean => inAny(battleCardsNamed, bareName(words));
/** What a unit carries: an upgrade, or its counterpart. */
export const isCarried = (words: string): boolean => isUpgrade(words) || isUnit(words);
export const isCard = (words: string): boolean => isCommand(words) || isBattleCard(words);

/** Without count and points. */
const bareName = (words: string): string => numbered(counted(words).name).name;

/** A name and its points. Names that end in a number themselves are names first. */
export function numbered(words: string): ReturnType<typeof pointed> {
  const isWhole = !bracketAtEnd(words) && (inAny(unitsNamed, words) || inAny(upgradesNamed, words));
  return isWhole ? { name: words } : pointed(words);
}
