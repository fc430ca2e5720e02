import type { Clause } from './clause.ts';
import type { Fault } from './fault.ts';
import { isRecord, isText, parseJson } from './json.ts';

/** headings.json: by book, the English heading of every entry. The ledger itself names entries as the German books do. */
export type Headings = ReadonlyMap<string, string>;

/** Books share headings, and do not always mean the same by them: 'Sammeln' is to rally, or to collect. */
const keyOf = (book: string, entry: string): string => `${book} ${entry}`;

export const englishHeading = (headings: Headings, book: string, entry: string): string | undefined =>
  headings.get(keyOf(book, entry));

export function parseHeadings(text: string, faults: Fault[]): Headings {
  const headings = new Map<string, string>();
  const byBook = parseJson(text);
  if (!isRecord(byBook)) {
    faults.push({ code: 'broken-heading', subject: 'headings.json' });
    return headings;
  }
  for (const [book, entries] of Object.entries(byBook))
    if (!isRecord(entries)) faults.push({ code: 'broken-heading', subject: book });
    else
      for (const [entry, heading] of Object.entries(entries))
        if (isText(heading)) headings.set(keyOf(book, entry), heading);
        else faults.push({ code: 'broken-heading', subject: keyOf(book, entry) });
  return headings;
}

/** What an entry lacks, and what lacks an entry: each once, however many clauses the entry has. */
export function checkHeadings(headings: Headings, clauses: Iterable<Clause>, faults: Fault[]): void {
  const entries = new Set([...clauses].map((clause) => keyOf(clause.book, clause.entry.de)));
  for (const entry of entries) if (!headings.has(entry)) faults.push({ code: 'missing-heading', subject: entry });
  for (const entry of headings.keys())
    if (!entries.has(entry)) faults.push({ code: 'unknown-heading', subject: entry });
}
