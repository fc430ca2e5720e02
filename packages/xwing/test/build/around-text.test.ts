import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { OTHERWISE } from '../../src/build/spoken-names.ts';
import { readSquadText } from '../../src/build/text.ts';
import { PILOTS, UPGRADES } from '../../src/data/index.ts';
import { squadText } from '../../src/text/squads.ts';
import { empire, rebels, scum } from './words.ts';

/** Squads with all that people write around them, in our own examples. */

const read = (text: string): Import => {
  const result = readSquadText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const said = ({ report }: Import) => report.map(({ message }) => render([squadText.en], message));
const lost = ({ report }: Import) =>
  report.filter((one) => one.lost).map(({ message }) => render([squadText.en], message));
const NOTED = (what: string) => `Noted only: “${what}” (a squadron has no place for it).`;

describe('sentences around a squad', () => {
  it('are noted and lose nothing; a name that nobody knows is unknown, and lost', () => {
    const got = read(`This is what I brought to our club night:
Luke Skywalker + R2-D2
2x Rookie Pilot
It was close, but I would play it again with Wedge Antilles.`);
    expect(got.squad).toEqual(rebels('xwing/lukeskywalker amd/r2d2', 'xwing/rookiepilot', 'xwing/rookiepilot'));
    expect(said(got)).toEqual([
      NOTED('This is what I brought to our club night:'),
      NOTED('It was close, but I would play it again with Wedge Antilles.'),
    ]);
    expect(lost(read('Luke Skywalker\nDeath Star (40)'))).toEqual(['Left out: “Death Star” is unknown.']);
  });

  it('a total in words is one, and what stands behind two dashes is noted once', () => {
    const got = read('Academy Pilot x3, Howlrunner (Swarm Tactics) -- my oldest friends\nFor a total of 56 points.');
    expect(got.squad).toEqual(
      empire(
        'tiefighter/academypilot',
        'tiefighter/academypilot',
        'tiefighter/academypilot',
        'tiefighter/howlrunner ept/swarmtactics',
      ),
    );
    expect(said(got)).toEqual([NOTED('my oldest friends')]);
  });

  it('who flies it stands before a colon; a title with one is the name', () => {
    const got = read('Anna: Luke Skywalker + R2-D2; Rookie Pilot x2');
    expect(got.squad).toEqual(rebels('xwing/lukeskywalker amd/r2d2', 'xwing/rookiepilot', 'xwing/rookiepilot'));
    expect(said(got)).toEqual([NOTED('Anna')]);
    expect(read('The long way: Vader and company\nDarth Vader').squad).toEqual({
      ...empire('tieadvanced/darthvader'),
      name: 'The long way: Vader and company',
    });
  });
});

describe('how ships are written', () => {
  it('several on one line: what is crew as well stays with the ship before it', () => {
    expect(read('Han Solo (YT-1300), Luke Skywalker, Rookie Pilot x2').squad.ships).toHaveLength(3);
    expect(read('2x Academy Pilot, Howlrunner').squad).toEqual(
      empire('tiefighter/academypilot', 'tiefighter/academypilot', 'tiefighter/howlrunner'),
    );
  });

  it('a number behind a dash is what the ship costs', () => {
    expect(lost(read('Academy Pilot – 12\nHowlrunner: Swarm Tactics - 20'))).toEqual([]);
    expect(said(read('Academy Pilot – 13'))).toEqual(['Other points: the file says 13, the cards cost 12.']);
  });

  it('a builder counts its lines before a dot', () => {
    expect(read('1 • Howlrunner - Stealth Device (21)\n2 • Academy Pilot (12)').squad).toEqual(
      empire('tiefighter/howlrunner mod/stealthdevice', 'tiefighter/academypilot'),
    );
  });

  it('in German: type behind a hyphen or before “der”, bent names', () => {
    const got = read('Kreischläufer-TIE + Tarnvorrichtung\nObsidian-TIE\nKopfgeldjäger + Aufklärungsexperten');
    expect(got.squad).toEqual(
      empire(
        'tiefighter/howlrunner mod/stealthdevice',
        'tiefighter/obsidiansquadronpilot',
        'firespray31/bountyhunter crew/reconspecialist',
      ),
    );
    expect(said(got)).toEqual([]);
    expect(read('2x Y-Wing der Grau-Staffel (Ionengeschütz)').squad.ships).toMatchObject([
      { pilot: 'graysquadronpilot' },
      { pilot: 'graysquadronpilot' },
    ]);
  });

  it('a slip of the pen in brackets is asked, other words there are noted', () => {
    expect(said(read('Turr Phennir (Veteran Instinkts)'))).toEqual([
      'To be confirmed: does “Veteran Instinkts” mean Veteran Instincts? Until you answer, it is taken so.',
    ]);
    expect(said(read('Turr Phennir (painted green)'))).toEqual([NOTED('painted green')]);
  });

  it('a pilot of two factions is of the one whose ship can carry his cards', () => {
    expect(read('Fenn Rau + Concord Dawn Protector').squad).toEqual(
      scum('protectoratestarfighter/fennrau title/concorddawnprotector'),
    );
  });

  it('short forms of cards; what only looks like one is unknown', () => {
    expect(read('Colonel Vessery + x7 + Mk2').squad.ships[0]!.upgrades.map(({ id }) => id)).toEqual([
      'tiex7',
      'twinionenginemkii',
    ]);
    expect(read('Dengar + OCR4').squad.ships[0]!.upgrades.map(({ id }) => id)).toEqual(['overclockedr4']);
    expect(read('Jake Farrell + Prockets').squad.ships[0]!.upgrades.map(({ id }) => id)).toEqual(['protonrockets']);
    expect(lost(read('Dengar + OCR5'))).toEqual(['Left out: “OCR5” is unknown.']);
  });

  it('the table of spellings names no card that is not there', () => {
    for (const [cards, rows] of [
      [PILOTS, OTHERWISE.pilot],
      [UPGRADES, OTHERWISE.upgrade],
    ] as const)
      expect(Object.keys(rows).filter((id) => !cards.some((card) => card.id === id))).toEqual([]);
  });
});
