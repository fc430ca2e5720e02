import { bracketAtEnd, counted, pointed } from '@holotisch/engine/list';
import { EDITIONS, RANKS, type Rank } from '../data/index.ts';
import { RANK_NAMES } from '../text/build/names.ts';
import { battleCardsNamed, commandsNamed, unitsNamed, upgradesNamed } from './card-names.ts';

/** Whether words name a card of either edition, with or without a count before and points behind. */

export const inAny = (
  find: (name: string, edition: (typeof EDITIONS)[number]) => readonly unknown[],
  words: string,
): boolean => EDITIONS.some((edition) => find(words, edition).length > 0);
export const isUnit = (words: string): boolean => inAny(unitsNamed, rankless(bareName(words)));
/** `Luke (op)`: a rank in brackets tells which card of the name is meant. */
const rankless = (words: string): string => {
  const end = bracketAtEnd(words);
  return end && rankMeant(end.inside) !== undefined ? end.before : words;
};

export type RankOrCounterpart = Rank | 'counterpart';
const SHORT_RANKS: Readonly<Record<string, RankOrCounterpart>> = {
  op: 'operative',
  cmd: 'commander',
  cmdr: 'commander',
  com: 'commander',
};
/** `Commanders`, `Special Forces`, `Operative`, `HQ`: the rank of units. */
export function rankMeant(heading: string): RankOrCounterpart | undefined {
  const bare = heading.toLowerCase().replace(/s$/, '');
  const is = (name: string) => name.toLowerCase().replace(/s$/, '') === bare;
  if (is('Counterpart')) return 'counterpart';
  if (is('Corp')) return 'corps';
  if (is('Special')) return 'special';
  if (Object.hasOwn(SHORT_RANKS, bare)) return SHORT_RANKS[bare];
  return RANKS.find((rank) => is(RANK_NAMES[rank].en) || is(RANK_NAMES[rank].de));
}
/** `Luke op - Force Push`: the rank behind a name, in brackets as builders write it. */
export function rankedBehind(words: string): string {
  const [whole, name = '', rank = ''] =
    /^(\S{1,40}(?: \S{1,40})?) (op|operative|cmdr?|commander)(?=$|,| [-–:+(\d]| w)/i.exec(words) ?? [];
  return whole === undefined || isUnit(whole) || !isUnit(name)
    ? words
    : `${name} (${rank})${words.slice(whole.length)}`;
}
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
