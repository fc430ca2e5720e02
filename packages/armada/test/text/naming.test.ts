import type { Message } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { ArmadaEvent } from '../../src/events.ts';
import { text } from '../../src/text/index.ts';
import { cardName, eventInWords, inWords, unitName } from '../../src/text/naming.ts';

const view = {
  units: [
    { kind: 'ship', card: 'victory-ii-class-star-destroyer' },
    { kind: 'squadron', card: 'luke-skywalker' },
    { kind: 'ship', card: 'cr90-corvette-a' },
  ],
  obstacles: [{ token: 'station' }, { token: 'asteroid-2' }],
} as const;
const de = (message: Message) => inWords(view, text.de, 'de', message);
const en = (message: Message) => inWords(view, text.en, 'en', message);
const told = (event: ArmadaEvent) => [
  eventInWords(view, text.de, 'de', event),
  eventInWords(view, text.en, 'en', event),
];

describe('words for players', () => {
  it('name units and cards instead of ids', () => {
    expect(unitName(view, 0, 'en')).toBe('Victory II-class Star Destroyer #1');
    expect(unitName(view, 1, 'de')).toBe('Luke Skywalker #2');
    expect(unitName(view, 9, 'de')).toBe('9');
    expect(cardName('power-failure', 'de')).toBe('Energieausfall');
    expect(cardName('0:power-failure#3', 'en')).toBe('Power Failure');
    expect(cardName('0:intel-officer/again', 'de')).toBe('Geheimdienstoffizier');
    expect(cardName('no-such-card', 'de')).toBe('no-such-card');
  });

  it('name a hull zone, a range, a die and an obstacle of several alike', () => {
    const shot = { zone: 'front', target: { unit: 2 }, defending: 'rear', range: 'medium' };
    expect(de({ text: 'ar.shot', args: shot })).toBe('Bug → CR90 Corvette A #3, Heck (mittlere Reichweite)');
    expect(en({ text: 'ar.shot', args: { ...shot, zone: null, target: { marker: 4 }, defending: null } })).toBe(
      'Proximity mine token (medium range)',
    );
    const attack = { kind: '', attacker: { marker: 4 }, zone: null, defender: { unit: 2 }, defending: 'rear' };
    expect(de({ text: 'ar.event.attack', args: { ...attack, range: 'medium', obstructed: '' } })).toContain(
      'Einsatzzielmarker',
    );
    expect(de({ text: 'ar.die', args: { colour: 'red', face: 'hitcrit' } })).toBe(
      'rot: Treffer und kritischer Treffer',
    );
    expect(de({ text: 'ar.obstacle', args: { obstacle: 1 } })).toBe('Asteroidenfeld 2');
    expect(en({ text: 'ar.obstacle', args: { obstacle: 'station' } })).toBe('Station');
  });

  it('say nothing of a card that lies facedown', () => {
    expect(de({ text: 'ar.repair.hull', args: { card: null, cost: 3 } })).toBe(
      'Hülle reparieren: verdeckte Schadenskarte (3)',
    );
    expect(en({ text: 'ar.repair.hull', args: { card: 'power-failure', cost: 3 } })).toBe(
      'Repair hull: Power Failure (3)',
    );
    expect(told({ type: 'damageCard', unit: 2, card: null })).toEqual([
      'CR90 Corvette A #3 erhält eine verdeckte Schadenskarte.',
      'CR90 Corvette A #3 is dealt a facedown damage card.',
    ]);
  });

  it('count no die as dice, and know no distance 6', () => {
    expect(de({ text: 'ar.ask.reroll', args: { n: 1 } })).toBe('Welchen Würfel würfelst du neu?');
    expect(en({ text: 'ar.ask.reroll', args: { n: 2 } })).toBe('Choose up to 2 dice to reroll');
    expect(de({ text: 'ar.no.distance', args: { distance: 6 } })).toContain('jenseits von Entfernung 5');
    expect(en({ text: 'ar.no.distance', args: { distance: 2 } })).toContain('at distance 2');
  });
});

describe('the log', () => {
  it('tells of an attack: who from where against whom, how far, through what', () => {
    const attack: ArmadaEvent = {
      type: 'attack',
      attack: 0,
      kind: 'salvo',
      attacker: { unit: 0 },
      zone: 'left-auxiliary',
      defender: { unit: 2 },
      defending: 'front',
      range: 'close',
      obstructed: true,
      line: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    };
    expect(told(attack)).toEqual([
      'Salven-Angriff: Victory II-class Star Destroyer #1 (Linke Hilfshüllensektion) gegen CR90 Corvette A #3 (Bug), kurze Reichweite, versperrt.',
      'Salvo attack: Victory II-class Star Destroyer #1 (Left Auxiliary) against CR90 Corvette A #3 (Front), close range, obstructed.',
    ]);
    expect(told({ ...attack, kind: 'normal', attacker: { obstacle: 0 }, zone: null, obstructed: false })[0]).toBe(
      'Angriff: Raumstation gegen CR90 Corvette A #3 (Bug), kurze Reichweite.',
    );
  });

  it('tells a defence token from a command token of the same moment', () => {
    expect(told({ type: 'tokenState', unit: 2, token: 0, kind: 'evade', state: 'exhausted' })[0]).toBe(
      'CR90 Corvette A #3: Verteidigungsmarker Ausweichen erschöpft.',
    );
    expect(told({ type: 'tokenLost', unit: 0, token: 'concentrate', why: 'double' })[0]).toBe(
      'Victory II-class Star Destroyer #1: Kommandomarker Feuer konzentrieren abgelegt, denn es hat schon einen dieser Art.',
    );
  });

  it('tells of an obstacle by the token that it was, although it may be gone by now', () => {
    expect(told({ type: 'obstacleGone', obstacle: 0, token: 'exogorth-2' })).toEqual([
      'Exogorth 2 wird von der Spielfläche entfernt.',
      'Exogorth 2 is removed from the play area.',
    ]);
  });

  it('calls a seat as the table does', () => {
    const table = { ...view, player: (seat: number) => (seat === 1 ? 'Computer' : 'Ada') };
    const over: ArmadaEvent = { type: 'over', winner: 1, reason: 'rounds', score: [12, 80] };
    expect(eventInWords(table, text.de, 'de', over)).toMatch(/Computer gewinnt/);
  });

  it('tells the winner’s points first', () => {
    expect(told({ type: 'over', winner: 1, reason: 'rounds', score: [12, 80] })[0]).toBe(
      'Die Partie ist zu Ende: Spieler 2 gewinnt mit 80 : 12 Siegpunkten. Die letzte Runde ist gespielt.',
    );
    expect(told({ type: 'over', winner: null, reason: 'agreed', score: [0, 0] })[1]).toBe('The match is over, a draw.');
  });

  it('tells all that was changed by hand', () => {
    const change = {
      unit: 0,
      x: 10.55,
      y: 20,
      speed: 2,
      shields: { rear: 1 },
      commands: ['repair'],
      raids: [],
      deal: 2,
    };
    expect(told({ type: 'override', change })[0]).toBe(
      'Von Hand geändert: Victory II-class Star Destroyer #1: steht auf 10,6/20 mm, 0°, Schub 2, Schilde Heck 1, Kommandomarker Reparieren, keine Überfallmarker, verdeckte Schadenskarten mehr: 2.',
    );
    expect(told({ type: 'override', change: { victory: [3, 1] } })[1]).toBe('Changed by hand: victory tokens 3 and 1.');
    const end = { winner: 0, reason: 'conceded' };
    expect(told({ type: 'override', change: { end } })[1]).toBe('Player 2 gives up: the match is over.');
  });
});
