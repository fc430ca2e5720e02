import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sampled } from './reach.ts';

/** `[LE-ANGRIFF-02] …`, `[R-LE-7] …` */
export const CLAUSE = String.raw`\[(?:R-)?(?:XW|AR|LE|LC|L2)-`;

/** An entry of a book of cards: `  'upgrade/general-rieekan': {`. */
const ENTRY = /^ {2}'(?:[\w-]+\/)+([\w-]+)'/gm;

/** A name however it is written: `general-rieekan` is `General Rieekan`, too. */
const spelled = (name: string): string =>
  [...name.replace(/[^\p{L}\p{N}]/gu, '')].map((c) => `[${c.toLowerCase()}${c.toUpperCase()}]`).join('[^A-Za-z0-9]*');

/** The name of a card, or its first two words: what follows in its id often tells apart cards of one name. */
const named = (id: string): string => spelled(id.split('-').slice(0, 2).join('-'));

const entriesOf = (text: string) => [...text.matchAll(ENTRY)].map(({ index, 1: id }) => ({ at: index, id: id! }));

/** The ids of all cards with rules of their own. */
export const cardsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => entriesOf(readFileSync(join(folder, name), 'utf8')).map(({ id }) => id));

/**
 * How the title of a test names what was broken: by a clause, or by the card whose text it was, as most cards have no
 * clause of their own. Where the place belongs to several (a function below the entries of a file), by any of these.
 */
export function naming({ file, text, mutant }: Sampled): RegExp {
  if (!file.includes('/src/cards/')) return new RegExp(CLAUSE);
  const entries = entriesOf(text);
  const own = entries.findLast(({ at }) => at < mutant.start);
  const inEntry = own !== undefined && !/^\}/m.test(text.slice(own.at, mutant.start));
  return new RegExp([CLAUSE, ...(inEntry ? [own] : entries).map(({ id }) => named(id))].join('|'));
}

/** Phrases are said by many cards: whichever has been named stands for them. */
export const namesAnyOf = (title: string, cards: readonly string[]): boolean =>
  cards.some((id) => new RegExp(named(id)).test(title));
