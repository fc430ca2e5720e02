import { createReadStream, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { call } from './fake.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));
const aces = readFileSync(new URL('../../../examples/xwing/emperors-aces.xws.json', import.meta.url), 'utf8');

/** The clauses come from the real rulebook, the squad from here. */
const validate = (squad: string, args = '') =>
  call(
    `validate f ${args}`,
    {},
    {
      root,
      open: (path) => (basename(path) === 'f' ? Readable.from([Buffer.from(squad)]) : createReadStream(path)),
    },
  );

describe('validate', () => {
  it('says yes to a legal squad, with its points and ships', async () => {
    const { code, out, err } = await validate(aces);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`The Emperor’s aces (Imperial): 99 squad points, ships: 3
  1. Soontir Fel + Push the Limit + Autothrusters + Stealth Device + Royal Guard TIE (35)
  2. Darth Vader + Veteran Instincts + Advanced Targeting Computer + Engine Upgrade + TIE/x1 (35)
  3. Omicron Group Pilot + Emperor Palpatine (29)

Read as: xwing, Standard play; limit 100 points, cost 99.

The squadron follows the rules (limit of points: 100).
`);
  });

  it('explains every fault with its clause and the clause’s text, in German too', async () => {
    const squad =
      '{"faction":"rebel","pilots":[{"name":"rookiepilot","ship":"xwing","upgrades":{"mod":["shieldupgrade","hullupgrade"]}},{"name":"academypilot","ship":"tiefighter"}]}';
    const { code, out } = await validate(squad, '--lang de --points 30');
    expect(code).toBe(1);
    for (const line of [
      'Fehler: 3',
      '  1. Anfängerpilot: Für Verbesserte Hülle ist kein Platz mehr: Modifikation gibt es hier 1-mal, und keines davon passt oder ist frei.',
      '    [XW-MODIFIKATIONEN-03] Ein Schiff kann höchstens eine Modifikation haben.',
      '  Die Jägerstaffel kostet 40 Kommandopunkte; erlaubt sind 30.',
    ])
      expect(out.split('\n')).toContain(line);
    expect(out).toContain(
      '[XW-FRAKTION-03] Eine Jägerstaffel kann keine Karten verschiedener Hauptfraktionen enthalten.',
    );
  });

  it('tells machines the same', async () => {
    const squad =
      '{"faction":"rebels","pilots":[{"name":"wedgeantilles","ship":"xwing","upgrades":{"crew":["gunner"],"amd":["hal9000"]}}]}';
    const { code, out } = await validate(squad, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      valid: false,
      points: 34,
      faction: 'rebel',
      faults: [
        {
          ship: 0,
          upgrade: 0,
          key: 'xw.squad.noIcon',
          message: 'Gunner needs an icon that this ship does not have: Crew.',
          clauses: [{ id: 'XW-AUFWERTUNGSKARTEN-04', text: expect.stringContaining('icon') }, {}],
        },
      ],
      changes: [
        { path: '/faction', key: 'xw.import.respelled' },
        { path: '/pilots/0/upgrades/amd/0', message: 'Left out: the upgrade card “hal9000” (amd); it is unknown.' },
      ],
    });
  });

  it('takes texts, our own form and collections', async () => {
    const text = await validate('Rookie Pilot (21)\n  R2-D2 (4)\n  Death Star (9)');
    expect(text.code).toBe(0);
    expect(text.out).toContain('Not understood and left out:\n  3: Left out: “Death Star” is unknown.');
    const own = await validate(
      '{"faction":"rebel","ships":[{"type":"xwing","pilot":"rookiepilot","upgrades":[]}]}',
      '--json',
    );
    expect(JSON.parse(own.out)).toMatchObject({ valid: true, points: 21, faults: [], changes: [] });
    const two = await validate(`{"container":[${aces},{"faction":"scum","pilots":[]}]}`, '--json');
    expect(two.code).toBe(1);
    expect(JSON.parse(two.out)).toMatchObject({ valid: false, squads: [{ valid: true }, { valid: false }] });
    expect((await validate('{"container":[]}')).code).toBe(1);
  });

  it('checks the lists of any game, and knows whose they are', async () => {
    const drones = '{"name":"Two","drones":[["lucky"],["shield","counter"]]}';
    const two = await validate(drones, '--json');
    expect([two.code, JSON.parse(two.out)]).toMatchObject([0, { valid: true, name: 'Two', faults: [] }]);
    expect((await validate(drones, '--game toy')).out).toContain(
      '  2. shield + counter\n\nRead as: toy, Standard; limit – points, cost 2.\n\nThe list follows the rules.',
    );
    const six = await validate('{"game":"toy","drones":[[],[],[],[],[],[]]}', '--lang de');
    expect(six.code).toBe(1);
    expect(six.out).toContain('Der Aufbau braucht für beide Plätze eine bis fünf Drohnen.\n    [TOY-SETUP-01]');
    const foreign = await validate(drones, '--game xwing');
    expect([foreign.code, foreign.out]).toEqual([3, '']);
    expect((await validate(drones, '--game chess')).code).toBe(2);
  });

  it('knows the formats', async () => {
    const transport = '{"faction":"rebel","pilots":[{"name":"gr75mediumtransport","ship":"gr75mediumtransport"}]}';
    expect((await validate(transport)).out).toContain('[XW-SPIELFORMATE-05]');
    expect((await validate(transport, '--format epic')).code).toBe(0);
    expect((await validate(aces, '--points 98')).code).toBe(1);
    expect((await validate(aces, '--format cinematic')).out).toContain('limit of points: none');
    expect((await validate(aces, '--format huge')).err).toContain('Known are: standard, cinematic, epic.');
    expect((await validate(aces, '--points many')).code).toBe(2);
  });

  it('cannot read what is no squad, and refuses the second edition politely', async () => {
    const broken = await validate('{"faction":');
    expect([broken.code, broken.out]).toEqual([3, '']);
    const second = await validate('{"version":"2.0.0","faction":"rebelalliance","pilots":[]}', '--lang de');
    expect(second.code).toBe(3);
    expect(second.err).toContain('zweiten Edition');
    expect((await validate('Hello there')).err).toContain('no ship card in this text');
  });
});

describe('validate without a game', () => {
  const FLEET = `Sunday fleet (88/500)
Faction: Rebel
CR90 Corvette A (44)
• Mon Mothma (27)
• Engine Techs (8)

Squadrons:
• Luke Skywalker (20)
• Wedge Antilles (19)`;

  it('gives a list to the game that understands most of it, not to the first that reads anything', async () => {
    const { out } = await validate(FLEET, '--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'armada', format: 'standard', limit: 500, points: 118 });
    const army = await validate('Darth Vader (190): Force Choke (5) = 195\n2x Stormtroopers (44) = 88', '--json');
    expect(JSON.parse(army.out)).toMatchObject({ game: 'legion', edition: '1.2', format: 'standard', limit: 800 });
    const squad = await validate('Darth Vader: Engine Upgrade, TIE/x1\nAcademy Pilot x 4', '--json');
    expect(JSON.parse(squad.out)).toMatchObject({ game: 'xwing', valid: true, points: 81 });
  });

  it('asks where several understand about as much, and calls nothing legal', async () => {
    const both = 'Darth Vader\nBoba Fett';
    const { code, out } = await validate(both, '--json');
    expect(code).toBe(1);
    const said = JSON.parse(out);
    expect(said).toMatchObject({ valid: false, unclear: true });
    expect(said.games.length).toBeGreaterThan(1);
    const words = await validate(both);
    expect(words.out).toContain('Say with --game which is meant:');
    expect((await validate(both, '--lang de')).out).toContain('Karten verstanden');
    expect(JSON.parse((await validate(both, '--json --game legion')).out)).toMatchObject({ game: 'legion' });
  });

  it('obeys the format, the edition and the limit that a list states; an option goes before', async () => {
    const first = 'Faction: Imperial\nVictory II (85)\n• Admiral Motti (24)\nTotal Points: 109';
    const fleet = JSON.parse((await validate(first, '--json')).out);
    expect(fleet).toMatchObject({ format: 'first-print', points: 109, pointsFirst: 109, limit: 400 });
    expect(fleet.changes.map((one: { key: string }) => one.key)).toEqual(['ar.import.fitsFirst']);
    expect(JSON.parse((await validate(first, '--json --format standard')).out)).toMatchObject({ points: 104 });
    const later = await validate('900/1000\nRebel Officer\nRebel Troopers (Z-6 Trooper)', '--json');
    const said = JSON.parse(later.out);
    expect(said).toMatchObject({ game: 'legion', edition: '2.6', format: 'standard-2', limit: 1000 });
    expect(said.faults.map((one: { key: string }) => one.key)).not.toContain('le.army.otherEdition');
    const small = await validate('94/500\nRebel Officer\nRebel Troopers', '--json');
    expect(JSON.parse(small.out)).toMatchObject({ edition: '1.2', format: 'skirmish', limit: 500 });
    expect(JSON.parse((await validate(FLEET, '--json --points 300')).out)).toMatchObject({ limit: 300 });
  });

  it('calls nothing legal of which most was left out, and says so of what was read where little was', async () => {
    const most = await validate('Howlrunner + Nonsense A + Nonsense B', '--game xwing');
    expect(most.code).toBe(1);
    expect(most.out).toContain('Too little of this list was understood');
    expect(most.out).not.toContain('follows the rules (limit');
    expect(JSON.parse((await validate('Howlrunner + Nonsense A', '--game xwing --json')).out).valid).toBe(false);
    const little = await validate('Howlrunner + Swarm Tactics + Nonsense A', '--game xwing --lang de');
    expect(little.code).toBe(0);
    expect(little.out).toContain('Was gelesen wurde, ist regelkonform; weggelassene Angaben: 1.');
  });

  it('gives prose and words of upgrades to their game', async () => {
    const gameOf = async (text: string) => JSON.parse((await validate(text, '--json')).out).game;
    expect(await gameOf('Fel + PtL + Royal Guard Title + Stealth\nVader + Lone Wolf + title + ATC')).toBe('xwing');
    expect(await gameOf('Gold Sqdn Y wing, Twin Laser Turret\nBlue Sqdn B wing, Tactician')).toBe('xwing');
    expect(await gameOf('Luke Skywalker, 2 Rebellentrupps, 1 AT-RT mit Laserkanone')).toBe('legion');
  });

  it('an explicit format sets the edition', async () => {
    const list = '3x Stormtroopers\nGeneral Veers';
    expect(JSON.parse((await validate(list, '--json')).out)).toMatchObject({ edition: '1.2', format: 'standard' });
    const later = JSON.parse((await validate(list, '--json --format standard-2')).out);
    expect(later).toMatchObject({ edition: '2.6', format: 'standard-2' });
    expect(later.faults.map((one: { key: string }) => one.key)).not.toContain('le.army.otherEdition');
  });

  it('tells what every game says of a text that none understands', async () => {
    const { code, err } = await validate('Hello there');
    expect(code).toBe(3);
    for (const word of ['xwing:', 'armada:', 'legion:', 'unit or command card']) expect(err).toContain(word);
    const link = await validate('https://legion-hq.com/list/12345', '--lang de');
    expect(link.err).toContain('Nummer einer Liste');
    expect(link.err).not.toContain('XWS');
  });

  it('tells game, edition, format, points now and then, questions and all that it did not understand', async () => {
    const text = 'Total: 235/800\nAT-ST\nRebel Trooperz\nDeath Star\nRebel Troopers';
    const { out } = await validate(text, '--game legion');
    expect(out).toContain('Read as: legion 1.2, Standard battle; limit 800 points, cost 235, by the first print 275.');
    expect(out).toContain('Not understood and left out:\n  4: Left out: “Death Star” is unknown.');
    expect(out).toContain('To be confirmed:\n  3: To be confirmed: does “Rebel Trooperz” mean Rebel Troopers?');
    const json = JSON.parse((await validate(text, '--game legion --json')).out);
    expect(json.notUnderstood).toMatchObject([{ line: 4 }]);
    expect(json.questions).toMatchObject([{ line: 3, said: 'rebeltrooperz', taken: 'Rebel Troopers' }]);
  });
});
