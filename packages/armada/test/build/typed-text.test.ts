import { render } from '@holotisch/engine';
import type { Meant } from '@holotisch/engine/list';
import { describe, expect, it } from 'vitest';
import { shipsNamed, squadronsNamed, upgradesNamed } from '../../src/build/card-names.ts';
import type { Import } from '../../src/build/import.ts';
import { readFleet } from '../../src/build/read.ts';
import { ACES, CRAFTS, SHIPS, UPGRADES } from '../../src/build/spellings.ts';
import { ALL_SHIPS, ALL_SQUADRONS, ALL_UPGRADES } from '../../src/data/index.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Fleets as people write them, in our own words. */

const read = (text: string, meant?: Meant): Import => {
  const result = readFleet(text, meant);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const said = ({ report }: Import) => report.map(({ message, line }) => `${line}: ${render([buildEn], message)}`);
const told = ({ report }: Import) => report.map(({ message }) => render([buildEn], message));
const keys = ({ report }: Import) => report.map(({ message, line }) => `${line}: ${message.text.slice(10)}`);

describe('the names of ships, squadrons and upgrades', () => {
  it.each([
    ['Acclamator I-class', 'acclamator-i-class-assault-ship'],
    ['MC80 Liberty Star Cruiser', 'mc80-star-cruiser'],
    ['CR90A Corvette', 'cr90-corvette-a'],
    ['CR90 B', 'cr90-corvette-b'],
    ['ISD II', 'imperial-ii-class-star-destroyer'],
    ['ISD-2', 'imperial-ii-class-star-destroyer'],
    ['VSD I', 'victory-i-class-star-destroyer-empire'],
    ['Interdictor-class Suppression Refit', 'interdictor-suppression-refit'],
    ['MC30 Torpedo Frigate', 'mc30c-torpedo-frigate'],
    ['Assault Frigate Mk. II B', 'assault-frigate-mark-ii-b'],
    ['Neb-B Escort', 'nebulon-b-escort-frigate'],
    ['GR-75', 'gr-75-medium-transports'],
  ])('%s is a ship', (name, id) => {
    expect(shipsNamed(name, []).map((card) => card.id)).toContain(id);
  });

  it.each([
    ['Jan Ors', 'jan-ors'],
    ['Moldy Crow - Jan Ors', 'jan-ors'],
    ['Jan Ors - Moldy Crow', 'jan-ors'],
    ['Jan Ors HWK-290', 'jan-ors'],
    ['Biggs Darklighter X-Wing Squadron', 'biggs-darklighter'],
    ['X-wing Biggs Darklighter', 'biggs-darklighter'],
    ['Tycho Celchu - A-Wing Squadron', 'tycho-celchu'],
    ['Lt. Blount', 'lieutenant-blount'],
    ['Z-95', 'z-95-headhunter-squadron'],
    ['Vulture Droid Squadron', 'vulture-class-droid-fighter-squadron'],
    ['A-Wings', 'a-wing-squadron'],
  ])('%s is a squadron: an ace with his craft before or behind', (name, id) => {
    expect(squadronsNamed(name, []).map((card) => card.id)).toContain(id);
  });

  it.each([
    ['ECM', 'electronic-countermeasures'],
    ['Electronic Counter Measures', 'electronic-countermeasures'],
    ['APT', 'assault-proton-torpedoes'],
    ['X17 Turbolasers', 'xi7-turbolasers'],
    ['7th Fleet Star Destroyer', 'seventh-fleet-star-destroyer'],
    ['Clone Cmdr. Wolffe', 'clone-commander-wolffe'],
  ])('%s is an upgrade', (name, id) => {
    expect(upgradesNamed(name, []).map((card) => card.id)).toContain(id);
  });
});

it('the table of spellings names no card that is not there', () => {
  for (const [cards, spellings] of [
    [ALL_SHIPS.map(({ id }) => id), SHIPS],
    [ALL_UPGRADES.map(({ id }) => id), UPGRADES],
    [ALL_SQUADRONS.map(({ id }) => id), ACES],
    [ALL_SQUADRONS.map(({ craft }) => craft), CRAFTS],
  ] as const)
    expect(Object.keys(spellings).filter((id) => !cards.some((one) => one === id))).toEqual([]);
});

describe('a fleet as it is typed', () => {
  it('ships with their cards on one line, squadrons on another', () => {
    const got = read(`Sunday fleet (228)
• CR90A (Tantive IV): Mon Mothma, Ahsoka Tano
• Hammerhead Torpedo Corvette: APT, External Racks
• Squadrons (69): Jan Ors, Biggs Darklighter, 2× A-Wings, Z-95`);
    expect(got.fleet).toEqual({
      name: 'Sunday fleet',
      faction: 'rebel',
      ships: [
        { card: 'cr90-corvette-a', upgrades: ['tantive-iv', 'mon-mothma', 'ahsoka-tano-officer-rebel'] },
        { card: 'hammerhead-torpedo-corvette', upgrades: ['assault-proton-torpedoes', 'external-racks'] },
      ],
      squadrons: ['jan-ors', 'biggs-darklighter', 'a-wing-squadron', 'a-wing-squadron', 'z-95-headhunter-squadron'],
      objectives: {},
    });
    expect(got.report.filter(({ lost, asks }) => lost || asks)).toEqual([]);
  });

  it('“Title (400)” has what the fleet costs, and that is compared', () => {
    const got = read('Monday fleet (212)\nISD II: Admiral Motti\nSquadrons: 2 TIE Fighters');
    expect(got.fleet.name).toBe('Monday fleet');
    expect(told(got)).toContain('Another sum: there it says 212, here it is 160 fleet points.');
  });

  it('sums of ships and squadrons are a total where none is written, and tell whose prices they are', () => {
    const ship = "CR90 Corvette A (44)\n- General Dodonna (20)\n- Jaina's Light (2)\n= 66 points";
    const got = read(`${ship}\n\n1 Jan Ors (19)\n= 19 points`);
    expect(got.agreed?.format).toBe('first-print');
    expect(told(got)).toEqual(['The total fits the first print: 85 fleet points. By today’s points it is 88.']);
    // Squadrons without a sum leave it open.
    expect(read(`${ship}\n\n1 Jan Ors`).agreed).toBeUndefined();
  });

  it('“A, B x3” are one A and three B', () => {
    const got = read('Victory II, Dominator\nHowlrunner, TIE Fighters x3');
    expect(got.fleet.squadrons).toEqual(['howlrunner', ...Array(3).fill('tie-fighter-squadron')]);
    expect(got.fleet.ships).toEqual([{ card: 'victory-ii-class-star-destroyer', upgrades: ['dominator'] }]);
  });

  it('a class without its kind is asked, not unknown; points tell which', () => {
    const [asked] = read('Gladiator\nDemolisher\nVictory II').report.filter(({ asks }) => asks);
    expect(asked?.asks?.options).toHaveLength(2);
    expect(read('Gladiator (62)\nVictory II').fleet.ships[0]?.card).toBe('gladiator-ii-class-star-destroyer');
  });

  it('a sentence names ships; what it says besides is noted, and what it counts and nobody knows is left out', () => {
    const got = read(
      'Moff Jerjerrod: an Imperial II-Class Star Destroyer, two Arquitens Command Cruisers, and 3 frigates of doom',
    );
    expect(got.fleet.ships.map(({ card }) => card)).toEqual([
      'imperial-ii-class-star-destroyer',
      'arquitens-class-command-cruiser',
      'arquitens-class-command-cruiser',
    ]);
    expect(told(got)).toEqual([
      'Left out: “3 frigates of doom” is unknown.',
      'The commander “Moff Jerjerrod” stands in the head of the list, but with no ship.',
    ]);
  });

  it('dashes of any length, objectives in one line or without a label', () => {
    const got = read(`Rebels - Author: nobody
Objectives: Most Wanted, Fire Lanes, Superior Positions
[flagship] CR90 Corvette A (44)
– Mon Mothma (27)
= 71 total points
Squadrons (13/134):
1x X-Wing Squadron (13)`);
    expect(got.fleet).toEqual({
      faction: 'rebel',
      ships: [{ card: 'cr90-corvette-a', upgrades: ['mon-mothma'] }],
      squadrons: ['x-wing-squadron'],
      objectives: { assault: 'most-wanted', defence: 'fire-lanes', navigation: 'superior-positions' },
    });
    expect(keys(got)).toEqual(['1: remark']);
    expect(read('CR90 Corvette A\nMost Wanted\nFire Lanes').fleet.objectives).toEqual({
      assault: 'most-wanted',
      defence: 'fire-lanes',
    });
  });

  it('broken lines are put together where that gives a name', () => {
    const got = read(
      'Name:\nMine\nFaction:\nImperial\nRaider I (44)\n• Admiral\nSloane (24)\n• Instigator\n(4)\n= 72\nPoints',
    );
    expect(got.fleet).toMatchObject({
      name: 'Mine',
      ships: [{ card: 'raider-i-class-corvette', upgrades: ['admiral-sloane', 'instigator'] }],
    });
    expect(got.report).toEqual([]);
  });
});

describe('what a fleet says it may cost', () => {
  const cr90 = 'Faction: Rebel\nCR90 Corvette A (44)\n• Mon Mothma (27)';
  it('is obeyed', () => {
    expect(read(`${cr90}\nPoints: 71/500`).agreed).toEqual({ format: 'standard', points: 500 });
    expect(read(`Small one (71/180)\n${cr90}`).agreed).toEqual({ format: 'core', points: 180 });
    expect(read(`Small one (0/71/300)\n${cr90}`).agreed).toEqual({ format: 'standard', points: 300 });
    expect(read(cr90).agreed).toBeUndefined();
  });

  it('and a total that only the first print gives is told, and counted so', () => {
    const list = (total: number) =>
      read(`Faction: Imperial\nVictory II (85)\n• Admiral Motti (24)\nTotal Points: ${total}`);
    expect(list(109).agreed).toEqual({ format: 'first-print', points: 400 });
    expect(said(list(109))).toEqual([
      '4: The total fits the first print: 109 fleet points. By today’s points it is 104.',
    ]);
    expect(list(104)).toMatchObject({ report: [] });
    expect(list(104).agreed).toBeUndefined();
    expect(keys(list(90))).toEqual(['4: otherSum']);
  });
});

describe('a ship that was not understood', () => {
  it('keeps its cards: none of them falls to the ship above, and each is told', () => {
    for (const text of [
      'Faction: Rebel\nCR90 Corvette A (44)\n• Mon Mothma (27)\nGalactic Bathtub (60)\n• Engine Techs (8)',
      'Faction: Rebel\nCR90 Corvette A (44)\nMon Mothma (27)\nGalactic Bathtub (60)\nEngine Techs (8)',
      'Faction: Rebel\nCR90 Corvette A: Mon Mothma\n\nGalactic Bathtub: Engine Techs',
    ]) {
      const got = read(text);
      expect(got.fleet.ships, text).toEqual([{ card: 'cr90-corvette-a', upgrades: ['mon-mothma'] }]);
      expect(got.report.map(({ message, lost }) => [message.text, lost])).toEqual([
        ['ar.import.dropped', true],
        ['ar.import.droppedWith', true],
      ]);
      expect(said(got)[1]).toMatch(/“Engine Techs” belongs to “Galactic Bathtub”, and that ship is unknown\.$/);
    }
    const json = { faction: 'rebel', ships: [{ name: 'Galactic Bathtub', upgrades: ['Engine Techs'] }], squadrons: [] };
    expect(read(JSON.stringify(json)).report.map(({ message, path }) => [path, message.text])).toEqual([
      ['/ships/0', 'ar.import.dropped'],
      ['/ships/0/upgrades/0', 'ar.import.droppedWith'],
    ]);
  });
});

describe('a name that no card has', () => {
  const text = 'Faction: Rebel\nCR90 Corvete A (44)\n• Mon Mohtma (27)\n\nSquadrons:\n• Wedge Antiles (19)';
  it('is taken for the nearest one, never without a question', () => {
    const got = read(text);
    expect(got.fleet).toMatchObject({
      ships: [{ card: 'cr90-corvette-a', upgrades: ['mon-mothma'] }],
      squadrons: ['wedge-antilles-x-wing'],
    });
    expect(got.report.map(({ asks }) => asks?.taken)).toEqual(['CR90 Corvette A', 'Mon Mothma', 'Wedge Antilles']);
  });

  it('is what the answer says it is, or nothing', () => {
    const got = read(text, { cr90corvetea: 'CR90 Corvette B', monmohtma: 'Mon Mothma', wedgeantiles: null });
    expect(got.fleet.ships).toEqual([{ card: 'cr90-corvette-b', upgrades: ['mon-mothma'] }]);
    expect(got.fleet.squadrons).toEqual([]);
    expect(keys(got)).toEqual(['6: dropped', '2: otherPoints']);
  });

  it('that several cards bear is asked, too', () => {
    const hera = 'Faction: Rebel\nSquadrons:\n• Hera Syndulla';
    const [change] = read(`${hera}\n• A-wing Squadron`).report;
    expect(change?.asks?.options).toEqual(['Hera Syndulla (X-wing Squadron)', 'Hera Syndulla (Ghost)']);
    expect(read(hera, { herasyndulla: 'Hera Syndulla (Ghost)' })).toMatchObject({
      fleet: { squadrons: ['hera-syndulla-vcx-100'] },
      report: [],
    });
  });
});
