import { commandOf } from '../../data/index.ts';
import type { KeywordName } from '../../data/types.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { hasKeyword } from '../../values.ts';
import { hasRank, isFriend, isHero, type Who } from './commands.ts';
import { othersNearby } from './keywords.ts';

export const kinNearby = (g: Legion, unit: Unit, keyword: KeywordName): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => hasKeyword(g, friend, keyword));

export const isOfBand = (g: Legion, unit: Unit, band: string): boolean => g.card(unit).affiliation === band;

/** X of a mood: the pips of the card that was played last, at least 1. */
export function moodOf(g: Legion, { seat }: { readonly seat: number }): number {
  const { played, discard } = g.state.hands[seat]!;
  const shown = g.state.revealed ? played : null;
  const last = shown ?? discard.at(-1);
  return last === undefined ? 1 : Math.max(1, commandOf(last, g.state.rules.edition).pips);
}

export const KRYZE = 'Clan Kryze';

export const isOf =
  (clan: string): Who =>
  (g, unit, self) =>
    isFriend(g, unit, self) && isOfBand(g, unit, clan);

/** Gar Saxon himself, and special forces beside him. */
export const isSaxonsOwn: Who = (g, unit, self) =>
  isHero(g, unit, self) || (isFriend(g, unit, self) && hasRank(unit, 'special'));
