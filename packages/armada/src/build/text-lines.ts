/** A fleet text of any builder as lines: markup taken off, names apart from numbers and marks. Knows no cards. */

export type Entry = {
  readonly name: string;
  /** What stands in brackets behind the name: `(off)`, `{IMP}`. */
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

export type Line = { readonly number: number; readonly text: string } & (
  | { readonly kind: 'label'; readonly label: string; readonly value: string }
  | { readonly kind: 'sum'; readonly points: number }
  | { readonly kind: 'rule' | 'link' | 'noise' }
  | { readonly kind: 'entry'; readonly entry: Entry }
);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const plain = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n?<(?:br|\/p|\/li|\/div)\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[\u00A0\u2007\u2009\u202F\t]/g, ' ');

/** No line of a fleet is longer; what is longer is not worth the patience. */
const LONGEST_LINE = 300;

const LABELS =
  /^(name|author|faction|commander|points|gamemode|squadrons|total points|total|(?:assault|defense|defence|navigation|campaign|skirmish(?: 2)?)(?: objective)?)\s*:\s*(.*)$/i;

export function linesOf(text: string): Line[] {
  return plain(text)
    .split('\n')
    .map((raw, i) => ({ number: i + 1, text: raw.replace(/ +/g, ' ').trim() }))
    .filter((line) => line.text !== '')
    .map(lineOf);
}

function lineOf({ number, text }: { number: number; text: string }): Line {
  const base = { number, text };
  if (text.length > LONGEST_LINE) return { ...base, kind: 'noise' };
  if (/^[=_-]{3,}$/.test(text)) return { ...base, kind: 'rule' };
  const label = LABELS.exec(text);
  if (label?.[1] !== undefined)
    return { ...base, kind: 'label', label: label[1].toLowerCase(), value: (label[2] ?? '').trim() };
  const sum = /^= ?(\d{1,5})(?: ?points?| total (?:ship|squadron|fleet) cost)?$/i.exec(text);
  if (sum) return { ...base, kind: 'sum', points: Number(sum[1]) };
  if (/https?:\/\//i.test(text)) return { ...base, kind: 'link' };
  const entry = entryOf(text);
  return entry.name === '' ? { ...base, kind: 'noise' } : { ...base, kind: 'entry', entry };
}

/** `[ flagship ] Name ( 57 points)`, `• 2 x Name (22)`, `2 x Name (2 x 11)`, `Name (57 + 20: 77)`, `Name [Legacy] (5)` */
function entryOf(text: string): Entry {
  const bare = text.replace(/^(?:[•·*>‣◦-]|&bull;) ?/, '');
  const flagless = bare.replace(/^\[ ?flagship ?\] ?/i, '');
  const times = /^(\d{1,2}) ?[x×] (.+)$/i.exec(flagless) ?? /^(\d{1,2}) (.+)$/.exec(flagless);
  const { rest, ...numbers } = pointsAtEnd(times?.[2] ?? flagless);
  const remarks: string[] = [];
  const sources: string[] = [];
  let name = rest;
  for (;;) {
    const mark = /^(.*\S) ?(?:\(([^()]*)\)|\{([^{}]*)\}|\[([^[\]]*)\])$/.exec(name);
    if (mark?.[1] === undefined) break;
    name = mark[1];
    if (mark[4] === undefined) remarks.unshift(mark[2] ?? mark[3] ?? '');
    else sources.unshift(mark[4]);
  }
  return {
    name: name.trim(),
    remarks,
    sources,
    count: Math.max(1, Number(times?.[1] ?? 1)),
    counted: times !== null,
    bullet: bare !== text,
    flagship: flagless !== bare,
    ...numbers,
  };
}

function pointsAtEnd(text: string): { rest: string; points?: number; each?: number } {
  const found = /^(.*\S) ?\( ?(\d{1,4})(?: ?(x|\+) ?(\d{1,4})(?: ?: ?\d{1,4})?)? ?(?:points?|pts)? ?\)!?$/i.exec(text);
  const [, rest, first, sign, second] = found ?? [];
  if (rest === undefined) return { rest: text };
  if (sign?.toLowerCase() === 'x') return { rest, points: Number(first) * Number(second), each: Number(second) };
  // A ship and what it carries: its own cost stands first.
  return { rest, points: Number(first) };
}
