import { stem } from './search-words.ts';

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

/** A word with its halves, each word taken apart only once. */
export function takesApart(known: ReadonlySet<string>): (word: string) => string[] {
  const split = new Map<string, readonly string[]>();
  return (word) => {
    let parts = split.get(word);
    if (parts === undefined) {
      parts = halves(word, known);
      split.set(word, parts);
    }
    return [word, ...parts];
  };
}
