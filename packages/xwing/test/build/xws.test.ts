import { render } from '@holotisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { findPilotId } from '../../src/build/spelling.ts';
import type { Squad } from '../../src/build/squad.ts';
import { readXwc, readXws, writeXwc, writeXws } from '../../src/build/xws.ts';
import { type Faction, OBSTACLES, PILOTS, UPGRADES } from '../../src/data/index.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';
import { nameText } from '../../src/text/names.ts';
import { squadText } from '../../src/text/squads.ts';
import { ship } from './words.ts';

const read = (value: unknown): Import => {
  const result = readXws(typeof value === 'string' ? value : JSON.stringify(value));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const refused = (value: unknown) => {
  const result = readXws(typeof value === 'string' ? value : JSON.stringify(value));
  if (result.ok) throw new Error('was read');
  return result.fault;
};
const lines = ({ report }: Import) => report.map((c) => render([squadText.en], c.message));
const keys = ({ report }: Import) => report.map((c) => `${c.message.text.replace('xw.import.', '')} ${c.path}`);

describe('XWS as squad builders write it', () => {
  it('a list of the best known builder: version 0.3.0, notes, points and a private link', () => {
    const got = read({
      description: '',
      faction: 'imperial',
      name: 'Palpatine and friends',
      pilots: [
        {
          name: 'soontirfel',
          points: 35,
          ship: 'tieinterceptor',
          upgrades: { ept: ['pushthelimit'], mod: ['autothrusters', 'stealthdevice'], title: ['royalguardtie'] },
        },
        { name: 'omicrongrouppilot', points: 29, ship: 'lambdaclassshuttle', upgrades: { crew: ['emperorpalpatine'] } },
      ],
      points: 64,
      vendor: { yasb: { builder: 'a builder', builder_url: 'https://example.org', link: 'https://example.org/?d=v4' } },
      version: '0.3.0',
      obstacles: ['coreasteroid5', 'core2asteroid2', 'yt2400debris2'],
    });
    expect(got.squad).toEqual({
      faction: 'imperial',
      description: '',
      name: 'Palpatine and friends',
      obstacles: ['coreasteroid5', 'core2asteroid2', 'yt2400debris2'],
      ships: [
        ship('tieinterceptor/soontirfel ept/pushthelimit mod/autothrusters mod/stealthdevice title/royalguardtie'),
        ship('lambdaclassshuttle/omicrongrouppilot crew/emperorpalpatine'),
      ],
    });
    expect(lines(got)).toEqual(['Left out: the private data of the program “yasb”.']);
  });

  it('an early list: long names of slots and factions, points as text', () => {
    const got = read({
      name: 'Two A-wings',
      faction: 'rebels',
      points: '61',
      version: '0.1.0',
      pilots: [
        {
          name: 'tychocelchu',
          ship: 'awing',
          upgrades: {
            title: ['awingtestpilot'],
            missile: ['chardaanrefit'],
            elitepilottalent: ['pushthelimit', 'experthandling'],
            modification: ['experimentalinterface'],
          },
        },
        { name: 'rookiepilot', ship: 'xwing', upgrades: { astromechdroid: ['r2astromech'] } },
        { name: 'outerrimsmuggler', ship: 'yt1300', upgrades: { crew: ['r2d2'] } },
      ],
    });
    expect(got.squad.ships.map((s) => s.upgrades.map((u) => `${u.slot}/${u.id}`))).toEqual([
      [
        'title/awingtestpilot',
        'missile/chardaanrefit',
        'ept/pushthelimit',
        'ept/experthandling',
        'mod/experimentalinterface',
      ],
      ['amd/r2astromech'],
      ['crew/r2d2-swx22'],
    ]);
    expect(keys(got)).toEqual([
      'respelled /faction',
      'respelled /pilots/0/upgrades/elitepilottalent',
      'respelled /pilots/0/upgrades/modification',
      'respelled /pilots/1/upgrades/astromechdroid',
      'respelled /pilots/2/upgrades/crew/0',
      'otherPoints /points',
    ]);
    expect(lines(got).at(-1)).toBe('Other points: the file says "61", the cards cost 85.');
  });

  it('points as text are as good as numbers; a suffix that no card here has is dropped from the id', () => {
    const got = read({ faction: 'rebel', points: '29', pilots: [{ name: 'wedgeantilles-swx02', ship: 'xwing' }] });
    expect(got.squad.ships).toEqual([ship('xwing/wedgeantilles')]);
    expect(keys(got)).toEqual(['respelled /pilots/0/name']);
  });

  it('ids with set suffixes, huge ships in two sections, both damage decks', () => {
    const got = read({
      faction: 'rebel',
      damagedeck: 'core',
      pilots: [
        { name: 'poedameron-swx57', ship: 't70xwing', upgrades: { title: ['blackone'] } },
        { name: 'hansolo-swx57', ship: 'yt1300', upgrades: { title: ['millenniumfalcon-swx57'] } },
        { name: 'sabinewren-swx59', ship: 'tiefighter' },
        { name: 'cr90corvettefore', ship: 'cr90corvette', multisection_id: 0 },
        { name: 'cr90corvetteaft', ship: 'cr90corvette', multisection_id: 0 },
      ],
    });
    expect(got.squad.damageDeck).toBe('core');
    expect(got.squad.ships.map((s) => [s.type, s.pilot, s.section])).toEqual([
      ['t70xwing', 'poedameron-swx57', undefined],
      ['yt1300', 'hansolo-swx57', undefined],
      ['tiefighter', 'sabinewren', undefined],
      ['cr90corvettefore', 'cr90corvettefore', 0],
      ['cr90corvetteaft', 'cr90corvetteaft', 0],
    ]);
    expect(keys(got)).toEqual(['respelled /pilots/2/name']);
    expect(JSON.parse(writeXws(got.squad)).pilots[3]).toMatchObject({ ship: 'cr90corvette', multisection_id: 0 });
  });

  it('the three entries of one builder for the Heavy Scyk, hyphens in obstacles, a slot that is another', () => {
    const got = read({
      faction: 'scum',
      obstacles: ['core-asteroid-5'],
      pilots: [
        {
          name: 'cartelspacer',
          ship: 'm3ainterceptor',
          upgrades: { title: ['heavyscykinterceptorcannon'], turret: ['manglercannon'] },
        },
      ],
    });
    expect(got.squad.ships[0]!.upgrades).toEqual([
      { slot: 'title', id: 'heavyscykinterceptor' },
      { slot: 'cannon', id: 'manglercannon' },
    ]);
    expect(got.squad.obstacles).toEqual(['coreasteroid5']);
    expect(lines(got)).toContain('Moved: “manglercannon” belongs under Cannon, not under “turret”.');
    expect(got.report.length).toBe(3);
  });
});

describe('ships under old names', () => {
  const one = (faction: string, name: string, shipId: unknown) => read({ faction, pilots: [{ name, ship: shipId }] });
  const taken = (got: Import) => got.squad.ships.map((s) => `${s.type}/${s.pilot}`);
  it('early names of ship types are theirs', () => {
    const freighter = one('rebel', 'dashrendar', 'yt2400freighter');
    expect([taken(freighter), keys(freighter)]).toEqual([['yt2400/dashrendar'], ['respelled /pilots/0/ship']]);
    const scyk = one('scum', 'cartelspacer', 'm3ascykinterceptor');
    expect([taken(scyk), keys(scyk)]).toEqual([['m3ainterceptor/cartelspacer'], ['respelled /pilots/0/ship']]);
  });
  it('early names of pilots, slots and cards too', () => {
    const pilots = [
      ['rebel', 'greysquadronpilot', 'ywing', 'ywing/graysquadronpilot'],
      ['imperial', 'tetrancowell', 'tieinterceptor', 'tieinterceptor/tetrancowall'],
      ['imperial', 'ltlorrir', 'tieinterceptor', 'tieinterceptor/lieutenantlorrir'],
      ['imperial', 'raiderclasscorvfore', 'raiderclasscorvette', 'raiderclasscorvettefore/raiderclasscorvettefore'],
      ['imperial', 'raiderclasscorvaft', 'raiderclasscorvette', 'raiderclasscorvetteaft/raiderclasscorvetteaft'],
      ['rebel', 'wullfwarro', 'auzituckgunship', 'auzituckgunship/wullffwarro'],
      ['rebel', 'wookieliberator', 'auzituckgunship', 'auzituckgunship/wookieeliberator'],
    ] as const;
    for (const [faction, name, type, meant] of pilots) expect(taken(one(faction, name, type))).toEqual([meant]);
    const upgrades = { bombmine: ['protonbomb'], turretweapon: ['ioncannonturret'], missile: ['harpoonmissile'] };
    const cards = read({ faction: 'rebel', pilots: [{ name: 'mirandadoni', ship: 'kwing', upgrades }] });
    expect(cards.squad.ships).toEqual([
      ship('kwing/mirandadoni bomb/protonbombs turret/ioncannonturret missile/harpoonmissiles'),
    ]);
    const system = { systemupgrade: ['advancedsensors'] };
    const bwing = read({ faction: 'rebel', pilots: [{ name: 'tennumb', ship: 'bwing', upgrades: system }] });
    expect(bwing.squad.ships).toEqual([ship('bwing/tennumb system/advancedsensors')]);
  });
  it('an unknown ship is told by the only pilot of that name, and the report says so', () => {
    const got = one('imperial', 'captainoicunn', 'vt49');
    expect([taken(got), keys(got)]).toEqual([['vt49decimator/captainoicunn'], ['assumedShip /pilots/0/ship']]);
    const said = render([squadText.en, nameText.en], got.report[0]!.message);
    expect(said).toBe('Assumed: a ship “vt49” is unknown; Captain Oicunn flies the VT-49 Decimator.');
    expect(taken(one('imperial', 'captainoicunn', 49))).toEqual(['vt49decimator/captainoicunn']);
  });
  it('but not where several have that name, nor where the ship is known and another', () => {
    expect(keys(one('rebel', 'sabinewren', 'speeder'))).toEqual(['droppedPilot /pilots/0']);
    expect(keys(one('imperial', 'captainoicunn', 'tiefighter'))).toEqual(['droppedPilot /pilots/0']);
  });
  it('a corvette with both sections in one entry', () => {
    const fore = { name: 'cr90corvettefore', upgrades: { title: ['dodonnaspride'] } };
    const sections = [fore, { name: 'cr90corvetteaft', colour: 'red' }, 'mast'];
    const got = read({
      faction: 'rebel',
      pilots: [
        { name: 'rookiepilot', ship: 'xwing' },
        { ship: 'cr90corvette', sections },
      ],
    });
    expect(got.squad.ships).toEqual([
      ship('xwing/rookiepilot'),
      { ...ship('cr90corvettefore/cr90corvettefore title/dodonnaspride'), section: 1 },
      { ...ship('cr90corvetteaft/cr90corvetteaft'), section: 1 },
    ]);
    expect(keys(got)).toEqual(['dropped /pilots/1/sections/1/colour', 'droppedPilot /pilots/1/sections/2']);
    const many = Array.from({ length: 21 }, () => fore);
    expect(refused({ faction: 'rebel', pilots: [{ ship: 'cr90corvette', sections: many }] }).path).toBe('/pilots');
  });
});

describe('an import that cannot take all', () => {
  it('leaves out what it does not know, one line each, and keeps the rest', () => {
    const got = read({
      faction: 'rebel',
      colour: 'blue',
      name: 7,
      damagedeck: 'core9',
      obstacles: ['coreasteroid0', 'moon', 3, 'coreasteroid1', 'coreasteroid2', 'coreasteroid3'],
      pilots: [
        { name: 'grandmofftarkin', ship: 'deathstar' },
        'wedge',
        {
          name: 'wedgeantilles',
          ship: 'xwing',
          mood: 'good',
          multisection_id: 'x',
          upgrades: { amd: ['hal9000', 5], force: ['sense'], ept: 'predator' },
        },
        { name: 'lukeskywalker' },
      ],
    });
    expect(got.squad.ships).toEqual([ship('xwing/wedgeantilles ept/predator'), ship('xwing/lukeskywalker')]);
    expect(got.squad.obstacles).toEqual(['coreasteroid0', 'coreasteroid1', 'coreasteroid2']);
    expect(keys(got).sort()).toEqual([
      'dropped /colour',
      'dropped /damagedeck',
      'dropped /name',
      'dropped /obstacles/1',
      'dropped /obstacles/2',
      'dropped /pilots/2/mood',
      'dropped /pilots/2/multisection_id',
      'droppedExtra /obstacles/5',
      'droppedPilot /pilots/0',
      'droppedPilot /pilots/1',
      'droppedUpgrade /pilots/2/upgrades/amd/0',
      'droppedUpgrade /pilots/2/upgrades/amd/1',
      'droppedUpgrade /pilots/2/upgrades/force/0',
      'missingShip /pilots/3/ship',
    ]);
  });

  it('keeps a ship of another faction: that is a fault of the squad, not of the file', () => {
    const got = read({ faction: 'rebel', pilots: [{ name: 'academypilot', ship: 'tiefighter' }] });
    expect(got.squad.ships).toEqual([ship('tiefighter/academypilot')]);
    expect(got.report).toEqual([]);
  });

  it('refuses the second edition politely, however it shows', () => {
    const pilots = [{ id: 'wedgeantilles', ship: 't65xwing' }];
    for (const file of [
      { version: '2.0.0', faction: 'rebelalliance', pilots },
      { faction: 'rebelalliance', pilots },
      { faction: 'galacticrepublic', pilots: [] },
      { version: '2.1', faction: 'rebel', pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] },
    ])
      expect(refused(file).message.text).toBe('xw.import.secondEdition');
    expect(
      read({ faction: 'rebelalliance', pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] }).squad.ships.length,
    ).toBe(1);
  });

  it('refuses what holds no squad, and says where', () => {
    expect(refused([]).message.text).toBe('xw.import.notSquad');
    expect(refused({ faction: 'rebel' }).message.text).toBe('xw.import.notSquad');
    expect(refused({ faction: 'hutts', pilots: [] })).toMatchObject({
      message: { text: 'xw.import.noFaction', args: { found: '"hutts"' } },
      path: '/faction',
    });
    expect(refused({ faction: 'rebel', pilots: Array(21).fill({}) }).message.text).toBe('xw.import.tooMany');
    expect(refused('{"faction":"rebel"').message.text).toBe('file.endsEarly');
    expect(refused('').message.text).toBe('file.empty');
    expect(refused('{"__proto__":{},"faction":"rebel","pilots":[]}').message.text).toBe('file.forbiddenName');
  });

  it('cuts what strangers write to a bearable length, in the report and in the squad', () => {
    const got = read({ faction: 'rebel', name: 'x'.repeat(5000), ['k'.repeat(5000)]: 1, pilots: [] });
    expect(got.squad.name?.length).toBe(200);
    for (const line of lines(got)) expect(line.length).toBeLessThan(200);
    expect(keys(got)[0]).toBe('shortened /name');
  });
});

describe('collections', () => {
  it('hold several squads; where one is needed, only a collection of one will do', () => {
    const squads = READY_SQUADS.map((r) => r.squad);
    const back = readXwc(writeXwc(squads));
    expect(back.ok && back.value.map((i) => i.squad)).toEqual(squads);
    expect(refused(writeXwc(squads)).message).toEqual({ text: 'xw.import.several', args: { count: squads.length } });
    expect(read(writeXwc(squads.slice(0, 1))).squad).toEqual(squads[0]);
    expect(refused({ container: [] }).message.text).toBe('xw.import.emptyContainer');
    expect(refused({ container: [{ faction: 'rebel' }] }).path).toBe('/container/0');
  });
});

const anySquad: fc.Arbitrary<Squad> = fc
  .record({
    faction: fc.constantFrom('rebel' as const, 'imperial' as const, 'scum' as const),
    name: fc.option(fc.string({ maxLength: 40 }), { nil: undefined }),
    description: fc.option(fc.string({ maxLength: 60 }), { nil: undefined }),
    obstacles: fc.option(fc.array(fc.constantFrom(...OBSTACLES.map((o) => o.id)), { maxLength: 3 }), {
      nil: undefined,
    }),
    damageDeck: fc.option(fc.constantFrom('core' as const, 'core2' as const), { nil: undefined }),
    ships: fc.array(
      fc.record({
        pilot: fc.nat(),
        upgrades: fc.array(fc.constantFrom(...UPGRADES.map(({ slot, id }) => ({ slot, id }))), { maxLength: 8 }),
        section: fc.option(fc.nat(20), { nil: undefined }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ faction, ships, ...rest }) => {
    const pool = PILOTS.filter((p) => p.faction === faction);
    return JSON.parse(
      JSON.stringify({
        faction,
        ...rest,
        ships: ships.map(({ pilot, upgrades, section }) => {
          const card = pool[pilot % pool.length]!;
          return { type: card.ship, pilot: card.id, upgrades, section };
        }),
      }),
    ) as Squad;
  });

describe('there and back', () => {
  it('everything survives, and the second text is the first, character by character', () => {
    fc.assert(
      fc.property(anySquad, (squad) => {
        const text = writeXws(squad);
        const got = read(text);
        expect(got.report).toEqual([]);
        expect(writeXws(got.squad)).toBe(text);
        const grouped = (s: Squad) => ({
          ...s,
          ships: s.ships.map((one) => ({
            ...one,
            // a file groups upgrades by slot; within a slot their order stays
            upgrades: one.upgrades.toSorted((a, b) => (a.slot < b.slot ? -1 : a.slot > b.slot ? 1 : 0)),
          })),
        });
        expect(grouped(got.squad)).toEqual(grouped(squad));
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('a pilot without a ship is the one of that name in the squad’s own faction, where there is one', () => {
    const found = (faction: Faction) => findPilotId(faction, undefined, 'bobafett')?.pilot.faction;
    expect([found('imperial'), found('scum'), found('rebel')]).toEqual(['imperial', 'scum', undefined]);
  });

  it('every card of the pool', () => {
    for (const p of PILOTS) {
      const squad: Squad = { faction: p.faction, ships: [{ type: p.ship, pilot: p.id, upgrades: [] }] };
      expect(read(writeXws(squad))).toEqual({ squad, report: [] });
    }
  });
});
