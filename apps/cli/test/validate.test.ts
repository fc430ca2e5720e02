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
    expect(text.out).toContain('On reading:\n  3: Left out: “Death Star” (unknown or of no use).');
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
      '  2. shield + counter\n\nThe list follows the rules.',
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
