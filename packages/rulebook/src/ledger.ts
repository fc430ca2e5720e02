import { type Clause, type Game, games, type Localized, parseClauses } from './clause.ts';
import type { Fault } from './fault.ts';
import { checkHeadings, parseHeadings } from './heading.ts';
import { parseLeftOpen } from './left-open.ts';
import { type NotApplicable, parseNotApplicable } from './not-applicable.ts';
import { parseRulings, type Ruling, type RulingTexts } from './ruling.ts';

/** The files of rules/ as text: whoever has a file system (or a bundler) reads them. */
export interface LedgerTexts extends Readonly<Record<Game, string>>, RulingTexts {
  /** headings.json */
  readonly headings: string;
  /** not-applicable.json */
  readonly notApplicable: string;
  /** open.json */
  readonly leftOpen: string;
}

export interface Ledger {
  /** In the order of the books. */
  readonly clauses: readonly Clause[];
  readonly byId: ReadonlyMap<string, Clause>;
  readonly rulings: readonly Ruling[];
  readonly notApplicable: ReadonlyMap<string, NotApplicable>;
  /** Why a clause is open on purpose. */
  readonly leftOpen: ReadonlyMap<string, Localized>;
  /** What was left out, and why: a ledger with faults still answers for all the rest. */
  readonly faults: readonly Fault[];
}

export function loadLedger(texts: LedgerTexts): Ledger {
  const faults: Fault[] = [];
  const headings = parseHeadings(texts.headings, faults);
  const byId = new Map<string, Clause>();
  for (const game of games)
    for (const clause of parseClauses(game, texts[game], headings, faults)) {
      if (byId.has(clause.id)) faults.push({ code: 'duplicate-id', subject: clause.id });
      else byId.set(clause.id, clause);
    }
  checkHeadings(headings, byId.values(), faults);
  const notApplicable = parseNotApplicable(texts.notApplicable, byId, faults);
  return {
    clauses: [...byId.values()],
    byId,
    rulings: parseRulings(texts, byId, faults),
    notApplicable,
    leftOpen: parseLeftOpen(texts.leftOpen, byId, notApplicable, faults),
    faults,
  };
}
