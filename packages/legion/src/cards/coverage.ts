import type { Edition } from '../data/index.ts';
import { battleCardsIn, commandsIn, EDITIONS, unitsIn, upgradesIn } from '../data/index.ts';
import { CARDS, CARDS_26 } from './index.ts';

/** Every card and keyword of an edition that says something. */
export function sayingCards(edition: Edition): ReadonlySet<string> {
  const printed = [...unitsIn(edition), ...upgradesIn(edition)].flatMap(({ keywords, weapons }) => [
    ...keywords,
    ...weapons.flatMap((weapon) => weapon.keywords),
  ]);
  return new Set([
    ...printed.map(({ keyword }) => `keyword/${keyword}`),
    ...upgradesIn(edition).flatMap(({ id, effect, unknown }) => (effect || unknown ? [`upgrade/${id}`] : [])),
    ...commandsIn(edition).flatMap(({ id, effect, unknown }) => (effect || unknown ? [`command/${id}`] : [])),
    ...battleCardsIn(edition).map(({ id }) => `battle/${id}`),
  ]);
}

/** How many cards and keywords of both pools say something, and how many of these act. */
export function abilityCoverage(): { readonly pool: number; readonly enforced: number } {
  let [pool, enforced] = [0, 0];
  for (const edition of EDITIONS) {
    const book = edition === '2.6' ? CARDS_26 : CARDS;
    for (const key of sayingCards(edition)) {
      pool++;
      if (book.has(key)) enforced++;
    }
  }
  return { pool, enforced };
}
