import { clip } from '@holotisch/engine/list';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readXws } from '../../src/build/xws.ts';
import { ship } from './words.ts';

/** Where the reading of foreign squads begins and ends: exactly so many, exactly so long. */

const result = (value: unknown) => readXws(typeof value === 'string' ? value : JSON.stringify(value));
const read = (value: unknown): Import => {
  const got = result(value);
  if (!got.ok) throw new Error(JSON.stringify(got.fault));
  return got.value;
};
const pilot = (more: object): Import =>
  read({ faction: 'rebel', pilots: [{ name: 'wedgeantilles', ship: 'xwing', ...more }] });
const keys = ({ report }: Import) => report.map((c) => `${c.message.text.replace('xw.import.', '')} ${c.path}`);
const squadWith = (more: object): Import => read({ faction: 'rebel', pilots: [], ...more });

describe('a pilot of a foreign squad', () => {
  it.each([
    [0, true],
    [20, true],
    [21, false],
    [-1, false],
    [1.5, false],
    ['1', false],
    [null, false],
  ])('belongs to a ship in sections by a small whole number: %j', (section, fine) => {
    const got = pilot({ multisection_id: section });
    expect(got.squad.ships).toEqual([{ ...ship('xwing/wedgeantilles'), ...(fine && { section }) }]);
    expect(keys(got)).toEqual(fine ? [] : ['dropped /pilots/0/multisection_id']);
  });

  it.each([
    ['nothing', undefined, []],
    ['null', null, []],
    ['an empty list', [], []],
    ['an empty object', {}, []],
    ['a list of something', ['r2d2'], ['dropped /pilots/0/upgrades']],
    ['a text', 'r2d2', ['dropped /pilots/0/upgrades']],
    ['a number', 0, ['dropped /pilots/0/upgrades']],
  ])('without upgrades, written as %s', (_what, upgrades, report) => {
    const got = pilot({ upgrades });
    expect(got.squad.ships).toEqual([ship('xwing/wedgeantilles')]);
    expect(keys(got)).toEqual(report);
  });

  it('has at most thirty upgrades', () => {
    const many = (n: number) => pilot({ upgrades: { ept: Array(n).fill('predator') } });
    expect([many(30).squad.ships[0]!.upgrades.length, keys(many(30))]).toEqual([30, []]);
    expect(many(31).squad.ships[0]!.upgrades.length).toBe(30);
    expect(keys(many(31))).toEqual(['droppedExtra /pilots/0/upgrades/ept/30']);
    expect(many(31).report[0]!.message.args).toEqual({ what: 'predator', most: 30 });
    // what is not known does not count
    const strange = pilot({ upgrades: { ept: ['luck', 7, ...Array(30).fill('predator')] } });
    expect(strange.squad.ships[0]!.upgrades.length).toBe(30);
    expect(keys(strange)).toEqual([
      'droppedUpgrade /pilots/0/upgrades/ept/0',
      'droppedUpgrade /pilots/0/upgrades/ept/1',
    ]);
  });

  it('costs what the cards cost; what the file says is only a remark', () => {
    for (const points of [29, '29', undefined]) expect(keys(pilot({ points }))).toEqual([]);
    for (const points of [28, 30, '30', null])
      expect(keys(pilot({ points }))).toEqual(['otherPoints /pilots/0/points']);
  });

  it('carries the private data of other programs, which are left out, and ours, which need no word', () => {
    expect(keys(pilot({ vendor: { holotisch: {} } }))).toEqual([]);
    expect(keys(pilot({ vendor: { holotisch: {}, 'a/b~c': 1 } }))).toEqual(['droppedVendor /pilots/0/vendor/a~1b~0c']);
    expect(keys(pilot({ vendor: 7 }))).toEqual(['dropped /pilots/0/vendor']);
    expect(keys(pilot({ 'x/y': 7 }))).toEqual(['dropped /pilots/0/x~1y']);
  });

  it('is told of when its name or its ship is spelled otherwise, each by itself', () => {
    expect(keys(pilot({}))).toEqual([]);
    expect(keys(pilot({ ship: undefined }))).toEqual(['missingShip /pilots/0/ship']);
    expect(keys(pilot({ name: 'wedgeantilles-swx02' }))).toEqual(['respelled /pilots/0/name']);
  });
});

describe('a foreign squad', () => {
  it('has at most twenty ships', () => {
    const many = (n: number) => ({ faction: 'rebel', pilots: Array(n).fill({ name: 'rookiepilot', ship: 'xwing' }) });
    expect(read(many(20)).squad.ships.length).toBe(20);
    const refused = result(many(21));
    expect(refused.ok ? undefined : [refused.fault.path, refused.fault.message.args]).toEqual([
      '/pilots',
      { count: 21, most: 20 },
    ]);
  });

  it.each([
    ['name', 200],
    ['description', 10_000],
  ] as const)('keeps a %s of at most %i characters', (key, most) => {
    const whole = squadWith({ [key]: 'x'.repeat(most) });
    expect([whole.squad[key]?.length, keys(whole)]).toEqual([most, []]);
    const cut = squadWith({ [key]: 'x'.repeat(most + 1) });
    expect([cut.squad[key]?.length, keys(cut)]).toEqual([most, [`shortened /${key}`]]);
  });

  it('is of the second edition by its version or by one pilot without a name', () => {
    const of = (more: object) => {
      const got = result({ faction: 'rebel', pilots: [], ...more });
      return got.ok ? undefined : got.fault.message.text;
    };
    for (const version of ['2', 'v2.0.0', ' 3.1', '10.0'])
      expect(of({ version }), version).toBe('xw.import.secondEdition');
    for (const version of ['1.0.0', '0.3.0', '0.2', 2]) expect(of({ version }), String(version)).toBeUndefined();
    expect(of({ faction: 'separatistalliance' })).toBe('xw.import.secondEdition');
    const wedge = { name: 'wedgeantilles', ship: 'xwing' };
    expect(of({ pilots: [wedge, { id: 'wedgeantilles' }] })).toBe('xw.import.secondEdition');
    expect(of({ pilots: [{ ...wedge, id: 'wedgeantilles' }, { id: 7 }] })).toBeUndefined();
  });

  it('may be as long as a mebibyte', () => {
    const text = JSON.stringify({ faction: 'rebel', pilots: [] });
    expect(result(text.padEnd(1024 * 1024)).ok).toBe(true);
    expect(result(text.padEnd(1024 * 1024 + 1)).ok).toBe(false);
  });
});

describe('the words of strangers', () => {
  it('are cut where they are longer than 80 characters', () => {
    expect(clip('x'.repeat(80))).toBe('x'.repeat(80));
    expect(clip('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  });
});
