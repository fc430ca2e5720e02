import { fold, saysNothing, stem } from './search-words.ts';

/** Shorter ones stand inside too many words that have nothing to do with them. */
const shortestInside = 5;

export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut where words of it were found. */
export function highlight(text: string, terms: readonly string[]): Stretch[] {
  const isHit = (word: string) =>
    !saysNothing(word) &&
    terms.some((term) => stem(word) === term || (term.length >= shortestInside && fold(word).includes(term)));
  const stretches: { text: string; hit: boolean }[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const hit = isHit(part);
    const last = stretches.at(-1);
    if (last?.hit === hit) last.text += part;
    else if (part !== '') stretches.push({ text: part, hit });
  }
  return stretches;
}
