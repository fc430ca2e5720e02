import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { ALL_UPGRADES, findUpgrade } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/** Whoever looks at a card is told what it does, in either language. */
describe('what cards do, in words', () => {
  const spoken = CARDS.keys().filter((key) => !/^(upgrade|first|unread)\//.test(key));
  it('is there for every squadron, damage card and objective', () => {
    expect(spoken.filter((key) => !Object.hasOwn(SAYINGS, key))).toEqual([]);
    const cards = Object.keys(SAYINGS).filter((key) => !key.startsWith('keyword/'));
    // what some upgrades do stands in the facts alone: they only change the upgrade bar
    const acts = (key: string) => CARDS.has(key) || findUpgrade(key.replace('upgrade/', ''))?.ability === false;
    expect(cards.filter((key) => !acts(key))).toEqual([]);
  });
  it('is there for every upgrade that acts', () => {
    const acting = ALL_UPGRADES.map(({ id }) => `upgrade/${id}`).filter((key) => CARDS.has(key));
    expect(acting.filter((key) => !Object.hasOwn(SAYINGS, key))).toEqual([]);
  });
  it('is a sentence or a few, and not the same in both languages', () => {
    for (const key of Object.keys(SAYINGS))
      for (const lang of ['de', 'en'] as const) {
        const said = SAYINGS[key]![lang];
        for (const part of said.split(/ (?:Erstauflage|First print): /))
          expect([key, /^[„A-ZÄÖÜ].*\.$/.test(part), part.length < 260]).toEqual([key, true, true]);
      }
    expect(Object.values(SAYINGS).filter(({ de, en }) => de === en)).toEqual([]);
  });
});
