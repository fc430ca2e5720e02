import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readFleet } from '../../src/build/read.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Fleets as rows of a sheet and as builders mistake them, in our own words. */

const read = (text: string): Import => {
  const result = readFleet(text);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const keys = ({ report }: Import) => report.map(({ message, line }) => `${line}: ${message.text.slice(10)}`);

const CELLS = [
  'Rebel',
  'Mon Mothma',
  'Precision Strike',
  'Contested Outpost',
  '',
  '"CR90\nCorvette A"',
  'Engine Techs',
  '',
  'GR-75',
  'Comms Net',
  '97',
  '"X-wing Squadron\n(Luke Skywalker)"',
  'A-wing Squadron',
  'A-wing Squadron',
  '42',
  '139',
];
const FLEET = {
  faction: 'rebel',
  ships: [
    { card: 'cr90-corvette-a', upgrades: ['mon-mothma', 'engine-techs'] },
    { card: 'gr-75-medium-transports', upgrades: ['comms-net'] },
  ],
  squadrons: ['luke-skywalker', 'a-wing-squadron', 'a-wing-squadron'],
  objectives: { assault: 'precision-strike', defence: 'contested-outpost' },
};

describe('a row of a sheet', () => {
  it('between tabs, or between commas below a line of headings; quoted cells have line ends', () => {
    const heading = `FACTION,COMMANDER,ASSAULT${',UPGRADE'.repeat(13)}`;
    for (const text of [CELLS.join('\t'), `${heading}\n${CELLS.join(',')}`]) {
      const got = read(text);
      expect(got.fleet, text).toEqual(FLEET);
      expect(got.report.filter(({ lost }) => lost)).toEqual([]);
    }
  });

  it('a second fleet below and a card that nobody knows are told with their lines', () => {
    const got = read(`${CELLS.join('\t').replace('Comms Net', 'Warp Core')}\n${CELLS.join('\t')}`);
    expect(got.fleet.ships).toHaveLength(2);
    expect(got.report.filter(({ lost }) => lost).map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe('an ace and his craft', () => {
  it('in brackets behind the craft it is the ace who flies; nobody flies without a word', () => {
    expect(read('CR90 Corvette A\nX-wing Squadron (Luke Skywalker)').fleet.squadrons).toEqual(['luke-skywalker']);
    expect(read('CR90 Corvette A\nMillennium Falcon (Han Solo)').fleet.squadrons).toEqual(['han-solo']);
    const part = read('Recusant-class Light Destroyer\nDroid Tri-Fighter Squadron (Phlac-Arphocc)');
    expect(part.fleet.squadrons).toEqual(['phlac-arphocc-prototypes']);
    expect(part.report.filter(({ asks }) => asks)).toHaveLength(1);
    const unknown = read('CR90 Corvette A\nX-wing Squadron (Somebody Else)');
    expect(keys(unknown).length).toBeGreaterThan(0);
  });

  it('below a ship he is the upgrade of that name, and that is said', () => {
    const got = read(`Faction: Separatist
Commander: General Grievous - Belbullab-22 Starfighter Squadron (20)
Providence-class Carrier (102)
• General Grievous - Belbullab-22 Starfighter Squadron (20)
Squadrons:
• General Grievous - Belbullab-22 Starfighter Squadron (22)`);
    expect(got.fleet.ships[0]?.upgrades).toHaveLength(1);
    expect(got.fleet.squadrons).toHaveLength(1);
    expect(keys(got)).toEqual(['4: onShip']);
  });
});

describe('numbers', () => {
  it('what all squadrons cost tells which card of a name is meant', () => {
    const squadrons = (sum: number) =>
      read(`CR90 Corvette A\nSquadrons (${sum}): Hera Syndulla, A-wing`).fleet.squadrons;
    expect(squadrons(39)).toEqual(['hera-syndulla-vcx-100', 'a-wing-squadron']);
    // Where the sum is of no help, the cheapest, and it is asked.
    expect(squadrons(1)).toEqual(['hera-syndulla-x-wing', 'a-wing-squadron']);
  });

  it('prices of today with a total of the first print contradict each other: today’s count, and it is said', () => {
    const text = (price: number) => `Faction: Imperial\nVictory II (${price})\n• Admiral Motti (24)\nTotal Points: 109`;
    expect(keys(read(text(85)))).toEqual(['4: fitsFirst']);
    const mixed = read(text(80));
    expect(keys(mixed)).toEqual(['4: mixedPrices']);
    expect(mixed.agreed).toBeUndefined();
  });

  it('a total beyond the usual limit asks for the limit', () => {
    expect(keys(read('Faction: Rebel\nCR90 Corvette A (44)\nTotal Points: 594'))).toContain('3: largerGame');
    expect(keys(read('Faction: Rebel\nCR90 Corvette A (44)\nPoints: 594/600'))).not.toContain('3: largerGame');
  });
});
