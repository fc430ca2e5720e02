import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readSquadText } from '../../src/build/text.ts';

/** Squads as people jot them down, in our own examples. */

const read = (text: string): Import => {
  const result = readSquadText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const ships = (text: string): string[] =>
  read(text).squad.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades.map(({ id }) => id)].join(' '));
const lost = (text: string): number => read(text).report.filter((one) => one.lost).length;

describe('how many there are', () => {
  it('a bare number before the name, the plural behind it', () => {
    expect(ships('3 Black Squadron Pilots + Crack Shot\n2 Academy Pilots')).toEqual([
      ...Array.from({ length: 3 }, () => 'blacksquadronpilot crackshot'),
      'academypilot',
      'academypilot',
    ]);
  });

  it('between the name and its cards; a card that looks like a number stays a card', () => {
    expect(ships('Rookie Pilot x2 w/ R2 Astromech')).toEqual(['rookiepilot r2astromech', 'rookiepilot r2astromech']);
    expect(ships('Colonel Vessery + x7 + Juke')).toEqual(['colonelvessery tiex7 juke']);
  });

  it('a ship with a number of its own behind a comma is another ship', () => {
    expect(ships('2x Blue Squadron + FCS, 1x Bandit Squadron Pilot')).toEqual([
      'bluesquadronpilot firecontrolsystem',
      'bluesquadronpilot firecontrolsystem',
      'banditsquadronpilot',
    ]);
  });

  it('two cards of a name', () => {
    expect(ships('Gamma Squadron Pilot: Homing Missiles x2, Extra Munitions')).toEqual([
      'gammasquadronpilot homingmissiles homingmissiles extramunitions',
    ]);
  });
});

describe('whose cards they are', () => {
  it('a pilot with cards of his own is nobody’s card, with a plus before him or not', () => {
    expect(ships('Captain Oicunn with Gunner, Predator + Whisper w VI, FCS')).toEqual([
      'captainoicunn gunner predator',
      'whisper veteraninstincts firecontrolsystem',
    ]);
    expect(ships('Captain Oicunn with Gunner + Predator')).toEqual(['captainoicunn gunner predator']);
  });

  it('whose type stands in brackets is a pilot, even below a ship that could take him aboard', () => {
    expect(ships('Hera Syndulla (VCX-100)\nZeb (Attack Shuttle)')).toEqual(['herasyndulla', 'zeborrelios']);
  });

  it('two ships of a name joined by a plus, “both with”', () => {
    expect(ships('IG-88 B+C, both with Crackshot')).toEqual(['ig88b crackshot', 'ig88c crackshot']);
  });
});

describe('what stands around', () => {
  it('who flies it before a colon, where only first names say who is flown, and the total behind a semicolon', () => {
    const text = 'Mara: Jake w/ PTL, Prockets; Biggs w/ R4-D6; Total: 61';
    expect(ships(text)).toEqual(['jakefarrell pushthelimit protonrockets', 'biggsdarklighter r4d6']);
    expect(lost(text)).toBe(0);
  });

  it('what each costs, and all of them; the sum behind the last card', () => {
    const text = 'Trio: 3x Academy Pilot (12) + Stealth Device (3) = 15 each, 45 total';
    expect(ships(text)).toHaveLength(3);
    expect(read(text).report.filter(({ message }) => message.text.endsWith('otherPoints'))).toEqual([]);
    expect(ships('Old Teroch w/ Fearlessness, CDP 27')).toEqual(['oldteroch fearlessness concorddawnprotector']);
    expect(lost('Old Teroch w/ Fearlessness, CDP 27')).toBe(0);
  });

  it('a slip in one word of a name beside another word of it is asked; a single word of it is not enough', () => {
    const { squad, report } = read('Colonel Jendon\nScariff pilot');
    expect(squad.ships.map(({ pilot }) => pilot)).toEqual(['coloneljendon', 'scarifbasepilot']);
    expect(report.filter(({ asks }) => asks)).toHaveLength(1);
    expect(lost('Colonel Jendon\nZzariff pylot')).toBe(1);
  });
});

describe('ships of which only the type is said', () => {
  const asked = (text: string) =>
    read(text).report.flatMap(({ asks }) => (asks ? [`${asks.said}: ${asks.taken}`] : []));
  it('are flown by the cheapest of no name for the time being, and that is asked', () => {
    expect(ships('I flew Soontir with PtL and Autothrusters, two TIE bombers and a Lambda shuttle.')).toEqual([
      'soontirfel pushthelimit autothrusters',
      'scimitarsquadronpilot',
      'scimitarsquadronpilot',
      'omicrongrouppilot',
    ]);
    expect(asked('Rookie Pilot\n\nY-wing w/ TLT')).toEqual(['ywing: Gold Squadron Pilot']);
    expect(readSquadText('Rookie Pilot\n\nY-wing w/ TLT', { ywing: 'Gray Squadron Pilot' })).toMatchObject({
      value: { squad: { ships: [{}, { pilot: 'graysquadronpilot', upgrades: [{ id: 'twinlaserturret' }] }] } },
    });
  });
  it('below a pilot it is what he flies', () => {
    expect(ships('Dash Rendar\nYT-2400 (36), Push the Limit (3)')).toEqual(['dashrendar pushthelimit']);
    expect(ships('Dash Rendar\nYT-2400\nPush the Limit')).toEqual(['dashrendar pushthelimit']);
    expect(ships('Dash Rendar\nB-wing')).toEqual(['dashrendar', 'bluesquadronpilot']);
  });
  it('between slashes, in a bracket of names, with what they fly behind them', () => {
    expect(ships('Wedge/Biggs/B-wing')).toEqual(['wedgeantilles', 'biggsdarklighter', 'bluesquadronpilot']);
    expect(ships('He brought his aces (Wedge, Tycho and Jake), and a B-wing')).toHaveLength(4);
    expect(ships('He brought his aces (Wedge, Tycho, Jake), and they did well')).toHaveLength(3);
    expect(ships('I took Wedge and Biggs in their X-wings and Horton in a Y-wing')).toEqual([
      'wedgeantilles',
      'biggsdarklighter',
      'hortonsalm',
    ]);
  });
});

describe('jottings', () => {
  it('doubts, refusals, the same again', () => {
    expect(ships('Fenn Rau - PTL? no, Fearlessness; title\nOld Teroch: same')).toEqual([
      'fennrau fearlessness concorddawnprotector',
      'oldteroch fearlessness concorddawnprotector',
    ]);
    expect(read('Fenn Rau - PTL? no, Fearlessness').report.map(({ message }) => message.text)).toEqual([
      'xw.import.refused',
    ]);
  });
  it('a name that nobody knows goes to no other, and is lost aloud', () => {
    expect(lost('4 Quux, Corran Horn with FCS')).toBe(1);
    expect(ships('4 Quux, Corran Horn with FCS')).not.toContain('corranhorn firecontrolsystem corranhorn');
  });
});
