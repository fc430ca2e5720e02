import type { Meant, Question } from './change.ts';
import { fold } from './fold.ts';
import { type KnownName, nearest } from './nearest.ts';

/** What a reader makes of a name that no card has: an answer that was given, or a guess and the question whether it is right. */
export type Guess = { readonly name?: string; readonly asks?: Question };

/** Whoever pastes a novel is not asked about each of its words: only so many names of a list are compared. */
const MOST_GUESSES = 60;

export class Guesses {
  readonly #meant: Meant;
  #left = MOST_GUESSES;

  constructor(meant: Meant = {}) {
    this.#meant = meant;
  }

  /**
   * The name to go on with, and what to ask. Where several are equally near, none is taken. Names that come later are
   * looked at only where none of those before is near.
   */
  of(said: string, ...known: readonly (() => readonly KnownName[])[]): Guess {
    const answer = this.answer(said);
    if (answer !== undefined) return answer === null ? {} : { name: answer };
    const key = fold(said);
    if (this.#left === 0) return {};
    this.#left--;
    const options = firstOf(known, (names) => nearest(said, names()));
    const [first, second] = options;
    if (first === undefined) return {};
    return second === undefined
      ? { name: first, asks: { said: key, options, taken: first } }
      : { asks: { said: key, options } };
  }

  /** What somebody has answered to an earlier question: a name, null for no card; undefined if nobody has. */
  answer(said: string): string | null | undefined {
    const key = fold(said);
    return Object.hasOwn(this.#meant, key) ? this.#meant[key] : undefined;
  }
}

/** What the first of these gives that gives anything. */
function firstOf<T, R>(some: readonly T[], give: (one: T) => readonly R[]): readonly R[] {
  for (const one of some) {
    const given = give(one);
    if (given.length > 0) return given;
  }
  return [];
}
