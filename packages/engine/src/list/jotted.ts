import type { Meant } from './change.ts';
import { fold } from './fold.ts';
import { counted, marksIn } from './phrase.ts';
import { LONGEST_LINE, tidy, withoutBullet } from './plain.ts';

/**
 * What people jot down beside the names: doubts, what they decided against, what only one of several carries, sums that are
 * nearly right. A jotting is put into the words of an ordinary list, line by line; what that leaves out is told.
 */

export interface Aside {
  readonly line: number;
  /** Doubted is taken, refused is not; of two the first is taken; how many is not said; anything else is of no use. */
  readonly kind: 'doubted' | 'refused' | 'either' | 'vague' | 'remark';
  readonly what: string;
  /** Of `A or B` both, A first. */
  readonly options?: readonly [string, string];
}

export interface Jotted {
  /** With as many lines as before. */
  readonly text: string;
  readonly asides: readonly Aside[];
}

type IsName = (words: string) => boolean;
type Tell = (kind: Aside['kind'], what: string, options?: readonly [string, string]) => void;

/**
 * `isName` knows every name of the game, `isQuestion` those that end in a question mark themselves; `meant` is what was
 * answered to `A or B`.
 */
export function jotted(text: string, isName: IsName, meant: Meant = {}, isQuestion: IsName = () => false): Jotted {
  const asides: Aside[] = [];
  let above = '';
  const lines = text.split('\n').map((raw, i) => {
    if (raw.length > LONGEST_LINE || !JOTS.test(raw)) {
      above = tailOf(raw) ?? above;
      return raw;
    }
    const tell: Tell = (kind, what, options) =>
      asides.push({ line: i + 1, kind, what: tidy(what), ...(options && { options }) });
    const plain = inPlainWords(raw, { isName, isQuestion, meant, above, tell });
    above = tailOf(plain) ?? above;
    return plain;
  });
  return { text: lines.join('\n'), asides };
}

const SHARE = '(?:one|two|three|four|five|six|einem|zwei|drei|vier|[1-6])';
/** Lines without any of this are left as they are. */
const JOTS = new RegExp(
  `\\?|~|\\dish\\b|\\b(?:or|oder|same|ditto|dito|naked|plain|bare|vanilla|nackte?|nothing|both|beide|each|all|no|some|several|few|couple|pair|dual|twin|double|triple|quad|doppel|two|three|four|five|six|zwei|drei|vier|fünf|sechs|keine|einige|paar|swarm)\\b| (?:on|auf) (?:the )?(?:other|anderen|${SHARE})\\b|\\b${SHARE} (?:of them )?(?:with|w/|mit) `,
  'i',
);

type Reading = {
  readonly isName: IsName;
  readonly isQuestion: IsName;
  readonly meant: Meant;
  /** What the piece of the line above carries. */
  readonly above: string;
  readonly tell: Tell;
};

function inPlainWords(raw: string, { isName, isQuestion, meant, above, tell }: Reading): string {
  let line = withoutDoubts(raw, isName, isQuestion, tell);
  line = withoutNearSum(line, tell);
  line = sameAsAbove(line, above);
  const turn = (part: string): string => {
    const said = inNumbers(part, isName, tell);
    return oneOfTwo(shared(bare(said, isName, tell), isName), isName, meant, tell);
  };
  const marks = [PARTS, [...PARTS, ...AND], [...PARTS, ...AND, ...WITH]];
  return marks.reduce((words, some) => partByPart(words, some, turn), line).replace(/ ?\( ?\)/g, '');
}

/** What parts the names of a line. Slashes part them only between names, and are left to the reader. */
const PARTS = [', ', '; ', ' + ', ': ', ' - ', ' – ', ' (', ') '];
const AND = [' and ', ' und ', ' & '];
const WITH = [' with ', ' w/ ', ' w/', ' mit '];

function partByPart(line: string, marks: readonly string[], turn: (part: string) => string): string {
  let out = '';
  let from = 0;
  for (let i = 0; i < line.length; i++) {
    const mark = marks.find((one) => line.startsWith(one, i));
    if (mark === undefined) continue;
    out += turned(line.slice(from, i), turn) + mark;
    from = i + mark.length;
    i = from - 1;
  }
  return out + turned(line.slice(from), turn);
}
function turned(part: string, turn: (part: string) => string): string {
  const indent = /^\s*(?:[-–•*·+]\s*)?/.exec(part)![0];
  const words = withoutEnd(part.slice(indent.length), ' \t).;');
  return words === '' ? part : indent + turn(words) + part.slice(indent.length + words.length);
}
/** Without these characters at the end. */
function withoutEnd(words: string, some: string): string {
  let to = words.length;
  while (to > 0 && some.includes(words[to - 1]!)) to--;
  return words.slice(0, to);
}

/** Behind these words a question mark means no. */
const REFUSAL = /^,? ?(?:no|nah|nope|not|nein|nicht)\b(?![ -](?:squad|time))/i;
/** Where a name may begin. */
const BEGINNINGS = [
  ', ',
  '; ',
  ' + ',
  ': ',
  ' - ',
  ' – ',
  ' (',
  ' with ',
  ' w/ ',
  ' w/',
  ' w ',
  ' mit ',
  '/',
  ' / ',
  ' and ',
  ' und ',
  '? ',
];

/** Whether words begin with a name, with how many in front or not. */
function beginsWithName(said: string, isName: IsName): boolean {
  const words = counted(said).name.split(' ');
  return words.some((_, i) => i < MOST_WORDS_IN_NAME && isName(words.slice(0, i + 1).join(' ')));
}
const MOST_WORDS_IN_NAME = 5;

/** `A?` is taken, `A? no` is not, `A? B` are two. A sentence that ends in a question is none of it. */
function withoutDoubts(line: string, isName: IsName, isQuestion: IsName, tell: Tell): string {
  let out = line;
  for (let at = out.indexOf('?'); at >= 0; at = out.indexOf('?', at + 1)) {
    const from = beginningOf(out, at);
    const said = out.slice(from, at);
    const { name } = counted(withoutBullet(tidy(said)).rest);
    if (isQuestion(name)) continue;
    const marks = /^\?+/.exec(out.slice(at))![0].length;
    const behind = out.slice(at + marks);
    const refusal = REFUSAL.exec(behind);
    if (refusal) {
      // What follows the refusal up to the next mark is why, unless a name is in it: `A? no, B`, `A? nah: B`, `A? no just B`.
      const rest = behind.slice(refusal[0].length);
      const next = /^[,.:;]? ?(?:[-–] )?(?:just |only |nur |then )?/i.exec(rest)![0].length;
      const why = tidy(/^[^,;+:()]*/.exec(rest.slice(next))![0]);
      const isWhy = rest.startsWith(' ') && why !== '' && !beginsWithName(why, isName);
      // `Ship A? no`: of several words that are no name together the last ones are meant.
      const last = isName(name) ? undefined : besideName(said, isName);
      const end = last ? from + last.before.length + 1 : from;
      tell('refused', last?.name ?? said);
      if (isWhy) tell('remark', why);
      const left = out.slice(0, end) + rest.slice(isWhy ? next + rest.slice(next).indexOf(why) + why.length : next);
      out = left.replace(/(?:[,;+:]| [-–]| w\/?| with| mit)\s*$/i, '').replace(/\(\s*\)/, '');
      at = Math.max(0, end - 1);
      continue;
    }
    if (!isName(name) && !isName(name.split(/ (?:on|auf) /i, 1)[0]!)) continue;
    tell('doubted', said);
    const isNext = /^ ?[^\s,;:+)(/=~–-]/.test(behind) && !/^ ?(?:or|oder|and|und|with|w|mit|x ?\d)\b/i.test(behind);
    out = `${out.slice(0, at)}${isNext ? `, ${behind.trimStart()}` : behind}`;
    at = Math.max(0, at - 1);
  }
  return out;
}
function beginningOf(line: string, at: number): number {
  let from = line.length - line.trimStart().length;
  for (const mark of BEGINNINGS) {
    const found = line.lastIndexOf(mark, at - 1);
    if (found >= 0 && found + mark.length <= at) from = Math.max(from, found + mark.length);
  }
  return from;
}

const NEAR_SUM = /(?:~ ?\d{2,4}|\d{2,4} ?ish)(?: ?(?:points?|pts|punkte))?\)?\.?$/i;
/** `= 265ish`, `~ 300`, `(160ish)`, `210ish`: nobody can compare that. */
function withoutNearSum(line: string, tell: Tell): string {
  const whole = line.trimEnd();
  const at = NEAR_SUM.exec(whole)?.index;
  if (at === undefined) return line;
  const before = withoutEnd(whole.slice(0, at), ' (=~:,').replace(/(?:total|gesamt|points|pts)$/i, '');
  tell('remark', whole.slice(withoutEnd(before, ' ,').length).replace(/^, /, ''));
  return withoutEnd(before, ' ,=~:');
}

const SAME = /[ :–-]\(?(?:the )?(?:same|ditto|dito|dasselbe|ebenso)(?: (?:upgrades|again|as above|thing))?\)?\.?$/i;
/** `Other piece: same`: it carries what the one above it does. */
function sameAsAbove(line: string, above: string): string {
  const whole = line.trimEnd();
  const at = SAME.exec(whole)?.index;
  const piece = at === undefined ? '' : withoutEnd(whole.slice(0, at), ' :–-');
  return piece.trim() === '' || above === '' ? line : `${piece}: ${above}`;
}
/** What the piece of a line carries. */
function tailOf(line: string): string | undefined {
  for (const { index, mark } of marksIn(line, [': ', ' - ', ' – ', ' with ', ' w/ ', ' + ', ' ('])) {
    const tail = line.slice(index + mark.length).replace(/\)\s*$/, '');
    return tail.trim() === '' ? undefined : tail;
  }
  return undefined;
}

const COUNTS: Readonly<Record<string, number>> = { dual: 2, twin: 2, double: 2, doppel: 2, triple: 3, quad: 4 };
const PAIR = /\b(?:an? )?(?:pair|couple) (?:of )?(?=\S)/i;
const TIMES = /\b(dual|twin|double|triple|quad|doppel)[ -](?=\S)/i;
const VAGUE = /\b(?:some|several|a few|a swarm of|a bunch of|einige|ein paar) (?=\S)/i;
/** `three X` at the beginning of a part: the number in words. */
const WORDED = /^(two|three|four|five|six|zwei|drei|vier|fünf|sechs) (?=\S)/i;
/** `dual X`, `a pair of X`, `three X` are so many; `some X` is one, and it is told. */
function inNumbers(part: string, isName: IsName, tell: Tell): string {
  const behind = (found: RegExpExecArray | null): string => (found ? part.slice(found.index + found[0].length) : '');
  const pair = PAIR.exec(part);
  if (pair && isName(behind(pair))) return `${part.slice(0, pair.index)}2x ${behind(pair)}`;
  const times = TIMES.exec(part);
  if (times && isName(behind(times)) && !isName(part.slice(times.index)))
    return `${part.slice(0, times.index)}${COUNTS[times[1]!.toLowerCase()]}x ${behind(times)}`;
  const worded = WORDED.exec(part);
  if (worded && isName(behind(worded)) && !isName(part)) return `${number(worded[1]!)}x ${behind(worded)}`;
  const vague = VAGUE.exec(part);
  if (!vague || !isName(behind(vague))) return part;
  tell('vague', part.slice(vague.index));
  return part.slice(0, vague.index) + behind(vague);
}

const BARE = /^[“„"‘']?(?:naked|plain|bare|vanilla|nackte[rnsm]?|nothing but|nur)[”“"’']? /i;
const BARE_ALONE = /^(?:naked|bare|plain|vanilla|nackt)$/i;
const BARE_BEHIND = /,? \(?(?:(?:with|w\/) (?:nothing|no upgrades)|naked|bare|plain|vanilla|nackt)\)?$/i;
/** `naked X`, `X with nothing`: it carries nothing. `nothing but X` is X, `no squads` is none. */
function bare(part: string, isName: IsName, tell: Tell): string {
  const [, number = '', words = ''] = /^((?:\d{1,2} ?[x×]? |\d{1,2}x)?)(.*)$/i.exec(part) ?? [];
  const before = words.replace(BARE, '');
  if (before !== words && !isName(words) && isName(before)) return number + before;
  const behind = words.replace(BARE_BEHIND, '');
  if (behind !== words && !isName(words)) return number + behind;
  if (BARE_ALONE.test(part)) return '';
  if (
    /^(?:no|without|keine?|ohne) (?:squads?|squadrons|fighters|upgrades|title|commander|staffeln|jäger|aufrüstungen|titel|kommandant)$/i.test(
      part,
    )
  ) {
    tell('remark', part);
    return '';
  }
  return part;
}

/** `wings x3 hull`: the longest name with which words end. */
function besideName(words: string, isName: IsName): { readonly before: string; readonly name: string } | undefined {
  for (let at = words.indexOf(' '); at > 0; at = words.indexOf(' ', at + 1))
    if (isName(words.slice(at + 1))) return { before: words.slice(0, at), name: words.slice(at + 1) };
  return undefined;
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  einem: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  other: 1,
  anderen: 1,
};
const number = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word);
/** `A on one`, `one with A`: so many of them carry it. `each with A`, `both with A`: all do. */
function shared(part: string, isName: IsName): string {
  const on =
    /^(\S.*?) (?:on|auf) (?:the |dem )?(one|two|three|four|five|six|other|einem|einer|zwei|drei|vier|anderen|[1-6])(?: of (?:them|those))?$/i.exec(
      part,
    );
  if (on && isName(counted(on[1]!).name)) return `${number(on[2]!)}x ${counted(on[1]!).name}`;
  const beside = on && besideName(on[1]!, isName);
  if (beside) return `${beside.before} with ${number(on[2]!)}x ${beside.name}`;
  const all = /^(\S.*?) (?:on|auf) (?:each|both|all|all of them|beiden|allen)$/i.exec(part);
  if (all && all[1]!.split('/').every(isName)) return all[1]!;
  const some =
    /^(?:and |und )?(one|two|three|four|five|six|einer|zwei|drei|vier|[1-6])(?: of (?:them|those))? (?:with|w\/|w|mit) ?(?:an? )?(\S.*)$/i.exec(
      part,
    );
  if (some && isName(some[2]!)) return `${number(some[1]!)}x ${some[2]}`;
  const each = /^(?:both|each|all|beide|jeweils|alle)(?: (?:with|w\/|w|mit|have|carry))? ?(?:an? )?(\S.*)$/i.exec(part);
  if (each && isName(each[1]!) && !isName(part)) return each[1]!;
  return part;
}

/** `A or B`: the first until somebody says the other. */
function oneOfTwo(part: string, isName: IsName, meant: Meant, tell: Tell): string {
  const at = / (?:or|oder) /i.exec(part);
  if (!at) return part;
  const [before, behind] = [part.slice(0, at.index), part.slice(at.index + at[0].length)];
  const [a, b] = [counted(before).name, behind.replace(/^(?:an?|the) /i, '')];
  if (!isName(a) || !isName(b) || isName(part)) return part;
  const answer = Object.hasOwn(meant, fold(part)) ? meant[fold(part)] : undefined;
  if (answer === undefined) tell('either', part, [a, b]);
  return answer === undefined ? before : (answer ?? '');
}
