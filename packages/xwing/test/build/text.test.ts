import { render } from '@holotisch/engine';
import type { Meant } from '@holotisch/engine/list';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import type { Squad } from '../../src/build/squad.ts';
import { readSquadText, writeSquadText } from '../../src/build/text.ts';
import { PILOTS, UPGRADES } from '../../src/data/index.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';
import { squadText } from '../../src/text/squads.ts';
import { empire, rebels, scum, squad } from './words.ts';

const read = (text: string, meant?: Meant): Import => {
  const result = readSquadText(text, meant);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const refused = (text: string) => {
  const result = readSquadText(text);
  if (result.ok) throw new Error('was read');
  return result.fault;
};
const lines = ({ report }: Import) => report.map((c) => `${c.line}: ${render([squadText.en], c.message)}`);

const ACES = empire(
  'tieinterceptor/soontirfel ept/pushthelimit mod/autothrusters title/royalguardtie',
  'lambdaclassshuttle/omicrongrouppilot crew/emperorpalpatine',
);

describe('texts of squad builders', () => {
  it('BBCode', () => {
    const got = read(`[b]Soontir Fel (27)[/b]
[i]Push the Limit (3)[/i]
[i]Autothrusters (2)[/i]
[i]Royal Guard TIE (0)[/i]

[b]Omicron Group Pilot (21)[/b]
[i]Emperor Palpatine (8)[/i]

[b][i]Total: 61[/i][/b]

[url=https://example.org/?f=Galactic%20Empire&d=v4!s!39:18]View in a builder[/url]`);
    expect(got.squad).toEqual(ACES);
    expect(lines(got)).toEqual(['11: Left out: a link.']);
  });

  it('HTML', () => {
    const got = read(
      '<b>Soontir Fel (27)</b><br /><i>Push the Limit (3)</i><br /><i>Autothrusters (2)</i><br /><i>Royal Guard TIE (0)</i><br />' +
        '<br /><b>Omicron Group Pilot (21)</b><br /><i>Emperor Palpatine (8)</i><br />\n<br />\n<b><i>Total: 61</i></b>\n<br />\n<a href="https://example.org/?d=1">View</a>',
    );
    expect(got.squad).toEqual(ACES);
    expect(got.report.map((c) => c.message.text)).toEqual(['xw.import.droppedLink']);
  });

  it('one line a ship, as virtual tables want it', () => {
    const got = read(
      'Soontir Fel + Push the Limit + Autothrusters + Royal Guard TIE (32)\nOmicron Group Pilot + Emperor Palpatine (29)',
    );
    expect(got).toEqual({ squad: ACES, report: [] });
  });

  it('indented, with bullets, with commas, without points, with counts', () => {
    for (const text of [
      'Soontir Fel\n  Push the Limit\n  Autothrusters\n  Royal Guard TIE\nOmicron Group Pilot\n  Emperor Palpatine',
      'Soontir Fel (27)\n- Push the Limit (3)\n- Autothrusters (2)\n- Royal Guard TIE (0)\nOmicron Group Pilot (21)\n- Emperor Palpatine (8)\nTotal: 61',
      'Soontir Fel (32)\nPush the Limit (3), Autothrusters (2), Royal Guard TIE (0)\n\nOmicron Group Pilot (29)\nEmperor Palpatine (8)',
      '(27) Soontir Fel [TIE Interceptor]\n(3) Push the Limit\n(2) Autothrusters\n(0) Royal Guard TIE\n\n(21) Omicron Group Pilot [Lambda-class Shuttle]\n(8) Emperor Palpatine\n\nTotal points: 61/100',
      '**Soontir Fel** (27)\n* Push the Limit\n* Autothrusters\n* Royal Guard TIE\n\n**Omicron Group Pilot** (21)\n* Emperor Palpatine',
    ])
      expect(read(text), text).toMatchObject({ squad: ACES, report: [] });
    expect(read('Soontir Fel\u00A0+\u00A0Push the Limit').squad.ships[0]!.upgrades.length).toBe(1);
    const subtotals = read(
      'Rookie Pilot (21)\nR2-D2 (4)\nPoints: 25\n\nRookie Pilot (21)\nPoints: 21\n\nTotal points: 46',
    );
    expect(subtotals).toEqual({ squad: rebels('xwing/rookiepilot amd/r2d2', 'xwing/rookiepilot'), report: [] });
    expect(read('4x Academy Pilot (12)\nTotal: 48').squad).toEqual(empire(...Array(4).fill('tiefighter/academypilot')));
  });

  it('German names', () => {
    const got = read(
      'Soontir Fel\n  Bis an die Grenzen\n  Automatische Schubdüsen\n  TIE der Roten Garde\nPilot der Omikron-Gruppe\n  Imperator Palpatine',
    );
    expect(got).toEqual({ squad: ACES, report: [] });
    expect(read('Soontir Fel\n  Furchteinflössend').squad).toEqual(
      empire('tieinterceptor/soontirfel ept/intimidation'),
    );
  });
});

describe('names that several cards bear', () => {
  it('the ship decides where it can: R2-D2 is a droid here and crew there', () => {
    expect(read('Luke Skywalker (28)\n  R2-D2 (4)').squad).toEqual(rebels('xwing/lukeskywalker amd/r2d2'));
    expect(read('Luke Skywalker (28)\n  R2-D2 (4)\n  Proton Torpedoes (4)').squad).toEqual(
      rebels('xwing/lukeskywalker amd/r2d2 torpedo/protontorpedoes'),
    );
    expect(read('Han Solo (TFA) (46)\n  R2-D2 (4)').squad).toEqual(rebels('yt1300/hansolo-swx57 crew/r2d2-swx22'));
    expect(read('Luke Skywalker\n  R2-D2\n  R2-D2').report.map((c) => [c.line, c.message.text])).toEqual([
      [3, 'xw.import.near'],
    ]);
    expect(read('Wedge Antilles\n  Störsender').report.map((c) => c.message.text)).toEqual(['xw.import.near']);
    expect(read('Ten Numb\n  Störsender').squad).toEqual(rebels('bwing/tennumb system/sensorjammer'));
  });

  it('then a remark, the cost or the company', () => {
    expect(read('Poe Dameron (PS9) (33)').squad).toEqual(rebels('t70xwing/poedameron-swx57'));
    expect(read('Poe Dameron (33)').squad).toEqual(rebels('t70xwing/poedameron-swx57'));
    expect(read('Maarek Stele (35)').squad).toEqual(empire('tiedefender/maarekstele'));
    expect(read('Hera Syndulla (Attack Shuttle)').squad).toEqual(rebels('attackshuttle/herasyndulla'));
    expect(read('Boba Fett (Scum) (39)').squad).toEqual(scum('firespray31/bobafett'));
    expect(read('Boba Fett (39)\n\nAcademy Pilot (12)').squad).toEqual(
      empire('firespray31/bobafett', 'tiefighter/academypilot'),
    );
    expect(read('Boba Fett (39)\n  Glitterstim (2)\n  Dengar (3)').squad.faction).toBe('scum');
  });

  it('what remains unclear is the cheapest for the time being, and asked', () => {
    const got = read('Maarek Stele\n\nAcademy Pilot');
    expect(got.squad).toEqual(empire('tieadvanced/maarekstele', 'tiefighter/academypilot'));
    const options = ['Maarek Stele (TIE Advanced)', 'Maarek Stele (TIE Defender)'];
    expect(got.report.map(({ asks }) => asks)).toEqual([{ said: 'maarekstele', options, taken: options[0] }]);
    expect(read('Maarek Stele', { maarekstele: options[1]! }).squad).toEqual(empire('tiedefender/maarekstele'));
  });

  it('a faction that nothing tells is asked as well', () => {
    const [asks] = read('Kath Scarlet (38)').report.map((one) => one.asks);
    expect(asks).toEqual({ said: 'faction', options: ['Imperial', 'Scum'], taken: 'Imperial' });
    expect(read('Kath Scarlet (38)', { faction: 'Scum' }).squad.faction).toBe('scum');
  });

  it('of two cards of one pilot the older is assumed', () => {
    const han = read('Han Solo (46)');
    expect(han.squad).toEqual(rebels('yt1300/hansolo'));
    expect(lines(han)).toEqual(['1: Assumed: “Han Solo” means Han Solo, not Han Solo (TFA).']);
  });
});

describe('what is no card', () => {
  it('is reported line by line', () => {
    const got = read('My great list\n\nRookie Pilot (21)\n  R2-D2 (4)\n  Death Star (99)\n\nTotal: 99');
    expect(got.squad).toEqual({ ...rebels('xwing/rookiepilot amd/r2d2'), name: 'My great list' });
    expect(lines(got)).toEqual([
      '5: Left out: “Death Star” is unknown.',
      '7: Other points: the file says 99, the cards cost 25.',
    ]);
  });

  it('takes what it carries along: no upgrade falls to the ship above', () => {
    const got = read('Soontir Fel\n  Push the Limit\nDoctor Who\n  Gunner\nAcademy Pilot');
    expect(got.squad).toEqual(empire('tieinterceptor/soontirfel ept/pushthelimit', 'tiefighter/academypilot'));
    expect(got.report.map((c) => c.line)).toEqual([3, 4]);
  });

  it('and where there is no card at all, that is the answer', () => {
    expect(refused('Hello there').message.text).toBe('xw.import.nothing');
    expect(refused('').message.text).toBe('xw.import.nothing');
    expect(refused('https://example.org/squad?d=v4!s!12:3,4:;').message.text).toBe('xw.import.link');
    expect(refused('x'.repeat(200_000)).message.text).toBe('xw.import.tooMany');
    expect(refused('99x Academy Pilot').message.text).toBe('xw.import.tooMany');
  });
});

/** A name that two cards bear is the older one unless a remark says otherwise, as builders do; that is said. */
const unexpected = ({ report }: Import) => report.filter((c) => c.message.text !== 'xw.import.assumed');

describe('there and back', () => {
  it.each(READY_SQUADS)('$id in both styles', ({ squad: { name: _, ...list } }) => {
    for (const style of ['bbcode', 'simple'] as const) {
      const text = writeSquadText(list, style);
      expect(read(text).squad).toEqual(list);
      expect(unexpected(read(text))).toEqual([]);
      expect(writeSquadText(read(text).squad, style)).toBe(text);
    }
  });

  it('every ship card, with another of its faction to tell the faction by', () => {
    const company = { rebel: 'xwing/rookiepilot', imperial: 'tiefighter/academypilot', scum: 'ywing/syndicatethug' };
    for (const p of PILOTS) {
      const list: Squad = squad(p.faction, `${p.ship}/${p.id}`, company[p.faction]);
      const got = read(writeSquadText(list, 'bbcode'));
      expect([got.squad, unexpected(got)], p.id).toEqual([list, []]);
    }
  });

  it('every upgrade card, on a ship that may carry it or not', () => {
    for (const u of UPGRADES) {
      const list = rebels(`xwing/rookiepilot ${u.slot}/${u.id}`);
      expect(read(writeSquadText(list, 'simple')).squad, u.id).toEqual(list);
    }
  });
});
