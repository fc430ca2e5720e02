import type { EverydayWords } from './asked.ts';
import { stem } from './search-words.ts';

interface Sayings {
  /** How the books put it. */
  meansOf(word: string): readonly string[];
  /** Everything that says the same at a table. */
  alike(word: string): readonly string[];
}

/** The table of everyday words by stem. A word may stand in several rows: 'order' is a sequence and a command. */
export function sayings(rows: readonly EverydayWords[]): Sayings {
  const means = new Map<string, Set<string>>();
  const same = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, word: string, others: readonly string[]) => {
    const known = to.get(word) ?? new Set();
    for (const other of others) known.add(other);
    to.set(word, known);
  };
  for (const row of rows) {
    const said = row.said.map(stem);
    const written = row.means.map(stem);
    const all = [...said, ...written];
    for (const word of said) add(means, word, written);
    for (const word of new Set(all)) add(same, word, all);
  }
  return {
    meansOf: (word) => [...(means.get(word) ?? [])],
    alike: (word) => [...(same.get(word) ?? [])],
  };
}
