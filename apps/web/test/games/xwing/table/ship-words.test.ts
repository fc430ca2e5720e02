import type { Message } from '@holotisch/engine';
import { inWords, text } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { shipWords } from '../../../../src/games/xwing/table/ship-words.ts';
import { xwingText } from '../../../../src/games/xwing/text/xwing-text.ts';
import type { ShipView } from '../../../../src/games/xwing/view.ts';

const tokens = { focus: 2, evade: 0, stress: 1, ion: 0, cloak: 1 };
const damage = [
  { card: 'directhit', faceup: true },
  { card: null, faceup: false },
];
const ship = { id: 0, shields: 1, tokens, locks: [2, 4], damage } as unknown as ShipView;
const full = { skill: 0, attack: 0, agility: 0, hull: 3, shields: 2, actions: [] };
const values = { of: () => full, hullLeft: () => 2 };
const message = (lang: 'de' | 'en') => (said: Message) => inWords({ ships: [] }, text[lang], lang, said);
const name = (id: number) => `#${id + 1}`;

describe('what lies beside a base, in words', () => {
  it('names shields, hull, faceup damage, every kind of token that is there, and the locks', () => {
    expect(shipWords(ship, { own: xwingText.de, lang: 'de', ship: name, message: message('de') }, values)).toBe(
      'Schilde 1 von 2, Hülle 2 von 3, offene Schadenskarte Direkter Treffer!, 2 × Fokusmarker, Stressmarker, Tarnungsmarker, erfasst #3, #5',
    );
    const bare = { ...ship, tokens: { focus: 0 }, locks: [], damage: damage.slice(1) } as unknown as ShipView;
    expect(shipWords(bare, { own: xwingText.en, lang: 'en', ship: name, message: message('en') }, values)).toBe(
      'shields 1 of 2, hull 2 of 3',
    );
  });
});
