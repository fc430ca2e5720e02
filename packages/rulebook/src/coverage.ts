import { type Clause, type Game, type Kind, kinds } from './clause.ts';
import type { Fault } from './fault.ts';
import type { Ledger } from './ledger.ts';
import { claimedIds, type TestResult } from './test-results.ts';

export interface Counts {
  clauses: number;
  proven: number;
  notApplicable: number;
  open: number;
}
/** Cards and keywords with an ability: how many there are, and how many the engine carries out. */
export interface Abilities {
  readonly pool: number;
  readonly enforced: number;
}
export interface GameReport extends Readonly<Counts> {
  readonly kinds: Readonly<Partial<Record<Kind, Readonly<Counts>>>>;
  readonly abilities: Abilities;
  /** How many of the open clauses are listed in open.json with a reason. */
  readonly leftOpen: number;
}
/** Printed as it is by `rules --json`. */
export interface Report {
  readonly games: Readonly<Record<Game, GameReport>>;
  readonly faults: readonly Fault[];
}

type Outcome = Pick<TestResult, 'title' | 'passed'>;
type Standing = Exclude<keyof Counts, 'clauses'>;

/** More would let one long test stand for a whole chapter. */
const mostIdsInATitle = 4;

/** What the tests say: ids that are proven, and what is wrong with the titles. */
function weigh(ledger: Ledger, tests: readonly Outcome[]): { proven: Set<string>; faults: Fault[] } {
  const proven = new Set<string>();
  const failed = new Set<string>();
  const faults: Fault[] = [];
  for (const { title, passed } of tests) {
    const ids = claimedIds(title);
    const tooMany = ids.length > mostIdsInATitle;
    if (tooMany) faults.push({ code: 'too-many-ids', subject: title });
    for (const id of ids) {
      if (!ledger.byId.has(id)) faults.push({ code: 'unknown-id', subject: title, detail: id });
      else if (!passed) {
        failed.add(id);
        faults.push({ code: 'failing-proof', subject: title, detail: id });
      } else if (!tooMany) proven.add(id);
    }
  }
  for (const id of failed) proven.delete(id);
  return { proven, faults };
}

function standing(ledger: Ledger, proven: ReadonlySet<string>, clause: Clause): Standing {
  if (proven.has(clause.id)) return 'proven';
  return ledger.notApplicable.has(clause.id) ? 'notApplicable' : 'open';
}

const none = (): Counts => ({ clauses: 0, proven: 0, notApplicable: 0, open: 0 });
const noAbilities: Abilities = { pool: 0, enforced: 0 };

export function coverage(
  ledger: Ledger,
  tests: readonly Outcome[],
  abilities: Readonly<Partial<Record<Game, Abilities>>> = {},
): Report {
  const { proven, faults } = weigh(ledger, tests);
  const reportOf = (game: Game): GameReport => {
    const total = none();
    const byKind: Partial<Record<Kind, Counts>> = {};
    for (const kind of kinds) {
      const counts = none();
      for (const clause of ledger.clauses)
        if (clause.game === game && clause.kind === kind)
          for (const sum of [counts, total]) {
            sum.clauses++;
            sum[standing(ledger, proven, clause)]++;
          }
      if (counts.clauses > 0) byKind[kind] = counts;
    }
    const leftOpen = [...ledger.leftOpen.keys()].filter((id) => ledger.byId.get(id)?.game === game && !proven.has(id));
    return { ...total, kinds: byKind, abilities: abilities[game] ?? noAbilities, leftOpen: leftOpen.length };
  };
  const stale = (listed: ReadonlyMap<string, unknown>, code: Fault['code']): Fault[] =>
    [...listed.keys()].filter((id) => proven.has(id)).map((subject) => ({ code, subject }));
  return {
    games: { xwing: reportOf('xwing'), armada: reportOf('armada'), legion: reportOf('legion') },
    faults: [
      ...ledger.faults,
      ...faults,
      ...stale(ledger.notApplicable, 'stale-exception'),
      ...stale(ledger.leftOpen, 'stale-open'),
    ],
  };
}

/** The clauses of all games that a test proves, in the order of the books. */
export function provenClauses(ledger: Ledger, tests: readonly Outcome[]): Clause[] {
  const { proven } = weigh(ledger, tests);
  return ledger.clauses.filter((clause) => standing(ledger, proven, clause) === 'proven');
}

/** The clauses of a game that nothing proves yet, in the order of its books. */
export function openClauses(ledger: Ledger, tests: readonly Outcome[], game: Game): Clause[] {
  const { proven } = weigh(ledger, tests);
  return ledger.clauses.filter((clause) => clause.game === game && standing(ledger, proven, clause) === 'open');
}
