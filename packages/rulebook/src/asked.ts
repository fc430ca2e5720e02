import { isRecord, isStringList, isText, parseJson } from './json.ts';

/** How people ask for a clause, in both languages: rules/asked/<game>.jsonl. Our own words, not the book's. */
export interface AskedFor {
  readonly id: string;
  readonly de: readonly string[];
  readonly en: readonly string[];
}

/** Words that say the same at a table, and how the books put it: rules/asked/words.json. */
export interface EverydayWords {
  readonly said: readonly string[];
  readonly means: readonly string[];
}

/** What a search knows beyond the books. */
export interface Asked {
  readonly clauses: readonly AskedFor[];
  readonly words: readonly EverydayWords[];
}

/** A line that is none is left out: a question finds its clause without it, only later in the list. */
function parseAskedFor(lines: string): AskedFor[] {
  return lines.split('\n').flatMap((line) => {
    const raw = parseJson(line);
    if (!isRecord(raw)) return [];
    const { id, de, en } = raw;
    return isText(id) && isStringList(de) && isStringList(en) ? [{ id, de, en }] : [];
  });
}

/** What is said, word by word, is a key; what it means is its value. */
function parseWords(text: string): EverydayWords[] {
  const raw = parseJson(text);
  return Object.entries(isRecord(raw) ? raw : {}).flatMap(([said, means]) =>
    isText(means) ? [{ said: said.split(' '), means: means.split(' ') }] : [],
  );
}

/** The texts of the files of some games, and of the table of words. */
export const parseAsked = (clauses: readonly string[], words: string): Asked => ({
  clauses: clauses.flatMap(parseAskedFor),
  words: parseWords(words),
});
