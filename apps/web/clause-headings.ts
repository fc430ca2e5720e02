// The headings that clauses stand under, one small file a game, so that a clause can be named without its rulebook.
import { games } from '@holotisch/rulebook';
import type { Plugin } from 'vite';
import { ledgerFiles, readLedger } from './read-ledger.ts';

const name = 'virtual:clause-headings/';

/** By the clause id without its number: the heading in German and English. */
export function headingsOf(game: string): Readonly<Record<string, readonly [de: string, en: string]>> {
  const own = readLedger().clauses.filter((clause) => clause.game === game);
  return Object.fromEntries(own.map(({ id, entry }) => [id.replace(/-\d+$/, ''), [entry.de, entry.en]]));
}

export const clauseHeadings = (): Plugin => ({
  name: 'holotisch-clause-headings',
  resolveId: (id) => (games.some((game) => id === name + game) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${name}`)) return undefined;
    for (const file of ledgerFiles) this.addWatchFile(file);
    return `export default ${JSON.stringify(headingsOf(id.slice(name.length + 1)))};`;
  },
});
