import type { Fault } from './fault.ts';
import { englishHeading, type Headings } from './heading.ts';
import { isRecord, isStringList, isText, parseJson } from './json.ts';

export const games = ['xwing', 'armada', 'legion'] as const;
export type Game = (typeof games)[number];
export type Lang = 'de' | 'en';
export type Localized = Readonly<Record<Lang, string>>;

export const kinds = [
  'rule',
  'component',
  'setup',
  'build',
  'keyword',
  'card',
  'errata',
  'faq',
  'optional',
  'example',
  'reference',
] as const;
export type Kind = (typeof kinds)[number];

/** The first letters of an id name the book it stands in; Legion has three. */
export const books: Readonly<Record<Game, readonly string[]>> = {
  xwing: ['XW'],
  armada: ['AR'],
  legion: ['LE', 'LC', 'L2'],
};

export interface Clause {
  readonly game: Game;
  readonly book: string;
  readonly id: string;
  /** The heading it stands under. The German one is also what `see` and the rulings call the entry by. */
  readonly entry: Localized;
  readonly kind: Kind;
  readonly text: Localized;
  readonly terms: readonly string[];
  /** Ids or headings of entries, as printed; lookUp resolves them. */
  readonly see: readonly string[];
  /** Legion only: the edition the clause belongs to. */
  readonly edition?: string;
  /** Part of what it says is read out of the book rather than printed in it; a ruling stands behind that. */
  readonly inferred?: true;
}

/** How the ledger marks what is not printed. Readers get what was inferred as an aside, and nothing of where it comes from. */
const MARK = / ?\[(?:tie not covered; )?(inferred|derived)([^[\]]*)\]/g;

const forReaders = (text: string): string =>
  text.replace(MARK, (_mark, how: string, rest: string) => {
    const said = rest.startsWith(',') ? rest.slice(1) : rest.slice(rest.indexOf(':') + 1);
    return how === 'inferred' && said.trim() !== '' ? ` (${said.trim()})` : '';
  });

const clauseId = /^([A-Z0-9]{2})-[A-Z0-9-]+-\d{2,3}$/;

function readClause(game: Game, raw: unknown, headings: Headings): Clause | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, entry, kind, clause, de, terms, see, edition } = raw;
  if (!isText(id) || !isText(entry) || !isText(clause) || !isText(de)) return undefined;
  const book = clauseId.exec(id)?.[1];
  if (book === undefined || !books[game].includes(book)) return undefined;
  const known = kinds.find((k) => k === kind);
  if (known === undefined || !isStringList(terms) || !isStringList(see)) return undefined;
  const heading = { de: entry, en: englishHeading(headings, book, entry) ?? entry };
  const en = forReaders(clause);
  const base: Clause = { game, book, id, entry: heading, kind: known, text: { de, en }, terms, see };
  const marked: Clause = en === clause ? base : { ...base, inferred: true };
  if (game !== 'legion') return marked;
  return isText(edition) ? { ...marked, edition } : undefined;
}

/** One clause a line. A line that is none becomes a fault and costs only itself. */
export function parseClauses(game: Game, text: string, headings: Headings, faults: Fault[]): Clause[] {
  const clauses: Clause[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const clause = readClause(game, parseJson(line), headings);
    if (clause) clauses.push(clause);
    else faults.push({ code: 'broken-clause', subject: `${game}.jsonl:${index + 1}` });
  }
  return clauses;
}
