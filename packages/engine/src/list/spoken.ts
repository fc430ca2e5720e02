import { counted } from './phrase.ts';
import { clausesOf, firstNumber, isCounting, spokenCount, withoutMeasure } from './prose.ts';
import { thingCounted } from './things.ts';

/** Pieces that a sentence names, wherever in it: `He flies a X with Y, alongside two Z` is a X with Y and two Z. */

export interface SpokenPiece {
  readonly count: number;
  /** The piece with what stands behind it: `X with Y`. */
  readonly words: string;
}
export interface Spoken {
  readonly pieces: readonly SpokenPiece[];
  /** What the sentence says besides, which is no piece and nothing that one carries. */
  readonly around: readonly string[];
  /** What it counts, and nobody knows what that is. */
  readonly unknown: readonly string[];
  /** Pieces of somebody else: `mine against his`. */
  readonly others?: readonly string[];
  /** Pieces of which it is not said how many there are. */
  readonly vague?: readonly string[];
}

/** What a sentence says before it names a piece is no longer. */
const MOST_BEFORE = 14;
/** Two may be an accident of words. */
const FEWEST_PIECES = 2;

/** `isPiece` knows a name and all that it carries; `isCarried` what may follow a piece behind a comma. */
export function spokenPieces(
  line: string,
  isPiece: (words: string) => boolean,
  isCarried: (words: string) => boolean,
  fewest = FEWEST_PIECES,
): Spoken | undefined {
  const pieces: { count: number; words: string }[] = [];
  const around: string[] = [];
  const unknown: string[] = [];
  let each = 1;
  const clauses = clausesOf(line)
    .map((one) => one.replace(HEADED, ''))
    .flatMap((one) => (isPiece(one) ? [one] : (bracketed(one, isPiece) ?? turnsOf(one))));
  if (clauses.length < FEWEST_PIECES) return undefined;
  for (const clause of clauses) {
    const last = pieces.at(-1);
    // A whole name that pieces carry as well is not taken apart for a part that is a piece.
    const found =
      isCarried(clause) && !isPiece(clause)
        ? last
          ? undefined
          : { count: 1, words: clause, before: '', each: false, isCounted: false }
        : pieceIn(clause, isPiece);
    if (found) {
      if (saysMuch(found.before)) around.push(found.before);
      // `je 2 X und Y`
      if (found.isCounted) each = found.each ? found.count : 1;
      pieces.push({ count: found.isCounted ? found.count : found.count * each, words: found.words });
    } else if (last && isCarried(clause)) last.words = `${last.words}, ${clause}`;
    // `with Caitken & Shollan`: a name of its own, taken apart where its `and` is.
    else if (last && isCarried(`${lastOf(last.words)} & ${clause}`)) last.words = `${last.words} & ${clause}`;
    else if (isCounting(clause) || looksLikeName(clause) || namesThing(clause)) unknown.push(clause);
    else if (saysMuch(clause)) around.push(clause);
  }
  return pieces.length < fewest ? undefined : { pieces, around, unknown };
}

const HEADED = /^(?:squadrons?|squads?|ships?|fighters|staffeln|schiffe|units?|einheiten) ?: ?/i;
/** The name with which a piece and what it carries ends. */
const lastOf = (words: string): string => words.split(/, | with | w\/ ?| mit | and | & /).at(-1)!;

/** `his elite (A, B, C)`: all of them stand in brackets. */
function bracketed(clause: string, isPiece: (words: string) => boolean): string[] | undefined {
  const open = clause.indexOf('(');
  const close = clause.indexOf(')', open);
  if (open < 0 || close < 0) return undefined;
  const inside = clause.slice(open + 1, close).split(/, ?| and | und /);
  const rest = [clause.slice(0, open), clause.slice(close + 1)].map((one) => one.trim()).filter((one) => one !== '');
  return inside.length > 1 && inside.every(isPiece) ? [...inside, ...rest] : undefined;
}

/** Where a sentence turns to something else: `a Quasar from his Arquitens`, `Chewbacca for leadership`. */
const TURNS =
  / (?=(?:plus|while|besides|from|for|led by|coordinated by|supported by|backed by|flanked by|escorted by|accompanied by|flankiert von|begleitet von|alongside|including|as well as|unterstützt von|angeführt von|dazu|neben|für|aus) )/i;
const turnsOf = (clause: string): string[] => clause.split(TURNS).flatMap(squadsApart);

/** `X with five squads of Y`: those stand beside it. */
export const squadsApart = (clause: string): string[] =>
  clause.split(
    / (?:with|and|mit|und) (?=\S+ (?:\S+ )?(?:squads?|units?|teams?|squadrons|trupps|einheiten) (?:of|von) )/i,
  );

/** `Zuckuss` among names: a name that nobody knows is more than talk. */
const looksLikeName = (clause: string): boolean => {
  const words = clause.split(' ');
  return (
    words.length <= 3 &&
    clause.length > 3 &&
    !/[’']s\b/.test(clause) &&
    words.every((word) => /^[“„"‘']?[A-ZÄÖÜ]/.test(word)) &&
    !/[:.]$/.test(clause)
  );
};

/** `a Dutch barge`: something with a name of its own that nobody knows. */
const namesThing = (clause: string): boolean =>
  thingCounted(clause.split(' ').map((word) => ({ word, low: word.toLowerCase() })))?.isMany ?? false;

/** `alongside`, `of course`: nobody needs to be told of that. */
export const saysMuch = (words: string): boolean => words.split(' ').length > 2 || /[A-ZÄÖÜ0-9]/.test(words);

/** `five eight men squads of X`: five of them. */
const MEASURED = / (?:squads?|units?|squadrons?|trupps?) (?:of|von)$/i;

/** The first words of a part of a sentence from which on it names a piece, with a number before it or without. */
function pieceIn(
  clause: string,
  isPiece: (words: string) => boolean,
): (SpokenPiece & { readonly before: string; readonly each: boolean; readonly isCounted: boolean }) | undefined {
  const words = clause.split(' ');
  for (let at = 0; at < Math.min(words.length, MOST_BEFORE); at++) {
    const said = spokenCount(words.slice(at).join(' '));
    const { count, name } = counted(said.name.replace(/\.$/, ''));
    const meant = [name, withoutMeasure(name)].find(isPiece);
    if (meant === undefined) continue;
    const before = words.slice(0, at).join(' ');
    if (said.count !== undefined || !isCounting(before))
      return {
        count: count * (said.count ?? 1),
        words: meant,
        before,
        each: said.each,
        isCounted: said.count !== undefined,
      };
    // What is counted before it may be something else.
    const number = MEASURED.test(before) ? firstNumber(before) : undefined;
    return number === undefined ? undefined : { count: number, words: meant, before: '', each: false, isCounted: true };
  }
  return undefined;
}

/** No name has more words. */
const MOST_WORDS = 4;

/** Whether words of a sentence name something that a list may hold: then it was not understood, and is more than talk. */
export function namesSomething(words: string, isName: (words: string) => boolean): boolean {
  const all = words.split(' ').map((word) => word.replace(/^[“„"(]{1,3}|[”"),.;:]{1,4}$/g, '').replace(/[’']s$/, ''));
  return all.some(
    (word, from) =>
      /^[A-ZÄÖÜ0-9]/.test(word) &&
      Array.from({ length: MOST_WORDS }, (_, i) => all.slice(from, from + i + 1)).some(
        (some) => some.length + from <= all.length && isName(some.join(' ')),
      ),
  );
}
