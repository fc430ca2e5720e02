import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { letters, Shelves } from '../../../engine/test/cards/shelves.ts';
import { CARDS, CARDS_26 } from '../../src/cards/index.ts';
import { BATTLE_CARDS } from '../../src/data/battle/index.ts';
import { COMMAND_CARDS } from '../../src/data/commands/index.ts';
import { KEYWORDS } from '../../src/data/keywords.ts';
import { UPGRADE_CARDS } from '../../src/data/upgrades/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/**
 * A card's place follows from what is printed on it, and is the same in facts, rules, words and tests: keywords stand by
 * letter, upgrades by slot (large slots by letter), command cards by faction and the pips that they count as in a hand, battle
 * cards by kind. What only 2.6 says of a card stands beside it, in rules and tests in a file `…@2.6`.
 */

const at = (path: string): URL => new URL(path, import.meta.url);
const DATA = '../../src/data';
const RULES = '../../src/cards';
const TEXT = '../../src/text/abilities';
const KINDS = ['keywords', 'upgrades', 'commands', 'battle'];

function upgradePlace(slot: string, id: string): string {
  const part = letters(at(`${DATA}/upgrades/${slot}/`), id);
  return part === undefined ? `upgrades/${slot}` : `upgrades/${slot}/${part}`;
}
/** In which factions' files command cards stand: of those for hire and of everybody nothing else tells it. */
const owners = readdirSync(at(`${DATA}/commands`)).filter((name) => !name.endsWith('.ts'));

interface Card {
  readonly name: string;
  readonly place: string;
}
const CARDS_HELD = new Map<string, Card>();
for (const [id, { en }] of Object.entries(KEYWORDS))
  CARDS_HELD.set(`keyword/${id}`, { name: en, place: `keywords/${letters(at(`${TEXT}/keywords/`), id)}` });
for (const { id, forms } of UPGRADE_CARDS) {
  const { slot, name } = (forms['1.2'] ?? forms['2.6'])!;
  CARDS_HELD.set(`upgrade/${id}`, { name: name.en, place: upgradePlace(slot, id) });
}
for (const shelf of owners)
  for (const file of readdirSync(at(`${DATA}/commands/${shelf}`))) {
    const rows: Readonly<Record<string, typeof COMMAND_CARDS>> = await import(
      at(`${DATA}/commands/${shelf}/${file}`).href
    );
    for (const { id, forms } of Object.values(rows).flat()) {
      const { name, pips, handPips = pips } = (forms['1.2'] ?? forms['2.6'])!;
      CARDS_HELD.set(`command/${id}`, { name: name.en, place: `commands/${shelf}/pips-${handPips}` });
    }
  }
for (const { id, name, kind } of BATTLE_CARDS)
  CARDS_HELD.set(`battle/${id}`, { name: name.en, place: `battle/${kind}` });

const placeOf = (key: string): string => CARDS_HELD.get(key.replace(/@2\.6$/, ''))?.place ?? 'nowhere';
const shelves = new Shelves(import.meta.url, CARDS_HELD.keys(), placeOf);

/** Whether rules of 2.6 are laid over a card, by the file that has them. */
const LATER = new Set<string>();
for (const place of shelves.places)
  for (const key of await shelves.keysAt(RULES, `${place}@2.6`)) LATER.add(`${place}: ${key}`);

/** Tests about many cards say so in their names. */
const ABOUT_MANY = [
  './squads.test.ts',
  './shared-tokens.test.ts',
  '../flow/training/battle.test.ts',
  '../flow/setup/battle.test.ts',
  '../nets/deployment-maps.test.ts',
];
/** Cards that are tried with another one, or with the procedure that they change. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'command/daring-defense': './commands/republic/pips-2@2.6.test.ts',
  'command/i-care-not-for-your-struggles': './commands/empire/pips-2@2.6.test.ts',
  'command/standing-orders': '../flow/training/round.test.ts',
  'command/yhwargghhhhhhhhhh': './commands/republic/pips-2.test.ts',
  'keyword/sentinel': '../flow/attack/standby.test.ts',
  'keyword/sharpshooter': '../flow/examples.test.ts',
  'keyword/unhindered': '../flow/small-print.test.ts',
};

describe('the place of a card', () => {
  it('holds its facts', async () => {
    const keys = async (place: string) => {
      const rows = (await shelves.holds<readonly { readonly id: string }[]>(DATA, place)) ?? [];
      const kind = place.split('/')[0]!;
      return rows.map(({ id }) => `${kind === 'battle' ? kind : kind.slice(0, -1)}/${id}`);
    };
    const cards = [...CARDS_HELD.keys()].filter((key) => !key.startsWith('keyword/'));
    expect(await shelves.filed(keys)).toEqual(shelves.expected(cards));
    expect(shelves.strangers(DATA, '.ts', ['upgrades', 'commands', 'battle'])).toEqual(['commands/owners']);
    expect(CARDS_HELD.size).toBe(
      Object.keys(KEYWORDS).length + UPGRADE_CARDS.length + COMMAND_CARDS.length + BATTLE_CARDS.length,
    );
  });

  it('holds its rules, and beside them those of 2.6', async () => {
    const keys = (place: string) => shelves.keysAt(RULES, place);
    expect(await shelves.filed(keys)).toEqual(shelves.expected(CARDS.keys()));
    const laid = [...LATER].map((line) => line.split(': ')[1]!);
    expect([...LATER].sort()).toEqual(shelves.expected(laid));
    expect(laid).toEqual(expect.arrayContaining(CARDS_26.keys().filter((key) => !CARDS.has(key))));
    expect(shelves.strangers(RULES, '.ts', KINDS)).toEqual([]);
  });

  it('holds its words', async () => {
    const keys = (place: string) => shelves.keysAt(TEXT, place);
    expect(await shelves.filed(keys)).toEqual(shelves.expected(Object.keys(SAYINGS)));
    expect(shelves.strangers(TEXT, '.ts', KINDS)).toEqual([]);
  });

  it('holds its tests', () => {
    expect(shelves.strangers('.', '.test.ts', KINDS)).toEqual([]);
  });

  it('of a card that acts holds a test that names it, unless that is about many', () => {
    const plain = (words: string): string => words.replaceAll(/\\?['"’“”!?.,:…]/g, '').toLowerCase();
    const text = (file: string): string => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '');
    const many = ABOUT_MANY.map((file) => readFileSync(at(file), 'utf8')).join('\n');
    const untested = [...CARDS.keys(), ...CARDS_26.keys()].filter((key) => {
      const { name, place } = CARDS_HELD.get(key)!;
      const own = text(`./${place}.test.ts`) + text(`./${place}@2.6.test.ts`);
      const id = key.split('/')[1]!;
      return (
        !plain(own).includes(plain(name)) && ![own, many].some((one) => new RegExp(`['"\`/.]${id}['"\`/]`).test(one))
      );
    });
    const rulesOf = (key: string) => CARDS_26.get(key) ?? CARDS.get(key)!;
    const says = (key: string): boolean => {
      const { askedBy, battle = {}, ...rules } = rulesOf(key);
      return askedBy === undefined && Object.keys({ ...battle, ...rules }).length > 0;
    };
    // Who prints the same rules as a card that is tried is tried with it.
    const tried = new Set([...CARDS_HELD.keys()].filter((key) => !untested.includes(key)).map(rulesOf));
    const missing = untested.filter((key) => says(key) && !tried.has(rulesOf(key)));
    expect([...new Set(missing)].sort()).toEqual(Object.keys(ELSEWHERE).sort());
    for (const [key, file] of Object.entries(ELSEWHERE))
      expect(text(file), key).toMatch(new RegExp(`${CARDS_HELD.get(key)!.name}|${key.split('/')[1]}`));
  });
});
