import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { letters, Shelves } from '../../../engine/test/cards/shelves.ts';
import { CARDS as BOOK } from '../../src/cards/index.ts';
import { CONDITIONS, DAMAGE_DECKS, PILOTS, UPGRADES } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/**
 * A card's place follows from what is printed on it, and it is the same in data, rules, text and tests: pilots stand by
 * faction and ship, upgrades by slot (a slot that fills more than one file by first letter), damage cards by deck.
 */

const DATA = '../../src/data';
const RULES = '../../src/cards';
const TEXT = '../../src/text/abilities';
const TESTS = '.';

/** The file that a key names, without folder and ending. Both sides of a dual card (`slot/id#1`) stand together. */
function placeOf(key: string): string {
  const [first, second, pilot] = key.split('/') as [string, string, string?];
  if (pilot !== undefined) return `pilots/${first}/${second}`;
  if (first === 'condition') return 'conditions';
  if (first in DAMAGE_DECKS) return `damage/${first}`;
  const part = letters(new URL(`${DATA}/upgrades/${first}/`, import.meta.url), second);
  return part === undefined ? `upgrades/${first}` : `upgrades/${first}/${part}`;
}

const CARDS = new Map<string, string>([
  ...PILOTS.map((p) => [`${p.faction}/${p.ship}/${p.id}`, p.name.en] as const),
  ...UPGRADES.map((u) => [`${u.slot}/${u.id}`, u.name.en] as const),
  ...CONDITIONS.map((c) => [`condition/${c.id}`, c.name.en] as const),
  ...Object.entries(DAMAGE_DECKS).flatMap(([deck, cards]) => cards.map((c) => [`${deck}/${c.id}`, c.name.en] as const)),
]);
const shelves = new Shelves(import.meta.url, CARDS.keys(), placeOf);
const FOLDERS = ['pilots', 'upgrades', 'damage'];

type Row = Readonly<Record<'id' | 'faction' | 'ship' | 'slot', string>>;
const keyOf = (place: string, row: Row): string => {
  if (place === 'conditions') return `condition/${row.id}`;
  if (place.startsWith('damage/')) return `${place.slice('damage/'.length)}/${row.id}`;
  return row.slot === undefined ? `${row.faction}/${row.ship}/${row.id}` : `${row.slot}/${row.id}`;
};

describe('the place of a card', () => {
  it('holds its facts', async () => {
    const keys = async (place: string) => {
      const rows = (await shelves.holds<readonly Row[]>(DATA, place)) ?? [];
      return rows.map((row) => keyOf(place, row));
    };
    expect(await shelves.filed(keys)).toEqual(shelves.expected(CARDS.keys()));
    expect(shelves.strangers(DATA, '.ts', FOLDERS)).toEqual([]);
  });

  it('holds its rules', async () => {
    const keys = (place: string) => shelves.keysAt(RULES, place);
    expect(await shelves.filed(keys)).toEqual(shelves.expected(BOOK.keys()));
    expect(shelves.strangers(RULES, '.ts', FOLDERS)).toEqual([]);
  });

  it('holds its words', async () => {
    const keys = (place: string) => shelves.keysAt(TEXT, place);
    expect(await shelves.filed(keys)).toEqual(shelves.expected(Object.keys(SAYINGS)));
    expect(shelves.strangers(TEXT, '.ts', FOLDERS)).toEqual([]);
  });

  it('holds its test, which names it and plays it', () => {
    const plain = (words: string): string => words.replaceAll(/\\?['"’“”!]/g, '').toLowerCase();
    const untested = BOOK.keys().filter((key) => {
      const file = shelves.at(`./${placeOf(key)}.test.ts`);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const id = key.split('/').at(-1)!;
      return !plain(text).includes(plain(CARDS.get(key) ?? key)) || !new RegExp(`[\`'"/.:]${id}[\`'"#> ]`).test(text);
    });
    expect(untested).toEqual([]);
    expect(shelves.strangers(TESTS, '.test.ts', FOLDERS)).toEqual([]);
  });
});
