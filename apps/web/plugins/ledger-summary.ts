// Counts the clauses at build time, so that the first page can tell them without loading two megabytes of rulebook.
import { games } from '@holotisch/rulebook';
import type { Plugin } from 'vite';
import { provenClauses } from './proofs.ts';
import { ledgerFiles, readLedger } from './read-ledger.ts';

const name = 'virtual:ledger-summary';
function summary(): unknown {
  const ledger = readLedger();
  const proven = new Set(provenClauses(ledger).clauses);
  return Object.fromEntries(
    games.map((game) => {
      const clauses = ledger.clauses.filter((clause) => clause.game === game);
      const kinds: Record<string, number> = {};
      for (const { kind } of clauses) kinds[kind] = (kinds[kind] ?? 0) + 1;
      return [
        game,
        {
          clauses: clauses.length,
          proven: clauses.filter(({ id }) => proven.has(id)).length,
          notApplicable: clauses.filter(({ id }) => ledger.notApplicable.has(id)).length,
          kinds,
        },
      ];
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
