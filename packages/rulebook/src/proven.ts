// Test results stay on the machine that made them. So that a fresh copy of the project can tell what is proven,
// rules/proven.json keeps what a full run of the tests had proven, and on which day.
import { provenClauses } from './coverage.ts';
import { isRecord, isStringList, parseJson } from './json.ts';
import type { Ledger } from './ledger.ts';
import type { TestResults } from './test-results.ts';

export interface Proven {
  /** The day of the test run, as '2026-11-15'. */
  readonly on: string;
  /** Ids, in the order of the books. */
  readonly clauses: readonly string[];
}

/** Undefined for anything else than proven.json. */
export function parseProven(text: string): Proven | undefined {
  const raw = parseJson(text);
  if (!isRecord(raw)) return undefined;
  const { on, clauses } = raw;
  if (typeof on !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(on) || !isStringList(clauses)) return undefined;
  return { on, clauses };
}

export const provenBy = (ledger: Ledger, { at, tests }: TestResults): Proven => ({
  on: at.slice(0, 'yyyy-mm-dd'.length),
  clauses: provenClauses(ledger, tests).map(({ id }) => id),
});

/** What the tests prove here, if all of them have run; else, or if it is newer, what is on record. */
export function latestProven(
  ledger: Ledger,
  record: Proven | undefined,
  results: TestResults | undefined,
): Proven | undefined {
  if (!results?.complete) return record;
  const here = provenBy(ledger, results);
  return record && record.on > here.on ? record : here;
}

/** What is on record and not proven any more. */
export function staleClaims(record: Proven, now: Proven): string[] {
  const proven = new Set(now.clauses);
  return record.clauses.filter((id) => !proven.has(id));
}
