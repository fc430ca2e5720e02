import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS as BOOK } from '../../src/cards/index.ts';
import type { CardFamily } from '../../src/cards/vocabulary.ts';
import { CONDITIONS, DAMAGE_DECKS, PILOTS, UPGRADES } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';
import type { Sayings } from '../../src/text/abilities/types.ts';

/**
 * A card's place follows from what is printed on it, and it is the same in data, rules, text and tests: pilots stand by
 * faction and ship, upgrades by slot (a slot that fills more than one file by first letter), damage cards by deck.
 */

const at = (path: string): URL => new URL(path, import.meta.url);
const DATA = '../../src/data';
const RULES = '../../src/cards';
const TEXT = '../../src/text/abilities';
const TESTS = '.';

/** The parts of a slot that fills more than one file: `a-d`, `e-p`, … Digits stand before letters. */
const partsOf = (slot: string): string[] =>
  existsSync(at(`${DATA}/upgrades/${slot}/`))
    ? readdirSync(at(`${DATA}/upgrades/${slot}/`)).map((file) => file.replace(/\.ts$/, ''))
    : [];

/** The file that a key names, without folder and ending. Both sides of a dual card (`slot/id#1`) stand together. */
function placeOf(key: string): string {
  const [first, second, pilot] = key.split('/') as [string, string, string?];
  if (pilot !== undefined) return `pilots/${first}/${second}`;
  if (first === 'condition') return 'conditions';
  if (first in DAMAGE_DECKS) return `damage/${first}`;
  const part = partsOf(first).find((range) => second[0]! >= range[0]! && second[0]! <= range[2]!);
  return part === undefined ? `upgrades/${first}` : `upgrades/${first}/${part}`;
}

const CARDS = new Map<string, string>([
  ...PILOTS.map((p) => [`${p.faction}/${p.ship}/${p.id}`, p.name.en] as const),
  ...UPGRADES.map((u) => [`${u.slot}/${u.id}`, u.name.en] as const),
  ...CONDITIONS.map((c) => [`condition/${c.id}`, c.name.en] as const),
  ...Object.entries(DAMAGE_DECKS).flatMap(([deck, cards]) => cards.map((c) => [`${deck}/${c.id}`, c.name.en] as const)),
]);
const PLACES = [...new Set([...CARDS.keys()].map(placeOf))].sort();

/** What the file at a place exports, which is one thing. */
async function holds<T>(root: string, place: string): Promise<T | undefined> {
  const file = at(`${root}/${place}.ts`);
  if (!existsSync(file)) return undefined;
  const module: Readonly<Record<string, T>> = await import(file.href);
  expect(Object.keys(module), place).toHaveLength(1);
  return Object.values(module)[0];
}

type Row = Readonly<Record<'id' | 'faction' | 'ship' | 'slot', string>>;
const keyOf = (place: string, row: Row): string => {
  if (place === 'conditions') return `condition/${row.id}`;
  if (place.startsWith('damage/')) return `${place.slice('damage/'.length)}/${row.id}`;
  return row.slot === undefined ? `${row.faction}/${row.ship}/${row.id}` : `${row.slot}/${row.id}`;
};

/** Every card that stands at some place, with the place. */
async function filed(keys: (place: string) => Promise<readonly string[]>): Promise<string[]> {
  const found = await Promise.all(PLACES.map(async (place) => (await keys(place)).map((key) => `${place}: ${key}`)));
  return found.flat().sort();
}
const expected = (keys: Iterable<string>): string[] => [...keys].map((key) => `${placeOf(key)}: ${key}`).sort();

/** Files of cards that no card names. */
const strangers = (root: string, ending: string): string[] =>
  ['pilots', 'upgrades', 'damage']
    .flatMap((folder) => readdirSync(at(`${root}/${folder}`), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(ending) && !file.endsWith('/index.ts'))
    .map((file) => file.slice(0, -ending.length))
    .filter((place) => !PLACES.includes(place));

describe('the place of a card', () => {
  it('holds its facts', async () => {
    const keys = async (place: string) => {
      const rows = (await holds<readonly Row[]>(DATA, place)) ?? [];
      return rows.map((row) => keyOf(place, row));
    };
    expect(await filed(keys)).toEqual(expected(CARDS.keys()));
    expect(strangers(DATA, '.ts')).toEqual([]);
  });

  it('holds its rules', async () => {
    const keys = async (place: string) => Object.keys((await holds<CardFamily>(RULES, place)) ?? {});
    expect(await filed(keys)).toEqual(expected(BOOK.keys()));
    expect(strangers(RULES, '.ts')).toEqual([]);
  });

  it('holds its words', async () => {
    const keys = async (place: string) => Object.keys((await holds<Sayings>(TEXT, place)) ?? {});
    expect(await filed(keys)).toEqual(expected(Object.keys(SAYINGS)));
    expect(strangers(TEXT, '.ts')).toEqual([]);
  });

  it('holds its test, which names it and plays it', () => {
    const plain = (words: string): string => words.replaceAll(/\\?['"’“”!]/g, '').toLowerCase();
    const untested = BOOK.keys().filter((key) => {
      const file = at(`./${placeOf(key)}.test.ts`);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const id = key.split('/').at(-1)!;
      return !plain(text).includes(plain(CARDS.get(key) ?? key)) || !new RegExp(`[\`'"/.:]${id}[\`'"#> ]`).test(text);
    });
    expect(untested).toEqual([]);
    expect(strangers(TESTS, '.test.ts')).toEqual([]);
  });
});
