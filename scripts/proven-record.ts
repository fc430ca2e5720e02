// rules/proven.json against the tests: what it claims has to be proven by every full run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ledger, type Proven, parseProven, parseTestResults, provenBy, staleClaims } from '@holotisch/rulebook';
import { resultsFile } from './ledger-reporter.ts';

export const recordFile = 'rules/proven.json';

interface RecordCheck {
  readonly ok: boolean;
  readonly summary: string;
  /** Claimed, but not proven any more. */
  readonly stale: readonly string[];
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const none: Proven = { on: '', clauses: [] };

/** To be called after a run of all tests. With `write` the record becomes what that run proved. */
export function checkRecord(root: string, ledger: Ledger, write: boolean): RecordCheck {
  const results = parseTestResults(read(join(root, resultsFile)));
  if (!results?.complete) return { ok: false, summary: 'the tests have not all run', stale: [] };
  const now = provenBy(ledger, results);
  if (write) {
    writeFileSync(join(root, recordFile), `${JSON.stringify(now, null, 2)}\n`);
    return { ok: true, summary: `clauses recorded: ${now.clauses.length}`, stale: [] };
  }
  const record = parseProven(read(join(root, recordFile)));
  const stale = staleClaims(record ?? none, now);
  const fresh = staleClaims(now, record ?? none).length;
  if (!record) return { ok: false, summary: `${recordFile} is broken: npm test -- --record`, stale };
  if (stale.length > 0) return { ok: false, summary: `claimed but not proven: ${stale.length}`, stale };
  const more = fresh > 0 ? `, proven but not recorded yet: ${fresh} (npm test -- --record)` : '';
  return { ok: true, summary: `clauses as recorded: ${record.clauses.length}${more}`, stale };
}
