/** Letters only, without accents: "Poe dameron", "TIE/x1" and "Kreischläufer" are found as people type them. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s]/gu, '');

/** Folded, with umlauts written in both ways. */
const asTyped = (text: string): string => `${fold(text)} ${fold(text.replace(/[äöü]/gi, (letter) => `${letter}e`))}`;

const wordsOf = (folded: string): string[] => folded.split(/\s+/).filter((word) => word !== '');

/** A shorter word with one letter changed is too often another one. */
const SHORTEST_FORGIVEN = 4;

/** One letter too many, missing or wrong, or two neighbours that changed places. */
export function isSlipOf(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_FORGIVEN || word.length < SHORTEST_FORGIVEN) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const rest = (text: string, from: number) => text.slice(at + from);
  return (
    rest(typed, 1) === rest(word, 1) ||
    rest(typed, 1) === rest(word, 0) ||
    rest(typed, 0) === rest(word, 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && rest(typed, 2) === rest(word, 2))
  );
}

/** What a search reads of a card. */
export interface Readable {
  /** In both languages. */
  readonly names: readonly { readonly en: string; readonly de?: string }[];
  /** What the card does, once the words are there. */
  readonly says: string | undefined;
}

/**
 * The cards in which all words of the search occur: first those that are called so, then those that do so. If there is
 * none, a slip in a name is forgiven; not before, for then what was typed is what was meant.
 */
export function find<Card extends Readable>(search: string, cards: readonly Card[]): readonly Card[] {
  const typed = wordsOf(fold(search));
  if (typed.length === 0) return cards;
  const read = cards.map((card) => {
    const names = asTyped(card.names.map(({ en, de }) => `${en} ${de ?? ''}`).join(' '));
    return { card, names, text: `${names} ${asTyped(card.says ?? '')}` };
  });
  const called = read.filter(({ names }) => typed.every((word) => names.includes(word)));
  const doing = read.filter((one) => !called.includes(one) && typed.every((word) => one.text.includes(word)));
  const exact = [...called, ...doing];
  const found =
    exact.length > 0
      ? exact
      : read.filter(({ names, text }) =>
          typed.every((word) => text.includes(word) || wordsOf(names).some((name) => isSlipOf(word, name))),
        );
  return found.map(({ card }) => card);
}
