// Searches away from the page, so that typing never waits for it.
import { type Game, games } from '@holotisch/rulebook';
import { createSearch, parseAsked, type Search } from '@holotisch/rulebook/search';
import armada from '../../../../rules/asked/armada.jsonl?url';
import legion from '../../../../rules/asked/legion.jsonl?url';
import words from '../../../../rules/asked/words.json?url';
import xwing from '../../../../rules/asked/xwing.jsonl?url';
import type { Answer, Order } from './search-client.ts';

/** How people ask for the clauses of each game: fetched here, as nobody but the search reads it. */
const askedFor: Readonly<Record<Game, string>> = { xwing, armada, legion };

const PATIENCE_MS = 10_000;

/** Without it, or where it does not come, the books are still searched by their own words. */
async function text(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

async function prepared({ scope, clauses }: Extract<Order, { clauses: unknown }>): Promise<Search> {
  const wanted = games.filter((game) => scope === 'all' || scope === game);
  const [table = '', ...lines] = await Promise.all([words, ...wanted.map((game) => askedFor[game])].map(text));
  return createSearch(clauses, parseAsked(lines, table));
}

const searches = new Map<string, Promise<Search>>();

async function answer(order: Order): Promise<Answer | undefined> {
  if ('clauses' in order) {
    const search = prepared(order);
    searches.set(order.scope, search);
    await search;
    return undefined;
  }
  const { scope, words: asked, kind, edition } = order.query;
  const hits = (await searches.get(scope))?.find(asked, { kind, edition }) ?? [];
  return {
    total: hits.length,
    hits: hits.slice(0, order.limit).map(({ clause, terms }) => ({ id: clause.id, terms })),
  };
}

self.onmessage = async ({ data: { id, order } }: MessageEvent<{ id: number; order?: Order }>) => {
  try {
    // Without an order it is only asked whether it is there.
    self.postMessage({ id, value: order && (await answer(order)) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
