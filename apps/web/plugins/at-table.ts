// Which clauses can be seen on the table: in an example file that names them, or in a lesson that rests on them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lessonsOf, taughtGames } from '@holotisch/lessons';
import type { Plugin } from 'vite';
import type { AtTable } from '../src/rulebook/at-table.tsx';

const name = 'virtual:at-table';
const folderOf = (game: string): string => fileURLToPath(new URL(`../../../examples/${game}/`, import.meta.url));
/** A clause, and others of its entry after it: `LE-STREUUNG-01, -02`. */
const CLAUSES = /\b((?:XW|AR|LE|LC|L2)-[A-Z0-9-]+-)(\d\d(?:, -\d\d)*)\b/g;

const named = (words: string): string[] =>
  [...words.matchAll(CLAUSES)].flatMap(([, entry, numbers]) => numbers!.split(', -').map((one) => `${entry}${one}`));

/** By the id of a clause. */
export async function seenAtTable(): Promise<Readonly<Record<string, readonly AtTable[]>>> {
  const found = new Map<string, AtTable[]>();
  const add = (clauses: Iterable<string>, at: AtTable): void => {
    for (const id of new Set(clauses)) found.set(id, [...(found.get(id) ?? []), at]);
  };
  for (const game of taughtGames) {
    for (const file of readdirSync(folderOf(game)).filter((one) => one.endsWith('.holo.json'))) {
      const example = JSON.parse(readFileSync(folderOf(game) + file, 'utf8'));
      const about = `${example.title ?? ''} ${example.note ?? ''}`;
      if (example.position !== undefined) add(named(about), { game, example: `${game}/${file}` });
    }
    for (const { id, title, steps } of await lessonsOf(game))
      add(
        steps.flatMap(({ why = [] }) => why),
        { game, lesson: id, title },
      );
  }
  return Object.fromEntries(found);
}

export const atTable = (): Plugin => ({
  name: 'holotisch-at-table',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await seenAtTable())};` : undefined),
});
