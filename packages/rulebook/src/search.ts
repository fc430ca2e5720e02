import MiniSearch, { type SearchResult } from 'minisearch';
import type { Asked } from './asked.ts';
import type { Clause, Game, Kind } from './clause.ts';
import { canonicalId } from './clause-id.ts';
import { type AskedWord, askedLines } from './search-asked.ts';
import { takesApart } from './search-compounds.ts';
import { sayings } from './search-sayings.ts';
import { meantBy } from './search-slips.ts';
import { fold, saysNothing, stem, wordsOf } from './search-words.ts';

export { parseAsked } from './asked.ts';

export interface Hit {
  readonly clause: Clause;
  /** What was found in it, for search-highlight.ts. */
  readonly terms: readonly string[];
}

export interface Wanted {
  readonly game?: Game | undefined;
  readonly kind?: Kind | undefined;
  /** Legion: what another edition says comes after what this one does. */
  readonly edition?: string | undefined;
  readonly limit?: number;
}

export interface Search {
  /** The clauses these words ask for, best first. */
  find(words: string, wanted?: Wanted): Hit[];
}

/** Rules answer most questions; what is said of one card, or only illustrates, comes after them unless it is named. */
const weights: Readonly<Partial<Record<Kind, number>>> = {
  component: 0.8,
  faq: 0.8,
  errata: 0.8,
  optional: 0.65,
  card: 0.6,
  example: 0.6,
  reference: 0.5,
};

/** How well another word stands for the one that was asked. */
const standsIn = { same: 1, alike: 0.72, part: 0.85, begun: 0.65 } as const;

/**
 * What the words of the book count for beside the lines in which people ask: little in a question, much where nothing
 * but a heading is typed.
 */
const wordsOfTheBook = { question: 0.2, heading: 1.5 } as const;
/** What it counts for that the whole question is the name of a card or keyword. */
const byName = 0.7;
/** What another edition says counts less, the less so where the edition played has nothing new on it. */
const otherEdition = { heldOver: 0.75, spokenOfAnew: 0.4 } as const;
const heldOverKinds: ReadonlySet<Kind> = new Set(['keyword', 'build']);
/** Of these the aid to Legion 2.6 is silent, so they are played as 1.2 has them. */
const heldOver =
  /^(?:(?:KOMPLEXE |VERTIKALE |EINHEITEN)?FORMATION|AUFSTELLUNG|VERDRÄNGUNG|TRUPPLER VERDRÄNGEN|FAHRZEUG(?:E|SCHADEN)|BODENFAHRZEUG.*|REPULSORFAHRZEUG.*|ROBUSTHEIT|BESCHÄDIGT|DEAKTIVIERT|KOMMANDOKARTEN|DETONIEREN|BOMBENMARKER|BARRIKADEN|BASISKONTAKT|PROBEMESSUNGEN|STELLUNGSTRUPP.*|WAFFEN|IONENMARKER|VERLASSEN DES SCHLACHTFELDES)$/;
/** The booklet to learn from says in short what the reference says in full, and gives way to it. */
const booklet = /^LC-/;
const ofBooklet = 0.8;

/** What part of the best score a hit must have. */
const worthShowing = 0.1;

const idLike = /^(?:XW|AR|LE|LC|L2)-/;

const nothingAsked: Asked = { clauses: [], words: [] };

interface Scored {
  readonly clause: Clause;
  readonly terms: readonly string[];
  readonly score: number;
}

export function createSearch(clauses: readonly Clause[], asked: Asked = nothingAsked): Search {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const textOf = (c: Clause) => [c.entry.de, c.entry.en, ...c.terms, c.text.de, c.text.en].join(' ');
  const written = new Set(clauses.flatMap((clause) => wordsOf(textOf(clause)).map(fold)));
  const known = new Set([...written].map(stem));
  const withHalves = takesApart(known);
  const everyday = sayings(asked.words);
  const bookWords = (clause: Clause) => wordsOf(textOf(clause)).map(stem).flatMap(withHalves);
  const lines = askedLines(
    asked.clauses.flatMap((row) => {
      const clause = byId.get(row.id);
      return clause ? [{ ...row, bookWords: bookWords(clause) }] : [];
    }),
  );
  // Slips are looked for among whole words: little is left of a short one without its ending.
  const spokenOf = ({ said, means }: Asked['words'][number]) => [...said, ...means];
  const linesOf = ({ de, en }: Asked['clauses'][number]) => [...de, ...en].flatMap(wordsOf);
  const whole = new Set([
    ...written,
    ...[...asked.clauses.flatMap(linesOf), ...asked.words.flatMap(spokenOf)].map(fold),
  ]);
  const heard = new Set([...whole].map(stem));
  const namesOf = new Map(
    clauses.map(({ id, entry }) => [
      id,
      [entry.de, entry.en].map((name) =>
        wordsOf(name)
          .filter((word) => !saysNothing(word))
          .map(stem),
      ),
    ]),
  );
  // What stands under the heading of rules has no name of its own.
  const overRules = new Set(clauses.filter(({ kind }) => kind === 'rule').map(({ entry }) => entry.de));
  const isAmongRules = new Set(clauses.filter(({ entry }) => overRules.has(entry.de)).map(({ id }) => id));
  const inOrder = (words: readonly string[]) => [...words].sort().join(' ');
  const headings = new Set([...namesOf.values()].flat().map(inOrder));
  const isHeading = (question: ReturnType<typeof read>) =>
    headings.has(inOrder(question.filter(({ word }) => !saysNothing(word)).map(({ word, meant }) => meant[0] ?? word)));
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

  /** The words of a question, each with what was meant by it if it is a slip. */
  const read = (words: string): { word: string; meant: readonly string[] }[] =>
    wordsOf(words).map((word) => {
      const typed = stem(word);
      // A compound of known halves is no slip.
      const isWord = saysNothing(word) || heard.has(typed) || withHalves(typed).length > 1;
      return { word: typed, meant: isWord ? [] : [...new Set(meantBy(fold(word), whole).map(stem))] };
    });

  function inTheBook(question: ReturnType<typeof read>): Map<string, SearchResult> {
    const groups = question
      .filter(({ word }) => !saysNothing(word))
      .map(({ word, meant }) => [
        ...new Set([word, ...meant].flatMap((one) => [one, ...everyday.meansOf(one)]).flatMap(withHalves)),
      ]);
    const answered = (result: SearchResult) =>
      groups.filter((group) => group.some((term) => result.queryTerms.includes(term))).length / groups.length;
    const results = index
      .search([...new Set(groups.flat())].join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boost: { heading: 3, englishHeading: 3, terms: 1.5 },
        prefix: (term) => term.length >= 3,
        fuzzy: (term) => (term.length < 5 ? false : term.length < 9 ? 1 : 2),
        weights: { prefix: 0.5, fuzzy: 0.35 },
      })
      .map((result) => ({ ...result, score: result.score * answered(result) * answered(result) }));
    return new Map(results.map((result) => [String(result.id), result]));
  }

  function standIns({ word, meant }: ReturnType<typeof read>[number]): AskedWord {
    const worths = new Map<string, number>();
    const add = (term: string, worth: number) => worths.set(term, Math.max(worth, worths.get(term) ?? 0));
    for (const one of [word, ...meant]) {
      add(one, standsIn.same);
      for (const other of everyday.alike(one)) add(other, standsIn.alike);
      for (const part of withHalves(one).slice(1)) {
        add(part, standsIn.part);
        for (const other of everyday.alike(part)) add(other, standsIn.part * standsIn.alike);
      }
    }
    if (word.length >= 4 && !saysNothing(word))
      for (const term of lines.vocabulary)
        if (term.startsWith(word) || (term.length >= 5 && (word.startsWith(term) || word.endsWith(term))))
          add(term, standsIn.begun);
    return { word: meant[0] ?? word, standIns: worths };
  }

  /** What part of the question is the name of this card or keyword; 0 where it is not named in full. */
  function namedBy(question: ReturnType<typeof read>): (clause: Clause) => number {
    const telling = question.filter(({ word }) => !saysNothing(word));
    const spoken = new Set(telling.flatMap(({ word, meant }) => [word, ...meant]));
    return ({ id, kind }) => {
      if ((kind !== 'card' && kind !== 'keyword') || isAmongRules.has(id)) return 0;
      const said = (namesOf.get(id) ?? []).filter((name) => name.every((part) => spoken.has(part)));
      return Math.min(1, said.reduce((most, name) => Math.max(most, name.length), 0) / (telling.length || 1));
    };
  }

  const ofEdition = ({ kind, edition: own, entry }: Clause, edition: string | undefined) => {
    if (edition === undefined || own === undefined || own === edition) return 1;
    return otherEdition[heldOverKinds.has(kind) || heldOver.test(entry.de) ? 'heldOver' : 'spokenOfAnew'];
  };

  function ranked(words: string, edition: string | undefined): Scored[] {
    const question = read(words);
    const book = inTheBook(question);
    const bestInBook = [...book.values()].reduce((best, { score }) => Math.max(best, score), 0);
    const inLines = lines.score(question.map(standIns));
    const named = namedBy(question);
    const ofBook = wordsOfTheBook[isHeading(question) ? 'heading' : 'question'] / (bestInBook || 1);
    return (
      [...new Set([...book.keys(), ...inLines.keys()])]
        .flatMap((id) => {
          const clause = byId.get(id);
          if (!clause) return [];
          const text = book.get(id);
          const name = named(clause);
          const found = (inLines.get(id) ?? 0) + ofBook * (text?.score ?? 0);
          const ofKind = name > 0 ? 1 : (weights[clause.kind] ?? 1);
          const score =
            (found * ofKind + byName * name) * ofEdition(clause, edition) * (booklet.test(id) ? ofBooklet : 1);
          return [{ clause, terms: text?.terms ?? [], score }];
        })
        .sort((a, b) => b.score - a.score)
        // Whatever shares only a common word with the question is no hit.
        .filter(({ score }, _, [best]) => score >= (best?.score ?? 0) * worthShowing)
    );
  }

  return {
    find(words, { game, kind, edition, limit = clauses.length } = {}) {
      const suits = (c: Clause) => (game === undefined || c.game === game) && (kind === undefined || c.kind === kind);
      const id = canonicalId(words);
      const named = idLike.test(id) ? clauses.filter((clause) => clause.id.startsWith(id)) : [];
      if (named.length > 0)
        return named
          .filter(suits)
          .slice(0, limit)
          .map((clause) => ({ clause, terms: [] }));
      return ranked(words, edition)
        .filter(({ clause }) => suits(clause))
        .slice(0, limit)
        .map(({ clause, terms }): Hit => ({ clause, terms }));
    },
  };
}
