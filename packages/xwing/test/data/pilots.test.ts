import { describe, expect, it } from 'vitest';
import {
  condition,
  findPilot,
  findShip,
  firstWave,
  PILOTS,
  pilot as pilotOf,
  SETS,
  UPGRADES,
  uniqueName,
} from '../../src/data/index.ts';
import type { Faction } from '../../src/data/types.ts';
import { canonical } from './canonical.ts';

const count = (test: (pilot: (typeof PILOTS)[number]) => boolean) => PILOTS.filter(test).length;

describe('pilots', () => {
  it('[XW-FRAKTION-02] are 297, each of one main faction; some upgrades belong to a faction too', () => {
    expect(UPGRADES.filter((card) => card.restrict?.faction?.length === 1)).toHaveLength(78);
    expect(PILOTS).toHaveLength(297);
    expect(count((pilot) => pilot.faction === 'rebel' && pilot.subfaction === undefined)).toBe(90);
    expect(count((pilot) => pilot.faction === 'rebel' && pilot.subfaction === 'resistance')).toBe(18);
    expect(count((pilot) => pilot.faction === 'imperial' && pilot.subfaction === undefined)).toBe(91);
    expect(count((pilot) => pilot.faction === 'imperial' && pilot.subfaction === 'firstorder')).toBe(21);
    expect(count((pilot) => pilot.faction === 'scum' && pilot.subfaction === undefined)).toBe(77);
  });

  it('[XW-EINZIGARTIGE-NAMEN-01] say which names are unique, and 200 have an ability', () => {
    expect(count((pilot) => pilot.unique)).toBe(197);
    expect(count((pilot) => pilot.ability)).toBe(200);
    expect(PILOTS.filter((pilot) => pilot.ability !== pilot.unique).map((pilot) => pilot.id)).toEqual([
      'cr90corvettefore',
      'raiderclasscorvettefore',
      'gozanticlasscruiser',
    ]);
  });

  it('are told apart by faction, ship and id, and fly a known ship', () => {
    expect(new Set(PILOTS.map((pilot) => `${pilot.faction} ${pilot.ship} ${pilot.id}`)).size).toBe(297);
    for (const pilot of PILOTS) expect(findShip(pilot.ship)?.factions).toContain(pilot.faction);
  });

  it('carry the canonical id of their English name', () => {
    for (const pilot of PILOTS) expect(uniqueName(pilot.id)).toBe(canonical(pilot.name.en));
  });

  it('[XW-KOMMANDOPUNKTE-01] print a cost and a skill', () => {
    for (const pilot of PILOTS.filter((one) => one.arrivesBy === undefined)) {
      expect([pilot.id, Number.isInteger(pilot.points) && pilot.points >= 10]).toEqual([pilot.id, true]);
      expect([pilot.id, Number.isInteger(pilot.skill) && pilot.skill >= 0 && pilot.skill <= 9]).toEqual([
        pilot.id,
        true,
      ]);
    }
  });

  it('[XW-MODIFIKATIONEN-01] never show a modification or title icon in the upgrade bar', () => {
    const icons = new Set(PILOTS.flatMap((pilot) => pilot.slots));
    expect([...icons].sort()).toEqual(
      'amd bomb cannon cargo crew ept hardpoint illicit missile samd system team tech torpedo turret'.split(' '),
    );
  });

  it('hand out known conditions and come in known sets', () => {
    const numbers = new Set(SETS.map((set) => set.number));
    for (const pilot of PILOTS) {
      for (const id of pilot.conditions ?? []) expect(condition(id).id).toBe(id);
      expect([pilot.id, pilot.sets.length > 0 && pilot.sets.every((set) => numbers.has(set))]).toEqual([
        pilot.id,
        true,
      ]);
    }
  });

  it('come in boxes that hold the model of their ship, but for two sets that re-use older models', () => {
    const boxes = new Map(SETS.map((set) => [set.number, set.ships]));
    const without = PILOTS.flatMap((pilot) => pilot.sets.filter((set) => !Object.hasOwn(boxes.get(set)!, pilot.ship)));
    // Most Wanted brings Scum cards for two Imperial and Rebel models, the Hound's Tooth one Z-95 pilot.
    expect([...new Set(without)]).toEqual([28, 31]);
  });

  it.each([
    ['rebel', 2872, 533, 370],
    ['imperial', 2775, 562, 299],
    ['scum', 1936, 375, 268],
  ] as const)('%s add up to %i points, %i skill and %i icons', (faction, points, skill, icons) => {
    const own = PILOTS.filter((pilot) => pilot.faction === faction);
    const sum = (value: (pilot: (typeof own)[number]) => number) => own.reduce((total, one) => total + value(one), 0);
    expect([sum((one) => one.points), sum((one) => one.skill), sum((one) => one.slots.length)]).toEqual([
      points,
      skill,
      icons,
    ]);
  });

  const numbers: readonly (readonly [Faction, string, string, number, number, string])[] = [
    ['rebel', 'xwing', 'wedgeantilles', 9, 29, 'ept torpedo amd'],
    ['rebel', 't70xwing', 'poedameron-swx57', 9, 33, 'ept torpedo amd tech'],
    ['rebel', 'yt1300', 'hansolo', 9, 46, 'ept missile crew crew'],
    ['rebel', 'awing', 'prototypepilot', 1, 17, 'missile'],
    ['rebel', 'ewing', 'corranhorn', 8, 35, 'system torpedo amd ept'],
    ['rebel', 'gr75mediumtransport', 'gr75mediumtransport', 3, 30, 'crew crew cargo cargo cargo'],
    ['imperial', 'tieinterceptor', 'soontirfel', 9, 27, 'ept'],
    ['imperial', 'vt49decimator', 'patrolleader', 3, 40, 'torpedo crew crew crew bomb'],
    ['imperial', 'tiedefender', 'countessryad', 5, 34, 'ept cannon missile'],
    ['scum', 'jumpmaster5000', 'contractedscout', 3, 25, 'crew ept illicit'],
    ['scum', 'firespray31', 'bobafett', 8, 39, 'ept cannon bomb crew missile illicit'],
    ['scum', 'z95headhunter', 'binayrepirate', 1, 12, 'missile illicit'],
  ];
  it.each(numbers)('%s %s %s: skill %i, %i points', (faction, ship, id, skill, points, slots) => {
    const pilot = pilotOf(faction, ship, id);
    expect([pilot.skill, pilot.points]).toEqual([skill, points]);
    expect([...pilot.slots].sort()).toEqual(slots.split(' ').sort());
  });

  it('keep the values their own card prints', () => {
    expect(pilotOf('rebel', 'yt1300', 'outerrimsmuggler').stats).toEqual({ attack: 2, hull: 6, shields: 4 });
    expect(pilotOf('rebel', 'cr90corvettefore', 'cr90corvettefore').primaryRange).toEqual([3, 5]);
    expect(pilotOf('scum', 'z95headhunter', 'nashtahpuppilot').arrivesBy).toBe('houndstooth');
  });

  it('tell the same person in two ships apart', () => {
    expect(pilotOf('imperial', 'tieadvanced', 'maarekstele').points).toBe(27);
    expect(pilotOf('imperial', 'tiedefender', 'maarekstele').points).toBe(35);
    expect(findPilot('scum', 'tieadvanced', 'maarekstele')).toBeUndefined();
    expect(() => pilotOf('scum', 'tieadvanced', 'maarekstele')).toThrow('maarekstele');
  });

  it('belong to the first wave of their sets', () => {
    expect(firstWave(pilotOf('rebel', 'xwing', 'rookiepilot').sets)).toBe(0);
    expect(firstWave(pilotOf('rebel', 'xwing', 'wedgeantilles').sets)).toBe(1);
    expect(firstWave(pilotOf('rebel', 'xwing', 'wesjanson').sets)).toBeNull();
  });
});
