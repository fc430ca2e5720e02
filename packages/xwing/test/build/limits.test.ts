import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { readSquads } from '../../src/build/read.ts';
import { text } from '../../src/text/index.ts';

/** A few letters of a link may unpack to anything: there is an end to what is read, and to what is told about it. */

const SQUAD = { faction: 'rebel', pilots: [{ name: 'rookiepilot', ship: 'xwing' }] };
const collection = (count: number, squad: object = SQUAD): string =>
  JSON.stringify({ container: new Array(count).fill(squad) });
const linesOf = (source: string): string[] => {
  const read = readSquads(source);
  if (!read.ok) throw new Error(read.fault.message.text);
  return read.value.flatMap(({ report }) => report.map(({ message }) => render([text.en], message)));
};

describe('a collection', () => {
  it('holds a hundred squads and not one more', () => {
    const hundred = readSquads(collection(100));
    expect(hundred.ok && hundred.value.length).toBe(100);
    expect(readSquads(collection(101))).toMatchObject({
      fault: { message: { text: 'xw.import.tooMany', args: { count: 101, most: 100 } }, path: '/container' },
    });
  });
});

describe('the report of an import', () => {
  const upgrades = (count: number) => ({
    ...SQUAD,
    pilots: [{ name: 'rookiepilot', ship: 'xwing', upgrades: { amd: new Array(count).fill('warpcore') } }],
  });

  it('tells two hundred things one by one, and of the rest how many they are', () => {
    expect(linesOf(JSON.stringify(upgrades(200)))).toHaveLength(200);
    const lines = linesOf(JSON.stringify(upgrades(5000)));
    expect([lines.length, lines.at(-1)]).toEqual([201, 'And 4800 more things.']);
    expect(linesOf(`Wedge Antilles\n${'  Warp Core\n'.repeat(300)}`)).toHaveLength(201);
    // A text of more lines than any list has is not read at all.
    expect(() => linesOf(`Wedge Antilles\n${'  Warp Core\n'.repeat(3000)}`)).toThrow('xw.import.tooMany');
  });

  it('of many squads is no longer than that of one, but for a line each', () => {
    const lines = linesOf(collection(100, upgrades(50)));
    expect(lines.length).toBeLessThan(200 + 100);
    expect(lines.filter((line) => line === 'And 50 more things.').length).toBeGreaterThan(90);
  });
});

describe('data that pretend to be something', () => {
  it('are read as what they are', () => {
    const odd = { toString: 1, valueOf: 2 };
    for (const squad of [
      { ...SQUAD, faction: odd },
      { ...SQUAD, pilots: [{ name: 'rookiepilot', ship: odd, upgrades: { amd: [odd], toString: [odd] } }] },
      { ...SQUAD, pilots: [odd], version: odd, points: odd, name: odd, obstacles: [odd], vendor: odd },
    ]) {
      const read = readSquads(JSON.stringify(squad));
      const said = read.ok ? read.value.flatMap(({ report }) => report) : [read.fault];
      for (const { message } of said) expect(render([text.de], message)).not.toContain('[object');
    }
  });
});

describe('our own form', () => {
  it('is refused in our own words, in both languages', () => {
    const read = readSquads(JSON.stringify({ faction: 'rebel', ships: [{ type: 'xwing', pilot: 7, upgrades: [] }] }));
    expect(read).toMatchObject({ fault: { path: '/ships/0/pilot' } });
    expect(!read.ok && render([text.de], read.fault.message)).toBe('Bei „pilot“ wird ein Text erwartet.');
    expect(!read.ok && render([text.en], read.fault.message)).toBe('For “pilot”, a text is wanted.');
  });
});
