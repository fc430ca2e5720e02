import { render } from '@holotisch/engine';
import type { Meant } from '@holotisch/engine/list';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { writeLink } from '../../src/build/link.ts';
import { readArmy } from '../../src/build/read.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Armies as people write them, in our own words. */

const read = (text: string, meant?: Meant): Import => {
  const result = readArmy(text, undefined, meant);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const said = ({ report }: Import) => report.map(({ message, line }) => `${line}: ${render([buildEn], message)}`);
const keys = ({ report }: Import) => report.map(({ message, line }) => `${line}: ${message.text.slice(10)}`);

describe('texts of 2018 to 2020', () => {
  it('cards behind a plus, the sum behind an equals sign, commands with the number of their pips', () => {
    const got = read(`– Luke Skywalker (160) + Force Push (10) + Emergency Stims (8) = 178
– 2x Rebel Troopers (40) + Z-6 Trooper (22) = 124
Special Forces:
– Rebel Commandos Strike Team (16) + DH-447 Sniper (28) = 44

Total: 346/800

– Son of Skywalker (1)
– Push (2)
– Standing Orders (4)`);
    expect(got.army).toEqual({
      edition: '1.2',
      faction: 'rebel',
      units: [
        { unit: 'luke-skywalker-hero-of-the-rebellion', upgrades: ['force-push', 'emergency-stims'] },
        { unit: 'rebel-troopers', upgrades: ['z-6-trooper'] },
        { unit: 'rebel-troopers', upgrades: ['z-6-trooper'] },
        { unit: 'rebel-commandos-strike-team', upgrades: ['dh-447-sniper'] },
      ],
      commands: ['son-of-skywalker', 'push'],
      battleDeck: [],
    });
    expect(got.format).toBe('standard');
    expect(got.report.filter(({ lost, asks }) => lost || asks)).toEqual([]);
  });

  it('bullets before units, cards in brackets or behind “with”', () => {
    const units = [
      { unit: 'general-veers', upgrades: [] },
      { unit: 'snowtroopers', upgrades: ['flametrooper'] },
      { unit: 'snowtroopers', upgrades: ['flametrooper'] },
      { unit: 'at-st', upgrades: ['general-weiss'] },
    ];
    for (const text of [
      '• General Veers\n• 2x Snowtroopers (Flametrooper)\n• AT-ST (General Weiss)',
      'General Veers\n2 x Snowtroopers with Flametrooper\nAT-ST w/ General Weiss',
      '- Veers\n- Snowtroopers x2 – Flametrooper\n- AT-ST: General Weiss',
    ])
      expect(read(text).army.units, text).toEqual(units);
  });

  it('bare numbers: a unit, and on the next line what it carries', () => {
    const got = read(
      'Three in white\n\nDarth Vader 200\nForce Push 10, Saber Throw 10\nStormtroopers 44\nDLT-19 Stormtrooper 24',
    );
    expect(got.army).toMatchObject({
      name: 'Three in white',
      units: [
        { unit: 'darth-vader-dark-lord-of-the-sith', upgrades: ['force-push', 'saber-throw'] },
        { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
      ],
    });
    expect(got.report.filter(({ lost, asks }) => lost || asks)).toEqual([]);
  });

  it('a rank in brackets tells which Luke is meant, and a heading may have its unit beside it', () => {
    expect(read('Luke Skywalker (Operative) with Force Push').army.units).toEqual([
      { unit: 'luke-skywalker-jedi-knight', upgrades: ['force-push'] },
    ]);
    expect(read('Commander: General Veers (80)\nCorps: Stormtroopers (44)').army.units).toHaveLength(2);
  });

  it('units of a line that do not all carry the same are told apart, and that is said', () => {
    const got = read('3x Rebel Troopers – 1x 2-1B Medical Droid');
    expect(got.army.units.map(({ upgrades }) => upgrades)).toEqual([['2-1b-medical-droid'], [], []]);
    expect(keys(got)).toEqual(['1: spread']);
  });
});

describe('what a list says of its edition and its size', () => {
  it('is obeyed: a limit that only one edition has, or the edition itself', () => {
    const troopers = 'Rebel Troopers (Z-6 Trooper)';
    expect(read(`500/500\n${troopers}`)).toMatchObject({ army: { edition: '1.2' }, format: 'skirmish' });
    expect(read(`900/1000\n${troopers}`)).toMatchObject({ army: { edition: '2.6' }, format: 'standard-2' });
    expect(read(`Edition: 2.6\n800/800\n${troopers}`)).toMatchObject({
      army: { edition: '2.6' },
      format: 'escalation',
    });
    expect(read(`Format: Skirmish\n${troopers}`)).toMatchObject({ army: { edition: '1.2' }, format: 'skirmish' });
    expect(read(`640/650\n${troopers}`).limit).toBe(650);
  });

  it('and where both editions have the limit, the points tell', () => {
    const list = (total: number) => read(`${total}/800\nStormtroopers`).army.edition;
    expect([list(44), list(42)]).toEqual(['1.2', '2.6']);
  });

  it('a total that only the first print gives is told', () => {
    expect(said(read('Total: 195/800\nAT-ST'))).toEqual([
      '1: The total fits the first print: 195 points. By today’s points it is 155.',
    ]);
  });
});

describe('links without points', () => {
  it('are of the edition in which their codes mean something', () => {
    const army = {
      edition: '2.6',
      faction: 'republic',
      units: [{ unit: 'clone-commander-cody', upgrades: [] }],
      commands: [],
      battleDeck: [],
    } as const;
    const link = writeLink(army, 'standard-2')!
      .replace('legionhq2.com', 'legionhq.thefifthtrooper.com')
      .replace('1000:', '');
    expect(link).not.toContain(':1000');
    const got = read(link);
    expect([got.army.edition, got.army.units, got.report]).toEqual(['2.6', army.units, []]);
    expect(read('https://legionhq.thefifthtrooper.com/list/rebels/1ao0').army.edition).toBe('1.2');
  });
});

describe('a unit that was not understood', () => {
  it('keeps its cards: none of them falls to the unit above, and each is told', () => {
    for (const text of [
      'Rebel Troopers (62)\n- Z-6 Trooper (22)\nGungan Grand Army (90)\n- Force Push (10)',
      'Rebel Troopers: Z-6 Trooper\nGungan Grand Army: Force Push',
      '– Rebel Troopers (40) + Z-6 Trooper (22) = 62\n– Gungan Grand Army (80) + Force Push (10) = 90',
    ]) {
      const got = read(text);
      expect(got.army.units, text).toEqual([{ unit: 'rebel-troopers', upgrades: ['z-6-trooper'] }]);
      expect(got.report.filter(({ lost }) => lost).map(({ message }) => message.text)).toEqual([
        'le.import.dropped',
        'le.import.droppedWith',
      ]);
    }
  });
});

describe('a name that no card has', () => {
  it('is taken for the nearest one, never without a question', () => {
    const got = read('Stromtroopers: DLT-19 Stormtroper');
    expect(got.army.units).toEqual([{ unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] }]);
    expect(got.report.map(({ asks }) => asks?.taken)).toEqual(['Stormtroopers', 'DLT-19 Stormtrooper']);
  });

  it('is what the answer says it is, or nothing', () => {
    const text = 'General Veers\nStromtroopers: DLT-19 Stormtroper';
    expect(read(text, { stromtroopers: 'Snowtroopers', dlt19stormtroper: null }).army.units).toEqual([
      { unit: 'general-veers', upgrades: [] },
      { unit: 'snowtroopers', upgrades: [] },
    ]);
    const none = read(text, { stromtroopers: null, dlt19stormtroper: null });
    expect(none.army.units).toHaveLength(1);
    expect(keys(none)).toEqual(['2: dropped', '2: droppedWith']);
  });
});
