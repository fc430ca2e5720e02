import { describe, expect, it } from 'vitest';
import { firstPrintOfUnit, firstPrintOfUpgrade, RANKS } from '../../../src/data/index.ts';
import type { Keyword, Unit, Weapon } from '../../../src/data/types.ts';
import { enemiesOf, friendsOf, isTrooper, isVehicle } from '../../../src/values.ts';
import { lay } from '../../table.ts';
import { b1, barc, clones, droidekas, grievous, obiWan, rex } from './troops.ts';

/** `critical 2`, `ai: Attack` */
const word = ({ keyword, value, of }: Keyword): string =>
  [keyword, value, of && `: ${of.join(', ')}`]
    .filter((part) => part !== undefined)
    .join(' ')
    .replace(' :', ':');
const weapon = ({ name, range, pool, keywords }: Weapon) => ({
  name: name.de,
  range: range.max === 0 ? 'melee' : `${range.min}-${range.max}`,
  dice: `${pool.red}r ${pool.black}b ${pool.white}w`,
  words: keywords.map(word),
});
const facts = (id: string) => {
  const card: Unit = firstPrintOfUnit(id);
  return {
    ...card,
    german: card.name.de,
    subtitle: card.title?.de,
    words: card.keywords.map(word),
    arms: card.weapons.map(weapon),
  };
};

describe('the units of the core set', () => {
  it('[LC-OBI-WAN-KENOBI-01] [LC-OBI-WAN-KENOBI-02] [LC-OBI-WAN-KENOBI-03] [LC-OBI-WAN-KENOBI-04] Obi-Wan Kenobi', () => {
    expect(facts('obi-wan-kenobi')).toMatchObject({
      german: 'Obi-Wan Kenobi',
      subtitle: 'Zivilisierter Krieger',
      unique: true,
      faction: 'republic',
      type: 'trooper',
      points: 175,
      minis: 1,
      courage: 3,
      wounds: 6,
      speed: 2,
      rank: 'commander',
      arms: [{ name: 'Obi-Wans Lichtschwert', range: 'melee', words: ['critical 2', 'impact 2', 'pierce 2'] }],
      words: ['jump 1', 'charge', 'guardian 3', 'immune-pierce', 'master-of-the-force 1', 'soresu-mastery'],
    });
  });
  it('[LC-GENERAL-GRIEVOUS-01] [LC-GENERAL-GRIEVOUS-02] [LC-GENERAL-GRIEVOUS-03] [LC-GENERAL-GRIEVOUS-04] General Grievous', () => {
    const saber = { name: 'Erbeutete Lichtschwerter', range: 'melee', words: ['impact 1', 'pierce 1'] };
    expect(facts('general-grievous-sinister-cyborg')).toMatchObject({
      german: 'General Grievous',
      subtitle: 'Finsterer Cyborg',
      unique: true,
      faction: 'separatist',
      type: 'trooper',
      points: 175,
      minis: 1,
      courage: 2,
      wounds: 8,
      rank: 'commander',
      arms: [saber, saber],
      words: ['arsenal 2', 'block', 'impervious', 'jedi-hunter', 'relentless', 'scale'],
    });
  });
  it('[LC-KLONTRUPPEN-DER-PHASE-I-01] [LC-KLONTRUPPEN-DER-PHASE-I-02] [LC-KLONTRUPPEN-DER-PHASE-I-03] Phase I clone troopers', () => {
    const { speed, ...card } = facts('phase-i-clone-troopers');
    expect(card).toMatchObject({
      german: 'Klontruppen der Phase I',
      faction: 'republic',
      type: 'clone-trooper',
      points: 52,
      minis: 4,
      arms: [
        { name: 'Unbewaffnet', range: 'melee' },
        { name: 'DC-15A-Blastergewehr', range: '1-3', dice: '0r 1b 0w' },
      ],
      words: ['fire-support'],
    });
    expect(speed).toBeGreaterThanOrEqual(2);
  });
  it('[LC-B1-KAMPFDROIDEN-01] [LC-B1-KAMPFDROIDEN-02] [LC-B1-KAMPFDROIDEN-03] [LC-B1-KAMPFDROIDEN-04] B1 battle droids', () => {
    expect(facts('b1-battle-droids')).toMatchObject({
      german: 'B1-Kampfdroiden',
      faction: 'separatist',
      type: 'droid-trooper',
      points: 36,
      minis: 6,
      courage: 1,
      wounds: 1,
      rank: 'corps',
      arms: [
        { name: 'Schlag', range: 'melee' },
        { name: 'E-5-Blastergewehr', dice: '0r 0b 1w' },
      ],
      words: ['ai: Attack', 'coordinate: Droid Trooper'],
    });
  });
  it('[LC-DROIDEKAS-01] [LC-DROIDEKAS-02] [LC-DROIDEKAS-03] [LC-DROIDEKAS-04] droidekas', () => {
    expect(facts('droidekas')).toMatchObject({
      german: 'Droidekas',
      faction: 'separatist',
      type: 'ground-vehicle',
      points: 100,
      minis: 2,
      resilience: null,
      wounds: 3,
      defence: 'white',
      surges: { defence: 'block' },
      arms: [{ name: 'Doppelte Zwillingsblasterkanonen', words: ['suppressive', 'fixed: Front', 'immune-deflect'] }],
      words: ['ai: Attack, Move', 'generator 1', 'shielded 4', 'wheel-mode'],
    });
  });
  it('[LC-BARC-GLEITER-01] [LC-BARC-GLEITER-02] [LC-BARC-GLEITER-03] [LC-BARC-GLEITER-04] the BARC speeder', () => {
    expect(facts('barc-speeder')).toMatchObject({
      german: 'BARC-Gleiter',
      faction: 'republic',
      type: 'repulsor-vehicle',
      points: 75,
      minis: 1,
      resilience: 3,
      wounds: 5,
      surges: { attack: 'hit' },
      arms: [
        { name: 'Leichte Zwillingsblasterkanonen', words: ['fixed: Front'] },
        { name: 'DC-15A-Blastergewehr', words: [] },
      ],
      words: ['arsenal 2', 'cover 1', 'speeder 1'],
    });
  });
  it('[LC-KLON-CAPTAIN-REX-01] [LC-KLON-CAPTAIN-REX-02] [LC-KLON-CAPTAIN-REX-03] Clone Captain Rex', () => {
    expect(facts('clone-captain-rex')).toMatchObject({
      german: 'Klon-Captain Rex',
      subtitle: 'Ehrenhafter Soldat',
      unique: true,
      faction: 'republic',
      type: 'clone-trooper',
      points: 90,
      minis: 1,
      surges: { attack: 'crit' },
      arms: [{ name: 'Kampftraining für Fortgeschrittene' }, { name: 'Zwei DC-17-Handblaster' }],
      words: ['gunslinger', 'scout 1', 'scouting-party 2', 'sharpshooter 1', 'tactical 1'],
    });
  });
});

describe('units', () => {
  const t = lay({
    units: [
      obiWan(200, 300),
      clones(400, 300),
      barc(700, 300),
      grievous(200, 700),
      b1(400, 700),
      droidekas(700, 700),
      rex(900, 300),
    ],
  });
  const all = t.state.units;
  const card = (id: number) => t.g.card(t.unit(id));
  it('[LC-EINHEITEN-01] [LC-EINHEITEN-08] [LC-FAHRZEUGE-BEWEGEN-09] a unit is of troopers or a vehicle, and a vehicle is a ground or a repulsor vehicle', () => {
    expect(all.map((u) => [isTrooper(t.g, u), isVehicle(t.g, u)])).toEqual(
      [true, true, false, true, true, false, true].map((trooper) => [trooper, !trooper]),
    );
    expect([card(2).type, card(5).type]).toEqual(['repulsor-vehicle', 'ground-vehicle']);
  });
  it('[LC-EINHEITEN-06] [LC-EINHEITEN-07] troopers stand on small round bases, vehicles on larger ones with notches', () => {
    for (const u of all) {
      const { base } = t.g.card(u);
      expect(base.notched).toBe(isVehicle(t.g, u));
      expect(base.width > 27).toBe(isVehicle(t.g, u));
    }
  });
  it('[LC-EINHEITEN-04] [LC-EINHEITEN-09] [LC-EINHEITEN-10] [LC-EINHEITEN-12] as many miniatures as the card says, one of them the leader; who is alone leads', () => {
    expect(all.map((u) => u.minis.length)).toEqual([1, 4, 1, 1, 6, 2, 1]);
    for (const u of all) expect(u.minis[u.leader]).toMatchObject({ fell: null, by: null });
    expect(all.filter((u) => u.minis.length === 1).every((u) => u.leader === 0)).toBe(true);
  });
  it('[LC-EINHEITEN-14] whoever a player controls is friendly, the others are enemies', () => {
    expect(friendsOf(t.state, t.unit(0)).map(({ id }) => id)).toEqual([0, 1, 2, 6]);
    expect(enemiesOf(t.state, t.unit(0)).map(({ id }) => id)).toEqual([3, 4, 5]);
  });
  it('[LC-RAENGE-01] [LC-RAENGE-03] every unit has one of six ranks', () => {
    expect(RANKS).toEqual(['commander', 'operative', 'corps', 'special', 'support', 'heavy']);
    expect(all.map(({ rank }) => rank)).toEqual([
      'commander',
      'corps',
      'support',
      'commander',
      'corps',
      'support',
      'commander',
    ]);
  });
  it('[LC-TAPFERKEIT-01] [LC-FAHRZEUGSCHADEN-02] troopers have courage where vehicles have resilience', () => {
    expect(all.map((u) => [t.g.card(u).courage, t.g.card(u).resilience])).toEqual([
      [3, undefined],
      [1, undefined],
      [undefined, 3],
      [2, undefined],
      [1, undefined],
      [undefined, null],
      [2, undefined],
    ]);
  });
  it('[LC-WAFFEN-01] [LC-WUNDEN-ERLEIDEN-01] [LC-WUNDEN-ERLEIDEN-07] a card names wounds, defence, surges and weapons with their dice and range', () => {
    for (const u of all) {
      const { wounds, defence, surges, weapons } = t.g.card(u);
      expect(wounds).toBeGreaterThan(0);
      expect(['red', 'white']).toContain(defence);
      expect(['hit', 'crit', null]).toContain(surges.attack);
      expect(['block', null]).toContain(surges.defence);
      expect(weapons.length).toBeGreaterThan(0);
      for (const { name, range, pool } of weapons) {
        expect(name.de).toBeTruthy();
        expect(range.max >= range.min && pool.red + pool.black + pool.white > 0).toBe(true);
      }
    }
  });
});

describe('the upgrades of the core set', () => {
  const upgrade = (id: string) => {
    const { name, points, slot, limits, mini, weapons, keywords, speed, unique, exhausts } = firstPrintOfUpgrade(id);
    return {
      name: name.de,
      points,
      slot,
      limits,
      adds: mini?.count ?? 0,
      arms: weapons.map(weapon),
      words: keywords.map(word),
      speed,
      unique,
      exhausts,
    };
  };
  const only = (id: string) => [{ units: [id] }];
  it('[LC-B1-KAMPFDROIDE-01] [LC-E-5C-B1-TRUPPLER-01] [LC-E-60R-B1-TRUPPLER-01] for B1 battle droids', () => {
    const limits = only('b1-battle-droids');
    expect(upgrade('b1-battle-droid')).toMatchObject({
      name: 'B1-Kampfdroide',
      points: 6,
      slot: 'personnel',
      limits,
      adds: 1,
      arms: [],
    });
    expect(upgrade('e-5c-b1-trooper')).toMatchObject({
      name: 'E-5C-B1-Truppler',
      points: 18,
      slot: 'heavy-weapon',
      limits,
      adds: 1,
      arms: [{ words: [] }],
    });
    expect(upgrade('e-60r-b1-trooper')).toMatchObject({
      name: 'E-60R-B1-Truppler',
      points: 20,
      slot: 'heavy-weapon',
      limits,
      adds: 1,
      arms: [{ words: ['impact 2'] }],
    });
  });
  it('[LC-KLONTRUPPLER-DER-PHASE-I-01] [LC-DC-15-TRUPPLER-DER-PHASE-I-01] [LC-Z-6-TRUPPLER-DER-PHASE-I-01] for Phase I clone troopers', () => {
    const limits = only('phase-i-clone-troopers');
    expect(upgrade('phase-i-clone-trooper')).toMatchObject({
      name: 'Klontruppler der Phase I',
      points: 13,
      slot: 'personnel',
      limits,
      adds: 1,
      arms: [],
    });
    expect(upgrade('dc-15-phase-i-trooper')).toMatchObject({
      name: 'DC-15-Truppler der Phase I',
      points: 30,
      limits,
      adds: 1,
      arms: [{ words: ['critical 1'] }],
    });
    expect(upgrade('z-6-phase-i-trooper')).toMatchObject({
      name: 'Z-6-Truppler der Phase I',
      points: 25,
      limits,
      adds: 1,
      arms: [{ words: [] }],
    });
  });
});

describe('telling units apart', () => {
  it('[LC-ID-MARKER-01] units of one name have numbers from their set-up on, others have none', () => {
    const t = lay({ units: [obiWan(200, 200), clones(400, 200), clones(600, 200), b1(400, 700)] });
    expect(t.state.units.map(({ number }) => number)).toEqual([0, 1, 2, 0]);
  });
});
