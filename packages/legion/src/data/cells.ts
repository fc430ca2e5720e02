/** Readers for the cells of the tables: keywords, weapons, dice and bars are written as the cards show them. */
import { GERMAN } from './german.ts';
import { KEYWORDS, type KeywordFact, type KeywordName } from './keywords.ts';
import { type Arc, type Keyword, type Name, type Pool, SLOTS, type Slot, type Weapon } from './types.ts';

export const wrong = (what: string, cell: string): never => {
  throw new Error(`${what} cannot be read: '${cell}'`);
};

/** The English name with its German one, where the books give it. */
export function named(en: string): Name {
  const de = GERMAN[en];
  return de === undefined ? { en } : { en, de };
}

/** `•Luke Skywalker — Hero of the Rebellion`: a dot for unique cards, the title after the dash. */
export function nameCell(cell: string): { readonly name: Name; readonly title?: Name; readonly unique?: true } {
  const unique = cell.startsWith('•');
  const [name = '', title] = (unique ? cell.slice(1) : cell).split(' — ');
  return { name: named(name), ...(title !== undefined && { title: named(title) }), ...(unique && { unique }) };
}

/** An id made of a printed name. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const keywordNames = Object.keys(KEYWORDS) as KeywordName[];
const KEYWORD_BY_NAME: ReadonlyMap<string, KeywordName> = new Map(keywordNames.map((id) => [KEYWORDS[id].en, id]));

/** `Air 2` is what stands after the colon and its number; of Independent the number belongs to what stands there. */
const ownNumbers: ReadonlySet<KeywordName> = new Set<KeywordName>([
  'independent',
  'this-is-the-way',
  'immune-range-1-weapons',
]);

function keywordOf(cell: string): Keyword {
  const bare = cell.replace(/^[→»] /, '');
  const shown = cell.startsWith('→') ? 'card' : cell.startsWith('»') ? 'free' : undefined;
  const [, head = '', tail] = KEYWORD_BY_NAME.has(bare) ? [bare, bare] : (/^([^:]+)(?:: (.+))?$/.exec(bare) ?? []);
  const [, word = '', number] = KEYWORD_BY_NAME.has(head) ? [head, head] : (/^(.+?)(?: (\d+))?$/.exec(head) ?? []);
  const keyword = KEYWORD_BY_NAME.get(word) ?? wrong('a keyword', cell);
  const fact: KeywordFact = KEYWORDS[keyword];
  const action = shown ?? fact.action;
  const capacity = tail === undefined ? undefined : /^Capacity (\d+)$/.exec(tail)?.[1];
  const [, listed = tail, lateNumber] =
    tail === undefined || ownNumbers.has(keyword) ? [] : (/^(.+?) (\d+)$/.exec(tail) ?? []);
  const value = number ?? (capacity === undefined ? lateNumber : undefined);
  const every = listed?.includes(' and ') && ownNumbers.has(keyword);
  return {
    keyword,
    ...(value !== undefined && { value: Number(value) }),
    ...(capacity !== undefined && { capacity: Number(capacity) }),
    ...(listed !== undefined && capacity === undefined && { of: listed.split(/ & | or | and /) }),
    ...(every && { every }),
    ...(action && { action }),
  };
}

/** `→ Jump 1, AI: Attack & Move, Deflect`: an arrow for card actions, » for free ones. */
export const keywordsOf = (cell: string): readonly Keyword[] => (cell === '' ? [] : cell.split(', ').map(keywordOf));

/** `2R 1B 1W`: red, black, white, in this order. */
function poolOf(cell: string): Pool {
  const [whole, red = 0, black = 0, white = 0] = /^(?:(\d+)R ?)?(?:(\d+)B ?)?(?:(\d+)W)?$/.exec(cell) ?? [];
  return whole ? { red: Number(red), black: Number(black), white: Number(white) } : wrong('dice', cell);
}

/** `M`, `M/1-2`, `1-3`, `4+`, `1 area`, `self-destruct`, `overrun`. */
function rangeOf(cell: string): Pick<Weapon, 'range' | 'kind'> {
  if (cell === 'self-destruct') return { range: { min: 1, max: 1 }, kind: 'self-destruct' };
  if (cell === 'overrun') return { range: { min: 0, max: 0 }, kind: 'overrun' };
  const [whole, melee, least, most, open, area] = /^(M)?\/?(\d)?(?:-(\d))?(\+)?( area)?$/.exec(cell) ?? [];
  if (!whole) return wrong('a range', cell);
  const max = open ? Number.POSITIVE_INFINITY : Number(most ?? least ?? 0);
  return { range: { min: melee ? 0 : Number(least), max }, ...(area && { kind: 'area' as const }) };
}

const ARCS: Readonly<Record<string, Arc>> = { Front: 'front', Rear: 'rear', Sides: 'sides' };

/** Weapons without a name of their own bear the card's; two of one name are told apart by number. */
export function weaponsOf(cell: string, cardName: string): readonly Weapon[] {
  const ids: string[] = [];
  return cell === '' ? [] : cell.split('; ').map((part) => weaponOf(part, cardName, ids));
}

/** `Name [1-3] 1R 2B (Impact 1, Fixed: Front) {exhaust, one miniature, surge crit}`. */
function weaponOf(cell: string, cardName: string, taken: string[]): Weapon {
  const read = /^(?:(.+) )?\[(.+)\] ([\dRBW ]+?)(?: \((.+)\))?(?: \{(.+)\})?$/.exec(cell);
  const [, name = cardName, rangeCell = '', dice = '', words = '', icons = ''] = read ?? wrong('a weapon', cell);
  const keywords = keywordsOf(words);
  const fixed = keywords.find((one) => one.keyword === 'fixed');
  const plain = idOf(name);
  const same = taken.filter((id) => id === plain).length;
  taken.push(plain);
  const surge = /surge (hit|crit)/.exec(icons)?.[1];
  return {
    id: same === 0 ? plain : `${plain}-${same + 1}`,
    name: named(name),
    ...rangeOf(rangeCell),
    pool: poolOf(dice),
    ...((surge === 'hit' || surge === 'crit') && { surge }),
    keywords,
    ...(fixed && { arcs: (fixed.of ?? []).map((arc) => ARCS[arc] ?? wrong('an arc', cell)) }),
    // Cycle readies what its weapon has exhausted.
    ...((icons.includes('exhaust') || keywords.some(({ keyword }) => keyword === 'cycle')) && {
      exhausts: true as const,
    }),
    ...(icons.includes('expend') && { expends: true as const }),
    ...(icons.includes('one miniature') && { single: true as const }),
  };
}

const slotNames: ReadonlySet<string> = new Set(SLOTS);
const isSlot = (word: string): word is Slot => slotNames.has(word);

/** `force force gear`. */
export const slotsOf = (cell: string): readonly Slot[] =>
  cell === '' ? [] : cell.split(' ').map((word) => (isSlot(word) ? word : wrong('the upgrade bar', cell)));
