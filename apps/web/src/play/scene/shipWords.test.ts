import { describe, expect, it } from 'vitest';
import { playDe } from '../../text/play.de.ts';
import { playEn } from '../../text/play.en.ts';
import type { ShipView } from '../view.ts';
import { shipWords } from './shipWords.ts';

const tokens = { focus: 2, evade: 0, stress: 1, ion: 0, cloak: 1 };
const ship = { id: 0, shields: 1, tokens, locks: [2, 4] } as unknown as ShipView;
const full = { skill: 0, attack: 0, agility: 0, hull: 3, shields: 2 };
const values = { of: () => full, hullLeft: () => 2 };
const name = (id: number) => `#${id + 1}`;

describe('what lies beside a base, in words', () => {
  it('names shields, hull, every kind of token that is there, and the locks', () => {
    expect(shipWords(ship, { t: playDe, lang: 'de', ship: name }, values)).toBe(
      'Schilde 1 von 2, Hülle 2 von 3, 2 × Fokusmarker, Stressmarker, Tarnungsmarker, erfasst #3, #5',
    );
    const bare = { ...ship, tokens: { focus: 0 }, locks: [] } as unknown as ShipView;
    expect(shipWords(bare, { t: playEn, lang: 'en', ship: name }, values)).toBe('shields 1 of 2, hull 2 of 3');
  });
});
