import { battleCardsIn, commandsIn, EDITIONS, KEYWORDS, upgradesIn } from '../data/index.ts';
import { CARDS } from './index.ts';

/** How many cards and keywords of the pool say something, and how many of these act. */
export function abilityCoverage(): { readonly pool: number; readonly enforced: number } {
  const pool = new Set([
    ...Object.keys(KEYWORDS).map((id) => `keyword/${id}`),
    ...EDITIONS.flatMap((edition) => [
      ...upgradesIn(edition).flatMap(({ id, effect }) => (effect ? [`upgrade/${id}`] : [])),
      ...commandsIn(edition).flatMap(({ id, effect }) => (effect ? [`command/${id}`] : [])),
      ...battleCardsIn(edition).map(({ id }) => `battle/${id}`),
    ]),
  ]);
  return { pool: pool.size, enforced: [...pool].filter((key) => CARDS.has(key)).length };
}
