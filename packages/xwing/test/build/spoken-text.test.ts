import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readSquadText } from '../../src/build/text.ts';
import { squadText } from '../../src/text/squads.ts';
import { empire, rebels, scum } from './words.ts';

/** Lists in the words of players, in our own examples. */

const read = (text: string): Import => {
  const result = readSquadText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const lost = ({ report }: Import) =>
  report.filter((one) => one.lost).map(({ message }) => render([squadText.en], message));

describe('a ship by its pilot and its type', () => {
  it('type before with the pilot in brackets, type behind, “in a”, with nothing between', () => {
    for (const text of [
      'Y-wing (Gold Squadron), Twin Laser Turret',
      'Gold Sqdn Y wing, Twin Laser Turrets',
      'Gold Squadron Pilot in a Y-wing + TLT',
      'Gold Squadron (18pts) Twin Laser Turret',
    ])
      expect(read(text).squad, text).toEqual(rebels('ywing/goldsquadronpilot turret/twinlaserturret'));
    expect(read('Rookie Pilot in an X-wing x2').squad).toEqual(rebels('xwing/rookiepilot', 'xwing/rookiepilot'));
  });

  it('a pilot of two ships flies the one that can carry what he is given', () => {
    expect(read('Ezra Bridger + Lone Wolf + Phantom').squad.ships).toMatchObject([{ type: 'attackshuttle' }]);
  });

  it('what a pilot flies ends where his cards begin, and belongs to him alone', () => {
    for (const text of ['Wedge Antilles in the X-wing with a Shield Upgrade', 'Wedge im X-Wing mit Shield Upgrade'])
      expect(read(text).squad, text).toEqual(rebels('xwing/wedgeantilles mod/shieldupgrade'));
    expect(read('Biggs & Garven im X-Wing').squad).toEqual(rebels('xwing/biggsdarklighter', 'xwing/garvendreis'));
  });

  it('whom a ship has no room for flies one of his own; who has room for him takes him along', () => {
    const tie = 'tiefighter/academypilot';
    for (const text of ['2 TIE Fighters, Vader', '2 TIE Fighter und Vader im TIE Advanced'])
      expect(read(text).squad, text).toEqual(empire(tie, tie, 'tieadvanced/darthvader'));
    expect(read('Lambda Shuttle, Vader, 2 TIE Fighters').squad).toEqual(
      empire('lambdaclassshuttle/omicrongrouppilot crew/darthvader', tie, tie),
    );
  });

  it('a ship stays, though nobody knows what stands behind it', () => {
    const got = read('2 TIE Interceptoren, 2 TIE Fighter, Zork');
    expect(got.squad.ships).toHaveLength(4);
    expect(lost(got)).toEqual(['Left out: “Zork” is unknown.']);
    const first = read('1 Decimator with Zork, Firespray with Gunner');
    expect([first.squad.ships.map(({ type }) => type), first.squad.name]).toEqual([
      ['vt49decimator', 'firespray31'],
      undefined,
    ]);
    expect(lost(first)).toEqual(['Left out: “Zork” is unknown.']);
  });

  it('a misspelt pilot in brackets is asked, and keeps his cards', () => {
    const got = read('B-wing (Dagger Squadrom), Advanced Sensors');
    expect(got.squad).toEqual(rebels('bwing/daggersquadronpilot system/advancedsensors'));
    expect(got.report.map(({ message }) => render([squadText.en], message))).toEqual([
      'To be confirmed: does “Dagger Squadrom” mean Dagger Squadron? Until you answer, it is taken so.',
    ]);
  });
});

describe('several ships on one line', () => {
  it('behind a semicolon stands a ship, counted or not', () => {
    expect(read('Howlrunner + Swarm; 2x Academy').squad).toEqual(
      empire('tiefighter/howlrunner ept/swarmtactics', 'tiefighter/academypilot', 'tiefighter/academypilot'),
    );
  });

  it('a second “with” begins another ship; nothing falls to the one before', () => {
    const got = read(
      'Wedge Antilles w/ Predator and R2-D2, Biggs Darklighter w/ R4-D6, and Tycho Celchu w/ Lone Wolf.',
    );
    expect(got.squad).toEqual(
      rebels(
        'xwing/wedgeantilles ept/predator amd/r2d2',
        'xwing/biggsdarklighter amd/r4d6',
        'awing/tychocelchu ept/lonewolf',
      ),
    );
    expect(lost(got)).toEqual([]);
  });

  it('“IG-88A&B” are two ships with the same cards', () => {
    expect(read('IG-88A&B + Heavy Laser Cannon').squad).toEqual(
      scum('aggressor/ig88a cannon/heavylasercannon', 'aggressor/ig88b cannon/heavylasercannon'),
    );
  });
});

describe('cards in passing', () => {
  it('the kind behind the name: “R2-D2 crew”, “the Ghost title”', () => {
    expect(read('Dash Rendar + R2-D2 crew + Outrider title').squad).toEqual(
      rebels('yt2400/dashrendar crew/r2d2-swx22 title/outrider'),
    );
  });

  it('“title” is the only one that the ship may have, and that is said; of several it is asked', () => {
    const got = read('Soontir Fel + PtL + title');
    expect(got.squad).toEqual(empire('tieinterceptor/soontirfel ept/pushthelimit title/royalguardtie'));
    expect(got.report.map(({ message }) => render([squadText.en], message))).toEqual([
      'Assumed: “title” means Royal Guard TIE, the only title for this ship.',
    ]);
    expect(lost(read('Colonel Vessery + title')).join()).toContain('TIE/x7');
  });

  it('“title” of a pilot is that of his own print, where a later one has the same ship; that is said', () => {
    const got = read('Chewbacca + title');
    expect(got.squad).toEqual(rebels('yt1300/chewbacca title/millenniumfalcon'));
    expect(got.report.map(({ message }) => render([squadText.en], message))).toContain(
      'Assumed: “title” means Millennium Falcon, not Millennium Falcon (TFA).',
    );
  });

  it('“+ x7” is a card and no number of ships', () => {
    expect(read('Countess Ryad + Predator + x7').squad).toEqual(
      empire('tiedefender/countessryad ept/predator title/tiex7'),
    );
    expect(read('Academy Pilot x7').squad.ships).toHaveLength(7);
  });

  it('a bare name among lines that are whole ships is a ship, not crew of the one above', () => {
    const got = read('- Norra Wexley + Gunner\n- Wedge Antilles + R2-D2\n- Captain Rex');
    expect(got.squad.ships.map(({ pilot }) => pilot)).toEqual(['norrawexley', 'wedgeantilles', 'captainrex']);
    // Below a ship of its own mark it is what that carries.
    const crew = read('Norra Wexley\n- Gunner\n- Captain Rex');
    expect(crew.squad.ships.map(({ upgrades }) => upgrades.map(({ id }) => id))).toEqual([['gunner', 'captainrex']]);
  });

  it('words in brackets that mean no card are noted, not swallowed', () => {
    const got = read('Han Solo (my favourite): Millennium Falcon (old one)');
    expect(got.report.map(({ message }) => render([squadText.en], message))).toEqual(
      expect.arrayContaining([
        'Noted only: “my favourite” (a squadron has no place for it).',
        'Noted only: “old one” (a squadron has no place for it).',
      ]),
    );
  });

  it('R4 is not R2: a number is no slip of the pen', () => {
    const [asked] = read('Syndicate Thug + R4 Astromech').report;
    expect(asked?.asks?.options).toEqual(['R4 Agromech']);
  });
});

describe('a sentence', () => {
  it('names ships with what they carry; how it begins is noted, its total is one', () => {
    const got = read(
      'Am Ende flog ich einen Kopfgeldjäger + Bordschütze, zwei Obsidian-TIE sowie eine Nachtbestie. Genau 79 Punkte',
    );
    expect(got.squad).toEqual(
      empire(
        'firespray31/bountyhunter crew/gunner',
        'tiefighter/obsidiansquadronpilot',
        'tiefighter/obsidiansquadronpilot',
        'tiefighter/nightbeast',
      ),
    );
    expect(lost(got)).toEqual([]);
  });

  it('“A w/ B, C and D, E w/ F” is no talk, however it ends', () => {
    const got = read(
      'Poe Dameron w/ Push the Limit, R2-D2, Autothrusters, and the Black One title, and Wedge Antilles w/ Predator and R5-P9.',
    );
    expect(got.squad.ships.map(({ pilot }) => pilot)).toEqual(['poedameron', 'wedgeantilles']);
    expect(lost(got)).toEqual([]);
  });
});

describe('the first line', () => {
  it('is the title with its points, if no ship costs as much', () => {
    const got = read('Three of a Kind (36pts)\nAcademy Pilot x3'.replace('36', '90'));
    expect(got.squad.name).toBe('Three of a Kind');
    expect(lost(got)).toEqual([]);
    expect(read('Three of a Kind - 90 points\nAcademy Pilot x3').report).toHaveLength(1);
    const both = read('Three of a Kind (90/150)\nAcademy Pilot x3');
    expect([both.squad.name, both.agreed?.points]).toEqual(['Three of a Kind', 150]);
    expect(lost(read('Nobody Knows Him (36pts)\nAcademy Pilot x3'))).toHaveLength(1);
  });
});

describe('sentences word by word', () => {
  it('whom it goes up against, what each of them wields, which half of another name is none', () => {
    const got = read(
      'I went up against Captain Jonus and two Delta Squadron defenders, each wielding a heavy laser canon.',
    );
    const delta = 'tiedefender/deltasquadronpilot cannon/heavylasercannon';
    expect(got.squad).toEqual(empire('tiebomber/captainjonus', delta, delta));
    expect(got.report.flatMap(({ asks }) => asks?.options ?? [])).toEqual(['Heavy Laser Cannon']);
    expect(
      read('He flew Jake Farrel and a Blue Squadron Pilot, and I thought it was fun.').report.some(({ asks }) => asks),
    ).toBe(true);
  });
  it('of two squadrons in one line the first is read, and the other is named', () => {
    const got = read('2x Green Squadron and Roark Garnet vs Ten Numb, Arvel Crynyd and a Gold Squadron');
    expect(got.squad.ships.map(({ pilot }) => pilot)).toEqual([
      'greensquadronpilot',
      'greensquadronpilot',
      'roarkgarnet',
    ]);
    expect(lost(got)).toEqual(
      ['Ten Numb', 'Arvel Crynyd', 'Gold Squadron'].map((who) => `Left out: “${who}” is part of the other squadron.`),
    );
  });
  it('names between slashes, and what is on a ship right before it', () => {
    expect(read('Corran/Howlrunner/TLT Y-Wing').squad.ships.at(-1)).toMatchObject({
      type: 'ywing',
      upgrades: [{ slot: 'turret', id: 'twinlaserturret' }],
    });
  });
});
