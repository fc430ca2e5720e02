import { describe, expect, it } from 'vitest';
import { CONDITIONS, DAMAGE_DECKS, PILOTS, UPGRADES } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';
import { pilotKey, upgradeKey } from '../../src/text/names.ts';

const speaking: readonly string[] = [
  ...PILOTS.filter((p) => p.ability).map(pilotKey),
  ...UPGRADES.flatMap((u) => (u.sides ? [`${upgradeKey(u)}#0`, `${upgradeKey(u)}#1`] : [upgradeKey(u)])),
  ...Object.entries(DAMAGE_DECKS).flatMap(([deck, cards]) => cards.map((c) => `${deck}/${c.id}`)),
  ...CONDITIONS.map((c) => `condition/${c.id}`),
];

describe('what the cards say', () => {
  it('every card that does something says so in both languages, and nothing is said of a card that is not there', () => {
    expect(Object.keys(SAYINGS).sort()).toEqual([...speaking].sort());
  });

  it('every saying is a sentence short enough for the side of a table', () => {
    for (const [key, saying] of Object.entries(SAYINGS))
      for (const [lang, words] of Object.entries(saying)) {
        expect(words, `${key} ${lang}`).toMatch(/^[„“"A-ZÄÖÜ0-9(+−].*[.!)]$/s);
        expect(words.length, `${key} ${lang}`).toBeLessThanOrEqual(420);
      }
  });

  it('no saying stands in the wrong language', () => {
    const english = /\b(the|you|your|ship|attack dice|may|token)\b/;
    const german = /\b(der|das|du|dein|deine|darfst|Marker)\b/;
    for (const [key, { de, en }] of Object.entries(SAYINGS)) {
      expect(de, key).not.toMatch(english);
      expect(en, key).not.toMatch(german);
    }
  });
});
