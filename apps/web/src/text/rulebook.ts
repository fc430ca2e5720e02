import type { Kind } from '@holotisch/rulebook';

/** Everything the rulebook says; each language fills in all of it. */
export interface RulebookText {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly failed: string;
  readonly unsearched: string;
  readonly again: string;
  readonly unknown: (id: string) => string;
  readonly near: string;
  readonly search: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly game: string;
  readonly allGames: string;
  readonly kind: string;
  readonly allKinds: string;
  readonly edition: string;
  readonly allEditions: string;
  readonly firstEdition: (edition: string) => string;
  /** In the singular, beside one clause. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** The books by the first letters of their ids. */
  readonly books: Readonly<Record<string, string>>;
  readonly headings: string;
  readonly hits: string;
  readonly countHeadings: (headings: string, clauses: string) => string;
  readonly noHits: (words: string) => string;
  readonly oneHit: (words: string) => string;
  readonly countHits: (count: string, words: string) => string;
  readonly bestHits: (shown: string, words: string) => string;
  readonly advice: string;
  readonly toList: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [keys: string, does: string])[];
  /** What the signs beside the clauses mean. */
  readonly enforced: string;
  readonly bothLanguages: string;
  readonly oneLanguage: string;
  readonly languages: Readonly<Record<'de' | 'en', string>>;
  readonly rulings: string;
  readonly rulingsNote: string;
  readonly why: string;
  readonly confidence: Readonly<Record<'sure' | 'likely' | 'chosen', string>>;
  readonly related: string;
  readonly changedBy: string;
  readonly neighbours: string;
  readonly before: (id: string) => string;
  readonly after: (id: string) => string;
  readonly standing: {
    readonly proven: string;
    readonly notApplicable: string;
    readonly open: string;
    readonly provenNote: (date: string) => string;
    readonly notApplicableNote: (reason: string) => string;
    readonly openNote: (date: string) => string;
    readonly leftOpenNote: (reason: string) => string;
  };
  /** Where a clause can be seen on the real table. */
  readonly atTable: {
    readonly title: string;
    readonly example: (nth: number | undefined) => string;
    readonly lesson: (title: string) => string;
  };
  readonly reference: {
    readonly title: (game: string) => string;
    readonly intro: string;
    readonly print: string;
    readonly all: string;
    readonly link: string;
  };
  readonly panel: {
    readonly label: string;
    readonly close: string;
    readonly back: string;
    readonly whole: string;
  };
}
