import type { Ask, Language } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/text/index.ts';
import { eventInWords, inWords } from '../../src/text/naming.ts';
import { lay, type Table, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, LUKE, rebels, storm, VEERS } from '../troops.ts';

const prompt = (t: Table, lang: Language) => inWords(t.state, text[lang], lang, t.ask().prompt);
const labels = (t: Table, lang: Language) => {
  const ask: Ask = t.ask();
  return ask.type === 'choice'
    ? ask.options.map(({ label }) => label && inWords(t.state, text[lang], lang, label))
    : [];
};

describe('questions', () => {
  it('a unit is asked for its next action, or for none', () => {
    const t = lay({ units: [storm(400, 400)], active: 0 });
    expect(prompt(t, 'de')).toBe('Sturmtruppen: Welche Aktion? (Aktionen übrig: 2)');
    expect(labels(t, 'de').at(-1)).toBe('Keine weitere Aktion');
    expect(labels(t, 'en').at(-1)).toBe('No further action');
  });
  it('a dodge without a hit to cancel says which keyword it serves', () => {
    const shot = (dice: readonly string[]) =>
      lay({
        units: [storm(400, 400), unit(LUKE, 0, 520, 400, { tokens: { dodge: 1 } })],
        active: 0,
        white: [...dice] as never,
      })
        .until('action')
        .take('attack')
        .until('dodge');
    expect(prompt(shot(['hit', 'hit', 'blank', 'blank']), 'en')).toMatch(/spend a dodge token\? \(hits: 2\)$/);
    expect(prompt(shot(['crit', 'blank', 'blank', 'blank']), 'en')).toMatch(/no hit to cancel.* serves Deflect$/);
  });
  it('an effect that scores says how much it scores now', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), storm(600, 400, { tokens: { suppression: 1 } }), unit(VEERS, 1, 1700, 800)],
      active: 0,
      round: 1,
      battle: { secondary: 'bring-them-to-heel' },
      black: ['hit'],
      redDefence: ['block'],
    });
    t.until('action').take('attack').until('window:token.gained');
    expect(labels(t, 'en')).toContain('Use Bring Them to Heel: score 2 victory points');
    expect(labels(t, 'de').join()).toContain('2 Siegpunkte erhalten');
  });
});

describe('tokens', () => {
  it('are called in the log as on the card that lays them', () => {
    const laid = (by: string) =>
      eventInWords({ rules: { edition: '2.6' }, units: [] }, text.en, 'en', {
        type: 'marker',
        marker: 0,
        kind: 'poi',
        at: { x: 0, y: 0 },
        by,
      });
    expect(['recover-the-research', 'bunker-assault-recon', 'key-positions'].map(laid)).toEqual([
      'Placed: laboratory.',
      'Placed: bunker.',
      'Placed: point of interest.',
    ]);
  });
});
