import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readArmy } from '../../src/build/read.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Armies with all that people write around them, in our own words. */

const read = (text: string): Import => {
  const result = readArmy(text);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const said = ({ report }: Import) => report.map(({ message }) => render([buildEn], message));
const lost = ({ report }: Import) => report.filter((one) => one.lost).map(({ message }) => render([buildEn], message));
const NOTED = (what: string) => `Noted only: “${what}” (an army has no place for it).`;
const units = (text: string) => read(text).army.units.map(({ unit, upgrades }) => [unit, ...upgrades].join(' '));

describe('sentences around an army', () => {
  it('are noted; rows of command cards with such words in their names are not', () => {
    const got = read(`For our league I brought:
General Veers
3x Stormtroopers (DLT-19 Stormtrooper)
We played on snow, and it was over after three rounds.
Maximum Firepower•, Evasive Maneuvers••, Imperial Discipline•••`);
    expect(got.army.units).toHaveLength(4);
    expect(got.army.commands).toHaveLength(3);
    expect(said(got)).toEqual([
      NOTED('For our league I brought:'),
      NOTED('We played on snow, and it was over after three rounds.'),
    ]);
    const rebels = read('Luke Skywalker (Jedi Knight)\nYou Serve Your Master Well•, My Ally Is the Force••');
    expect(rebels.army.commands).toEqual(['you-serve-your-master-well', 'my-ally-is-the-force']);
    expect(lost(read('General Veers\nDeath Star (400)'))).toEqual(['Left out: “Death Star” is unknown.']);
  });

  it('who plays it stands before a colon', () => {
    expect(units('Mara: Veers, 2 Snowtroopers with Flametrooper, AT-ST')).toEqual([
      'general-veers',
      'snowtroopers flametrooper',
      'snowtroopers flametrooper',
      'at-st',
    ]);
    expect(said(read('Mara: Veers, 2 Snowtroopers, AT-ST'))).toEqual([NOTED('Mara')]);
  });

  it('a first name of three letters is a unit in a row of them', () => {
    expect(units('Leia, Han, 2x Rebel Troopers')[1]).toMatch(/^han-solo/);
  });

  it('brackets behind a dash say something else; those behind a unit hold what it carries', () => {
    const got = read('Leia Organa\nRebel Troopers (x2) - (the old ones)\n- Z-6 Trooper');
    expect(said(got)).toEqual([NOTED('the old ones')]);
    expect(lost(read('Leia Organa\nRebel Troopers (the old ones)'))).toEqual(['Left out: “the old ones” is unknown.']);
  });
});

describe('how units are written', () => {
  it('a reckoning in brackets is a sum, one with “x 2” is two units', () => {
    expect(lost(read('Leia Organa (90 + 0 = 90)\nRebel Troopers (40 + 22 = 62)\n- Z-6 Trooper (22)'))).toEqual([]);
    expect(units('Leia Organa\nAT-RT 55 + Laser Cannon 35 = 90 x 2 = 180')).toHaveLength(3);
  });

  it('cards behind a bullet and a heading, and “Setup”', () => {
    const { army } = read(
      '• Leia Organa\n• Rebel Troopers\n• Commands: Ambush (1), Push (2)\nSetup: Key Positions, Battle Lines',
    );
    expect(army.commands).toEqual(['ambush', 'push']);
    expect(army.battleDeck).toHaveLength(2);
  });

  it('a short name means the card that the unit may carry, and that is asked', () => {
    const got = read('Leia Organa\nRebel Troopers\n- MPL-57 Heavy Trooper');
    expect(lost(got)).toHaveLength(1);
    expect(said(read('Leia Organa\nRebel Troopers\n- MPL-57 Trooper'))).toEqual([
      'To be confirmed: does “MPL-57 Trooper” mean MPL-57 Ion Trooper? Until you answer, it is taken so.',
    ]);
  });
});
