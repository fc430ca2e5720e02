import { numberIn } from './prose.ts';
import { isPlainWord } from './talk.ts';

/** Words of sentences: what counts, what leads to a piece's cards, and whether something is counted that has a name. */

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Behind these a piece's cards are named; between them stands what is not worth a word. */
export const WITH = set(
  'with w w/ mit samt + carrying equipped wielding using having armed packing featuring commanded kommandiert ausgerüstet bewaffnet bestückt',
);
export const BESIDE = set('and und & plus sowie , /');
export const MEN = set('man men mann trooper-strong miniatures minis models');
export const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  dual: 2,
  twin: 2,
  doppel: 2,
  couple: 2,
  pair: 2,
  paar: 2,
  triple: 3,
  quad: 4,
  'half-dozen': 6,
  dozen: 12,
  dutzend: 12,
};
/** What people count besides pieces. */
export const OTHER_THINGS = set(
  'list lists squad fleet army force forces faction side liste flotte armee staffel round rounds turn turns game games match matches point points pts player players hour hours minute minutes foot feet objective objectives win wins loss losses time times day days people table tables inch inches damage hits dice runde runden zug züge spiel spiele punkt punkte spieler stunden minuten tag tage',
);

/** Whose it is says not what it is. */
export const SIDES = set('rebel rebels imperial imperials scum republic separatist separatists rebellen imperium');

export const countIn = (low: string): number | undefined =>
  Object.hasOwn(TIMES, low) ? TIMES[low] : (numberIn(low) ?? timesIn(low));
const timesIn = (low: string): number | undefined => {
  const digits = /^(\d{1,2})[x×]$/.exec(low)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

export interface Word {
  readonly word: string;
  readonly low: string;
}

/** `2 Omega Specialists`, `a Corelian cruiser`: how many of what, as far as it looks like a name. */
export function thingCounted(
  part: readonly Word[],
): { readonly count: number; readonly name: string; readonly isMany: boolean } | undefined {
  for (let i = 0; i < part.length - 1; i++) {
    const count = countIn(part[i]!.low);
    if (count === undefined) continue;
    const rest = part.slice(i + 1);
    const end = rest.findIndex(({ low }) => isPlainWord(low) || BESIDE.has(low) || WITH.has(low));
    const some = (end < 0 ? rest : rest.slice(0, end)).slice(0, LONGEST_THING);
    if (some.length === 0 || some.some(({ low }) => OTHER_THINGS.has(low) || MEN.has(low))) continue;
    const isNamed = some.some(({ word, low }) => /^[A-ZÄÖÜ0-9]/.test(word) && !SIDES.has(low));
    return { count, name: some.map(({ word }) => word).join(' '), isMany: count > 1 || isNamed };
  }
  return undefined;
}

/** So many words it may have. */
const LONGEST_THING = 4;
