import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readArmy } from '../../src/build/read.ts';
import { buildDe } from '../../src/text/build/de.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Armies as pages, builders and sentences give them, in our own words. */

const read = (text: string): Import => {
  const result = readArmy(text);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const lost = ({ report }: Import) => report.filter((one) => one.lost).map(({ message }) => render([buildEn], message));
const units = ({ army }: Import) => army.units.map(({ unit, upgrades }) => [unit, ...upgrades].join(' '));

describe('the text of Tabletop Admiral', () => {
  it('command cards in a row with their pips behind them, battle cards in rows without a heading', () => {
    const got = read(`612/800
8 Activations
General Veers
2x Snowtroopers (Flametrooper)
Ambush•, Pinned Down•, Push••, Covert Observation••, Assault•••, Coordinated Fire•••, Standing Orders••••
Key Positions, Breakthrough, Recover the Supplies
Major Offensive, Disarray, The Long March`);
    expect(lost(got)).toEqual([]);
    expect(got.army.name).toBeUndefined();
    expect(got.army.commands).toEqual([
      'ambush',
      'pinned-down',
      'push',
      'covert-observation',
      'assault',
      'coordinated-fire',
    ]);
    expect(got.army.battleDeck).toEqual([
      'key-positions',
      'breakthrough',
      'recover-the-supplies',
      'major-offensive',
      'disarray',
      'the-long-march',
    ]);
    expect(units(got)).toEqual(['general-veers', 'snowtroopers flametrooper', 'snowtroopers flametrooper']);
  });

  it('pips before the names, with nothing between', () => {
    const got = read(
      'General Veers\nStormtroopers\nCommands:•Ambush•Pinned Down••Push, Covert Observation•••Assault••••Standing Orders',
    );
    expect(lost(got)).toEqual([]);
    expect(got.army.commands).toEqual(['ambush', 'pinned-down', 'push', 'covert-observation', 'assault']);
  });

  it('the same rows under “CommandCards:” and “SetupCards:”; a name that no card has is told', () => {
    const got = read(`Leia Organa
Rebel Troopers
CommandCards: Ambush•, Push••, Nobody Knows This•••
SetupCards:
Key Positions, Breakthrough`);
    expect(got.army.commands).toEqual(['ambush', 'push']);
    expect(got.army.battleDeck).toEqual(['key-positions', 'breakthrough']);
    expect(lost(got)).toHaveLength(1);
    expect(lost(got)[0]).toContain('Nobody Knows This');
  });

  it('sums beside the names: what a unit costs, what it carries, and both', () => {
    const got = read(`Darth Vader (Dark Lord of the Sith) 190 + 15 = 205
--Force Push (10), Saber Throw (5)
3x Dewback Rider 70 + 5 = 75 x 3 = 225
--T-21 Blaster Rifle (5)`);
    expect(lost(got)).toEqual([]);
    expect(units(got)).toEqual([
      'darth-vader-dark-lord-of-the-sith force-push saber-throw',
      ...Array.from({ length: 3 }, () => 'dewback-rider t-21-blaster-rifle'),
    ]);
  });

  it('a page that lost its line ends: between two known names there was one', () => {
    const got = read('9 ActivationsGeneral Veers (Improvised Orders)\n2x SnowtroopersAmbush•, Push••, Assault•••');
    expect(units(got)).toEqual(['general-veers improvised-orders', 'snowtroopers', 'snowtroopers']);
    expect(got.army.commands).toEqual(['ambush', 'push', 'assault']);
    expect(lost(got)).toEqual([]);
  });
});

describe('units within a sentence', () => {
  it('a number before a name begins a new unit; nothing is carried by the one before', () => {
    for (const text of [
      'Luke Skywalker, 2 Rebellentrupps, 1 AT-RT mit Laserkanone',
      'The rebels had Luke Skywalker, two units of Rebel Troopers and an AT-RT with Laser Cannon.',
      'My list: Luke Skywalker, 2x Rebel Troopers, 1 Laser AT-RT',
    ])
      expect(units(read(text)), text).toEqual([
        'luke-skywalker-hero-of-the-rebellion',
        'rebel-troopers',
        'rebel-troopers',
        'at-rt-rebel at-rt-laser-cannon',
      ]);
  });

  it('“je 2” holds for all that follow; what only one unit has stands for that unit', () => {
    expect(units(read('Leia, einen Airspeeder und je 2 Veterans und Tauntauns.'))).toEqual([
      'leia-organa',
      't-47-airspeeder',
      'rebel-veterans',
      'rebel-veterans',
      'tauntaun-riders',
      'tauntaun-riders',
    ]);
    expect(units(read('Leia, 2 Veterans, 2 Z-6 Trooper'))).toEqual([
      'leia-organa',
      'rebel-veterans',
      'rebel-veterans',
      'rebel-troopers z-6-trooper',
      'rebel-troopers z-6-trooper',
    ]);
  });

  it('“snipers” are those of the faction beside them, with their rifle', () => {
    expect(units(read('Veers, 1 Snipers, 2 Storms'))).toEqual([
      'general-veers',
      'scout-troopers-strike-team dlt-19x-sniper',
      'stormtroopers',
      'stormtroopers',
    ]);
    expect(units(read('Leia, Snipers, 1 Rebel Troopers'))[1]).toBe('rebel-commandos-strike-team dh-447-sniper');
  });

  it('what units of a line carry stays with them, counted or not, and so does a counterpart', () => {
    const got = read('R2-D2 – Comms Relay, C-3PO\n2x Rebel Troopers – 1x DLT-20A Trooper, 1x 2-1B Medical Droid');
    expect(units(got)).toEqual([
      'r2-d2-hero-of-a-thousand-devices comms-relay',
      'rebel-troopers dlt-20a-trooper',
      'rebel-troopers 2-1b-medical-droid',
    ]);
    expect(got.army.units[0]?.counterpart?.unit).toBe('c-3po-human-cyborg-relations');
  });
  it('wherever they stand; how many are in one of them says nothing', () => {
    const got = read(
      'The attackers were led by General Veers, supported by three squads each of eight Stormtroopers and a supporting AT-ST.',
    );
    expect(units(got)).toEqual(['general-veers', ...Array(3).fill('stormtroopers'), 'at-st']);
    expect(lost(got)).toEqual([]);
  });

  it('“five eight men squads of X” are five; what is counted and unknown is left out with a word', () => {
    const got = read(
      'We fielded Luke Skywalker, leading four eight men squads of Rebel Troopers, an AT-RT and 2 barrels of ale.',
    );
    expect(units(got)).toEqual([
      'luke-skywalker-hero-of-the-rebellion',
      ...Array(4).fill('rebel-troopers'),
      'at-rt-rebel',
    ]);
    expect(lost(got)).toEqual(['Left out: “2 barrels of ale” is unknown.']);
  });

  it('“3 stormtrooper squads”: how they are counted may stand behind', () => {
    expect(units(read('Somebody has Vader, 3 stormtrooper squads, and 2 speeder bikes.'))).toEqual([
      'darth-vader-dark-lord-of-the-sith',
      ...Array(3).fill('stormtroopers'),
      ...Array(2).fill('74-z-speeder-bikes'),
    ]);
  });

  it('a short name of a card that the unit cannot have goes to no unit', () => {
    const got = read('General Veers\nStormtroopers\nAT-ST with Laser Cannon');
    expect(units(got).at(-1)).toBe('at-st');
    expect(lost(got)).toHaveLength(1);
  });
});

it('prices of the first print are told, though no total says so; those of today are not', () => {
  const told = (text: string) => read(text).report.map(({ message }) => render([buildEn], message));
  expect(told('Darth Vader 200\nForce Push 10\nStormtroopers 44\nDLT-19 Stormtrooper 24')).toEqual([
    expect.stringContaining('fits the first print: 278 points'),
  ]);
  expect(told('Darth Vader\nForce Push\nStormtroopers')).not.toContainEqual(expect.stringContaining('first print'));
});

it('powers of the Force without their first word', () => {
  expect(units(read('Darth Vader (Commander): Choke, Push\nStormtroopers'))).toEqual([
    'darth-vader-dark-lord-of-the-sith force-choke force-push',
    'stormtroopers',
  ]);
});

describe('which edition a list is of, where it does not say so', () => {
  it('the one whose rules it does not break', () => {
    expect(
      read(
        'Luke Skywalker (Commander) with Burst of Speed, Offensive Push, and Recon Intel\n3x Rebel Troopers\n3x AT-RT with Laser Cannon\n2x X-34 Landspeeder with RPS-6 Rocket Gunner, Unstable R5 Astromech, and Mark II Medium Blaster',
      ).army.edition,
    ).toBe('2.6');
    expect(read('General Veers\n3x Stormtroopers').army.edition).toBe('1.2');
  });

  it('the one in which so many points are usual', () => {
    const list = (points: number) =>
      JSON.stringify({ points, armyFaction: 'empire', units: [{ name: 'Stormtroopers', upgrades: [] }] });
    expect(read(list(992)).army.edition).toBe('2.6');
    expect(read(list(792)).army.edition).toBe('1.2');
  });
});

it('a card that only the other edition has is told as such', () => {
  const got = read('Edition: 2.6\nGeneral Veers\nStormtroopers\nCommand Cards: Ambush\nBattle Cards: Hemmed In');
  expect(lost(got)).toContain('Left out: “Hemmed In” is a card of Legion 1.2 and does not exist in 2.6.');
});

describe('the lists that Legion HQ keeps', () => {
  const stored = (more: object) =>
    JSON.stringify({
      units: [
        { unitId: 'au', count: 1, upgradesEquipped: [null, null] },
        { unitId: 'gx', count: 2, upgradesEquipped: ['zz'] },
      ],
      commandCards: ['bj'],
      faction: 'empire',
      title: 'Veers and others',
      ...more,
    });

  it('codes of units with their count; a code that nobody knows is told with its place', () => {
    const got = read(stored({ pointTotal: 156 }));
    expect(units(got)).toEqual(['general-veers', 'b1-battle-droids', 'b1-battle-droids']);
    expect(got.army.name).toBe('Veers and others');
    expect(got.army.commands).toHaveLength(1);
    expect(got.report.find((one) => one.lost)).toMatchObject({ path: '/units/1/upgradesEquipped/0' });
  });

  it('a faction that nobody knows, and a link that holds only a number, are refused in words of this game', () => {
    expect(readArmy(stored({ faction: 'gungans' }))).toMatchObject({
      fault: { message: { text: 'le.import.noFaction' } },
    });
    const link = readArmy('https://legion-hq.com/list/12345');
    expect(link).toMatchObject({ fault: { message: { text: 'le.import.numberLink' } } });
    if (!link.ok)
      for (const words of [buildDe, buildEn]) expect(render([words], link.fault.message)).toContain('Legion HQ');
  });
});

it.each(['Sunday army (612/800)', 'Sunday army – 412/800'])('“%s” is a title; what it costs is compared', (title) => {
  const got = read(`${title}\nGeneral Veers\n3x Stormtroopers`);
  expect(got.army.name).toBe('Sunday army');
  expect(lost(got)).toEqual([]);
});
