// The rulebooks, fetched one game at a time and only once somebody wants to read in them.
import proven from 'virtual:proofs';
import { type Game, games, type Ledger, loadLedger } from '@holotisch/rulebook';
import armada from '../../../../rules/armada.jsonl?url';
import headings from '../../../../rules/headings.json?url';
import legion from '../../../../rules/legion.jsonl?url';
import notApplicable from '../../../../rules/not-applicable.json?url';
import leftOpen from '../../../../rules/open.json?url';
import rulingsDe from '../../../../rules/RULINGS.de.md?url';
import rulings from '../../../../rules/RULINGS.md?url';
import xwing from '../../../../rules/xwing.jsonl?url';

/** One game or all of them. */
export type Scope = Game | 'all';

/** Those of Legion; the other games have one. */
export const editions = ['1.2', '2.6'] as const;

export type Standing = 'proven' | 'notApplicable' | 'open';

export interface Book {
  readonly ledger: Ledger;
  /** The day of the test run that the standings go by. */
  readonly testedOn: string;
  standing(id: string): Standing;
}

const ledgers: Readonly<Record<Game, string>> = { xwing, armada, legion };

const provenClauses = new Set(proven.clauses);

/** An id begins with the letters of its book; nothing for what is none. */
export function gameOf(id: string): Game | undefined {
  if (id.startsWith('XW-')) return 'xwing';
  if (id.startsWith('AR-')) return 'armada';
  return /^L[EC2]-/.test(id) ? 'legion' : undefined;
}

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.text();
}

async function load(scope: Scope): Promise<Book> {
  const texts: Record<Game, string> = { xwing: '', armada: '', legion: '' };
  const wanted = games.filter((game) => scope === 'all' || scope === game);
  const ledger = async (game: Game) => {
    texts[game] = await text(ledgers[game]);
  };
  const [titled, decided, decidedDe, beyond, waiting] = await Promise.all([
    text(headings),
    text(rulings),
    text(rulingsDe),
    text(notApplicable),
    text(leftOpen),
    ...wanted.map(ledger),
  ]);
  const loaded = loadLedger({
    ...texts,
    headings: titled,
    rulings: decided,
    rulingsDe: decidedDe,
    notApplicable: beyond,
    leftOpen: waiting,
  });
  return {
    ledger: loaded,
    testedOn: proven.on,
    standing(id) {
      if (loaded.notApplicable.has(id)) return 'notApplicable';
      return provenClauses.has(id) ? 'proven' : 'open';
    },
  };
}

const coming = new Map<Scope, Promise<Book | undefined>>();

/** Undefined if it cannot be fetched. The promise stays the same, so that a component may wait for it. */
export function bookOf(scope: Scope): Promise<Book | undefined> {
  const known = coming.get(scope);
  if (known) return known;
  const book = load(scope).catch(() => undefined);
  coming.set(scope, book);
  return book;
}

/** After a failure: the next call of bookOf tries again. */
export const forget = (scope: Scope): boolean => coming.delete(scope);
