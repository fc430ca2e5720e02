import { quickRng, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../table/test/tries.ts';
import { READY_ARMIES } from '../../src/armies/ready.ts';
import type { Army, ArmyUnit } from '../../src/build/army.ts';
import type { Import } from '../../src/build/import.ts';
import { writeArmyJson } from '../../src/build/json-write.ts';
import { isLink, writeLink } from '../../src/build/link.ts';
import { armyJson, keptArmy, writeArmyFile } from '../../src/build/own.ts';
import { randomArmy } from '../../src/build/random.ts';
import { readArmy } from '../../src/build/read.ts';
import { TEXT_FORMS, writeArmyText } from '../../src/build/text-write.ts';
import { type Edition, FORMATS, formatOf } from '../../src/data/index.ts';
import { buildEn } from '../../src/text/build/en.ts';

const read = (text: string, edition?: Edition): Import => {
  const result = readArmy(text, edition);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const refusal = (text: string): string => {
  const result = readArmy(text);
  return result.ok ? 'read' : result.fault.message.text.replace('le.import.', '');
};
const told = ({ report }: Import): string[] => report.map(({ message }) => render([buildEn], message));

/** Upgrades of a unit, units and battle cards have no order. */
const unordered = ({ units, battleDeck, name: _name, ...rest }: Army) => ({
  ...rest,
  units: units.map((one: ArmyUnit) => JSON.stringify({ ...one, upgrades: [...one.upgrades].sort() })).sort(),
  battleDeck: [...battleDeck].sort(),
});

describe('there and back', () => {
  const drawn = FORMATS.filter(({ coreSet }) => !coreSet).flatMap((format) =>
    [1, 2, 3].flatMap((seed) => {
      const army = randomArmy(quickRng(seed), format);
      return army ? [{ id: `${format.id} ${seed}`, format, army }] : [];
    }),
  );
  const ready = READY_ARMIES.filter(({ format }) => format !== 'core-set').map(({ id, format, army }) => ({
    id,
    format: formatOf(format),
    army,
  }));
  const all = [...ready, ...drawn];

  it.each(all)('$id comes back from a file of our own', ({ army, format }) => {
    expect(read(writeArmyFile(army, format.id))).toEqual({ army, format: format.id, report: [] });
  });

  it('a file of our own can be read by eye: a line for each thing, two spaces deeper each time', () => {
    const [{ army, format }] = ready as [(typeof ready)[number]];
    expect(writeArmyFile(army, format.id).split('\n').slice(0, 4)).toEqual([
      '{',
      '  "game": "legion",',
      `  "format": "${format.id}",`,
      '  "army": {',
    ]);
  });
  it('an army as it was kept comes back, and nothing else does', () => {
    for (const { army } of ready) expect(keptArmy(armyJson(army))).toEqual(army);
    expect([undefined, null, {}, { ...ready[0]!.army, units: 'none' }].map(keptArmy)).toEqual(Array(4).fill(undefined));
  });

  it.each(all)('$id comes back from the JSON of army builders', ({ army, format }) => {
    const { army: back, report } = read(writeArmyJson(army, format));
    expect([unordered(back), report]).toEqual([unordered(army), []]);
  });

  it.each(all)('$id comes back from a link', ({ army, format }) => {
    const link = writeLink(army, format.id) ?? '';
    expect(isLink(link)).toBe(true);
    const { army: back, report } = read(link);
    expect([unordered(back), report]).toEqual([unordered(army), []]);
  });

  it.each(all)('$id comes back from every text, with its battle deck', ({ army, format }) => {
    for (const form of TEXT_FORMS) {
      const { army: back, report } = read(writeArmyText(army, format, form));
      expect([form, unordered(back), report]).toEqual([form, unordered(army), []]);
    }
  });
});

describe('JSON', () => {
  const file = {
    author: 'Legion HQ',
    listname: 'Skirmish line',
    points: 215,
    numActivations: 4,
    armyFaction: 'rebel',
    commandCards: ['Ambush', 'Push', 'Assault', 'Standing Orders'],
    contingencies: [],
    units: [
      { name: 'Rebel Officer Fighting for Freedom', upgrades: ['Frontline Commander'] },
      { name: 'rebel troopers', upgrades: ['Z-6 Trooper', 'Rebel Trooper'] },
    ],
    battlefieldDeck: {
      scenario: 'recon',
      deployment: ['Bunker Assault'],
      objective: ['Surface Scan'],
      conditions: ['Advanced Intel'],
    },
  };

  it('is read by English names, whatever their case; kinds of battle cards keep their old names', () => {
    const { army, format } = read(JSON.stringify(file));
    expect(army).toEqual({
      name: 'Skirmish line',
      edition: '2.6',
      faction: 'rebel',
      units: [
        { unit: 'rebel-officer', upgrades: ['frontline-commander'] },
        { unit: 'rebel-troopers', upgrades: ['z-6-trooper', 'rebel-trooper'] },
      ],
      commands: ['ambush', 'push', 'assault'],
      battleDeck: ['bunker-assault-recon', 'surface-scan-recon', 'advanced-intel-recon'],
    });
    expect(format).toBe('recon');
  });

  it('tells all that it did not understand, and where it stood', () => {
    const odd = {
      ...file,
      points: undefined,
      battleForce: 'Echo Base Defenders',
      units: [
        ...file.units,
        { name: 'Gungan Grand Army', upgrades: ['Booma'] },
        { name: 'AT-RT', upgrades: ['Hyperdrive'] },
      ],
    };
    const { report } = read(JSON.stringify(odd), '2.6');
    expect(report.map(({ path, lost }) => [path, lost])).toEqual([
      ['/battleForce', true],
      ['/units/2', true],
      ['/units/2/upgrades/0', true],
      ['/units/3/upgrades/0', true],
    ]);
    expect(told(read(JSON.stringify(odd), '2.6'))[3]).toBe('Left out: “Hyperdrive” is unknown.');
  });

  it('says when points are other ones than here', () => {
    expect(told(read(JSON.stringify(file)))).toEqual([
      'Another sum: the source says 215 points; here the army costs 130.',
    ]);
  });

  it('finds the faction by the units if the file says none', () => {
    const { armyFaction: _none, ...rest } = file;
    expect(read(JSON.stringify(rest)).army.faction).toBe('rebel');
  });

  it('finds a counterpart among the upgrades, and what it carries behind it', () => {
    const units = [
      { name: 'Iden Versio Inferno Squad Leader', upgrades: ['Tenacity', "Iden's ID10 Seeker Droid", 'Comms Jammer'] },
    ];
    const { army } = read(JSON.stringify({ ...file, armyFaction: 'empire', units, points: undefined }), '1.2');
    expect(army.units).toEqual([
      {
        unit: 'iden-versio',
        upgrades: ['tenacity'],
        counterpart: { unit: 'id10-seeker-droid', upgrades: ['comms-jammer'] },
      },
    ]);
  });

  it('is refused in words if it is no army', () => {
    expect([refusal('{"ships": []}'), refusal('{"units": []}')]).toEqual(['notArmy', 'nothing']);
    expect(readArmy('{"units": [').ok).toBe(false);
  });
});

describe('texts', () => {
  const tournament = `The long patrol
275/800 (4 activations)
Luke Skywalker (205)
 - Force Push (10)
Rebel Troopers (67)
 - Z-6 Trooper (20)
 - Rebel Trooper (7)
R2-D2 (55)
C-3PO (15)

Commands:
•Ambush
••Push
•••Assault
••••Standing Orders

Battle Deck
Objectives:
 - Key Positions
Deployments:
 - Battle Lines
Conditions:
 - Minefield
`;

  it('points tell which of several Lukes is meant; a counterpart joins its unit', () => {
    const { army, format, report } = read(tournament, '1.2');
    expect(army).toEqual({
      name: 'The long patrol',
      edition: '1.2',
      faction: 'rebel',
      units: [
        { unit: 'luke-skywalker-jedi-knight', upgrades: ['force-push'] },
        { unit: 'rebel-troopers', upgrades: ['z-6-trooper', 'rebel-trooper'] },
        {
          unit: 'r2-d2-hero-of-a-thousand-devices',
          upgrades: [],
          counterpart: { unit: 'c-3po-human-cyborg-relations', upgrades: [] },
        },
      ],
      commands: ['ambush', 'push', 'assault'],
      battleDeck: ['key-positions', 'battle-lines', 'minefield'],
    });
    expect([format, report.length]).toEqual(['standard', 1]);
  });

  it('the standard form counts equal units and names ranks', () => {
    const text = `Untitled
790/800 (10 activations)
Commanders:
 - Darth Vader (190): Force Choke (5) = 195
Operative:
 - Darth Vader = 175
Corps:
 - 2× Stormtroopers (44): DLT-19 Stormtrooper (20), Stormtrooper (8) = 144

Commands: • Implacable, •• Fear and Dead Men, ••• Master of Evil, •••• Standing Orders`;
    expect(read(text, '1.2').army.units).toEqual([
      { unit: 'darth-vader-dark-lord-of-the-sith', upgrades: ['force-choke'] },
      { unit: 'darth-vader-the-emperors-apprentice', upgrades: [] },
      { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper', 'stormtrooper'] },
      { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper', 'stormtrooper'] },
    ]);
    expect(read(text, '1.2').army.commands).toEqual(['implacable', 'fear-and-dead-men', 'master-of-evil']);
  });

  it('the minimal form has neither points nor ranks: what is assumed is told', () => {
    const text =
      '500/800 (3 activations)\n2× Stormtroopers (DLT-19 Stormtrooper)\nDarth Vader\nCommands: • Ambush, ••• Roger, Roger!';
    const found = read(text, '1.2');
    expect(found.army.units.map(({ unit }) => unit)).toEqual([
      'stormtroopers',
      'stormtroopers',
      'darth-vader-dark-lord-of-the-sith',
    ]);
    expect(found.army.commands).toEqual(['ambush', 'roger-roger']);
    expect(told(found)[0]).toBe(
      "Assumed: “Darth Vader” means Darth Vader, Dark Lord of the Sith, not Darth Vader, The Emperor's Apprentice.",
    );
  });

  it('German names are understood', () => {
    const text = 'Meine Liste\n96/800\nSturmtruppen\nSturmtruppen\nKommandokarten: Hinterhalt, Vorstoß';
    const { army } = read(text, '1.2');
    expect([army.units.length, army.commands]).toEqual([2, ['ambush', 'push']]);
  });

  it('the edition is the one in which more of the list exists', () => {
    expect(read('Clone Trooper Infantry (Z-6 Clone Trooper)').army.edition).toBe('2.6');
    expect(read('Phase I Clone Troopers (Z-6 Phase I Trooper)').army.edition).toBe('1.2');
  });

  it('what is no card is told line by line', () => {
    const found = read(`${tournament}\nhttps://example.org/list\n`, '1.2');
    expect(found.report.filter(({ lost }) => lost).map(({ line }) => line)).toEqual([25]);
    expect([refusal('Nothing of the kind'), refusal('https://tabletopadmiral.com/legion/list/xyz')]).toEqual([
      'nothing',
      'otherLink',
    ]);
  });
});

describe('links of Legion HQ', () => {
  it('are decoded: count and code of a unit, code or 0 for each icon', () => {
    const { army, format, report } = read('https://legionhq2.com/list/empire/1000:1au00,2aycteu00,aa,bv');
    expect([army.edition, army.faction, format]).toEqual(['2.6', 'empire', 'standard-2']);
    expect(army.units).toHaveLength(3);
    expect(army.commands).toContain('maximum-firepower');
    expect(report.every(({ lost }) => lost)).toBe(true);
  });

  it('tell codes and battle forces that are not known', () => {
    const found = read('https://legionhq2.com/list/republic/1000:5t:1ic00,1zz,??'.replace(',??', ''));
    expect(told(found)).toEqual([
      'Left out: the battle force “5t”; battle forces are not known here.',
      'Left out: “1zz” is unknown.',
    ]);
  });

  it('without points belong to the first site, and its edition', () => {
    expect(read('https://legion-hq.com/list/rebels/1ao0').army).toMatchObject({
      edition: '1.2',
      units: [{ unit: 'at-rt-rebel' }],
    });
  });
});

describe('our own form', () => {
  it('is read strictly', () => {
    expect(refusal('{"game":"legion","format":"standard","army":{"edition":"1.2"}}')).toBe('badOwn');
    expect(refusal('{"edition":"3.0","faction":"rebel","units":[],"commands":[],"battleDeck":[]}')).toBe('badOwn');
  });
});

describe('harm', () => {
  it('whatever is cut or changed in a list is read or refused in words', () => {
    const rng = quickRng(11);
    const { army } = READY_ARMIES[4] ?? { army: undefined };
    if (!army) throw new Error('no army');
    const format = formatOf('standard');
    const texts = [
      writeArmyJson(army, format),
      writeArmyFile(army, 'standard'),
      writeLink(army, 'standard') ?? '',
      ...TEXT_FORMS.map((form) => writeArmyText(army, format, form)),
    ];
    for (const text of texts)
      for (let n = 0; n < (FULL ? 60 : 15); n++) {
        const at = rng.below(text.length);
        const harmed =
          text.slice(0, at) + ['', '(', '•', '0', '\u0000', '××', '"'][rng.below(7)] + text.slice(at + rng.below(40));
        const result = readArmy(harmed);
        const messages = result.ok ? result.value.report.map(({ message }) => message) : [result.fault.message];
        for (const message of messages) expect(render([buildEn], message)).not.toMatch(/^le\.|\{\w+\}/);
      }
  });

  it('reads a line of many thousand brackets without holding each against every other', () => {
    const { army } = READY_ARMIES[4]!;
    const text = writeArmyText(army, formatOf('standard'), TEXT_FORMS[0]!);
    const result = readArmy(`${text}\n\nBattle Deck\nDeployments:\n - Face${'(a'.repeat(30_000)}`);
    expect(result.ok && result.value.army.units.length).toBe(army.units.length);
  });
});
