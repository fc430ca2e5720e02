import { tidy } from './plain.ts';

/**
 * How people write a piece and what it carries on one line: `Fenn Rau: A, B`, `X with A and B`, `2x X (40) + A (22) = 124`.
 * Which words are names only a game knows; it says so by `isName`.
 */

type IsName = (words: string) => boolean;

/** `3x X`, `3 × X`, `X x3`, `X (x3)`: how many, and of what. */
export function counted(words: string): { readonly count: number; readonly name: string; readonly isCounted: boolean } {
  const before = /^\(?(\d{1,2}) ?[x×](?:\) ?| )(\S.*)$/i.exec(words);
  if (before) return { count: atLeastOne(before[1]), name: before[2]!, isCounted: true };
  const behind = / [x×] ?(\d{1,2})\??$/i.exec(words) ?? / ?\( ?[x×] ?(\d{1,2}) ?\)$/i.exec(words);
  // `A + B + x7`: behind a mark stands a card, whatever it looks like.
  if (behind && !/[+,;:&/]$/.test(words.slice(0, behind.index).trimEnd()))
    return { count: atLeastOne(behind[1]), name: words.slice(0, behind.index), isCounted: true };
  return { count: 1, name: words, isCounted: false };
}
const atLeastOne = (digits: string | undefined): number => Math.max(1, Number(digits ?? 1));

/** `X x3 w/ A`, `X (40) x2: A`, `X x2 A`: how many, between a piece and what it carries. It goes to the front. */
export function countInFront(line: string, isName: IsName): string {
  if (counted(line).isCounted) return line;
  for (const { 0: mark, 1: digits, index } of line.matchAll(/ [x×] ?(\d{1,2})(?=[ ,:([])/gi)) {
    if (index > LONGEST_HEAD) break;
    const [head, rest] = [line.slice(0, index), line.slice(index + mark.length).trim()];
    // `A + x7 + B`: behind a mark stands a card, whatever it looks like.
    if (/[+,;:&/]$/.test(head) || (!isName(head) && !isName(bracketAtEnd(head)?.before ?? head))) continue;
    // `X [A (26)] x3 258`: what all of them cost.
    if (/^\d{1,4}$/.test(rest)) return `${digits}x ${head} = ${rest}`;
    const isParted = /^(?:[,:([+=|–—-]|w\/|(?:w|with|mit|samt) )/i.test(rest);
    return `${digits}x ${head}${isParted ? ' ' : ' with '}${rest}`.replace(/ (?=[,:])/, '');
  }
  return line;
}

/** What a line ends with that all of it costs: `= 193`, `– 46 Points`, `[41]`. */
export function totalAtEnd(line: string): { readonly rest: string; readonly total?: number } {
  const found =
    / ?= ?\(?(\d{1,4})\)?(?: ?(?:points?|pts\.?|punkte))?$/i.exec(line) ??
    EACH.exec(line) ??
    / [-–—] ?\(?(\d{1,4}) ?(?:points?|pts\.?|punkte)\)?$/i.exec(line) ??
    / \[(\d{1,4})\]$/.exec(line);
  return found ? { rest: line.slice(0, found.index).trim(), total: Number(found[1]) } : { rest: line };
}

/** `= 33 each`, `= 33 each, 99 total`. */
const EACH =
  / ?= ?(\d{1,4})(?: ?(?:points?|pts\.?))? (?:each|je|jeweils)(?:[,;:]? ?\(?\d{1,4}(?: ?(?:points?|pts\.?))?(?: in)? total\)?)?$/i;

/** `190 + 23 = 213`, `70 + 5 = 75 x 3 = 225`: what a piece costs, what it carries, and the sum; the sum is kept, and how many. */
export function withoutReckoning(said: string): string {
  const line = said.replace(/\((?:\d{1,4} ?[-+x×] ?){1,4}\d{1,4} ?[=:] ?(\d{1,4})\)$/i, '($1)');
  const words = line.split(' ');
  let from = words.length;
  while (from > 0 && /^(?:\d{1,4}|[-+x×=])$/i.test(words[from - 1]!)) from--;
  const reckoning = words.slice(from);
  const isOne = reckoning.length > 3 && reckoning.includes('=') && /^\d/.test(reckoning[0]!);
  if (!isOne || from === 0) return line;
  const times = reckoning[reckoning.findIndex((one) => /^[x×]$/i.test(one)) + 1]!;
  const name = words.slice(0, from).join(' ');
  const isTimes = reckoning.some((one) => /^[x×]$/i.test(one)) && !counted(name).isCounted;
  return `${isTimes ? `${times}x ` : ''}${name} = ${reckoning.at(-1)}`;
}

/** Points before or behind a name: `(44) Name`, `Name (44)`, `Name (44 pts)`, `Name [44]`, `Name 44`, `Name - 44`. */
export function pointed(words: string): { readonly name: string; readonly points?: number } {
  const before = /^[([](\d{1,4})[)\]] ?(\S.*)$/.exec(words);
  if (before) return { name: before[2]!, points: Number(before[1]) };
  const behind = / ?[([] ?[+-]?(\d{1,4}) ?(?:points?|pts\.?|p|punkte)? ?[)\]]$/i.exec(words);
  if (behind) return { name: words.slice(0, behind.index).trim(), points: Number(behind[1]) };
  const bare = /(?: [-–—:=]| )(?: )?(\d{1,4})(?: ?(?:points?|pts\.?|punkte))?\??$/i.exec(words);
  return bare && bare.index > 0
    ? { name: words.slice(0, bare.index).trim(), points: Number(bare[1]) }
    : { name: words };
}

/** Where a line may be taken apart between a piece and what it carries, outside all brackets. */
const BETWEEN = [
  ': ',
  ' + ',
  '+ ',
  ' +',
  ' with ',
  ' w/ ',
  ' w/',
  ' w ',
  ' mit ',
  ' samt ',
  ' - ',
  ' – ',
  ' — ',
  ', ',
  ' | ',
  ' / ',
  '; ',
  ' = ',
  ' (',
  ' [',
];
/** A bracket belongs to what stands in it. */
const markLength = (mark: string): number => (mark === ' (' || mark === ' [' ? 1 : mark.length);

/** No name is longer, with all that stands in brackets behind it. */
const LONGEST_HEAD = 80;

/** The longest beginning of a line that is a name, and the rest; undefined if none is. */
export function headAndTail(
  line: string,
  isName: IsName,
): { readonly head: string; readonly tail: string; readonly at: string } | undefined {
  let found: { head: string; tail: string; at: string } | undefined;
  for (const { index, mark } of marksIn(line, BETWEEN)) {
    if (index > LONGEST_HEAD) break;
    const head = line.slice(0, index).trim();
    if (head === '' || !isName(head)) continue;
    const rest = line.slice(index + markLength(mark)).trim();
    // `Name (46 pts) A, B`: the number belongs to the name.
    const [points = ''] =
      (mark === ' (' && /^\(\d{1,4} ?(?:points?|pts\.?|p|punkte)?\) ?(?=[^\s,+:;-])/i.exec(rest)) || [];
    found = { head: tidy(`${head} ${points}`), tail: rest.slice(points.length), at: mark };
  }
  return found;
}

/** A name and what it carries with nothing but a blank between: `CR90B Tantive IV`. The longest name is taken. */
export function besideHead(
  line: string,
  isName: IsName,
  isCarried: IsName,
): { readonly head: string; readonly tail: string } | undefined {
  for (let at = line.lastIndexOf(' ', LONGEST_HEAD); at > 0; at = line.lastIndexOf(' ', at - 1)) {
    const [head, tail] = [line.slice(0, at), line.slice(at + 1)];
    if (!isName(head)) continue;
    const parts = partsOf(tail, isCarried).flatMap((part) =>
      isCarried(part) ? [part] : (blanksApart(part, isCarried) ?? [part]),
    );
    if (parts.every(isCarried)) return { head, tail: parts.join(', ') };
  }
  return undefined;
}

/** `OE ECM Engine Techs`: names with nothing but blanks between; undefined if a word belongs to none. */
function blanksApart(words: string, isName: IsName): string[] | undefined {
  const out: string[] = [];
  const left = words.split(' ');
  if (left.length > MOST_WORDS_BESIDE) return undefined;
  while (left.length > 0) {
    let length = Math.min(left.length, MOST_WORDS_IN_NAME);
    while (length > 0 && !isName(left.slice(0, length).join(' '))) length--;
    if (length === 0) return undefined;
    out.push(left.splice(0, length).join(' '));
  }
  return out;
}
const MOST_WORDS_BESIDE = 20;
const MOST_WORDS_IN_NAME = 5;

/** The marks in a line that stand outside of all brackets, from left to right; an opening bracket is outside itself. */
export function* marksIn(line: string, marks: readonly string[]): Iterable<{ index: number; mark: string }> {
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    const mark = depth === 0 ? marks.find((one) => line.startsWith(one, i)) : undefined;
    if (mark !== undefined) yield { index: i, mark };
    if ('([{'.includes(line[i]!)) depth++;
    else if (')]}'.includes(line[i]!)) depth = Math.max(0, depth - 1);
  }
}

/** What parts the names of a list on one line. */
const AMONG = [', ', ',', '; ', ' + ', '+ ', ' & ', ' and ', ' und ', ' | ', ' / ', '/', ' – ', ' — ', ' - '];
/** So many commas a name may have in it. */
const MOST_JOINED = 4;
/** No name is longer. */
const LONGEST_NAME = 60;

/** The names of a list on one line. Names have commas, slashes and `and` of their own: the longest that is known is taken. */
export function partsOf(line: string, isName: IsName): string[] {
  const cuts: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, mark } of marksIn(line, AMONG)) {
    if (index < from) continue;
    cuts.push({ from, to: index });
    from = index + mark.length;
  }
  cuts.push({ from, to: line.length });
  joinSlashed(line, cuts, isName);
  const out: string[] = [];
  for (let i = 0; i < cuts.length; i++) {
    let last = i;
    for (let j = Math.min(cuts.length - 1, i + MOST_JOINED - 1); j > i; j--)
      if (cuts[j]!.to - cuts[i]!.from <= LONGEST_NAME && isName(line.slice(cuts[i]!.from, cuts[j]!.to).trim())) {
        last = j;
        break;
      }
    const part = tidy(line.slice(cuts[i]!.from, cuts[last]!.to)).replace(
      /^(?:and|und|sowie|&|\+|with|w\/|w|mit|samt) /i,
      '',
    );
    const bare = part.replace(/^(?:the|an?|his|her|ein|eine[mnr]?|das|die|der|den|dem) /i, '').replace(/\.$/, '');
    if (part !== '') out.push(bare !== part && !isName(part) && isName(bare) ? bare : part);
    i = last;
  }
  return out;
}

/** A slash parts names only where one of both is a name; otherwise it belongs to a name that somebody has misspelt. */
function joinSlashed(line: string, cuts: { from: number; to: number }[], isName: IsName): void {
  for (let i = cuts.length - 2; i >= 0; i--) {
    const [one, other] = [cuts[i]!, cuts[i + 1]!];
    const words = ({ from, to }: { from: number; to: number }) => line.slice(from, to).trim();
    if (line.slice(one.to, other.from).trim() === '/' && !isName(words(one)) && !isName(words(other)))
      cuts.splice(i, 2, { from: one.from, to: other.to });
  }
}

/** The pair of brackets with which words end, whatever stands in it: `Name (A (2), B)`; one walk from the end. */
export function bracketAtEnd(words: string): { readonly before: string; readonly inside: string } | undefined {
  if (!')]'.includes(words.at(-1) ?? ' ')) return undefined;
  let depth = 0;
  for (let i = words.length - 1; i >= 0; i--) {
    if (')]'.includes(words[i]!)) depth++;
    else if ('(['.includes(words[i]!) && --depth === 0)
      return { before: words.slice(0, i).trim(), inside: words.slice(i + 1, -1).trim() };
  }
  return undefined;
}

/** Without the brackets that enclose the whole of it: `(A, B)`. */
export function unbracketed(words: string): string {
  const end = bracketAtEnd(words);
  return end?.before === '' ? end.inside : words;
}

/** Where a line names a piece that nobody knows: before the first mark behind which something stands that pieces carry. */
export function unknownHead(
  line: string,
  isCarried: IsName,
): { readonly head: string; readonly tail: string } | undefined {
  for (const { index, mark } of marksIn(line, BETWEEN)) {
    if (index > LONGEST_HEAD) break;
    const tail = line.slice(index + markLength(mark)).trim();
    const head = line.slice(0, index).trim();
    if (head !== '' && partsOf(unbracketed(tail).slice(0, LONGEST_HEAD), isCarried).some(isCarried))
      return { head, tail };
  }
  return undefined;
}

/** Marks behind which nothing but cards stand. */
const STRONG = [': ', ' + ', ' with ', ' w/ ', ' w/', ' w ', ' mit ', ' samt '];

/** A line of which no word is known, taken apart where only a piece and its cards are: at the first strong mark. */
export function strongSplit(line: string): { readonly head: string; readonly tail: string } | undefined {
  for (const { index, mark } of marksIn(line, STRONG)) {
    const [head, tail] = [line.slice(0, index).trim(), line.slice(index + mark.length).trim()];
    return head === '' || tail === '' ? undefined : { head, tail };
  }
  return undefined;
}
