import {
  asideBehind,
  counted,
  evenText,
  LONGEST_LINE,
  spokenTotal,
  tidy,
  totalAtEnd,
  withoutBullet,
  withoutEntities,
} from '@holotisch/engine/list';

/** A squad-builder text as lines: markup taken off, names apart from numbers. Knows no cards. */

export interface Entry {
  readonly name: string;
  /** What else stands in brackets behind the name. */
  readonly remarks: readonly string[];
  readonly points?: number;
}

export interface TextLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** The first line after a gap. */
  readonly first: boolean;
  readonly markup: 'ship' | 'upgrade' | 'none';
  readonly kind: 'words' | 'talk' | 'total' | 'label' | 'heading' | 'link' | 'noise' | 'other' | 'vague';
  /** Without bullet, count and total. */
  readonly words: string;
  /** How often the whole line counts: `2x Academy Pilot`, `Academy Pilot x 6`. */
  readonly count: number;
  /** What stands at its end for all of it: `= 34`, `– 34 Points`; of a total, the sum. */
  readonly points?: number;
  /** `98/100`: what the squad may cost. */
  readonly limit?: number;
  /** What somebody thinks of it, behind two dashes. */
  readonly aside?: string;
  /** Of `Faction: Rebel`. */
  readonly label?: string;
}

/** HTML lists become lines with the same marks as BBCode. */
const plain = (text: string): string =>
  withoutEntities(
    evenText(text)
      .replace(/<br ?\/?>/gi, '\n')
      .replace(/<(\/?)(b|i)>/gi, '[$1$2]')
      .replace(/<a\s[^<>]*>[^<>]*<\/a>/gi, 'https://link')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  );

const TOTAL =
  /^(?:grand |squad |list )?(?:total|points|total points|squad points|total squad points|gesamt|summe|punkte)(?: cost)? ?[:=–-]? ?(\d{1,4})(?: ?\/ ?(\d{1,4}))?(?: ?(?:points|pts|punkte))?$/i;
/** `98/100`, `(98/100)`, `100 points`. */
const BARE_TOTAL = /^\(?(\d{1,4})(?: ?\/ ?(\d{1,4}))?(?: ?(?:points|pts|punkte))?\)?$/i;
const LABEL = /^(faction|fraktion|squad name|squad|name|list|author|player|format) ?: ?(.*)$/i;
/** What stands above a part of a list and says nothing that the list would not say. */
const HEADING =
  /^(?:pilots?|ships?|upgrades?|squad(?:ron)?|list|my list|the list|piloten|schiffe|meine liste|die liste)$/i;
const TAG = /\[\/?(?:b|i|u|size|color|list|\*)(?:=[^[\]]*)?\]/gi;

export function linesOf(text: string): TextLine[] {
  const out: TextLine[] = [];
  let gap = true;
  for (const [i, raw] of plain(text).split('\n').entries()) {
    const body = tidy(raw.replace(TAG, ''));
    if (body === '') gap = true;
    else {
      out.push(lineOf(raw, body, i + 1, gap));
      gap = false;
    }
  }
  return out;
}

function lineOf(raw: string, body: string, number: number, first: boolean): TextLine {
  const noise = { number, text: body, first, markup: 'none', kind: 'noise', words: '', count: 1 } as const;
  if (body.length > LONGEST_LINE || /^[=_*~-]{3,}$/.test(body)) return { ...noise, ...(body.length < 99 && RULE) };
  const bare = withoutBullet(body).rest;
  const starless = tidy(bare.replaceAll('*', ''));
  const total = TOTAL.exec(starless) ?? (first || number > 1 ? BARE_TOTAL.exec(starless) : null);
  const base = { number, text: body, first, count: 1, words: '', markup: markupOf(raw, body, bare) } as const;
  if (total)
    return {
      ...base,
      kind: 'total',
      points: Number(total[1]),
      ...(total[2] !== undefined && { limit: Number(total[2]) }),
    };
  const spoken = spokenTotal(starless);
  if (spoken !== undefined) return { ...base, kind: 'total', points: spoken };
  if (/https?:\/\/|\[url/i.test(body)) return { ...base, kind: 'link' };
  const label = LABEL.exec(starless);
  if (label) return { ...base, kind: 'label', label: label[1]!.toLowerCase(), words: label[2]! };
  if (HEADING.test(starless.replace(/[:]$/, ''))) return { ...base, kind: 'heading' };
  const { rest, aside } = asideBehind(bare.replaceAll('**', ''));
  return { ...base, kind: 'words', ...countedWords(rest), ...(aside !== undefined && { aside }) };
}
const RULE = { kind: 'heading' } as const;

function countedWords(bare: string): Pick<TextLine, 'words' | 'count' | 'points'> {
  const { rest, total } = totalAtEnd(bare);
  const { name, count } = plainlyCounted(rest);
  // `Academy Pilot (12) x 6`, `(72) Academy Pilot x 6`: a number may stand on either side.
  return { words: name, count, ...(total !== undefined && { points: total }) };
}

/** `3 Academy Pilots`: no card begins with a number and a blank, so the number counts. */
export function plainlyCounted(words: string): ReturnType<typeof counted> {
  const found = counted(words);
  const plain = found.isCounted ? null : /^([1-9]) ([A-Za-zÄÖÜ"“„'].*)$/.exec(words);
  return plain ? { count: Number(plain[1]), name: plain[2]!, isCounted: true } : found;
}

/** Bold is a ship and italic an upgrade; indented or with a bullet it is an upgrade too. */
function markupOf(raw: string, body: string, bare: string): TextLine['markup'] {
  if (/^\s*\[b\]/i.test(raw) || /^\*\*/.test(body)) return 'ship';
  return /^\s*\[i\]/i.test(raw) || /^(?:\t| {2,})/.test(raw) || bare !== body ? 'upgrade' : 'none';
}

/** `Name (remark) (29)`, `(29) Name [remark]` */
export function entryOf(text: string): Entry {
  let name = text.trim();
  const remarks: string[] = [];
  let points: number | undefined;
  const head = /^\((\d{1,3})\) ?(.*)$/.exec(name);
  if (head) {
    points = Number(head[1]);
    name = head[2]!;
  }
  for (let tail = bracketAtEnd(name); tail !== undefined; tail = bracketAtEnd(name)) {
    name = tail.before;
    const number = /^[+-]?(\d{1,3})(?: ?(?:points?|pts?\.?|p))?$/i.exec(tail.inside)?.[1];
    if (number !== undefined && points === undefined) points = Number(number);
    else remarks.unshift(tail.inside);
  }
  return { name, remarks, ...(points !== undefined && { points }) };
}

/** The last pair of brackets, if the words end with it: looked for from the end, whatever stands before. */
function bracketAtEnd(words: string): { readonly before: string; readonly inside: string } | undefined {
  const open = Math.max(words.lastIndexOf('('), words.lastIndexOf('['));
  if (open < 0 || !/[)\]]$/.test(words)) return undefined;
  return { before: words.slice(0, open).trim(), inside: words.slice(open + 1, -1).trim() };
}
