import type { Refusal } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { XWingEvent } from '../../src/events.ts';
import { aim, PRIMARY } from '../../src/flow/attack/weapons.ts';
import { de } from '../../src/text/de.ts';
import { en } from '../../src/text/en.ts';
import { cardName, eventInWords, inWords, manoeuvreName, shipName } from '../../src/text/naming.ts';
import { attacking } from '../cards/upgrades/duel.ts';
import { academy, rookie, scene, ship } from '../scene.ts';

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

  it('say so where a roll has no dice', () => {
    const rolled = (faces: readonly 'focus'[]): XWingEvent => ({ type: 'rolled', attack: 1, dice: 'defence', faces });
    expect(eventInWords(view, de, 'de', rolled([]))).toBe('Wurf (Verteidigungswürfel): keine Würfel.');
    expect(eventInWords(view, en, 'en', rolled([]))).toBe('Roll (defence dice): no dice.');
    expect(eventInWords(view, en, 'en', rolled(['focus']))).toBe('Roll (defence dice): focus.');
  });

  it('write numbers as each language does', () => {
    const far = { text: 'xw.outOfRange', args: { mm: 312.5, range: 4, min: 1, max: 3 } };
    expect(inWords(view, de, 'de', far)).toContain('312,5 mm');
    expect(inWords(view, en, 'en', far)).toContain('312.5 mm');
  });

  it('put events and refusals into a sentence of either language', () => {
    const duel = { attacker: 0, defender: 1, weapon: 'primary', range: 2, obstructed: false };
    const attack: XWingEvent = { type: 'attack', attack: 0, ...duel };
    expect(eventInWords(view, en, 'en', attack)).toMatch(
      /^Wedge Antilles #1 attacks .+ #2 \(primary weapon, range 2\)\.$/,
    );
    expect(eventInWords(view, de, 'de', attack)).toMatch(
      /^Wedge Antilles #1 greift .+ #2 an \(Primärwaffe, Reichweite 2\)\.$/,
    );
    expect(
      eventInWords(view, de, 'de', { type: 'obstacle', seat: 1, kind: 'core2asteroid1', x: 1, y: 2, degrees: 3 }),
    ).toBe('Spieler 2 platziert ein Hindernis: Asteroid 8.');
    expect(eventInWords(view, de, 'de', { type: 'initiative', side: 1 })).toBe('Spieler 2 hat die Initiative.');
    const table = { ...view, player: (seat: number) => (seat === 1 ? 'Computer' : 'Ada') };
    expect(eventInWords(table, de, 'de', { type: 'initiative', side: 1 })).toBe('Computer hat die Initiative.');
    const rolled: XWingEvent = { type: 'rolled', attack: 0, dice: 'attack', faces: ['hit', 'crit'] };
    expect(eventInWords(view, de, 'de', rolled)).toBe('Wurf (Angriffswürfel): Treffer, Kritischer Treffer.');
    const done = { text: 'xw.performedAlready', args: { action: 'barrelroll' } };
    expect(inWords(view, de, 'de', done)).toBe('Fassrolle hat dieses Schiff in dieser Runde schon durchgeführt.');
    expect(eventInWords(view, en, 'en', { type: 'token', ship: 0, token: 'focus', by: -1 })).toBe(
      'Wedge Antilles #1: focus token −1.',
    );
  });

  it('do not say a name twice where a pilot uses the ability of the own card', () => {
    const own: XWingEvent = { type: 'ability', ship: 0, card: '0:wedgeantilles' };
    expect(eventInWords(view, de, 'de', own)).toBe('Wedge Antilles #1: Die Pilotenfähigkeit wirkt.');
    expect(eventInWords(view, en, 'en', own)).toBe('Wedge Antilles #1: the pilot ability takes effect.');
    // What somebody else's card does is told by its name.
    const others: XWingEvent = { type: 'ability', ship: 1, card: '0:wedgeantilles' };
    expect(eventInWords(view, de, 'de', others)).toMatch(/ #2: Wedge Antilles wirkt\.$/);
    const over: XWingEvent = { type: 'ended', ship: 0, card: '0:wedgeantilles' };
    expect(eventInWords(view, de, 'de', over)).toBe('Wedge Antilles #1: Die Pilotenfähigkeit wirkt nicht mehr.');
  });

  it('writes numbers as the language does, to a tenth', () => {
    const tooFar = { text: 'xw.slideTooFar', args: { slide: 10.26, most: 10 } };
    expect(inWords(view, de, 'de', tooFar)).toContain('verschoben um 10,3 mm, erlaubt sind 10 mm');
    expect(inWords(view, en, 'en', tooFar)).toContain('10.3 mm');
  });
});

describe('the question of a card', () => {
  const asks = Object.keys(en).filter((key) => /^xw\.ask\.(card-|reroll$|damage-card$)/.test(key));
  it('begins with the name of the card in either language', () => {
    expect(asks.length).toBeGreaterThan(12);
    for (const words of [de, en]) for (const key of asks) expect(words[key]).toMatch(/^\{card\}: /);
  });

  it('tells which card asks and which ship carries it', () => {
    const named = attacking(['crew/emperorpalpatine'], { red: 'hhh' })
      .take('primary>1')
      .until('window:attack.beforeAttackDice')
      .take('0:crew.emperorpalpatine')
      .ask();
    expect(inWords(view, de, 'de', named.prompt)).toBe('Imperator Palpatine: Nenne ein Würfelergebnis');
    expect(named.about).toEqual({ ship: 0, card: 'emperorpalpatine' });
  });

  it('is asked of whoever rolls, but is about the ship with the card', () => {
    const s = scene({
      phase: 'combat',
      attack: ['blank', 'blank'],
      ships: [
        rookie(450, 480, 180, { fought: true }),
        ship('imperial/tiefighter/howlrunner', 520, 300, 0, { fought: true }),
        academy(450, 300, 0),
      ],
    });
    const asked = s.take('primary>0').until('window:attack.modifyAttackDice').take('1:howlrunner').ask();
    expect(asked).toMatchObject({ seat: 1, kind: 'reroll', about: { ship: 1, card: 'howlrunner' } });
    expect(inWords(view, en, 'en', asked.prompt)).toBe('"Howlrunner": choose the dice to reroll');
  });

  it('a target lock that rerolls is named, too', () => {
    const asked = attacking([], { hero: { locks: [1] }, red: 'bbb' })
      .take('primary>1')
      .until('window:attack.modifyAttackDice')
      .take('0:targetlock')
      .ask();
    expect(inWords(view, de, 'de', asked.prompt)).toBe('Zielerfassung: Wähle die Würfel, die du neu würfelst');
  });
});

describe('ranges and directions', () => {
  it('there is no range 4 in words', () => {
    const s = attacking([], { y: 700 });
    const why = (aim(s.g, s.ship(0), PRIMARY, s.ship(1)) as Refusal).message;
    expect(inWords(view, en, 'en', why)).toBe('Measured: 360 mm, that is beyond range 3. Allowed: 1 to 3.');
    expect(inWords(view, de, 'de', why)).toBe('Gemessen: 360 mm, also außerhalb von Reichweite 3. Erlaubt: 1 bis 3.');
  });

  it('a failed attempt reads well in every direction', () => {
    const failed = (direction: string): XWingEvent => ({
      type: 'failed',
      ship: 0,
      what: 'boost',
      direction,
      by: 'edge',
      because: { text: 'xw.blocked.edge' },
      clauses: ['XW-SCHUB-01'],
    });
    expect(eventInWords(view, en, 'en', failed('straight'))).toBe(
      'Wedge Antilles #1: Boost (straight) is not possible. The ship would flee from the play area.',
    );
    expect(eventInWords(view, de, 'de', failed('left-front'))).toBe(
      'Wedge Antilles #1: Schub (nach links, Bogen nach vorn) ist nicht möglich. Das Schiff würde aus der Spielfläche fliehen.',
    );
  });
});
