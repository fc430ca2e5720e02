import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS as BOOK } from '../../src/cards/index.ts';
import type { CardFamily } from '../../src/cards/vocabulary.ts';
import { ALL_OBJECTIVES, ALL_SQUADRONS, ALL_UPGRADES, DAMAGE_DECK } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';
import type { Sayings } from '../../src/text/abilities/types.ts';

/**
 * A card's place follows from what is printed on it, and is the same in facts, rules, words and tests: upgrades stand by slot
 * (a slot that fills more than one file by first letter; boarding teams, which take two slots, by their name), squadrons by faction, objectives by kind, damage cards in one file.
 * What the first print of an upgrade said (`first/…`) stands beside what the last one says.
 */

const at = (path: string): URL => new URL(path, import.meta.url);
const DATA = '../../src/data';
const RULES = '../../src/cards';
const TEXT = '../../src/text/abilities';

/** The file of a slot that holds an id. */
function upgradePlace(slot: string, id: string): string {
  if (!existsSync(at(`${DATA}/upgrades/${slot}/`))) return `upgrades/${slot}`;
  const parts = readdirSync(at(`${DATA}/upgrades/${slot}/`)).map((file) => file.replace(/\.ts$/, ''));
  return `upgrades/${slot}/${parts.find((part) => id[0]! >= part[0]! && id[0]! <= part.at(-1)!)}`;
}

interface Card {
  readonly name: string;
  readonly place: string;
}
const CARDS = new Map<string, Card>([
  ...ALL_UPGRADES.map(
    ({ id, name, slots: [slot, second] }) =>
      [`upgrade/${id}`, { name: name.en, place: upgradePlace(second ? 'boarding-team' : slot!, id) }] as const,
  ),
  ...ALL_SQUADRONS.map(
    ({ id, name, faction }) => [`squadron/${id}`, { name: name.en, place: `squadrons/${faction}` }] as const,
  ),
  ...ALL_OBJECTIVES.map(
    ({ id, name, kind }) => [`objective/${id}`, { name: name.en, place: `objectives/${kind}` }] as const,
  ),
  ...DAMAGE_DECK.map(({ id, name }) => [`damage/${id}`, { name: name.en, place: 'damage' }] as const),
]);
const cardOf = (key: string): Card | undefined => CARDS.get(key.replace('first/', 'upgrade/'));
const PLACES = [...new Set([...CARDS.values()].map(({ place }) => place))].sort();

/** What the file at a place exports, which is one thing. */
async function holds<T>(root: string, place: string): Promise<T | undefined> {
  const file = at(`${root}/${place}.ts`);
  if (!existsSync(file)) return undefined;
  const module: Readonly<Record<string, T>> = await import(file.href);
  expect(Object.keys(module), place).toHaveLength(1);
  return Object.values(module)[0];
}
/** Every card that stands at some place, with the place. */
async function filed(keys: (place: string) => Promise<readonly string[]>): Promise<string[]> {
  const found = await Promise.all(PLACES.map(async (place) => (await keys(place)).map((key) => `${place}: ${key}`)));
  return found.flat().sort();
}
const expected = (keys: Iterable<string>): string[] => [...keys].map((key) => `${cardOf(key)?.place}: ${key}`).sort();

/** Files of cards that no card names. */
const strangers = (root: string, ending: string): string[] =>
  ['upgrades', 'squadrons', 'objectives']
    .flatMap((folder) => readdirSync(at(`${root}/${folder}`), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(ending) && !file.endsWith('/index.ts'))
    .map((file) => file.slice(0, -ending.length))
    .filter((place) => !PLACES.includes(place));

const KINDS: Readonly<Record<string, string>> = { upgrades: 'upgrade', squadrons: 'squadron', objectives: 'objective' };

/** Cards that are tried with the one that such a test names first, or with many. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'objective/asteroids': '../campaign/beginning.test.ts',
  'objective/base-defense-fighter-wing': '../campaign/beginning.test.ts',
  'objective/independent-station': '../campaign/beginning.test.ts',
  'objective/nebula-outskirts': '../campaign/beginning.test.ts',
  'upgrade/flag-bridge': './upgrades/fleet-command.test.ts',
  'upgrade/navigation-officer': './upgrades/officer/d-k.test.ts',
  'upgrade/tactical-expert': './upgrades/officer/d-k.test.ts',
  'upgrade/weapons-liaison': './upgrades/officer/d-k.test.ts',
  'upgrade/wing-commander': './upgrades/officer/d-k.test.ts',
};

describe('the place of a card', () => {
  it('holds its facts', async () => {
    const keys = async (place: string) => {
      const rows = (await holds<readonly { readonly id: string }[]>(DATA, place)) ?? [];
      return rows.map(({ id }) => `${KINDS[place.split('/')[0]!] ?? place}/${id}`);
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
    const keys = async (place: string) =>
      Object.keys((await holds<Sayings>(TEXT, place)) ?? {}).filter((key) => !key.startsWith('first/'));
    expect(await filed(keys)).toEqual(expected(Object.keys(SAYINGS).filter((key) => !key.startsWith('keyword/'))));
    expect(strangers(TEXT, '.ts')).toEqual([]);
  });

  it('holds its test, which names it', () => {
    const untested = BOOK.keys().filter((key) => {
      const { place } = cardOf(key)!;
      const file = at(`./${place}.test.ts`);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return !new RegExp(`['"\`/.:]${key.split('/')[1]}['"\`#]`).test(text);
    });
    expect(untested.sort()).toEqual(Object.keys(ELSEWHERE).sort());
    for (const [key, file] of Object.entries(ELSEWHERE))
      expect(readFileSync(at(file), 'utf8'), key).toMatch(new RegExp(`'${key.split('/')[1]}'|${CARDS.get(key)!.name}`));
    expect(strangers('.', '.test.ts')).toEqual([]);
  });
});
