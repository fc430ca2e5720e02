import MiniSearch, { type SearchResult } from 'minisearch';
import type { Clause, Game, Kind } from './clause.ts';
import { canonicalId } from './clause-id.ts';
import { meantBy } from './search-slips.ts';
import { meaningsOf, saysNothing, stem, wordsOf } from './search-words.ts';

export interface Hit {
  readonly clause: Clause;
  /** What was found in it, for search-highlight.ts. */
  readonly terms: readonly string[];
}

export interface Wanted {
  readonly game?: Game | undefined;
  readonly kind?: Kind | undefined;
  readonly limit?: number;
}

export interface Search {
  /** The clauses these words ask for, best first. */
  find(words: string, wanted?: Wanted): Hit[];
}

const shortestPart = 4;
const shortestCompound = 9;

/**
 * German joins words: 'Verteidigungswürfel' is to be found by 'Würfel' as well. A word comes apart where both halves
 * are words of the books themselves; no dictionary has to be shipped.
 */
function halves(word: string, known: ReadonlySet<string>): readonly string[] {
  if (word.length < shortestCompound) return [];
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const right = word.slice(cut);
    if (!known.has(right)) continue;
    const left = [word.slice(0, cut), word.slice(0, cut).replace(/s$/, ''), stem(word.slice(0, cut))];
    const found = left.find((half) => half.length >= shortestPart && known.has(half));
    if (found !== undefined) return [found, right];
  }
  return [];
}

/** Rules answer most questions; what is said of one card, or only illustrates, comes after them. */
const weights: Readonly<Partial<Record<Kind, number>>> = { card: 0.85, faq: 0.85, example: 0.7, reference: 0.5 };

/** What part of the best score a hit must have. */
const worthShowing = 0.1;

const idLike = /^(?:XW|AR|LE|LC|L2)-/;

export function createSearch(clauses: readonly Clause[]): Search {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const textOf = (c: Clause) => [c.entry.de, c.entry.en, ...c.terms, c.text.de, c.text.en].join(' ');
  const known = new Set(clauses.flatMap((clause) => wordsOf(textOf(clause)).map(stem)));
  const split = new Map<string, readonly string[]>();
  const withHalves = (word: string): string[] => {
    let parts = split.get(word);
    if (parts === undefined) {
      parts = halves(word, known);
      split.set(word, parts);
    }
    return [word, ...parts];
  };
  const index = new MiniSearch<Clause>({
    fields: ['heading', 'englishHeading', 'terms', 'de', 'en'],
    extractField: (clause, field) => {
      if (field === 'de' || field === 'en') return clause.text[field];
      if (field === 'heading') return clause.entry.de;
      if (field === 'englishHeading') return clause.entry.en;
      return field === 'terms' ? clause.terms.join(' ') : clause.id;
    },
    tokenize: wordsOf,
    processTerm: (word) => (saysNothing(word) ? null : withHalves(stem(word))),
  });
  index.addAll(clauses);

  function ranked(words: string): SearchResult[] {
    const telling = wordsOf(words).filter((word) => !saysNothing(word));
    // Each word of the question with all that may stand for it.
    const groups = telling.map((word) => {
      const meanings = meaningsOf(word).flatMap(withHalves);
      // A compound of known halves and a word with a meaning are no slips.
      return [...new Set(meanings.length > 1 ? meanings : [...meanings, ...meantBy(stem(word), known)])];
    });
    const answered = (result: SearchResult) =>
      groups.filter((group) => group.some((term) => result.queryTerms.includes(term))).length / groups.length;
    return (
      index
        .search([...new Set(groups.flat())].join(' '), {
          tokenize: (text) => text.split(' '),
          processTerm: (term) => term,
          boost: { heading: 3, englishHeading: 3, terms: 1.5 },
          prefix: (term) => term.length >= 3,
          fuzzy: (term) => (term.length < 5 ? false : term.length < 9 ? 1 : 2),
          weights: { prefix: 0.5, fuzzy: 0.35 },
          boostDocument: (id) => weights[byId.get(String(id))!.kind] ?? 1,
        })
        .map((result) => ({ ...result, score: result.score * answered(result) * answered(result) }))
        .sort((a, b) => b.score - a.score)
        // Whatever shares only a common word with the question is no hit.
        .filter(({ score }, _, [best]) => score >= (best?.score ?? 0) * worthShowing)
    );
  }

  return {
    find(words, { game, kind, limit = clauses.length } = {}) {
      const suits = (c: Clause) => (game === undefined || c.game === game) && (kind === undefined || c.kind === kind);
      const id = canonicalId(words);
      const named = idLike.test(id) ? clauses.filter((clause) => clause.id.startsWith(id)) : [];
      if (named.length > 0)
        return named
          .filter(suits)
          .slice(0, limit)
          .map((clause) => ({ clause, terms: [] }));
      return ranked(words)
        .map(({ id: found, terms }): Hit => ({ clause: byId.get(found)!, terms }))
        .filter(({ clause }) => suits(clause))
        .slice(0, limit);
    },
  };
}
