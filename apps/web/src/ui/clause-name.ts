import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../settings/language.tsx';

/** The headings of a rulebook in both languages, by the id of a clause without its number. */
type Headings = Readonly<Record<string, readonly [de: string, en: string]>>;

/** The book that an id stands in, by its first letters. */
const BOOKS = {
  XW: () => import('virtual:clause-headings/xwing'),
  AR: () => import('virtual:clause-headings/armada'),
  LE: () => import('virtual:clause-headings/legion'),
  LC: () => import('virtual:clause-headings/legion'),
  L2: () => import('virtual:clause-headings/legion'),
} as const;
type Book = keyof typeof BOOKS;
const isBook = (letters: string): letters is Book => Object.hasOwn(BOOKS, letters);

/** Headings of a game that has no book to be opened; its face brings them along. */
let bookless: Headings = {};
export function bringHeadings(headings: Headings): void {
  bookless = { ...bookless, ...headings };
}

/** Whether there is a book in which the clause can be read. */
export const isInBook = (id: string): boolean => isBook(id.slice(0, 2));

const known = new Map<Book, Headings>();
const coming = new Set<Book>();
const watchers = new Set<() => void>();

async function fetchHeadings(book: Book): Promise<void> {
  if (coming.has(book)) return;
  coming.add(book);
  try {
    known.set(book, (await BOOKS[book]()).default);
    for (const tell of watchers) tell();
  } catch {
    coming.delete(book); // off line before they were ever here: the next clause that is named asks again
  }
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** A clause as a reader finds it in the book: its heading and number. Until the headings are there, its id. */
export function nameOf(id: string, headings: Headings | undefined, lang: 'de' | 'en'): string {
  const dash = id.lastIndexOf('-');
  const [, number] = /^0{0,4}(\d{1,6})$/.exec(id.slice(dash + 1)) ?? [];
  const entry = number === undefined ? '' : id.slice(0, dash);
  const heading = headings && Object.hasOwn(headings, entry) ? headings[entry] : undefined;
  return `§ ${heading ? `${heading[lang === 'de' ? 0 : 1]} ${number}` : id}`;
}

/** Of clauses that read the same to a player (two books, one heading and number) the first. */
export function distinct<Id extends string>(ids: readonly Id[], name: (id: Id) => string): readonly Id[] {
  const names = ids.map(name);
  return ids.filter((_, i) => names.indexOf(names[i]!) === i);
}

const size = () => known.size;
export function useDistinct<Id extends string>(ids: readonly Id[]): readonly Id[] {
  const { lang } = useLanguage();
  useSyncExternalStore(watch, size, size);
  return distinct(ids, (id) => {
    const letters = id.slice(0, 2);
    return nameOf(id, isBook(letters) ? known.get(letters) : bookless, lang);
  });
}

export function useClauseName(id: string): string {
  const { lang } = useLanguage();
  const letters = id.slice(0, 2);
  const book = isBook(letters) ? letters : undefined;
  const now = () => (book ? known.get(book) : bookless);
  const headings = useSyncExternalStore(watch, now, now);
  useEffect(() => {
    if (book && !headings) void fetchHeadings(book);
  }, [book, headings]);
  return nameOf(id, headings, lang);
}
