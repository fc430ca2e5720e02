import { fold, wordsOf } from './fold.ts';

/** Names that are nearly what somebody wrote: a letter or two astray, or only a part of the name. */

/** A name that may be meant. `of` is the same for two names of one card, as in two languages. */
export type KnownName = { readonly name: string; readonly of?: string };

/** Longer than any name; what is longer is no slip of the pen. */
const LONGEST = 60;
/** More than this many nobody chooses from. */
const MOST_OPTIONS = 4;

/** How many letters may be astray: none in short words, where the next word is never far. */
const slipsIn = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : length < 15 ? 2 : 3);

/** The nearest of these names, the best first; none if nothing is near. */
export function nearest(said: string, known: readonly KnownName[]): string[] {
  const whole = nearestTo(said, known);
  if (whole.length > 0) return whole;
  // What stands behind a dash is often the type of the piece.
  const dash = said.search(/ [-–—:] /);
  return dash > 0 ? nearestTo(said.slice(0, dash), known) : [];
}

function nearestTo(said: string, known: readonly KnownName[]): string[] {
  const folded = fold(said);
  if (folded.length < 3 || folded.length > LONGEST) return [];
  const slips = slipsIn(folded.length);
  const found: { readonly name: string; readonly of: string; readonly off: number }[] = [];
  const parts = wordsOf(said).filter((word) => word.length > 1 || /\d/.test(word));
  for (const { name, of = name } of known) {
    // A number is no slip of the pen: R4 is not R2.
    const off = digitsOf(folded) === digitsOf(fold(name)) ? slipsBetween(folded, fold(name), slips) : slips + 1;
    if (off <= slips) found.push({ name, of, off });
    else if (isPart(parts, name)) found.push({ name, of, off: slips + 1 });
  }
  const least = Math.min(...found.map(({ off }) => off));
  const nearby = found.filter(({ off }) => off === least);
  const firsts = nearby.filter(({ of }, i) => nearby.findIndex((other) => other.of === of) === i);
  const names = [...new Set(firsts.map(({ name }) => name))];
  // A short form says nothing beside the whole name.
  return names.filter((name) => !names.some((other) => other.startsWith(`${name} `))).slice(0, MOST_OPTIONS);
}

/** Words that stand in many names and tell none. */
const LITTLE = new Set('and the der die das und von for not all'.split(' '));

const digitsOf = (folded: string): string => folded.replace(/[^0-9]/g, '');

/** Whether these are some of the words of a name: `Agate` of `Kyrsta Agate`, `Han` of `Han Solo`. Two letters say too little. */
function isPart(parts: readonly string[], name: string): boolean {
  if (parts.length === 0 || parts.join('').length < 3 || parts.every((part) => LITTLE.has(part))) return false;
  const words = wordsOf(name);
  const isWord = (part: string) => words.some((word) => isNearly(part, word));
  const isShorter = parts.length < words.length || (parts.length === words.length && parts.length > 1);
  return isShorter && parts.some((part) => words.includes(part)) && parts.every(isWord);
}
const SHORTEST_BEGINNING = 3;
/** `Scariff` for Scarif, `Sim` for Simulator, where another word of the name stands beside it. */
const isNearly = (part: string, word: string): boolean =>
  part === word ||
  (part.length >= SHORTEST_BEGINNING && word.startsWith(part)) ||
  (digitsOf(part) === digitsOf(word) && slipsBetween(part, word, slipsIn(word.length)) <= slipsIn(word.length));

/** Letters to change, add, leave out or swap with the next until one word is the other; more than `most` are not counted. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** The cards of a name that its remarks mean. A remark that fits none of them says something else and decides nothing. */
export function narrowed<T>(
  cards: readonly T[],
  remarks: readonly string[],
  fits: (card: T, remark: string) => boolean,
): readonly T[] {
  let left = cards;
  for (const remark of remarks.map(fold)) {
    const some = remark === '' ? [] : left.filter((card) => fits(card, remark));
    if (some.length > 0) left = some;
  }
  return left;
}
