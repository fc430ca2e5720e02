import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readSquadText } from '../../src/build/text.ts';
import { squadText } from '../../src/text/squads.ts';
import { empire, rebels, scum } from './words.ts';

/** Lists as people type them, in our own words. */

const read = (text: string, meant?: Readonly<Record<string, string | null>>): Import => {
  const result = readSquadText(text, meant);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const said = ({ report }: Import) => report.map((c) => `${c.line}: ${render([squadText.en], c.message)}`);

const FEL = 'tieinterceptor/soontirfel ept/pushthelimit mod/autothrusters title/royalguardtie';
const SWARM = Array<string>(3).fill('tiefighter/academypilot');

describe('a ship and its cards on one line', () => {
  it('after a colon, a dash, “with”, in brackets, with or without numbers', () => {
    for (const text of [
      'Soontir Fel: Push the Limit, Autothrusters, Royal Guard TIE',
      'Soontir Fel with Push the Limit, Autothrusters and Royal Guard TIE',
      'Soontir Fel w/ Push the Limit, Autothrusters & Royal Guard TIE',
      'Soontir Fel – Push the Limit, Autothrusters, Royal Guard TIE',
      'Soontir Fel (Push the Limit, Autothrusters, Royal Guard TIE)',
      'Soontir Fel, Push the Limit, Autothrusters, Royal Guard TIE',
      'Soontir Fel (27) + Push the Limit (3) + Autothrusters (2) + Royal Guard TIE (0) – 32 Points',
      '(32) Soontir Fel: Push the Limit, Autothrusters, Royal Guard TIE',
      'Soontir Fel (27): PTL/Autothrusters/Royal Guard title',
      'TIE Interceptor: Soontir Fel + Push the Limit + Autothrusters + Royal Guard TIE (32)',
      'Soontir Fel (32)\nTIE Interceptor (27), Push the Limit (3), Autothrusters (2), Royal Guard TIE (0)',
    ])
      expect(read(text), text).toEqual({ squad: empire(FEL), report: [] });
  });

  it('so many of them: the number may stand before or behind', () => {
    for (const text of [
      '3x Academy Pilot',
      'Academy Pilot x 3',
      'Academy Pilot x3',
      '(36) Academy Pilot x 3',
      '3 x Academy Pilot (12)',
    ])
      expect(read(text), text).toEqual({ squad: empire(...SWARM), report: [] });
  });

  it('names keep the commas and slashes that they have', () => {
    expect(read('Ten Numb: Heavy Laser Cannon, B-wing/E2, Jan Ors').squad).toEqual(
      rebels('bwing/tennumb cannon/heavylasercannon mod/bwinge2 crew/janors'),
    );
  });

  it('bullets before every line tell nothing: crew is crew, and a pilot flies', () => {
    const got = read('- Biggs Darklighter\n- Han Solo: Luke Skywalker, C-3PO\n- Academy Pilot');
    expect(got.squad.ships.map(({ pilot }) => pilot)).toEqual(['biggsdarklighter', 'hansolo', 'academypilot']);
    expect(read('Biggs Darklighter\nWedge Antilles\nLuke Skywalker').squad.ships).toHaveLength(3);
  });

  it('nor do they where only a heading, a sum or a link has none', () => {
    const bulleted = '- Luke Skywalker\n- Han Solo';
    for (const text of [
      bulleted,
      `Ships:\n${bulleted}`,
      `${bulleted}\n\nTotal: 74`,
      `${bulleted}\nhttps://list.example`,
    ])
      expect(
        read(text).squad.ships.map(({ pilot }) => pilot),
        text,
      ).toEqual(['lukeskywalker', 'hansolo']);
  });

  it('brackets with a card that nobody knows are not swallowed', () => {
    const got = read('Soontir Fel (Push the Limit, Warp Core)');
    expect(got.squad).toEqual(empire('tieinterceptor/soontirfel ept/pushthelimit'));
    expect(said(got)).toEqual(['1: Left out: “Warp Core” is unknown.']);
  });
});

describe('the head of a list', () => {
  it('names it, its faction and what it may cost', () => {
    const got = read('Night Shift\nScum and Villainy\n\nBoba Fett (39)\n\nTotal: 39/150');
    expect(got.squad).toEqual({ ...scum('firespray31/bobafett'), name: 'Night Shift' });
    expect(got.agreed).toEqual({ format: 'standard', points: 150 });
    expect(read('Academy Pilot\n12/300').agreed).toEqual({ format: 'epic', points: 300 });
    expect(read('Academy Pilot\nTotal: 12').agreed).toBeUndefined();
  });
});

describe('what stands before a colon at the head of a list', () => {
  it('says what it is: faction and name are kept, the rest is told as left out', () => {
    const got = read(
      'Squad name: Night Shift\nFaction: Scum and Villainy\nAuthor: Jo\nPlayer: Jo\nFormat: standard\nName:\nBoba Fett',
    );
    expect(got.squad).toEqual({ ...scum('firespray31/bobafett'), name: 'Night Shift' });
    expect(got.report.map(({ line, lost }) => [line, lost])).toEqual([3, 4, 5, 6].map((line) => [line, undefined]));
    expect(said(got)[0]).toBe('3: Noted only: “Author: Jo” (a squadron has no place for it).');
  });

  it('a faction is understood in both languages, left empty says nothing, and one that nobody knows is told', () => {
    expect(read('Fraktion: Galactic Empire\nBoba Fett')).toEqual({ squad: empire('firespray31/bobafett'), report: [] });
    expect(read('Faction: Scum and Villainy\nBoba Fett').squad).toEqual(scum('firespray31/bobafett'));
    expect(read('Fraktion:\nAcademy Pilot').report).toEqual([]);
    expect(said(read('Faction: Klingon\nAcademy Pilot'))).toEqual(['1: Left out: “Faction: Klingon” is unknown.']);
  });

  it('a name of more than 200 letters is cut, and that is told; so is a line that is no words at all', () => {
    const named = (letters: number) => read(`Name: ${'N'.repeat(letters)}\nAcademy Pilot`);
    expect(named(200).report).toEqual([]);
    expect(named(201).report.map(({ message }) => message.text)).toEqual(['xw.import.shortened']);
    expect(named(201).squad.name).toHaveLength(200);
    const noise = read(`${'x'.repeat(601)}\nAcademy Pilot`);
    expect(noise.report.map(({ line, lost }) => [line, lost])).toEqual([[1, true]]);
  });

  it('only the first words that are nothing else are a title: no second one, none with a number', () => {
    expect(read('My squad\nLuke Skywalker').squad.name).toBe('My squad');
    expect(read('My squad\nLuke Skywalker').report).toEqual([]);
    for (const text of ['My squad (12)\nLuke Skywalker', '2x My squad\nLuke Skywalker']) {
      expect(read(text).squad.name, text).toBeUndefined();
      expect(read(text).report.map(({ line, lost }) => [line, lost])).toEqual([[1, true]]);
    }
    const two = read('My squad\nYour squad\nLuke Skywalker');
    expect([two.squad.name, ...two.report.map(({ line, lost }) => [line, lost])]).toEqual(['My squad', [2, true]]);
  });
});

describe('a name that is both a pilot’s and a crew member’s', () => {
  const ships = (text: string) =>
    read(text).squad.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades.map(({ id }) => id)].join(' '));
  it('is crew below a freighter, and flies after a gap, with cards of its own, in bold, or more than once', () => {
    expect(ships('Han Solo\nLuke Skywalker')).toEqual(['hansolo lukeskywalker']);
    expect(ships('Han Solo\n\nLuke Skywalker')).toEqual(['hansolo', 'lukeskywalker']);
    expect(ships('Han Solo\nLuke Skywalker: R2-D2')).toEqual(['hansolo', 'lukeskywalker r2d2']);
    expect(ships('Han Solo\n**Luke Skywalker**')).toEqual(['hansolo', 'lukeskywalker']);
    expect(ships('Han Solo\n2x Luke Skywalker')).toEqual(['hansolo', 'lukeskywalker', 'lukeskywalker']);
  });

  it('marks tell: what is marked as a card is one, what is not flies', () => {
    const both = ['hansolo lukeskywalker', 'lukeskywalker r2d2'];
    expect(ships('Han Solo\n- Luke Skywalker\nLuke Skywalker\n- R2-D2')).toEqual(both);
    expect(ships('[b]Han Solo[/b]\n[i]Luke Skywalker[/i]\n[b]Luke Skywalker[/b]\n[i]R2-D2[/i]')).toEqual(both);
    expect(ships('Luke Skywalker\n- Han Solo')).toEqual(['lukeskywalker hansolo']);
  });
});

describe('points behind a line', () => {
  it('that are not what its cards cost are told; 13 of them are no upgrade', () => {
    expect(said(read('Luke Skywalker (28) = 33\nR2-D2 (4)'))).toEqual([
      '1: Other points: the file says 33, the cards cost 32.',
    ]);
    expect(read('Luke Skywalker (28) = 32\nR2-D2 (4)').report).toEqual([]);
    const below = (points: number) => read(`Luke Skywalker\nDoctor Who (${points})\nR2-D2`).squad;
    expect(below(12)).toEqual(rebels('xwing/lukeskywalker amd/r2d2'));
    expect(below(13)).toEqual(rebels('xwing/lukeskywalker'));
  });
});

describe('a ship that was not understood', () => {
  it('keeps its cards: none of them falls to the ship above, and each is told', () => {
    for (const text of [
      'Soontir Fel (27)\nPush the Limit (3)\nDoctor Who (40)\nStealth Device (3)',
      'Soontir Fel: Push the Limit\nDoctor Who: Stealth Device',
      'Soontir Fel\n- Push the Limit\nDoctor Who\n- Stealth Device',
      'Soontir Fel\n- Push the Limit\nDoctor Who (5)\n- Stealth Device', // cheap for a ship, but without the mark of a card
    ]) {
      const got = read(text);
      expect(got.squad, text).toEqual(empire('tieinterceptor/soontirfel ept/pushthelimit'));
      expect(got.report.map(({ message, lost }) => [message.text, lost])).toEqual([
        ['xw.import.dropped', true],
        ['xw.import.droppedWith', true],
      ]);
      expect(said(got)[1]).toMatch(/“Stealth Device” belongs to “Doctor Who”, and that ship is unknown\.$/);
    }
  });
});

describe('a name that no card has', () => {
  it('is found by the spellings that people use', () => {
    expect(read('Col. Vessery: VI, HLC').squad).toEqual(
      empire('tiedefender/colonelvessery ept/veteraninstincts cannon/heavylasercannon'),
    );
  });

  it('is taken for the nearest one, never without a question', () => {
    const got = read('Sontir Fell: Push teh Limit, Autothrusters');
    expect(got.squad).toEqual(empire('tieinterceptor/soontirfel ept/pushthelimit mod/autothrusters'));
    expect(got.report.map(({ asks }) => asks)).toEqual([
      { said: 'sontirfell', options: ['Soontir Fel'], taken: 'Soontir Fel' },
      { said: 'pushtehlimit', options: ['Push the Limit'], taken: 'Push the Limit' },
    ]);
    expect(said(got)[1]).toBe(
      '1: To be confirmed: does “Push teh Limit” mean Push the Limit? Until you answer, it is taken so.',
    );
  });

  it('is what the answer says it is, or nothing, and is not asked again', () => {
    const text = 'Soontir Fel: Push teh Limit';
    expect(read(text, { pushtehlimit: 'Push the Limit' })).toEqual({
      squad: empire('tieinterceptor/soontirfel ept/pushthelimit'),
      report: [],
    });
    const none = read(text, { pushtehlimit: null });
    expect(none.squad).toEqual(empire('tieinterceptor/soontirfel'));
    expect(said(none)).toEqual(['1: Left out: “Push teh Limit” is unknown.']);
  });

  it('that several cards bear is asked, too', () => {
    const text = 'Maarek Stele\n\nAcademy Pilot';
    const [change] = read(text).report;
    expect(change?.asks).toEqual({
      said: 'maarekstele',
      options: ['Maarek Stele (TIE Advanced)', 'Maarek Stele (TIE Defender)'],
      taken: 'Maarek Stele (TIE Advanced)',
    });
    expect(read(text, { maarekstele: 'Maarek Stele (TIE Defender)' })).toEqual({
      squad: empire('tiedefender/maarekstele', 'tiefighter/academypilot'),
      report: [],
    });
  });
});
