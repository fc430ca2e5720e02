import {
  counted,
  evenText,
  LONGEST_LINE,
  spokenTotal,
  tidy,
  totalAtEnd,
  withoutBullet,
  withoutEntities,
} from '@holotisch/engine/list';

/** A fleet text of any builder as lines: markup taken off, names apart from numbers and marks. Knows no cards. */

export type Entry = {
  readonly name: string;
  /** What stands in brackets behind the name: `(off)`, `{IMP}`, `(Jaina’s Light)`. */
  readonly remarks: readonly string[];
  /** Sets of other makers that a builder marks: `[Legacy]`. */
  readonly sources: readonly string[];
  /** How often it counts: `2 x A-wing Squadron`, `2 A-wing Squadrons`. */
  readonly count: number;
  readonly counted: boolean;
  readonly bullet: boolean;
  readonly flagship: boolean;
  /** What the line says that all of it costs, and what a single one does, whichever it tells. */
  readonly points?: number;
  readonly each?: number;
};

export type TextLine = { readonly number: number; readonly text: string } & (
  | { readonly kind: 'label'; readonly label: string; readonly value: string; readonly numbers?: Numbers }
  | { readonly kind: 'sum'; readonly points: number }
  | { readonly kind: 'rule' | 'link' | 'noise' }
  | { readonly kind: 'total'; readonly points: number }
  | {
      readonly kind: 'entry';
      readonly entry: Entry;
      /** Without bullet, flagship and count: what may be taken apart. */
      readonly words: string;
      /** What its line says that the ship costs with all it carries. */
      readonly sum?: number;
      /** `Title (398/400)`: numbers of a whole fleet. */
      readonly numbers?: Numbers;
    }
);

/** `398/400`: what a fleet costs and what it may. */
type Numbers = { readonly total: number; readonly limit?: number };

const plain = (text: string): string =>
  withoutEntities(
    evenText(text)
      .replace(/<(?:br|\/p|\/li|\/div) ?\/?>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  ).replaceAll('\t', ' ');

const LABELS =
  /^(name|fleet name|title|author|player|faction|commander|points|game ?mode|format|objectives?|squadrons?|squads?|sqds?|fighters|ships|total points|total fleet points|fleet points|total|(?:assault|defense|defence|def|navigation|nav|campaign|red|yellow|blue|rot|gelb|blau|objs?|skirmish(?: 2)?)(?: objective)?) ?(?:\(([^()]*)\) ?)?: ?(.*)$/i;
/** What people write instead of the longer word. */
const SHORT_LABELS: Readonly<Record<string, string>> = {
  squad: 'squadrons',
  squads: 'squadrons',
  sqd: 'squadrons',
  sqds: 'squadrons',
  fighters: 'squadrons',
  nav: 'navigation',
  def: 'defence',
  obj: 'objectives',
  objs: 'objectives',
  red: 'assault',
  yellow: 'defence',
  blue: 'navigation',
  rot: 'assault',
  gelb: 'defence',
  blau: 'navigation',
};
const labelOf = (word: string): string => SHORT_LABELS[word] ?? word;
/** What builders wrap onto a line of its own, and what stands above a part of a fleet. */
const HEADING =
  /^(?:points?|total|(?:my |the )?(?:fleet|list)(?: list)?|ships|squadrons?|objectives|flotillas|(?:meine )?(?:liste|flotte)|schiffe|staffeln)$/i;

export function linesOf(text: string): TextLine[] {
  return plain(text)
    .split('\n')
    .flatMap((raw, i) =>
      objectivesApart(tidy(raw.replaceAll('**', ''))).map((text): { number: number; text: string } => ({
        number: i + 1,
        text,
      })),
    )
    .filter((line) => line.text !== '')
    .map(lineOf);
}

/** `Assault: A. Defence: B. Nav: C`: each on a line of its own. */
const objectivesApart = (text: string): string[] =>
  text.length > LONGEST_LINE
    ? [text]
    : text.split(
        /[.,;|/] ?(?=(?:assault|defen[cs]e|def|navigation|nav|red|yellow|blue|rot|gelb|blau)(?: objective)? ?:)/i,
      );

export function lineOf({ number, text }: { number: number; text: string }): TextLine {
  const base = { number, text };
  if (text.length > LONGEST_LINE) return { ...base, kind: 'noise' };
  if (/^[=_*-]{3,}$/.test(text) || HEADING.test(text)) return { ...base, kind: 'rule' };
  const { rest: bare } = withoutBullet(text);
  const label = LABELS.exec(bare);
  if (label?.[1] !== undefined) {
    const numbers = label[2] === undefined ? undefined : numbersIn(label[2]);
    return {
      ...base,
      kind: 'label',
      label: labelOf(label[1].toLowerCase()),
      value: (label[3] ?? '').replace(/ ?= ?$/, '').trim(),
      ...(numbers && { numbers }),
    };
  }
  const sum = /^= ?(\d{1,5})(?: ?(?:points?|pts)| total (?:ship|squadron|fleet) cost| total points?)?$/i.exec(text);
  if (sum) return { ...base, kind: 'sum', points: Number(sum[1]) };
  // `Total ships 264, squadrons 134`
  const both =
    /^(?:total )?(?:ships?|schiffe) ?:? ?(\d{2,3})[,;/+ ]+(?:squadrons?|squads|staffeln) ?:? ?(\d{1,3})$/i.exec(text);
  if (both) return { ...base, kind: 'total', points: Number(both[1]) + Number(both[2]) };
  // `398/400` on a line of its own.
  if (/^\(?\d{2,3} ?\/ ?\d{3}\)?(?: ?(?:points|pts|punkte))?$/i.test(text))
    return { ...base, kind: 'label', label: 'total', value: text.replace(/[()]/g, '') };
  // `396` below everything: what the fleet costs.
  const alone = /^\(?([1-9]\d{2})\)?$/.exec(text);
  if (alone) return { ...base, kind: 'total', points: Number(alone[1]) };
  const spoken = spokenTotal(text);
  if (spoken !== undefined) return { ...base, kind: 'total', points: spoken };
  if (/https?:\/\//i.test(text)) return { ...base, kind: 'link' };
  const { rest, total } = sumAtEnd(text);
  const entry = entryOf(rest);
  if (entry.name === '') return { ...base, kind: 'noise' };
  const inBrackets = bracketAtEnd(text);
  const numbers = inBrackets?.inside.includes('/') ? numbersIn(inBrackets.inside) : undefined;
  return {
    ...base,
    kind: 'entry',
    entry,
    words: wordsIn(rest),
    ...(numbers && { numbers }),
    ...(total !== undefined && { sum: total }),
  };
}

/** `Ship (120) - A (7), B (5) = 132`: what all of it costs. */
function sumAtEnd(text: string): { readonly rest: string; readonly total?: number } {
  const at = text.lastIndexOf(' = ');
  return at > 0 && /[,+:–-] /.test(text.slice(0, at)) ? totalAtEnd(text) : { rest: text };
}

/** `398/400`; `84/398/400` begins with the squadrons; what is left over may stand behind: `398/400/2`. */
export function numbersIn(words: string): Numbers | undefined {
  const parts = words.split('/').map((one) => one.trim());
  if (parts.length > 3 || !parts.every((one) => /^-?\d{1,5}$/.test(one))) return undefined;
  const [a = 0, b, c] = parts.map(Number);
  if (b === undefined) return { total: a };
  // Limits are round numbers, totals hardly ever.
  const isLeft = c !== undefined && a > 0 && c === b - a && b % 50 === 0;
  const [total, limit] = c === undefined || isLeft ? [a, b] : [b, c];
  return { total, ...(limit > 0 && { limit }) };
}

const FLAGSHIP = /^(?:[[(] ?flagship ?[\])]|flagship ?[:=–-]) ?/i;
const wordsIn = (text: string): string => {
  const flagless = withoutBullet(text).rest.replace(FLAGSHIP, '');
  return counted(flagless).name;
};

/** `[ flagship ] Name ( 57 points)`, `• 2 x Name (22)`, `2 x Name (2 x 11)`, `Name (57 + 20: 77)`, `Name [Legacy] (5)` */
export function entryOf(text: string): Entry {
  const { rest: bare, bullet } = withoutBullet(text);
  const flagless = bare.replace(FLAGSHIP, '');
  // `Vultures x6 - 48`: what all of them cost stands behind the number.
  const sum = / [-–—=] ?(\d{1,4})$/.exec(flagless);
  const times = counted(
    sum && counted(flagless.slice(0, sum.index)).isCounted ? `${flagless.slice(0, sum.index)}` : flagless,
  );
  // `2 A-wing Squadrons`: a number alone counts, too, if it is no part of a name.
  const plainly = times.isCounted ? null : /^(\d{1,2}) (.+)$/.exec(flagless);
  const { rest, ...numbers } = pointsAtEnd(plainly?.[2] ?? times.name);
  const remarks: string[] = [];
  const sources: string[] = [];
  let name = rest;
  for (let end = bracketAtEnd(name); end !== undefined && end.before !== ''; end = bracketAtEnd(name)) {
    name = end.before;
    (end.square ? sources : remarks).unshift(end.inside);
  }
  return {
    name: name.trim(),
    remarks: remarks.filter((one) => !/^flagship$/i.test(one)),
    sources,
    count: Math.max(1, Number(plainly?.[1] ?? times.count)),
    counted: times.isCounted || plainly !== null,
    bullet,
    flagship: flagless !== bare || remarks.some((one) => /^flagship$/i.test(one)),
    ...numbers,
  };
}

/** The pair of brackets with which words end, looked for from the end. */
function bracketAtEnd(
  words: string,
): { readonly before: string; readonly inside: string; readonly square: boolean } | undefined {
  const close = words.at(-1) ?? '';
  const open = { ')': '(', '}': '{', ']': '[' }[close];
  const at = open === undefined ? -1 : words.lastIndexOf(open);
  if (at < 0) return undefined;
  return { before: words.slice(0, at).trim(), inside: words.slice(at + 1, -1).trim(), square: close === ']' };
}

function pointsAtEnd(text: string): { rest: string; points?: number; each?: number } {
  const end = bracketAtEnd(text.replace(/!$/, '')) ?? bracketAtEnd(text);
  const found = /^(\d{1,4})(?: ?(x|\+) ?(\d{1,4})(?: ?: ?\d{1,4})?)? ?(?:points?|pts|p)?$/i.exec(end?.inside ?? '');
  if (!end || !found || end.before === '') return { rest: text };
  const [, first, sign, second] = found;
  if (sign?.toLowerCase() === 'x')
    return { rest: end.before, points: Number(first) * Number(second), each: Number(second) };
  // A ship and what it carries: its own cost stands first.
  return { rest: end.before, points: Number(first) };
}
