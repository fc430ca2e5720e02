/** A squad-builder text as lines: markup taken off, names apart from numbers. Knows no cards. */

export interface Entry {
  readonly name: string;
  /** What else stands in brackets behind the name. */
  readonly remarks: readonly string[];
  readonly points?: number;
}

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** The first line after a gap. */
  readonly first: boolean;
  readonly markup: 'ship' | 'upgrade' | 'none';
  readonly kind: 'entries' | 'total' | 'link' | 'noise';
  readonly entries: readonly Entry[];
  /** How often the whole line counts: `2x Academy Pilot`. */
  readonly count: number;
  /** `Pilot + Upgrade + Upgrade (34)`: a ship on one line, the number is that of the whole ship. */
  readonly whole: boolean;
  /** Of a total. */
  readonly points?: number;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** HTML lists become lines with the same marks as BBCode. */
const plain = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n?<br\s*\/?>/gi, '\n')
    .replace(/<(\/?)(b|i)>/gi, '[$1$2]')
    .replace(/<a\s[^<>]*>[^<>]*<\/a>/gi, 'https://link')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[\u00A0\u2007\u202F]/g, ' ');

const TOTAL =
  /^(?:total|points|total points|squad points|gesamt|summe|punkte)\s*[:=]?\s*(\d{1,4})(?:\s*\/\s*\d+)?(?:\s*(?:points|punkte))?$/i;
const TAG = /\[\/?(?:b|i|u|size|color|list|\*)(?:=[^[\]]*)?\]/gi;

/** No ship with all its upgrades needs more; what is longer is not worth the patience. */
const LONGEST_LINE = 2000;
const NOISE = { markup: 'none', kind: 'noise', entries: [], count: 1, whole: false } as const;

export function linesOf(text: string): Line[] {
  const out: Line[] = [];
  let gap = true;
  for (const [i, raw] of plain(text).split('\n').entries()) {
    const body = raw
      .replace(TAG, '')
      .replace(/[ \t]+/g, ' ')
      .trim();
    if (body === '') gap = true;
    else {
      out.push(lineOf(raw, body, i + 1, gap));
      gap = false;
    }
  }
  return out;
}

function lineOf(raw: string, body: string, number: number, first: boolean): Line {
  if (body.length > LONGEST_LINE) return { ...NOISE, number, text: body, first };
  const bare = body.replace(/^[-*•·–>]+\s+/, '');
  const total = TOTAL.exec(bare.replaceAll('*', '').trim());
  const base = { number, text: body, first, count: 1, whole: false, entries: [], markup: markupOf(raw, body, bare) };
  if (total) return { ...base, kind: 'total', points: Number(total[1]) };
  if (/https?:\/\/|\[url/i.test(body)) return { ...base, kind: 'link' };
  const times = /^(\d{1,2})\s*[x×]\s+(.+)$/i.exec(bare);
  const words = (times?.[2] ?? bare).replace(/\*\*/g, '');
  const parts = split(words, ' + ');
  const whole = parts.length > 1;
  const entries = (whole ? parts : split(words, ', ')).map(entryOf).filter((e) => e.name !== '');
  return { ...base, kind: 'entries', entries, whole, count: Math.max(1, Number(times?.[1] ?? 1)) };
}

/** Bold is a ship and italic an upgrade; indented or with a bullet it is an upgrade too. */
function markupOf(raw: string, body: string, bare: string): Line['markup'] {
  if (/^\s*\[b\]/i.test(raw) || /^\*\*/.test(body)) return 'ship';
  return /^\s*\[i\]/i.test(raw) || /^(?:\t| {2,})/.test(raw) || bare !== body ? 'upgrade' : 'none';
}

/** At a separator that stands outside all brackets. */
function split(text: string, separator: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && text.startsWith(separator, i)) {
      out.push(text.slice(from, i));
      from = i + separator.length;
      i = from - 1;
    }
  }
  return [...out, text.slice(from)];
}

/** `Name (remark) (29)`, `(29) Name [remark]` */
function entryOf(text: string): Entry {
  let name = text.trim();
  const remarks: string[] = [];
  let points: number | undefined;
  const head = /^\((\d{1,3})\)\s*(.*)$/.exec(name);
  if (head) {
    points = Number(head[1]);
    name = head[2]!;
  }
  for (;;) {
    const tail = /^(.*?)\s*[([]([^()[\]]*)[)\]]$/.exec(name);
    if (!tail) break;
    name = tail[1]!;
    const inside = tail[2]!.trim();
    if (/^-?\d{1,3}$/.test(inside) && points === undefined) points = Number(inside);
    else remarks.unshift(inside);
  }
  return { name, remarks, ...(points !== undefined && { points }) };
}
