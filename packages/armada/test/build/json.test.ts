import { quickRng, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/build/formats.ts';
import type { Import } from '../../src/build/import.ts';
import { writeFleetJson } from '../../src/build/json-write.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import { writeFleetFile } from '../../src/build/own.ts';
import { randomFleet } from '../../src/build/random.ts';
import { readFleet } from '../../src/build/read.ts';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { buildDe } from '../../src/text/build/de.ts';
import { buildEn } from '../../src/text/build/en.ts';

const read = (value: unknown): Import => {
  const result = readFleet(typeof value === 'string' ? value : JSON.stringify(value));
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const told = ({ report }: Import) =>
  report.map(({ message, path }) => `${path} ${message.text.replace('ar.import.', '')}`);
const refusal = (value: unknown) => {
  const result = readFleet(typeof value === 'string' ? value : JSON.stringify(value));
  return result.ok ? 'read' : result.fault.message.text.replace('ar.import.', '');
};

const CR90 = { name: 'CR90 Corvette A', upgrades: ['Mon Mothma', 'Tantive IV'] };
const FLEET = { faction: 'rebel', ships: [{ card: 'cr90-corvette-a', upgrades: ['mon-mothma', 'tantive-iv'] }] };

describe('our own form', () => {
  it('is read as it is, and strictly', () => {
    for (const { fleet } of READY_FLEETS) expect(read(fleet)).toEqual({ fleet, report: [] });
    const [{ fleet }] = READY_FLEETS as [(typeof READY_FLEETS)[number]];
    expect(refusal({ ...fleet, faction: 'hutts' })).toBe('badOwn');
    expect(refusal({ ...fleet, extra: 1 })).toBe('badOwn');
    expect(refusal({ ...fleet, squadrons: 'many' })).toBe('badOwn');
  });

  it('as a file keeps what the players have agreed on as well', () => {
    for (const { fleet } of READY_FLEETS)
      for (const agreed of [{ format: 'core', points: 200 } as const, { format: 'first-print', points: null } as const])
        expect(read(writeFleetFile(fleet, agreed))).toEqual({ fleet, agreed, report: [] });
    const { fleet } = READY_FLEETS[0]!;
    expect(refusal({ game: 'armada', format: 'chess', points: 400, fleet })).toBe('badOwn');
    expect(refusal({ game: 'toy', format: 'core', points: 400, fleet })).toBe('badOwn');
  });
});

describe('JSON of names', () => {
  it('comes back the same', () => {
    const random = Array.from({ length: 40 }, (_, seed) => randomFleet(quickRng(seed + 1), FORMATS.standard)!);
    for (const fleet of [...READY_FLEETS.map((one) => one.fleet), ...random])
      for (const prices of ['latest', 'first'] as const) {
        const { fleet: back, report } = read(writeFleetJson(fleet, prices));
        // Points that only the first print gives are told, and nothing else.
        const other = pointsOf(fleet, prices) !== pointsOf(fleet, 'latest');
        expect(report.map(({ message }) => message.text)).toEqual(other ? ['ar.import.fitsFirst'] : []);
        expect({ ...back, squadrons: [...back.squadrons].sort() }).toEqual({
          ...fleet,
          squadrons: [...fleet.squadrons].sort(),
        });
      }
  });

  it('as Star Forge keeps it', () => {
    const found = read({
      faction: 'rebel',
      timestamp: 1,
      ships: [
        {
          id: 'a1',
          name: 'CR90 Corvette A',
          points: 44,
          chassis: 'cr90-corvette',
          assignedUpgrades: [
            { name: 'Mon Mothma', type: 'commander', points: 27 },
            { name: 'Leia Organa', type: 'officer', points: 3 },
          ],
        },
      ],
      squadrons: [
        {
          name: 'X-wing Squadron',
          'ace-name': 'Luke Skywalker',
          squadron_type: 'x-wing-squadron',
          points: 20,
          count: 1,
        },
        { name: 'X-wing Squadron', 'ace-name': '', points: 13, count: 2 },
        { name: 'Ghost', 'ace-name': 'Hera Syndulla', points: 28 },
      ],
      objectives: { assault: [{ name: 'Most Wanted' }], defense: [{ name: 'Fire Lanes' }], navigation: [] },
    });
    expect(found.fleet).toEqual({
      faction: 'rebel',
      ships: [{ card: 'cr90-corvette-a', upgrades: ['mon-mothma', 'leia-organa-officer'] }],
      squadrons: ['luke-skywalker', 'x-wing-squadron', 'x-wing-squadron', 'hera-syndulla-vcx-100'],
      objectives: { assault: 'most-wanted', defence: 'fire-lanes' },
    });
    expect(told(found)).toEqual(['/timestamp dropped']);
  });

  it('as parsers of builders’ texts give it', () => {
    const found = read({
      name: 'Parsed',
      faction: 'Rebel Alliance',
      commander: 'Mon Mothma',
      ships: [
        {
          ship_class: { name: 'CR90 Corvette A', points: 44 },
          upgrades: [{ name: 'Mon Mothma', points: 27 }],
          points: 71,
        },
      ],
      squadrons: { squads: [{ name: 'A-wing Squadron', count: 2, cost: 22 }], points: 22 },
      objectives: [
        { type: 'Assault', name: 'Most Wanted' },
        { type: 'Defense', name: 'Fire Lanes' },
      ],
      points: 93,
    });
    expect(told(found)).toEqual([]);
    expect(found.fleet).toMatchObject({ name: 'Parsed', squadrons: ['a-wing-squadron', 'a-wing-squadron'] });
    expect(found.fleet.objectives).toEqual({ assault: 'most-wanted', defence: 'fire-lanes' });
  });

  it('may leave out the faction where the ships tell it', () => {
    expect(read({ ships: [CR90], squadrons: [] }).fleet).toMatchObject(FLEET);
    expect(refusal({ ships: [{ name: 'Victory I' }] })).toBe('noFaction');
    expect(told(read({ faction: 5, ships: [CR90] }))).toEqual(['/faction assumedFaction']);
  });

  it('tells all that it leaves out', () => {
    const found = read({
      faction: 'rebel',
      commander: 'Admiral Ackbar',
      ships: [
        { name: 'CR90 Corvette A', points: 40, upgrades: ['Tractor Ray', 7, 'Tantive IV'] },
        { name: 'Ghost ship' },
        { name: 'CR90 Corvette B', upgrades: 'none' },
      ],
      squadrons: ['Q-wing', { name: 'X-wing Squadron', count: 2.5 }, 'Hera Syndulla'],
      objectives: { assault: 'Hide and Seek', defence: 'Fire Lanes' },
      totalPoints: 1,
      deck: 'big',
    });
    expect(found.fleet.ships).toEqual([
      { card: 'cr90-corvette-a', upgrades: ['tantive-iv'] },
      { card: 'cr90-corvette-b', upgrades: [] },
    ]);
    expect(told(found)).toEqual([
      '/ships/0/upgrades/0 dropped',
      '/ships/0/upgrades/1 dropped',
      '/ships/0 otherPoints',
      '/ships/1 dropped',
      '/ships/2/upgrades dropped',
      '/squadrons/0 unclear',
      '/squadrons/1 dropped',
      '/squadrons/2 ambiguous',
      '/objectives/assault dropped',
      '/deck dropped',
      '/commander commanderNowhere',
      '/points otherSum',
    ]);
    const words = found.report.map(({ message }) => [render([buildDe], message), render([buildEn], message)]);
    for (const [de, en] of words) expect(`${de}${en}`).not.toMatch(/ar\.|[{}]/);
    expect(words[7]?.[1]).toBe(
      'Left out: “Hera Syndulla” is ambiguous; it may mean: Hera Syndulla (Ghost), Hera Syndulla (X-wing Squadron).',
    );
  });

  it('that holds no fleet, or too much, is refused', () => {
    expect(['{}', '[]', '{"ships":{}}', '{"ships":[],"squadrons":5}'].map(refusal)).toEqual(Array(4).fill('notFleet'));
    expect(refusal({ faction: 'rebel', ships: Array(41).fill(CR90) })).toBe('tooMany');
    expect(refusal({ faction: 'rebel', ships: [], squadrons: Array(101).fill('X-wing Squadron') })).toBe('tooMany');
    const many = read({
      faction: 'rebel',
      ships: [{ name: 'CR90 Corvette A', upgrades: Array(31).fill('Chart Officer') }],
    });
    expect([many.fleet.ships[0]?.upgrades.length, told(many)]).toEqual([30, ['/ships/0/upgrades/30 droppedExtra']]);
    expect(readFleet('{"ships":').ok).toBe(false);
  });
});
