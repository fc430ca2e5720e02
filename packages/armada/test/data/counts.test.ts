import { describe, expect, it } from 'vitest';
import * as data from '../../src/data/index.ts';
import { chart, dice } from '../../src/data/rows.ts';
import { FACTIONS, SIZES, SLOTS } from '../../src/data/types.ts';

const count = <T>(cards: readonly T[], is: (card: T) => boolean): number => cards.filter(is).length;
const byFaction = (cards: readonly { faction: string }[]) =>
  FACTIONS.map((faction) => count(cards, (card) => card.faction === faction));

describe('the whole pool', () => {
  it('[AR-FRAKTION-01] has 66 ships, 107 squadrons and 292 upgrades of four factions, and two upgrades that went out of print', () => {
    expect(byFaction(data.ALL_SHIPS)).toEqual([23, 25, 9, 9]);
    expect(byFaction(data.ALL_SQUADRONS)).toEqual([39, 41, 14, 13]);
    expect(count(data.ALL_SQUADRONS, (card) => !card.unique)).toBe(33);
    const printed = data.ALL_UPGRADES.filter((card) => !card.retired || card.id === 'governor-pryce');
    expect([printed.length, data.ALL_UPGRADES.length]).toEqual([292, 294]);
  });

  it('[AR-AUFWERTUNGSSYMBOLE-01] has cards for each of the 14 icons, boarding teams under two', () => {
    const counts = SLOTS.map((slot) => [slot, count(data.ALL_UPGRADES, ({ slots }) => slots.includes(slot))]);
    expect(Object.fromEntries(counts)).toEqual({
      commander: 38,
      officer: 72,
      'weapons-team': 18,
      'support-team': 8,
      'fleet-command': 8,
      'fleet-support': 7,
      'offensive-retrofit': 23,
      'defensive-retrofit': 8,
      'experimental-retrofit': 4,
      turbolasers: 15,
      'ion-cannons': 9,
      ordnance: 8,
      superweapon: 3,
      title: 79,
    });
    expect(count(data.ALL_UPGRADES, ({ slots }) => slots.length === 2)).toBe(6);
  });

  it('has 36 objectives, four of each kind in each of three sets', () => {
    const brought = data.ALL_OBJECTIVES.filter(({ kind }) => kind !== 'campaign');
    const keys = brought.map(({ kind, set }) => `${kind} ${set}`);
    expect([keys.length, new Set(keys).size]).toEqual([36, 9]);
    for (const key of keys) expect(count(keys, (one) => one === key)).toBe(4);
  });

  it('[AR-CAMP-KAMPAGNENEINSATZZIELKARTEN-01] has the four campaign objectives that the book prints, and what their tokens are worth', () => {
    const campaign = data.ALL_OBJECTIVES.filter(({ kind, token }) => kind === 'campaign' && token !== undefined);
    expect(campaign.map(({ name, token }) => [name.de, token])).toEqual([
      ['Basenverteidigung: Bewaffnete Raumstation', 20],
      ['Basenverteidigung: Ionenkanone', 20],
      ['Hyperraumroutenüberfall', 15],
      ['Machtdemonstration', 20],
    ]);
  });

  it('[AR-SCHADEN-12] has 52 damage cards of 22 titles: 16 crew, 36 ship', () => {
    const copies = (trait: string) =>
      data.DAMAGE_DECK.filter((card) => card.trait === trait).reduce((sum, card) => sum + card.copies, 0);
    expect([data.DAMAGE_DECK.length, copies('crew'), copies('ship')]).toEqual([22, 16, 36]);
    for (const card of data.DAMAGE_DECK) expect(card.immediate ?? card.persistent).toBe(true);
  });

  it('[AR-DMG-ENERGIEAUSFALL-02] [AR-DMG-FEHLFUNKTION-DER-SCHUBKONTRO-02] [AR-DMG-SCHADEN-AN-DER-STEUERKONSOLE-04] damage cards have the traits that the book gives them', () => {
    const traits = Object.fromEntries(data.DAMAGE_DECK.map(({ name, trait }) => [name.de ?? name.en, trait]));
    expect(traits).toMatchObject({
      Energieausfall: 'ship',
      'Fehlfunktion der Schubkontrolle': 'ship',
      'Schaden an der Steuerkonsole': 'crew',
    });
  });

  it('tells all cards apart by their ids, which are their English names', () => {
    const cards = [
      ...data.ALL_SHIPS,
      ...data.ALL_SQUADRONS,
      ...data.ALL_UPGRADES,
      ...data.ALL_OBJECTIVES,
      ...data.DAMAGE_DECK,
    ];
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    const slug = (name: string) =>
      name
        .toLowerCase()
        .replace(/[’'“”]/g, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    for (const { id, name } of cards) expect(id.startsWith(slug(name.en))).toBe(true);
    // A place is added where, and only where, another card has the same name.
    const names = cards.map(({ name }) => slug(name.en));
    for (const [i, { id }] of cards.entries())
      expect([id, id === names[i]]).toEqual([id, count(names, (name) => name === names[i]) === 1]);
  });
});

describe('cells', () => {
  it('of dice are read colour by colour', () => {
    expect(dice('2R1B3K')).toEqual({ red: 2, blue: 1, black: 3 });
    expect(dice('1K')).toEqual({ red: 0, blue: 0, black: 1 });
    expect(dice('-')).toEqual({ red: 0, blue: 0, black: 0 });
    for (const wrong of ['', '2X', '1K1R', 'R2', '2R ']) expect(() => dice(wrong)).toThrow('dice');
  });

  it('of charts have as many joints as the speed says', () => {
    expect(chart('1; 0-1; 0-1-2')).toEqual([[1], [0, 1], [0, 1, 2]]);
    for (const wrong of ['1-1', '1; 1', '1; 1-x', '']) expect(() => chart(wrong)).toThrow('cannot be read');
  });
});

describe('ships', () => {
  it('have a class with a base; every class has ships', () => {
    for (const ship of data.ALL_SHIPS) expect(SIZES).toContain(data.classOf(ship).size);
    for (const { id } of data.CLASSES) expect(data.ALL_SHIPS.some((ship) => ship.class === id)).toBe(true);
  });

  it('[AR-GROESSENKATEGORIE-01] [AR-GROESSENKATEGORIE-10] are small, medium, large or huge', () => {
    const sizeOf = (id: string) => data.classOf(data.shipCard(id)).size;
    const small = ['cr90-corvette-a', 'nebulon-b-support-refit', 'gladiator-i-class-star-destroyer'];
    for (const id of [...small, 'consular-class-charger-c70', 'hardcell-class-transport'])
      expect([id, sizeOf(id)]).toEqual([id, 'small']);
    expect(SIZES.map((size) => count(data.ALL_SHIPS, (ship) => data.classOf(ship).size === size))).toEqual([
      27, 13, 22, 4,
    ]);
  });

  it('[AR-GROESSENKATEGORIE-11] [AR-GROESSENKATEGORIE-12] [AR-GROESSENKATEGORIE-13] as the book’s examples say', () => {
    const sizes = (start: string) =>
      new Set(data.ALL_SHIPS.filter((ship) => ship.name.en.startsWith(start)).map((ship) => data.classOf(ship).size));
    for (const name of ['Assault Frigate', 'Victory', 'Acclamator', 'Munificent'])
      expect([name, ...sizes(name)]).toEqual([name, 'medium']);
    for (const name of ['MC80', 'Imperial']) expect([name, ...sizes(name)]).toEqual([name, 'large']);
    expect([...sizes('Executor')]).toEqual(['huge']);
  });

  it('[AR-FLOTTILLEN-01] [AR-ERR-FLOTTILLE-01] [AR-FAQ-FLOTTILLEN-01] [AR-GROESSENKATEGORIE-09] flotillas are small ships', () => {
    const flotillas = data.ALL_SHIPS.filter(data.isFlotilla);
    expect(flotillas.map(({ id }) => id)).toEqual([
      'gr-75-combat-retrofits',
      'gr-75-medium-transports',
      'gozanti-class-assault-carriers',
      'gozanti-class-cruisers-empire',
      'gozanti-class-cruisers-separatist',
    ]);
    for (const ship of flotillas) expect(data.classOf(ship).size).toBe('small');
  });

  it('have auxiliary zones exactly if they are huge, and a special battery exactly if they ignite', () => {
    for (const ship of data.ALL_SHIPS) {
      const huge = data.classOf(ship).size === 'huge';
      expect([ship.id, ship.shields.auxiliary !== undefined, ship.battery.auxiliary !== undefined]).toEqual([
        ship.id,
        huge,
        huge,
      ]);
      expect(data.classOf(ship).crossLine !== undefined).toBe(huge);
      expect([ship.id, ship.special !== undefined]).toEqual([ship.id, ship.ignition !== undefined]);
    }
    expect(data.ALL_SHIPS.filter((ship) => ship.special).map(({ id }) => id)).toEqual([
      'onager-class-star-destroyer',
      'onager-class-testbed',
    ]);
  });

  it('keep their lines and targeting points on the token', () => {
    const TOKENS = { small: [19.5, 71], medium: [29.5, 102], large: [36.5, 129], huge: [36.5, 355] } as const;
    for (const { id, size, frontLine, rearLine, points } of data.CLASSES) {
      const [half, length] = TOKENS[size];
      const within = ([right, behind]: readonly [number, number]) =>
        right >= 0 && right <= half && behind >= 0 && behind <= length;
      const all = [...frontLine, ...rearLine, points.side, [0, points.front] as const, [0, points.rear] as const];
      expect([id, all.every(within)]).toEqual([id, true]);
      // The front line begins ahead of the rear line or where it does, and runs forward.
      expect([id, frontLine[0][1] <= rearLine[0][1] + 1.5, frontLine[1][1] < rearLine[1][1]]).toEqual([id, true, true]);
    }
  });
});

describe('squadrons', () => {
  it('[AR-IRREGULAERE-STAFFEL-01][AR-IRREGULAERE-STAFFEL-03][AR-IRREGULAERE-STAFFEL-04][AR-FAQ-IRREGULAERE-STAFFELN-01] YT-2400 and Decimator are irregular, A-wings and TIE interceptors are not', () => {
    const irregular = (craft: string) =>
      new Set(data.ALL_SQUADRONS.filter((card) => card.craft === craft).map((card) => card.irregular ?? false));
    expect([...irregular('yt-2400'), ...irregular('decimator')]).toEqual([true, true]);
    expect([...irregular('a-wing'), ...irregular('tie-interceptor')]).toEqual([false, false]);
  });

  it('of one craft share it with a generic one; defence tokens are for unique ones', () => {
    for (const card of data.ALL_SQUADRONS) {
      expect([card.id, data.ALL_SQUADRONS.some((one) => one.craft === card.craft && !one.unique)]).toEqual([
        card.id,
        true,
      ]);
      if (!card.unique) expect([card.id, card.tokens, card.ability]).toEqual([card.id, [], false]);
    }
    expect(count(data.ALL_SQUADRONS, (card) => card.unique === true && card.tokens.length === 0)).toBe(8);
  });

  it('know their keywords with their numbers', () => {
    expect(data.squadronCard('dis-t81').keywords).toEqual({ 'ai-anti-squadron': 1, counter: 2, snipe: 3, swarm: 1 });
    expect(data.squadronCard('x-wing-squadron').keywords).toEqual({ bomber: 1, escort: 1 });
  });
});

describe('points of the first print', () => {
  const POINTS: readonly (readonly [clause: string, card: string, points: number])[] = [
    ['AR-ERR-ADMONITOR-03', 'admonition', 6],
    ['AR-ERR-ANGRIFFS-ERSCHUETTERUNGSRAKE-05', 'assault-concussion-missiles', 5],
    ['AR-ERR-ANGRIFFS-PROTONENTORPEDOS-05', 'assault-proton-torpedoes', 4],
    ['AR-ERR-EXTERNE-TRAEGER-03', 'external-racks', 4],
    ['AR-ERR-CAPTAIN-BRUNSON-01', 'captain-brunson', 9],
    ['AR-ERR-COMMANDER-SATO-01', 'commander-sato', 27],
    ['AR-ERR-GENERAL-RIEEKAN-04', 'general-rieekan', 34],
    ['AR-ERR-LEIA-ORGANA-COMMANDER-01', 'leia-organa-commander', 28],
    ['AR-ERR-GROSSMOFF-TARKIN-01', 'grand-moff-tarkin', 28],
    ['AR-ERR-LEITSCHUESSE-01', 'leading-shots', 6],
    ['AR-ERR-MON-KARREN-04', 'mon-karren', 6],
    ['AR-ERR-MON-MOTHMA-04', 'mon-mothma', 27],
  ];
  it.each(POINTS)('[%s] %s costs %i', (_, id, points) => {
    const card = data.upgradeCard(id);
    expect(card.firstPoints ?? card.points).toBe(points);
  });
});

describe('stations', () => {
  it('[AR-ERR-BEWAFFNETE-RAUMSTATION-01] [AR-ERR-BEWAFFNETE-RAUMSTATION-02] the armed one has 1 blue die against squadrons, 2 red and 2 blue against ships', () => {
    const [armed, unarmed] = data.STATION_CARDS;
    expect(armed).toEqual({
      id: 'armed-station',
      hull: 13,
      antiSquadron: { red: 0, blue: 1, black: 0 },
      battery: { red: 2, blue: 2, black: 0 },
    });
    expect(unarmed?.hull).toBe(10);
  });

  it('obstacles are those of the three sets', () => {
    const kinds = data.OBSTACLES.map(({ kind }) => kind);
    const counts = Object.fromEntries(kinds.map((kind) => [kind, count(kinds, (one) => one === kind)]));
    expect(counts).toEqual({ asteroid: 3, debris: 2, station: 1, dust: 2, exogorth: 2, purrgil: 2, rift: 1 });
    for (const { outline } of data.OBSTACLES) expect(outline.length).toBeGreaterThan(10);
  });
});
