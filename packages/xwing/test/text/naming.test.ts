import { describe, expect, it } from 'vitest';
import { de } from '../../src/text/de.ts';
import { en } from '../../src/text/en.ts';
import { cardName, eventInWords, inWords, manoeuvreName, shipName } from '../../src/text/naming.ts';

const view = {
  ships: [
    { id: 0, faction: 'rebel', type: 'xwing', pilot: 'wedgeantilles' },
    { id: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot' },
  ],
} as const;

describe('words for players', () => {
  it('name ships, cards and manoeuvres instead of ids', () => {
    expect(shipName(view, 0, 'de')).toBe('Wedge Antilles #1');
    expect(cardName('1:mod.shieldupgrade', 'en')).toBe('Shield Upgrade');
    expect(manoeuvreName('bl2', 'de')).toBe('Drehmanöver links 2');
    expect(manoeuvreName('tr3t', 'en')).toBe('Tallon roll right 3');
  });

  it('put events and refusals into a sentence of either language', () => {
    const attack = { type: 'attack', attacker: 0, defender: 1, weapon: 'primary', range: 2 };
    expect(eventInWords(view, en, 'en', attack)).toMatch(
      /^Wedge Antilles #1 attacks .+ #2 \(primary weapon, range 2\)\.$/,
    );
    expect(eventInWords(view, de, 'de', attack)).toMatch(
      /^Wedge Antilles #1 greift .+ #2 an \(Primärwaffe, Reichweite 2\)\.$/,
    );
    expect(eventInWords(view, de, 'de', { type: 'obstacle', kind: 'core2asteroid1' } as never)).toBe(
      'Ein Hindernis wird platziert: Asteroid 8.',
    );
    expect(eventInWords(view, de, 'de', { type: 'initiative', side: 1 } as never)).toBe(
      'Spieler 2 hat die Initiative.',
    );
    const rolled = { type: 'rolled', dice: 'attack', faces: ['hit', 'crit'] };
    expect(eventInWords(view, de, 'de', rolled)).toBe('Wurf (Angriffswürfel): Treffer, Kritischer Treffer.');
    const done = { text: 'xw.performedAlready', args: { action: 'barrelroll' } };
    expect(inWords(view, de, 'de', done)).toBe('Fassrolle hat dieses Schiff in dieser Runde schon durchgeführt.');
    expect(eventInWords(view, en, 'en', { type: 'token', ship: 0, token: 'focus', by: -1 } as never)).toBe(
      'Wedge Antilles #1: focus token -1.',
    );
  });
});
