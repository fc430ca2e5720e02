import { FEWEST_PIECES, type Names, scanned } from './scan.ts';
import { namesSomething, type Spoken, spokenPieces } from './spoken.ts';
import { isAround } from './talk.ts';

/** A sentence by its parts or word by word, whichever leaves fewer names behind. */

/** Names of the game that a reading has left in what it calls talk, and things that it does not know. */
function missedIn({ around, unknown }: Spoken, names: Names): number {
  const isName = (words: string) => names.piece(words) !== undefined || names.isCarried(words);
  return unknown.length + around.filter((words) => LOADS.test(words) || namesSomething(words, isName)).length;
}

/**
 * Pieces that a sentence names, by its parts, or word by word where that leaves fewer names behind. `isWhole` knows a piece
 * with all that it carries.
 */
export function spokenBy(
  line: string,
  isWhole: (words: string) => boolean,
  names: Names,
  fewest: number = FEWEST_PIECES,
): Spoken | undefined {
  const parts = spokenPieces(line, isWhole, names.isCarried, fewest);
  const missed = parts ? missedIn(parts, names) + missedBehind(parts, names) : 0;
  if (parts && missed === 0 && !AGAINST_IN.test(line)) return parts;
  const words = scanned(line, names, fewest);
  // A row of names that is no sentence has to be read whole, or in another way.
  const isRow = !isAround(line) && !/\w\/\w/.test(line) && !setsAgainst(line);
  if (words && isRow && (words.pieces.length < fewest || missedIn(words, names) > 0)) return parts;
  if (!parts || !words) return parts ?? words;
  const isBetter = (words.others?.length ?? 0) > 0 || missedIn(words, names) < missed;
  return isBetter ? words : parts;
}
/** What stands behind a piece as if it carried it, and names other pieces or nothing. */
const missedBehind = ({ pieces }: Spoken, names: Names): number =>
  pieces
    .map(({ words }) => scanned(words, names, 1))
    .reduce((sum, one) => sum + (one ? one.pieces.length - 1 + one.unknown.length : 0), 0);

/** `each wielding something`: what pieces carry, and nobody knows it. */
const LOADS =
  /^(?:each |both |all |jeweils )?(?:wielding|carrying|equipped|armed|packing|using|with|mit|ausgerüstet|bewaffnet) /i;
/** `A, B vs C`: two lists in one line. */
export const setsAgainst = (line: string): boolean => / (?:vs\.?|versus|against|gegen) /i.test(line);
const AGAINST_IN = / (?:vs\.?|versus|against|gegen) |[.!?] [A-ZÄÖÜ]/i;
