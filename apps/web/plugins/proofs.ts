// Which clauses are proven, as far as is known when the app is built.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { latestProven, type Proven, parseProven, parseTestResults } from '@holotisch/rulebook';
import type { Plugin } from 'vite';
import { readLedger } from './read-ledger.ts';

const name = 'virtual:proofs';
const record = fileURLToPath(new URL('../../../rules/proven.json', import.meta.url));
const results = fileURLToPath(new URL('../../../.cache/test-results.json', import.meta.url));

/** Before the tests have run here there are no results. */
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

export function provenClauses(ledger = readLedger()): Proven {
  const proven = latestProven(ledger, parseProven(read(record)), parseTestResults(read(results)));
  if (!proven) throw new Error('rules/proven.json is not a record of proven clauses.');
  return proven;
}

export const provenAtBuild = (): Plugin => ({
  name: 'holotisch-proofs',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(provenClauses())};` : undefined),
});
