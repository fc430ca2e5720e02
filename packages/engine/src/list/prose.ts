import { marksIn } from './phrase.ts';
import { tidy } from './plain.ts';

/** Lists within a sentence: `four units of X, a Y with Z and two W`, `X, 3 Y, 1 Z mit W`. Which words are names a game knows. */

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
};

/** What stands between a number and a name, and before both. */
const BETWEEN = new Set(
  'of unit units squad squads squadron squadrons pair copies trupp trupps einheit einheiten staffel staffeln'.split(
    ' ',
  ),
);
const BEFORE = new Set(
  'and und sowie plus dazu also auch then with mit the die der das den dem his her their led by including'.split(' '),
);

/** `two units of X`, `3 X`, `einen X`, `je 2 X`: how many if the words say it, and of what. */
export function spokenCount(words: string): {
  readonly count?: number;
  /** It holds for all names that follow: `je 2 X, Y und Z`. */
  readonly each: boolean;
  readonly name: string;
} {
  const left = words.split(' ').filter((word) => word !== '');
  while (left.length > 1 && BEFORE.has(left[0]!.toLowerCase())) left.shift();
  const each = left.length > 1 && left[0]!.toLowerCase() === 'je';
  if (each) left.shift();
  const said = numberIn(left[0] ?? '');
  if (said === undefined || left.length < 2) return { each: false, name: left.join(' ') };
  left.shift();
  const isPair = left[0]?.toLowerCase() === 'pair';
  while (left.length > 1 && BETWEEN.has(left[0]!.toLowerCase())) left.shift();
  // `four squads each of eight X`: how many are in one of them says nothing of the list.
  if (left.length > 2 && left[0]!.toLowerCase() === 'each') {
    left.shift();
    while (left.length > 1 && (BETWEEN.has(left[0]!.toLowerCase()) || numberIn(left[0]!) !== undefined)) left.shift();
  }
  return { count: Math.max(1, isPair ? said * 2 : said), each, name: left.join(' ') };
}

/** A number in figures or in words. */
export function numberIn(word: string): number | undefined {
  const low = word.toLowerCase();
  if (/^\d{1,2}$/.test(low)) return Number(low);
  return Object.hasOwn(NUMBERS, low) ? NUMBERS[low] : undefined;
}

/** The first number in words that count something: `with 3 squads of them`. Articles count nothing. */
export const firstNumber = (words: string): number | undefined =>
  words
    .split(' ')
    .map((word) => (/^\d{1,2}$/.test(word) || (numberIn(word) ?? 0) > 1 ? numberIn(word) : undefined))
    .find((number) => number !== undefined);
export const isCounting = (words: string): boolean => firstNumber(words) !== undefined;

/** `3 trooper squads`: how they are counted may stand behind, too. */
export const withoutMeasure = (name: string): string =>
  name.replace(/ (?:squads?|units?|trupps?|einheit(?:en)?)(?=$| \(| with | w\/)/i, '');

/** What parts the pieces of a sentence. */
const AMONG_PIECES = [', and ', ', und ', ', ', '; ', ' and ', ' und ', ' sowie ', ' & ', '. ', '! '];

/** A sentence taken apart where a comma, an `and` or a full stop is, outside of all brackets. */
export function clausesOf(line: string): string[] {
  const out: string[] = [];
  let from = 0;
  for (const { index, mark } of marksIn(line, AMONG_PIECES)) {
    if (index < from) continue;
    out.push(tidy(line.slice(from, index)));
    from = index + mark.length;
  }
  out.push(tidy(line.slice(from)).replace(/\.$/, ''));
  return out.filter((one) => one !== '');
}

/** Behind these words a sentence about somebody's list begins to name its pieces. */
const LEADS = [
  ' had ',
  ' has ',
  ' took ',
  ' brought ',
  ' fielded ',
  ' ran ',
  ' brings ',
  ' plays ',
  ' played ',
  ' flew ',
  ' bringt ',
  ' brachte ',
  ' spielt ',
  ' spielte ',
  ' flog ',
  ' begleitet von ',
  ' list: ',
  ' liste: ',
  ' armee: ',
  ' army: ',
];
const LONGEST_LEAD = 60;

/** `The enemy had four X, two Y`: what leads to the list, and the list. */
export function leadIn(line: string): { readonly lead: string; readonly rest: string } {
  const low = line.toLowerCase();
  for (const word of LEADS) {
    const at = low.indexOf(word);
    if (at > 0 && at <= LONGEST_LEAD)
      return { lead: line.slice(0, at), rest: line.slice(at + word.length).replace(/^\([a-z]+\) /i, '') };
  }
  return { lead: '', rest: line };
}
