import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readFleet } from '../../src/build/read.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Fleets as people jot them down, in our own words. */

const read = (text: string): Import => {
  const result = readFleet(text);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const ships = (text: string): string[] =>
  read(text).fleet.ships.map(({ card, upgrades }) => [card, ...upgrades].join(' '));
const squadrons = (text: string): readonly string[] => read(text).fleet.squadrons;
const lost = (text: string): string[] =>
  read(text)
    .report.filter((one) => one.lost)
    .map(({ message }) => render([buildEn], message));

describe('one line a ship', () => {
  it('with its sum behind an equals sign, which is compared', () => {
    const line = (sum: number) => `GSD-I (56) - Demolisher (10), Engine Techs (8) = ${sum}`;
    expect(ships(line(74))).toEqual(['gladiator-i-class-star-destroyer demolisher engine-techs']);
    const sums = (text: string) => read(text).report.filter(({ message }) => message.text.endsWith('otherSum'));
    expect(sums(line(74))).toEqual([]);
    expect(sums(line(99))).not.toEqual([]);
  });

  it('several on a line, apart by semicolons or bars, how many between name and cards', () => {
    expect(ships('Raider I; Gozanti x2 w/ Comms Net | ISD Cymoon')).toEqual([
      'raider-i-class-corvette',
      'gozanti-class-cruisers-empire comms-net',
      'gozanti-class-cruisers-empire comms-net',
      'imperial-star-destroyer-cymoon-1-refit',
    ]);
  });

  it('so many of them, in words and in the plural of either language', () => {
    const isd = 'imperial-i-class-star-destroyer';
    for (const text of ['Three ISDs with Motti, no squadrons', 'Drei ISDs mit Motti, keine Staffeln'])
      expect(ships(text), text).toEqual([`${isd} admiral-motti`, isd, isd]);
    expect(read('ISD-I, 2 TIE Interceptoren').fleet.squadrons).toEqual([
      'tie-interceptor-squadron',
      'tie-interceptor-squadron',
    ]);
  });

  it('a class without its number, and its initials: the cheapest until somebody says which', () => {
    for (const text of ['Victory Class', 'Victory-class Star Destroyer'])
      expect(ships(`Onager\n${text}`)[1], text).toBe('victory-i-class-star-destroyer-empire');
    expect(ships('two Imperial Class star destroyers, TIE Advanced')).toEqual([
      'imperial-i-class-star-destroyer',
      'imperial-i-class-star-destroyer',
    ]);
    expect(ships('CR90B\nHH Garel’s Honor')[1]).toBe('hammerhead-torpedo-corvette garels-honor');
  });

  it('a rank alone is nobody: a narrow page has broken the line behind it', () => {
    const text = 'Arquitens Command Cruiser (59)\n• Captain\nBrunson (9)\nSquadrons:\n• Major\nRhymer (16)';
    expect(ships(text)).toEqual(['arquitens-class-command-cruiser captain-brunson']);
    expect([read(text).fleet.squadrons, lost(text)]).toEqual([['major-rhymer'], []]);
  });

  it('the title before its ship, the word “title” behind it, the flagship said with a colon', () => {
    expect(ships('Home One MC80 Command Cruiser w/ ECM')).toEqual([
      'mc80-command-cruiser home-one electronic-countermeasures',
    ]);
    expect(ships('Interdictor Suppression, Interdictor title')).toEqual(['interdictor-suppression-refit interdictor']);
    expect(ships('Flagship: ISD Cymoon with Gunnery Team')).toEqual([
      'imperial-star-destroyer-cymoon-1-refit gunnery-team',
    ]);
  });

  it('who commands stands before a colon, or has it in brackets', () => {
    const got = read('Rieekan: MC30c Scout w/ Rieekan, Admonition | GR-75');
    expect(got.fleet.ships.map(({ upgrades }) => upgrades)).toEqual([['general-rieekan', 'admonition'], []]);
    expect(ships('Onager SD: Vader (cmdr)')).toEqual(['onager-class-star-destroyer darth-vader-commander']);
  });
});

describe('squadrons and objectives', () => {
  it('under a short heading, and what all of them cost behind the number', () => {
    const text = 'Providence Dreadnought\nVultures x3 - 24\nSqds: Grievous Belbullab, 2 Hyenas =';
    expect(read(text).fleet.squadrons.map((id) => id.replace(/-class.*/, ''))).toEqual([
      'vulture',
      'vulture',
      'vulture',
      'general-grievous-belbullab-22',
      'hyena',
      'hyena',
    ]);
    expect(lost(text)).toEqual([]);
  });

  it('nothing but objectives on a line, or each with its kind; of two of a kind the second is told', () => {
    const both = { assault: 'most-wanted', defence: 'contested-outpost', navigation: 'superior-positions' };
    expect(read('ISD Cymoon\nMost Wanted, Contested Outpost, Superior Positions').fleet.objectives).toEqual(both);
    expect(
      read('ISD Cymoon\nAssault: Most Wanted. Def: Contested Outpost. Nav: Superior Positions').fleet.objectives,
    ).toEqual(both);
    expect(lost('ISD Cymoon\nMost Wanted, Opening Salvo')).toHaveLength(1);
  });

  it('a card that one of several has is on the first of them', () => {
    expect(ships('Raider I; Gozanti x2 (one with BCC)').slice(1)).toEqual([
      'gozanti-class-cruisers-empire bomber-command-center',
      'gozanti-class-cruisers-empire',
    ]);
    // A piece that a sentence names in passing is one of the fleet, unless it says that it is none; what names none is noted.
    expect(squadrons('Somebody with Major Rhymer around has a Raider I, and three TIE Fighters')).toEqual([
      'major-rhymer',
      'tie-fighter-squadron',
      'tie-fighter-squadron',
      'tie-fighter-squadron',
    ]);
    expect(lost('Somebody without Major Rhymer has a Raider I, and three TIE Fighters')).toHaveLength(1);
    expect(lost('Somebody with many friends around has a Raider I, and three TIE Fighters')).toEqual([]);
  });
});

describe('classes and names that several cards bear', () => {
  const asked = (text: string) => read(text).report.flatMap(({ asks }) => (asks ? [asks.said] : []));
  it('the cheapest that can carry it all stands for it until somebody says which', () => {
    expect(ships('Rieekan: an MC30 with Admonition, two CR90s')).toEqual([
      'mc30c-torpedo-frigate admonition',
      'cr90-corvette-b',
      'cr90-corvette-b',
    ]);
    expect(asked('Rieekan: an MC30 with Admonition, two CR90s')).toEqual(['mc30', 'cr90s']);
    // Only one of the two has a turbolaser icon.
    expect(ships('Nebulon-B Escort\nCR90 - TRC')).toContain('cr90-corvette-a turbolaser-reroute-circuits');
    const answer = readFleet('ISD II\nGladiator w/ OE', {
      gladiator: 'Gladiator II-class Star Destroyer (Galactic Empire)',
    });
    expect(answer).toMatchObject({ value: { fleet: { ships: [{}, { card: 'gladiator-ii-class-star-destroyer' }] } } });
    const none = readFleet('ISD II\nGladiator w/ OE', { gladiator: null });
    expect(none).toMatchObject({ value: { fleet: { ships: [{}] }, report: [{ lost: true }, { lost: true }] } });
    expect(JSON.stringify(none)).not.toContain('asks');
  });
  it('whoever is commander or officer commands a fleet that nobody else does', () => {
    expect(ships('ISD II - Vader')[0]).toContain('darth-vader-commander');
    expect(ships('ISD II - Motti\nRaider I - Vader')[1]).toContain('darth-vader-officer');
  });
});

describe('jottings', () => {
  it('on one, on the other: each copy its own', () => {
    expect(ships('Raider I x2: HIE on one, OE on the other').slice(0, 2)).toEqual([
      'raider-i-class-corvette heavy-ion-emplacements ordnance-experts',
      'raider-i-class-corvette',
    ]);
    expect(ships('Raider I\nGozanti x2: Comms Net on one, BCC on the other').slice(1)).toEqual([
      'gozanti-class-cruisers-empire comms-net',
      'gozanti-class-cruisers-empire bomber-command-center',
    ]);
  });
  it('a ship among what another carries stands beside it; one that nobody knows keeps what follows', () => {
    const text = 'CR90B (SW7) x2, Neb Escort, the Quux w/ Defiance, LTT';
    expect(ships(text)).toEqual([
      'cr90-corvette-b sw-7-ion-batteries',
      'cr90-corvette-b sw-7-ion-batteries',
      'nebulon-b-escort-frigate',
    ]);
    expect(lost(text)).toHaveLength(3);
  });
  it('what a ship among others carries in brackets is its own; a unique card is on one copy', () => {
    expect(ships('Pelta Command (Sato), Assault Frigate B (Gallant Haven, ECM), 2x Neb Escort w/ Yavaris')).toEqual([
      'modified-pelta-class-command-ship commander-sato',
      'assault-frigate-mark-ii-b gallant-haven electronic-countermeasures',
      'nebulon-b-escort-frigate yavaris',
      'nebulon-b-escort-frigate',
    ]);
    expect(ships('Pelta Command (Sato), 2x Neb Escort, Luke, Wedge')).toHaveLength(3);
    expect(read('Pelta Command (Sato), 2x Neb Escort, Luke, Wedge').fleet.squadrons).toHaveLength(2);
    expect(ships('2x Raider I w/ Instigator')).toEqual([
      'raider-i-class-corvette instigator',
      'raider-i-class-corvette',
    ]);
    expect(ships('ISD I Harrow? no Avenger OE ECM')).toEqual([
      'imperial-i-class-star-destroyer avenger ordnance-experts electronic-countermeasures',
    ]);
  });
  it('craft and ace apart by a plus are two; colours are objectives; sums in words add up', () => {
    expect(read('ISD II\n5 TIEs + Howlrunner').fleet.squadrons).toHaveLength(6);
    expect(read('ISD II\nRed: Most Wanted. Yellow: Fire Lanes. Blue: Solar Corona').fleet.objectives).toEqual({
      assault: 'most-wanted',
      defence: 'fire-lanes',
      navigation: 'solar-corona',
    });
    const sums = read('ISD II (120)\nTotal ships 120, squadrons 0').report.filter((one) =>
      one.message.text.endsWith('Sum'),
    );
    expect(sums).toEqual([]);
  });
});

describe('a total of a year between', () => {
  const keys = (total: number) =>
    read(`Faction: Imperial\nVictory II\n• Admiral Motti\nTotal: ${total}`).report.map(({ message }) =>
      message.text.split('.').at(-1),
    );
  it('fits today, the first print, lies between, or fits nothing', () => {
    expect([keys(104), keys(109), keys(106), keys(200)]).toEqual([[], ['fitsFirst'], ['betweenPrices'], ['otherSum']]);
  });
});

describe('sentences word by word', () => {
  it('who commands which ship, how many of what, and an “Imperial” that is none', () => {
    const text =
      'The centrepiece of the task force was an Imperial Star Destroyer commanded by Vader himself. He had a pair of raider class corvettes and a half-dozen TIEs.';
    expect(ships(text)).toEqual([
      'imperial-i-class-star-destroyer darth-vader-commander',
      'raider-i-class-corvette',
      'raider-i-class-corvette',
    ]);
    expect(squadrons(text)).toEqual(Array.from({ length: 6 }, () => 'tie-fighter-squadron'));
  });
  it('the fleet of somebody else, and what a sentence counts that nobody knows, are named', () => {
    const text =
      'I had two Nebulon B frigates, a Danish cruiser and four squadrons of X-wings against a VSD and three TIE Fighters.';
    expect(squadrons(text)).toHaveLength(4);
    expect(lost(text)).toEqual([
      'Left out: “VSD” is part of the other fleet.',
      'Left out: “TIE Fighters” is part of the other fleet.',
      'Left out: “a Danish cruiser” is unknown.',
    ]);
  });
});
