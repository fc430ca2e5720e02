import type { Clause, Lang } from './clause.ts';
import type { Ledger } from './ledger.ts';

/** A stretch of a text; with `id` it names something that has its own entry in the book, which begins there. */
export interface Stretch {
  readonly text: string;
  readonly id?: string;
}

/** As it is spoken of in a text: without the remark behind it and without the numbers of a keyword. */
const spoken = (heading: string) => heading.replace(/ \([^()]*\)$/, '').replace(/:? [XY](?![\p{L}\d]).*$/u, '');

/** One word that every sentence may hold is no name; what is written small is none in German. */
const isNamed = (found: string, clause: Clause): boolean =>
  /^[\p{Lu}\d]/u.test(found) && (clause.kind !== 'rule' || found.includes(' ') || found.length > 6);

interface Names {
  readonly first: ReadonlyMap<string, Clause>;
  readonly pattern: RegExp;
}

const known = new WeakMap<Ledger, Map<string, Names>>();

/** Headings of a book, or of another of the same game where the book has none so called. */
function namesFor(ledger: Ledger, { game, book }: Clause, lang: Lang): Names {
  const made = known.get(ledger) ?? new Map<string, Names>();
  known.set(ledger, made);
  const key = `${book} ${lang}`;
  const names = made.get(key);
  if (names) return names;
  const first = new Map<string, Clause>();
  const clauses = ledger.clauses.filter((clause) => clause.game === game);
  for (const clause of [...clauses.filter((one) => one.book === book), ...clauses]) {
    const name = spoken(clause.entry[lang]).toLowerCase();
    if (name.length > 3 && !first.has(name)) first.set(name, clause);
  }
  const longest = [...first.keys()].sort((a, b) => b.length - a.length);
  const words = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}-])`, 'giu');
  const all = { first, pattern };
  made.set(key, all);
  return all;
}

/** The text of a clause with what it names: each name once, and never the entry that the clause stands in. */
export function mentionsIn(ledger: Ledger, clause: Clause, lang: Lang): readonly Stretch[] {
  const { first, pattern } = namesFor(ledger, clause, lang);
  const text = clause.text[lang];
  const seen = new Set([clause.entry.de]);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const named = first.get(found.toLowerCase())!;
    if (seen.has(named.entry.de) || !isNamed(found, named)) continue;
    seen.add(named.entry.de);
    if (index > end) stretches.push({ text: text.slice(end, index) });
    stretches.push({ text: found, id: named.id });
    end = index + found.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end) });
  return stretches;
}
