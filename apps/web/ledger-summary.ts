// Counts the clauses at build time, so that the first page can tell them without loading two megabytes of rulebook.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games, type Ledger, loadLedger } from '@holotisch/rulebook';
import type { Plugin } from 'vite';

const name = 'virtual:ledger-summary';
const files = [
  'xwing.jsonl',
  'armada.jsonl',
  'legion.jsonl',
  'headings.json',
  'RULINGS.md',
  'RULINGS.de.md',
  'not-applicable.json',
] as const;
const pathOf = (file: string) => fileURLToPath(new URL(`../../rules/${file}`, import.meta.url));

export const ledgerFiles: readonly string[] = files.map(pathOf);

export function readLedger(): Ledger {
  const [xwing, armada, legion, headings, rulings, rulingsDe, notApplicable] = files.map((file) =>
    readFileSync(pathOf(file), 'utf8'),
  );
  return loadLedger({
    xwing: xwing ?? '',
    armada: armada ?? '',
    legion: legion ?? '',
    headings: headings ?? '',
    rulings: rulings ?? '',
    rulingsDe: rulingsDe ?? '',
    notApplicable: notApplicable ?? '',
  });
}

function summary(): unknown {
  const ledger = readLedger();
  return Object.fromEntries(
    games.map((game) => {
      const clauses = ledger.clauses.filter((clause) => clause.game === game);
      const kinds: Record<string, number> = {};
      for (const { kind } of clauses) kinds[kind] = (kinds[kind] ?? 0) + 1;
      return [game, { clauses: clauses.length, kinds }];
    }),
  );
}

export const ledgerSummary = (): Plugin => ({
  name: 'holotisch-ledger-summary',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    for (const file of ledgerFiles) this.addWatchFile(file);
    return `export default ${JSON.stringify(summary())};`;
  },
});
