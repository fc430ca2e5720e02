import { abilityKey, type Source } from '../window.ts';
import type { CardBook } from './book.ts';
import type { CommonRules } from './rules.ts';
import type { Limit } from './scope.ts';

/** Something that a card offers, told for whoever writes answers without a table before him. */
export interface Offered {
  /** Its key among all cards of the game. */
  readonly card: string;
  /** The id of the option, with capital letters where a match has numbers. */
  readonly option: string;
  /** The kind of the question that has it among its options. */
  readonly question: string;
  /** It happens by itself; it is asked for only where several things wait for their order. */
  readonly mandatory?: boolean;
  readonly limit?: Limit;
}

/**
 * All that the abilities of a book offer in windows, card by card. `keyOf` says how the card is called in a match; undefined:
 * it never lies there under this key.
 */
export function abilitiesOffered<R extends CommonRules<never, Source>>(
  book: CardBook<R>,
  keyOf: (card: string) => string | undefined,
): readonly Offered[] {
  return book.keys().flatMap((card) => {
    const key = keyOf(card);
    if (key === undefined) return [];
    return (book.get(card)?.abilities ?? []).map(({ window, mandatory, limit, ...ability }) => ({
      card,
      option: abilityKey({ key, card, seat: 0 }, ability),
      question: `window:${window}`,
      ...(mandatory && { mandatory }),
      ...(limit && { limit }),
    }));
  });
}

/** The same of what the rules offer: `unit:token.#` in a match is `2:token.1`. */
export const rulesOffered = (offers: Readonly<Record<string, readonly string[]>>): readonly Offered[] =>
  Object.entries(offers).flatMap(([window, options]) =>
    options.map((option) => ({
      card: '',
      option: option.replace(/^unit:/, 'N:').replace('.#', '.M'),
      question: `window:${window}`,
    })),
  );
