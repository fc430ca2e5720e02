import type { Message } from '@holotisch/engine';
import { inWords, text } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { shipWords } from '../../../../src/games/xwing/table/ship-words.ts';
import { de } from '../../../../src/games/xwing/text/de.ts';
import { en } from '../../../../src/games/xwing/text/en.ts';
import type { ShipView } from '../../../../src/games/xwing/view.ts';
import { viewOfTwo } from '../told/view.ts';

const [some] = viewOfTwo().ships;
const tokens = { ...some!.tokens, focus: 2, stress: 1, cloak: 1 };
const damage = [
  { card: 'directhit', faceup: true, round: 1 },
  { card: null, faceup: false },
] as const;
const ship: ShipView = { ...some!, shields: 1, tokens, locks: [2, 4], damage };
const full = { skill: 0, attack: 0, agility: 0, hull: 3, shields: 2, actions: [] };
const values = { of: () => full, hullLeft: () => 2, shieldsLeft: () => 1 };
const message = (lang: 'de' | 'en') => (said: Message) => inWords({ ships: [] }, text[lang], lang, said);
const name = (id: number) => `#${id + 1}`;

describe('what lies beside a base, in words', () => {
  it('names shields, hull, faceup damage, every kind of token that is there, and the locks', () => {
    expect(shipWords(ship, { own: de, lang: 'de', ship: name, message: message('de') }, values, 'combat')).toBe(
      'Schilde 1 von 2, Hülle 2 von 3, offene Schadenskarte Direkter Treffer!, 2 × Fokusmarker, Stressmarker, Tarnungsmarker, erfasst #3, #5',
    );
    const bare: ShipView = { ...ship, tokens: some!.tokens, locks: [], damage: damage.slice(1) };
    expect(shipWords(bare, { own: en, lang: 'en', ship: name, message: message('en') }, values, 'combat')).toBe(
      'shields 1 of 2, hull 2 of 3',
    );
  });
});
