// What the tests had proven when the app was built: ids only, a tenth of what the tests leave behind.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games, openClauses, parseTestResults } from '@holotisch/rulebook';
import type { Plugin } from 'vite';
import { readLedger } from './ledger-summary.ts';

const name = 'virtual:proofs';
const results = fileURLToPath(new URL('../../.cache/test-results.json', import.meta.url));

/** Null before the tests have run: then nothing is claimed. */
function proofs(): unknown {
  let text = '';
  try {
    text = readFileSync(results, 'utf8');
  } catch {
    return null;
  }
  const tests = parseTestResults(text);
  if (!tests) return null;
  const ledger = readLedger();
  const open = new Set(games.flatMap((game) => openClauses(ledger, tests.tests, game)));
  const proven = ledger.clauses.filter((clause) => !open.has(clause) && !ledger.notApplicable.has(clause.id));
  return { at: tests.at, complete: tests.complete, proven: proven.map(({ id }) => id) };
}

export const provenAtBuild = (): Plugin => ({
  name: 'holotisch-proofs',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(proofs())};` : undefined),
});
