import type { Message } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { LegionEvent } from '../../src/events.ts';
import { clauseOfEvent } from '../../src/text/event-clauses.ts';
import { text } from '../../src/text/index.ts';
import { cardName, eventInWords, inWords, unitName, weaponName } from '../../src/text/naming.ts';

const view = {
  rules: { edition: '1.2' },
  terrain: [{ kind: 'building' }, { kind: 'ruins' }],
  units: [
    { card: 'stormtroopers', number: 2, upgrades: [] },
    { card: 'rebel-troopers', number: 0, upgrades: [] },
  ],
} as const;
const de = (message: Message) => inWords(view, text.de, 'de', message);
const told = (event: LegionEvent) => [
  eventInWords(view, text.de, 'de', event),
  eventInWords(view, text.en, 'en', event),
];

describe('words for players', () => {
  it('name units, cards, keywords and weapons instead of ids', () => {
    expect(unitName(view, 0, 'de')).toBe('Sturmtruppen 2');
    expect(unitName(view, 1, 'en')).toBe('Rebel Troopers');
    expect(cardName('command:1.ambush', '1.2', 'de')).toBe('Hinterhalt');
    expect(cardName('3:0.z-6-trooper/shoot', '1.2', 'en')).toBe('Z-6 Trooper');
    expect(cardName('2:charge', '1.2', 'de')).toBe('Sturmangriff');
    expect(cardName('battle:intercept-the-transmissions.1', '1.2', 'en')).toBe('Intercept the Transmissions');
    expect(weaponName('unit:e-11-blaster-rifle', 'en')).toBe('E-11 Blaster Rifle');
  });
  it('call seats and sides as the table does, a side after its first player', () => {
    const player = (seat: number) => ['Ada', 'Computer', 'Bo', 'Cy'][seat]!;
    const at = (sides: readonly number[], event: LegionEvent) =>
      eventInWords({ ...view, player, sides }, text.de, 'de', event);
    expect(at([0, 1], { type: 'priority', seat: 1, how: 'pips' })).toMatch(/^Computer hat Priorität/);
    const won: LegionEvent = { type: 'victory', side: 1, count: 1, total: 2, why: { text: 'le.score.bounty' } };
    expect([at([0, 1], won), at([0, 0, 1, 1], won)]).toEqual([
      expect.stringMatching(/^Computer /),
      expect.stringMatching(/^Bo /),
    ]);
    expect(told(won)[0]).toMatch(/^Spieler 2 /);
  });
  it('count victory tokens in 1.2 and victory points in 2.6', () => {
    const won: LegionEvent = { type: 'victory', side: 1, count: 2, total: 5, why: { text: 'le.score.bounty' } };
    const over: LegionEvent = { type: 'over', winner: 0, reason: 'victory', score: [5, 3] };
    const later = { ...view, rules: { edition: '2.6' } } as const;
    expect([won, over].map((event) => eventInWords(view, text.en, 'en', event))).toEqual([
      'Player 2 gains 2 victory tokens (Bounty), 5 in all.',
      'Player 1 wins 5 : 3 (more victory tokens).',
    ]);
    expect([won, over].map((event) => eventInWords(later, text.de, 'de', event))).toEqual([
      'Spieler 2 erhält 2 Siegpunkte (Kopfgeld), insgesamt 5.',
      'Spieler 1 gewinnt 5 : 3 (mehr Siegpunkte).',
    ]);
  });
  it('count tokens that come and go', () => {
    const gained = (change: number): LegionEvent => ({
      type: 'tokens',
      unit: 0,
      token: 'suppression',
      change,
      count: 3,
      why: 'inspire',
    });
    expect(told(gained(1))[1]).toBe('Stormtroopers 2: +1 suppression token (Inspire), now 3.');
    expect(told(gained(-2))[1]).toBe('Stormtroopers 2: −2 suppression tokens (Inspire), now 3.');
  });
  it('name ranks, tokens, terrain and reasons', () => {
    expect(de({ text: 'le.ask.drawn', args: { rank: 'corps' } })).toBe(
      'Gezogen: Korps. Wähle die Einheit, die du aktivierst',
    );
    expect(de({ text: 'le.no.difficult', args: { speed: 2, most: 1, terrain: 'ruins' } })).toBe(
      'Schwieriges Gelände (Ruinen): Höchstens Geschwindigkeit 1 ist möglich',
    );
    expect(de({ text: 'le.terrain', args: { terrain: 1 } })).toBe('Ruinen 2');
    expect(told({ type: 'tokens', unit: 0, token: 'aim', change: 1, count: 2, why: 'action' })).toEqual([
      'Sturmtruppen 2: +1 Zielmarker (Aktion), jetzt 2.',
      'Stormtroopers 2: +1 aim token (action), now 2.',
    ]);
    expect(told({ type: 'tokens', unit: 0, token: 'dodge', change: -1, count: 0, why: 'nimble' })[1]).toBe(
      'Stormtroopers 2: −1 dodge token (Nimble), now 0.',
    );
  });
  it('tell an attack with its weapons', () => {
    const attack: LegionEvent = {
      type: 'attack',
      attack: 1,
      kind: 'action',
      attacker: { unit: 0 },
      defender: 1,
      melee: false,
      range: 3,
      weapons: [{ weapon: 'unit:e-11-blaster-rifle', minis: 4 }],
      line: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    };
    expect(told(attack)[1]).toBe('Stormtroopers 2 attacks Rebel Troopers at range 3 (attack): E-11 Blaster Rifle ×4.');
    expect(clauseOfEvent(attack, '1.2')).toBe('LE-ANGRIFF-08');
    expect(clauseOfEvent({ ...attack, melee: true }, '1.2')).toBe('LE-NAHKAMPF-03');
    expect(clauseOfEvent({ type: 'phase', phase: 'end' }, '1.2')).toBe('LE-ENDPHASE-01');
  });
});
