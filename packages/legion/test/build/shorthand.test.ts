import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readArmy } from '../../src/build/read.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Armies as people jot them down, in our own words. */

const read = (text: string): Import => {
  const result = readArmy(text);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const units = (text: string): string[] =>
  read(text).army.units.map(({ unit, upgrades }) => [unit, ...upgrades].join(' '));
const lost = (text: string): string[] =>
  read(text)
    .report.filter((one) => one.lost)
    .map(({ message }) => render([buildEn], message));

describe('how many there are', () => {
  it('two in a word; a unit that nobody knows is left out with a word, and is no title beside others', () => {
    expect(units('Double-Deathtrooper, Veers')).toEqual([
      'imperial-death-troopers',
      'imperial-death-troopers',
      'general-veers',
    ]);
    expect(lost('Zork, Veers, 2 Stormtroopers')).toEqual(['Left out: “Zork” is unknown.']);
    expect(lost('Zork\nVeers\n2 Stormtroopers')).toEqual([]);
  });

  it('between the unit and its cards, with a word between or none', () => {
    const two = ['stormtroopers dlt-19-stormtrooper', 'stormtroopers dlt-19-stormtrooper'];
    for (const text of [
      'Stormtroopers x2 w/ DLT-19',
      'Stormies x2 DLT-19',
      'Stormtroopers x2 (DLT-19)',
      'Stormtroopers (44) x2 w DLT-19',
    ])
      expect(units(`Veers\n${text}`), text).toEqual(['general-veers', ...two]);
  });

  it('a number or an article alone; shorthand for a unit and its weapon', () => {
    expect(units('Leia\n2 Tauntauns\na unit of Rebel Troopers with a Z-6')).toEqual([
      'leia-organa',
      'tauntaun-riders',
      'tauntaun-riders',
      'rebel-troopers z-6-trooper',
    ]);
    expect(units('Veers\n2x Scout Snipers')).toEqual([
      'general-veers',
      ...Array.from({ length: 2 }, () => 'scout-troopers-strike-team dlt-19x-sniper'),
    ]);
  });

  it('with nothing, said in a word, or with the sum of all behind the number, under a heading as well', () => {
    expect(units('Grievous\nB1s x2 naked')).toHaveLength(3);
    expect(lost('Grievous\nB1s x2 naked')).toEqual([]);
    const clones = 'Corps: Phase II Clones (60) [Z-6 Phase II (26)] x2 172';
    expect(units(`Commander: Obi-Wan\n${clones}`).slice(1)).toEqual(
      Array.from({ length: 2 }, () => 'phase-ii-clone-troopers z-6-phase-ii-trooper'),
    );
    expect(lost(`Commander: Obi-Wan\n${clones}`)).toEqual([]);
  });

  it('so many of them with a card', () => {
    const got = units('Leia\n3x Rebel Troopers, two with Z-6s');
    expect(got.filter((one) => one === 'rebel-troopers z-6-trooper')).toHaveLength(2);
    expect(got.filter((one) => one === 'rebel-troopers')).toHaveLength(1);
  });
});

describe('what a unit carries', () => {
  it('in square brackets, with the sum behind them', () => {
    expect(units('Commander: Luke Skywalker (160) [Force Push (10), Force Reflexes (15)] 185')).toEqual([
      'luke-skywalker-hero-of-the-rebellion force-push force-reflexes',
    ]);
  });

  it('a rank in brackets tells which card of the name is meant, before a dash as well', () => {
    expect(units('Luke (op) - Force Push')).toEqual(['luke-skywalker-jedi-knight force-push']);
    expect(units('Luke (cmdr) - Force Push')).toEqual(['luke-skywalker-hero-of-the-rebellion force-push']);
    expect(lost('Luke (op) - Force Push')).toEqual([]);
  });

  it('what it cannot carry and a unit is called by stands beside it; what it can carry is its own', () => {
    expect(units('Cassian (90) + K-2SO (70)')).toEqual(['cassian-andor', 'k-2so']);
    expect(units('Leia\nRebel Troopers + Rebel Officer')[1]).toMatch(/^rebel-troopers rebel-officer/);
  });

  it('behind a semicolon stands another unit, whatever it could be aboard the first', () => {
    expect(units('Han Solo w/ Duck & Cover; Rebel Officer w/ Comms Relay; Vets x2')).toEqual([
      'han-solo-unorthodox-general duck-and-cover',
      'rebel-officer comms-relay',
      'rebel-veterans',
      'rebel-veterans',
    ]);
  });

  it('a short name that several cards have is the one for this unit; “config” behind a name says nothing', () => {
    expect(units('Leia\nRebel Troopers w/ Z-6')[1]).toBe('rebel-troopers z-6-trooper');
    expect(units('Obi-Wan\nPhase I Clones w/ Z-6')[1]).toBe('phase-i-clone-troopers z-6-phase-i-trooper');
    expect(units('Jyn Erso + A-180 rifle config')).toEqual(['jyn-erso a-180']);
  });

  it('a short name is that of the card which the unit may carry, and that is asked', () => {
    const got = read('Format: 500\nRange Troopers w/ DLT-20A');
    expect(got.report.filter((one) => one.lost)).toEqual([]);
  });
});

describe('jottings', () => {
  it('what some of them carry says how many there are', () => {
    const droids = units('Grievous\nB1s: 4 with E-5C and 2 with E-60R').slice(1);
    expect(droids.filter((one) => one === 'b1-battle-droids e-5c-b1-trooper')).toHaveLength(4);
    expect(droids.filter((one) => one === 'b1-battle-droids e-60r-b1-trooper')).toHaveLength(2);
  });
  it('A + B x2: the number counts the second alone; squads behind “with” stand beside', () => {
    expect(units('Veers\nShores + mortars x2').slice(1)).toEqual([
      'shoretroopers',
      'df-90-mortar-trooper',
      'df-90-mortar-trooper',
    ]);
    expect(units('I played Leia and Han with three squads of rebel troopers, and two AT-RTs')).toHaveLength(7);
  });
  it('units behind a plus stand beside, as many as are said, whatever the first ones carry', () => {
    const all = units('Leia\nVets x3 with CM-0/93 + Mark IIs x2');
    expect(all.filter((one) => one.startsWith('mark-ii'))).toHaveLength(2);
    expect(all.filter((one) => one === 'rebel-veterans cm-o-93-trooper')).toHaveLength(3);
  });
  it('a rank behind a name; sniper teams; a command card among upgrades', () => {
    expect(units('Luke op - Push\n2 commando sniper teams\nVader op 190')[0]).toBe(
      'luke-skywalker-jedi-knight force-push',
    );
    expect(units('Luke op - Push\n2 commando sniper teams').slice(1)).toEqual(
      Array.from({ length: 2 }, () => 'rebel-commandos-strike-team dh-447-sniper'),
    );
    expect(read('Iden Versio w/ Pulse Scan').army.commands).toEqual(['pulse-scan']);
  });
  it('what a unit has no icon for is told so, and not called a card of the other edition', () => {
    const [told] = lost('Rex\nBARC w/ Twin Laser and RPS6 gunner');
    expect(told).toContain('no free icon');
  });
  it('one that stands bare beside others is not lost without a word', () => {
    expect(lost('Leia\n3x rebel troopers Z6, + 1 naked')).not.toEqual([]);
  });
});

describe('a total of a year between', () => {
  const keys = (total: number) =>
    read(`Edition: 1.2\nAnakin Skywalker\n3x ARC Troopers\nTotal: ${total}`).report.map(({ message }) =>
      message.text.split('.').at(-1),
    );
  it('fits today, the first print, lies between, or fits nothing', () => {
    const now = 155 + 3 * 78;
    const first = 160 + 3 * 72;
    expect([keys(now), keys(first), keys(380), keys(900)]).toEqual([
      [],
      ['fitsFirst'],
      ['betweenPrices'],
      ['otherSum'],
    ]);
  });
});

describe('sentences word by word', () => {
  it('nobody who stands in the midst of talk is lost, and no number counts what it does not', () => {
    expect(
      units('I went with the tried and trusted combo of Vader, Stormies and Snowies, and 2 squads of Speeder Bikes.'),
    ).toEqual([
      'darth-vader-dark-lord-of-the-sith',
      'stormtroopers',
      'snowtroopers',
      '74-z-speeder-bikes',
      '74-z-speeder-bikes',
    ]);
    const walkers = 'He fielded his standard list of troopers and 3 Walkers headed by Luke.';
    expect(units(walkers).filter((one) => one.startsWith('luke'))).toHaveLength(1);
    expect(lost(walkers)).toEqual(['Left out: “3 Walkers headed” is unknown.']);
  });
  it('the army of somebody else is named, and none of this one', () => {
    const text = 'I play Luke and the rebels, with 3 squads of troopers. My friend has Vader and 2 speeder bikes.';
    expect(units(text).slice(1)).toEqual(['rebel-troopers', 'rebel-troopers', 'rebel-troopers']);
    expect(lost(text)).toEqual(
      ['Vader', 'speeder bikes'].map((who) => `Left out: “${who}” is part of the other army.`),
    );
  });
  it('a whole army on one line: each unit keeps its own cards', () => {
    expect(
      units(
        'Leia Organa (93) --Esteemed Leader, Emergency Stims Rebel Troopers (60) --Z-6 Trooper Rebel Troopers (40) --2-1B Medical Droid',
      ),
    ).toEqual([
      'leia-organa esteemed-leader emergency-stims',
      'rebel-troopers z-6-trooper',
      'rebel-troopers 2-1b-medical-droid',
    ]);
  });
});
