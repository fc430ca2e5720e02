import type { Clause, Kind } from './clause.ts';
import type { Ledger } from './ledger.ts';
import type { Ruling } from './ruling.ts';

export interface Found {
  readonly clause: Clause;
  readonly rulings: readonly Ruling[];
  /** The clauses `see` points at, each once, never the clause itself. */
  readonly related: readonly Clause[];
  /** What cards, keywords and errata say of it: the clauses of theirs that point at it, or at its whole entry. */
  readonly changedBy: readonly Clause[];
  /** Headings in `see` that name no entry of the ledger. */
  readonly unresolved: readonly string[];
}

/** The books print headings in capitals and cross-references not always; spelling apart from that is the same. */
const fold = (heading: string) => heading.toUpperCase();
/** Without a remark such as '(Einheitenschlüsselwort)', '(errata, line 1447)' or ', S. 16' at its end. */
const plain = (heading: string) => fold(heading).replace(/(?: \([^()]*\)|, S\. \d+)$/, '');

/** A heading means the entry of its own book; only if that has none, one of the game's other books. */
function entriesNamed(ledger: Ledger, heading: string, from: Clause): Clause[] {
  const game = ledger.clauses.filter((clause) => clause.game === from.game);
  const own = game.filter((clause) => clause.book === from.book);
  for (const pool of [own, game])
    for (const wanted of [fold(heading), plain(heading)]) {
      const exact = pool.filter((clause) => fold(clause.entry.de) === wanted);
      if (exact.length > 0) return exact;
      const named = pool.filter((clause) => plain(clause.entry.de) === wanted);
      if (named.length > 0) return named;
    }
  return [];
}

const CHANGING: ReadonlySet<Kind> = new Set(['card', 'keyword', 'errata']);

function changing(ledger: Ledger, { id, game, entry, kind }: Clause): Clause[] {
  if (CHANGING.has(kind)) return [];
  const heading = plain(entry.de);
  const pointing = ledger.clauses.filter(
    (clause) =>
      clause.game === game &&
      CHANGING.has(clause.kind) &&
      plain(clause.entry.de) !== heading &&
      clause.see.some((target) => target === id || plain(target) === heading),
  );
  return [...new Map(pointing.toReversed().map((clause) => [clause.entry.de, clause])).values()].toReversed();
}

export function lookUp(ledger: Ledger, id: string): Found | undefined {
  const clause = ledger.byId.get(id);
  if (!clause) return undefined;
  const related = new Set<Clause>();
  const unresolved: string[] = [];
  for (const target of clause.see) {
    const direct = ledger.byId.get(target);
    const found = direct ? [direct] : entriesNamed(ledger, target, clause);
    if (found.length === 0) unresolved.push(target);
    for (const other of found) related.add(other);
  }
  related.delete(clause);
  const rulings = ledger.rulings.filter((ruling) => ruling.clauses.includes(id));
  const changedBy = changing(ledger, clause).filter((other) => !related.has(other));
  return { clause, rulings, related: [...related], changedBy, unresolved };
}
