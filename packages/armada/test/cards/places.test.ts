import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { letters, Shelves } from '../../../engine/test/cards/shelves.ts';
import { CARDS as BOOK } from '../../src/cards/index.ts';
import { ALL_OBJECTIVES, ALL_SQUADRONS, ALL_UPGRADES, DAMAGE_DECK } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/**
 * A card's place follows from what is printed on it, and is the same in facts, rules, words and tests: upgrades stand by slot
 * (a slot that fills more than one file by first letter; boarding teams, which take two slots, by their name), squadrons by faction, objectives by kind, damage cards in one file.
 * What the first print of an upgrade said (`first/…`) stands beside what the last one says.
 */

const DATA = '../../src/data';
const RULES = '../../src/cards';
const TEXT = '../../src/text/abilities';

/** The file of a slot that holds an id. */
function upgradePlace(slot: string, id: string): string {
  const part = letters(new URL(`${DATA}/upgrades/${slot}/`, import.meta.url), id);
  return part === undefined ? `upgrades/${slot}` : `upgrades/${slot}/${part}`;
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
const shelves = new Shelves(import.meta.url, CARDS.keys(), (key) => cardOf(key)?.place ?? 'nowhere');
const FOLDERS = ['upgrades', 'squadrons', 'objectives'];

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
      const rows = (await shelves.holds<readonly { readonly id: string }[]>(DATA, place)) ?? [];
      return rows.map(({ id }) => `${KINDS[place.split('/')[0]!] ?? place}/${id}`);
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
    const keys = async (place: string) =>
      (await shelves.keysAt(TEXT, place)).filter((key) => !key.startsWith('first/'));
    expect(await shelves.filed(keys)).toEqual(
      shelves.expected(Object.keys(SAYINGS).filter((key) => !key.startsWith('keyword/'))),
    );
    expect(shelves.strangers(TEXT, '.ts', FOLDERS)).toEqual([]);
  });

  it('holds its test, which names it', () => {
    const untested = BOOK.keys().filter((key) => {
      const { place } = cardOf(key)!;
      const file = shelves.at(`./${place}.test.ts`);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return !new RegExp(`['"\`/.:]${key.split('/')[1]}['"\`#]`).test(text);
    });
    expect(untested.sort()).toEqual(Object.keys(ELSEWHERE).sort());
    for (const [key, file] of Object.entries(ELSEWHERE))
      expect(readFileSync(shelves.at(file), 'utf8'), key).toMatch(
        new RegExp(`'${key.split('/')[1]}'|${CARDS.get(key)!.name}`),
      );
    expect(shelves.strangers('.', '.test.ts', FOLDERS)).toEqual([]);
  });
});
