import { type Chance, type Rng, shuffle, shuffleBy } from './random.ts';

/** A deck of cards named by ids: `draw[0]` is the top card; the discard pile grows at its end. */
export interface Deck {
  readonly draw: string[];
  readonly discard: string[];
}

export const cloneDeck = (d: Deck): Deck => ({ draw: [...d.draw], discard: [...d.discard] });

/** A shuffled deck. Cards named in `onTop` are laid on top in that order (a scenario's loaded deck). */
export function shuffledDeck(c: Chance, cards: readonly string[], onTop: readonly string[] = []): Deck {
  const rest = [...cards];
  for (const card of onTop) {
    const at = rest.indexOf(card);
    if (at < 0) throw new RangeError(`the deck has no (further) card "${card}"`);
    rest.splice(at, 1);
  }
  shuffle(c, rest);
  return { draw: [...onTop, ...rest], discard: [] };
}

/**
 * The cards that would be drawn next, as many as there are: they stay where they are, so that whoever chooses among them
 * leaves nothing outside of the state while he thinks. A deck that has too few is filled up as drawing would fill it.
 */
export function topCards(c: Chance, deck: Deck, count: number): string[] {
  if (deck.draw.length < count) {
    const more = deck.discard.splice(0);
    shuffle(c, more);
    deck.draw.push(...more);
  }
  return deck.draw.slice(0, count);
}

/** The top card; the discard pile is reshuffled when the deck has run out. Undefined when both are empty. */
export function drawCard(c: Chance, deck: Deck): string | undefined {
  if (deck.draw.length === 0) {
    deck.draw.push(...deck.discard.splice(0));
    shuffle(c, deck.draw);
  }
  return deck.draw.shift();
}

/**
 * Cards that nobody can see, in an order in which they might lie as well: `next` hands them out one by one. It depends on
 * which cards they are, and not on where each of them lies.
 */
export function redealt(hidden: readonly string[], rng: Rng): () => string {
  const cards = [...hidden].sort();
  shuffleBy((n) => rng.below(n), cards);
  return () => cards.pop()!;
}
