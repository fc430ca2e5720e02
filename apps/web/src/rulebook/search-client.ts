import type { Clause, Kind } from '@holotisch/rulebook';
import type { Book, Scope } from './books.ts';

export interface Query {
  readonly scope: Scope;
  readonly kind: Kind | undefined;
  readonly words: string;
}
export interface FoundClause {
  readonly id: string;
  readonly terms: readonly string[];
}
export interface Answer {
  readonly number: number;
  readonly total: number;
  readonly hits: readonly FoundClause[];
}
/** An answer, and the book that has given it. */
export interface Answered {
  readonly scope: Scope;
  readonly found: Answer;
}
/** The answer, where it is one of this book. */
export const answerOf = (answered: Answered | undefined, scope: Scope): Answer | undefined =>
  answered?.scope === scope ? answered.found : undefined;

export type Order =
  | { readonly scope: Scope; readonly clauses: readonly Clause[] }
  | { readonly query: Query; readonly number: number; readonly limit: number };

let worker: Worker | undefined;
const ready = new Set<Scope>();
const waiting = new Map<number, (answer: Answer) => void>();
let last = 0;

function order(what: Order): void {
  if (!worker) {
    worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.number)?.(data);
      waiting.delete(data.number);
    };
  }
  worker.postMessage(what);
}

/** Has the index made before the first letter is typed. */
export function prepare(scope: Scope, book: Book): void {
  if (ready.has(scope)) return;
  ready.add(scope);
  order({ scope, clauses: book.ledger.clauses });
}

export function find(query: Query, book: Book, limit: number): Promise<Answer> {
  prepare(query.scope, book);
  last++;
  const number = last;
  return new Promise((resolve) => {
    waiting.set(number, resolve);
    order({ query, number, limit });
  });
}
