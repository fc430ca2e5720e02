// Searches away from the page, so that typing never waits for it.
import { createSearch, type Search } from '@holotisch/rulebook/search';
import type { Answer, Order } from './search-client.ts';

const searches = new Map<string, Search>();

function answer(order: Order): Answer | undefined {
  if ('clauses' in order) {
    searches.set(order.scope, createSearch(order.clauses));
    return undefined;
  }
  const { scope, words, kind } = order.query;
  const hits = searches.get(scope)?.find(words, { kind }) ?? [];
  return {
    total: hits.length,
    hits: hits.slice(0, order.limit).map(({ clause, terms }) => ({ id: clause.id, terms })),
  };
}

self.onmessage = ({ data: { id, order } }: MessageEvent<{ id: number; order?: Order }>) => {
  try {
    // Without an order it is only asked whether it is there.
    self.postMessage({ id, value: order && answer(order) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
