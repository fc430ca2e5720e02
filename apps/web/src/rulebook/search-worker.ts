// Searches away from the page, so that typing never waits for it.
import { createSearch, type Search } from '@holotisch/rulebook/search';
import type { Answer, Order } from './search-client.ts';

const searches = new Map<string, Search>();

self.onmessage = ({ data }: MessageEvent<Order>) => {
  if ('clauses' in data) {
    searches.set(data.scope, createSearch(data.clauses));
    return;
  }
  const { scope, words, kind } = data.query;
  const hits = searches.get(scope)?.find(words, { kind }) ?? [];
  const answer: Answer = {
    number: data.number,
    total: hits.length,
    hits: hits.slice(0, data.limit).map(({ clause, terms }) => ({ id: clause.id, terms })),
  };
  self.postMessage(answer);
};
