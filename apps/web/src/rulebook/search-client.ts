import type { Clause, Kind } from '@holotisch/rulebook';
import { type LineOptions, WorkerLine } from '../ui/worker-line.ts';
import type { Book, Scope } from './books.ts';

export interface Query {
  readonly scope: Scope;
  readonly kind: Kind | undefined;
  /** Legion: what this edition says comes first. */
  readonly edition: string | undefined;
  readonly words: string;
}
export interface FoundClause {
  readonly id: string;
  readonly terms: readonly string[];
}
export interface Answer {
  readonly total: number;
  readonly hits: readonly FoundClause[];
}
/** An answer, the book that has given it, and the words that it was given to. */
export interface Answered {
  readonly scope: Scope;
  readonly words: string;
  readonly found: Answer | 'failed';
}
/** The answer, where it is one of this book. */
export const answerOf = (answered: Answered | undefined, scope: Scope): Answered | undefined =>
  answered?.scope === scope ? answered : undefined;

export type Order =
  | { readonly scope: Scope; readonly clauses: readonly Clause[] }
  | { readonly query: Query; readonly limit: number };

const openWorker = (): Worker => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });

/** Searches in a worker; one that has died is replaced, and told the books again. */
export class Searcher {
  readonly #ready = new Set<Scope>();
  readonly #line: WorkerLine;

  constructor(options: Partial<Pick<LineOptions, 'open' | 'every'>> = {}) {
    this.#line = new WorkerLine({ open: openWorker, onEnd: () => this.#ready.clear(), ...options });
  }

  /** Has the index made before the first letter is typed. */
  prepare(scope: Scope, book: Book): void {
    if (this.#ready.has(scope)) return;
    this.#ready.add(scope);
    void this.#line.call({ order: { scope, clauses: book.ledger.clauses } satisfies Order });
  }

  /** Undefined: it cannot be searched, a second worker has failed like the first. */
  async find(query: Query, book: Book, limit: number): Promise<Answer | undefined> {
    for (let tries = 0; tries < 2; tries++) {
      this.prepare(query.scope, book);
      const called = await this.#line.call({ order: { query, limit } satisfies Order });
      if ('value' in called) return called.value as Answer;
    }
    return undefined;
  }
}

const searcher = new Searcher();
export const prepare = (scope: Scope, book: Book): void => searcher.prepare(scope, book);
export const find = (query: Query, book: Book, limit: number): Promise<Answer | undefined> =>
  searcher.find(query, book, limit);
