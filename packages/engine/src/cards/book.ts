import type { Source } from '../window.ts';
import type { CommonRules } from './rules.ts';

/** The rules of cards by key, as a file of cards states them. */
export type Cards<R> = Readonly<Record<string, R>>;

/**
 * Every card of a game that acts: its rules by key. The game is made with a book and hands it down, so nothing below
 * has to know where the cards are written, and a test plays with other cards by making the game with another book.
 */
export class CardBook<R extends CommonRules<never, Source>> {
  readonly #rules: ReadonlyMap<string, R>;

  private constructor(rules: ReadonlyMap<string, R>) {
    this.#rules = rules;
  }

  /** Binds the files of cards into one book. A card that stands in two of them is a mistake. */
  static of<R extends object>(files: Iterable<Cards<R>>): CardBook<R> {
    const rules = new Map<string, R>();
    for (const file of files)
      for (const [key, card] of Object.entries(file)) {
        if (rules.has(key)) throw new Error(`the card ${key} is defined twice`);
        rules.set(key, toldApart(key, card));
      }
    return new CardBook(rules);
  }

  /** Undefined: the card has no rules of its own. */
  get(key: string): R | undefined {
    return this.#rules.get(key);
  }
  has(key: string): boolean {
    return this.#rules.has(key);
  }
  keys(): readonly string[] {
    return [...this.#rules.keys()];
  }

  /** The same book with these cards added, or in place of those of the same key: for tests and house rules. */
  with(cards: Cards<R>): CardBook<R> {
    const more = Object.entries(cards).map(([key, card]) => [key, toldApart(key, card)] as const);
    return new CardBook(new Map([...this.#rules, ...more]));
  }

  /**
   * The book of an edition: it names only the cards that read differently there, each made from its base form. See
   * `overlay` for procedures.
   */
  overlay(changes: Readonly<Record<string, (base: R) => R>>): CardBook<R> {
    const rules = new Map(this.#rules);
    for (const [key, change] of Object.entries(changes)) {
      const base = this.#rules.get(key);
      if (base === undefined) throw new TypeError(`the edition changes the card ${key}, which its base does not have`);
      rules.set(key, toldApart(key, change(base)));
    }
    return new CardBook(rules);
  }

  /** The same book with cards that are new in an edition. One that is there already is a mistake. */
  adding(cards: Cards<R>): CardBook<R> {
    return CardBook.of([Object.fromEntries(this.#rules), cards]);
  }

  /** The same book with these cards taken out. */
  without(...keys: readonly string[]): CardBook<R> {
    return new CardBook(new Map([...this.#rules].filter(([key]) => !keys.includes(key))));
  }
}

/** Abilities of one card in one window have ids of their own; one of them may do without. */
function toldApart<R extends CommonRules<never, Source>>(key: string, card: R): R {
  const seen = new Set<string>();
  for (const { window, id = '' } of card.abilities ?? []) {
    const name = `${window}/${id}`;
    if (seen.has(name)) throw new Error(`the card ${key} has two abilities at ${window} that nobody can tell apart`);
    seen.add(name);
  }
  return card;
}
