import { render } from '@holotisch/engine';
import { text } from '@holotisch/legion';
import { describe, expect, it } from 'vitest';
import { armyText } from '../../../src/games/legion/text/builder.ts';
import { legionText } from '../../../src/games/legion/text/legion-text.ts';

describe('what the pages of Legion say', () => {
  it('counts tokens: one token, two tokens', () => {
    const { tokens } = legionText.en.unit;
    expect([tokens(1, 'suppression token'), tokens(2, 'suppression token')]).toEqual([
      '1 suppression token',
      '2 suppression tokens',
    ]);
    expect(legionText.de.unit.tokens(2, 'Niederhalten-Marker')).toBe('2 Niederhalten-Marker');
  });
  it('names courage and resilience in words: not every font has a sign for them', () => {
    const { card } = armyText.de;
    expect(card.facts(1, 11, card.resilience(8), '2')).toBe(
      '1 Miniatur · Wunden 11 · Robustheit 8 · Geschwindigkeit 2',
    );
    expect(armyText.en.card.courage('–')).toBe('courage –');
  });
  it('counts what a hand of command cards lacks', () => {
    const lacks = (language: 'de' | 'en', pips: number, measured: number) =>
      render([text[language]], { text: 'le.army.tooFewPips', args: { measured, pips, allowed: 2 } });
    expect(lacks('en', 1, 0)).toBe('The hand has 0 command cards of 1 pip; exactly 2 are needed.');
    expect(lacks('en', 3, 1)).toBe('The hand has 1 command card of 3 pips; exactly 2 are needed.');
    expect(lacks('de', 2, 1)).toBe('Auf der Hand ist 1 Kommandokarte mit 2 Kreisen; es müssen genau 2 sein.');
  });
});
