import type { Source } from '../window.ts';
import type { CommonRules } from './rules.ts';

/** The rules of cards by key, as a file of cards states them. */
export type Cards<R> = Readonly<Record<string, R>>;

/**
 * What an edition says of its cards: the rules of one that it brings or words anew, a change of the earlier form, or `null`
 * for one that does not act there.
 */
export type Later<R> = Readonly<Record<string, R | ((base: R) => R) | null>>;

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
   * The book of an edition: it names only the cards that it reads otherwise, and those that it brings. See `overlay` for
   * procedures.
   */
  overlay(...files: readonly Later<R>[]): CardBook<R> {
    const rules = new Map(this.#rules);
    const read = new Set<string>();
    for (const [key, reading] of files.flatMap((file) => Object.entries(file))) {
      if (read.has(key)) throw new Error(`the card ${key} is defined twice`);
      read.add(key);
      const base = this.#rules.get(key);
      if (base === undefined && (reading === null || typeof reading === 'function'))
        throw new TypeError(`the edition changes the card ${key}, which its base does not have`);
      if (reading === null) rules.delete(key);
      else rules.set(key, toldApart(key, typeof reading === 'function' ? reading(base!) : reading));
    }
    return new CardBook(rules);
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
