import { describe, expect, it } from 'vitest';
import { formatOf } from '../../src/data/index.ts';
import { TABLES } from '../../src/data/types.ts';
import {
  newMinis,
  newUnit,
  numbersOf,
  rulesFrom,
  terrainOf,
  unitsOf,
  unknownFormat,
} from '../../src/position/start.ts';
import { newTokens } from '../../src/state.ts';
import { TRAINING_FORMAT } from '../../src/training/forces.ts';
import { army } from '../build/words.ts';

/** How a match begins: its rules, its units, its terrain. */

const READING = rulesFrom({}, '1.2');
const LATER = rulesFrom({}, '2.6');

describe('the rules of a match', () => {
  it('are those of its size, unless something else is agreed', () => {
    expect(READING).toMatchObject({ format: 'standard', width: 1828.8, depth: 914.4, points: 800, training: null });
    expect(LATER).toMatchObject({ edition: '2.6', format: 'standard-2', competitive: false });
    expect(rulesFrom({ rounds: null, points: null, width: 900, depth: 600, competitive: true }, '1.2')).toMatchObject({
      rounds: null,
      points: null,
      width: 900,
      depth: 600,
      competitive: true,
    });
  });
  it('[LC-AUFBAU-DES-TRAININGSGEFECHTS-01] a training battle is fought on half a table until battle cards are added', () => {
    const plain = rulesFrom({ training: true }, '1.2');
    expect(plain).toMatchObject({ training: [], format: TRAINING_FORMAT, width: 914.4, competitive: false });
    const all = rulesFrom({ training: { with: ['battle-cards', 'actions'] }, competitive: true }, '1.2');
    expect(all.training).toEqual(['actions', 'battle-cards']);
    expect([all.width, all.competitive]).toEqual([TABLES[formatOf(TRAINING_FORMAT).table].width, false]);
    expect(rulesFrom({ training: false }, '1.2').training).toBeNull();
    expect(rulesFrom({ training: null }, '1.2').training).toBeNull();
  });
  it('know the sizes of their edition; training is of the older one and has its own', () => {
    expect(unknownFormat({}, '1.2')).toBeUndefined();
    expect(unknownFormat({ format: 'standard' }, '1.2')).toBeUndefined();
    expect(unknownFormat({ format: 'standard-2' }, '1.2')).toBe('standard-2');
    expect(unknownFormat({ format: 'standard' }, '2.6')).toBe('standard');
    expect(unknownFormat({ training: true }, '1.2')).toBeUndefined();
    expect(unknownFormat({ training: true }, '2.6')).toBe('training');
    expect(unknownFormat({ training: true, format: TRAINING_FORMAT }, '1.2')).toBeUndefined();
    expect(unknownFormat({ training: true, format: 'standard' }, '1.2')).toBe('standard');
  });
});

describe('the units of a match', () => {
  it('[LE-EINHEIT-05] [LE-ANFUEHRER-01] have the miniatures of their card and of their upgrades', () => {
    const squad = newMinis('rebel-troopers', ['targeting-scopes', 'z-6-trooper', 'rebel-trooper'], READING);
    expect([squad.minis.map(({ by }) => by), squad.leader]).toEqual([[null, null, null, null, 1, 2], 0]);
  });
  it('begin unhurt, without tokens, orders or places', () => {
    const fresh = newUnit(3, 1, 'stormtroopers', ['dlt-19-stormtrooper'], READING, 2);
    const mini = { by: null, pose: null, wounds: 0, fell: null };
    expect(fresh).toEqual({
      id: 3,
      seat: 1,
      faction: 'empire',
      card: 'stormtroopers',
      number: 2,
      status: 'reserve',
      rank: 'corps',
      promoted: false,
      minis: [mini, mini, mini, mini, { ...mini, by: 0 }],
      leader: 0,
      upgrades: [{ id: 'dlt-19-stormtrooper', exhausted: false, discarded: false, wounds: 0 }],
      order: 'none',
      tokens: newTokens(),
      panicked: false,
      damaged: false,
      disabled: false,
      destroyedWeapons: [],
      resilienceRolled: false,
      claimed: [],
      bounty: 0,
      bountiesWon: 0,
      inside: null,
      doomed: false,
      note: {},
    });
    expect(Object.values(fresh.tokens).every((count) => count === 0)).toBe(true);
    expect(newUnit(0, 0, 'leia-organa', [], READING, 0).rank).toBe('commander');
    expect(newUnit(0, 0, 'c-3po-human-cyborg-relations', [], READING, 0).rank).toBe('corps');
  });
  it('[LE-SCHWERER-INFANTERIETRUPP-02] the heavy weapon of a heavy weapon team leads it', () => {
    const team = newMinis('rebel-commandos-strike-team', ['dh-447-sniper'], READING);
    expect([team.minis.length, team.leader]).toEqual([2, 1]);
    expect(newMinis('rebel-commandos', ['dh-447-sniper'], READING).leader).toBe(0);
  });
  it('[LE-ID-MARKER-01] are numbered where there are several of a name and seat', () => {
    const named = (list: string) => list.split(' ').map((one) => ({ seat: Number(one[0]), card: one.slice(1) }));
    expect(numbersOf(named('0a 0b 0a 1a 1b 1b 0a'))).toEqual([1, 0, 2, 0, 1, 2, 3]);
  });
  it('bring their counterparts as one of their cards, and keep what is set aside', () => {
    const list = army('rebel', ['leia-organa', 'r2-d2-hero-of-a-thousand-devices']);
    const units = unitsOf(
      [
        {
          ...list,
          units: [
            { unit: 'leia-organa', upgrades: [], loadout: ['push'] },
            {
              unit: 'r2-d2-hero-of-a-thousand-devices',
              upgrades: ['comms-relay'],
              counterpart: { unit: 'c-3po-human-cyborg-relations', upgrades: [] },
            },
          ],
        },
        army('empire', ['2 stormtroopers']),
      ],
      READING,
    );
    expect(units.map(({ id, seat, number }) => [id, seat, number])).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [2, 1, 1],
      [3, 1, 2],
    ]);
    expect(units[0]!.note).toEqual({ loadout: ['push'] });
    expect(units[1]!.note).toEqual({});
    expect(units[1]!.upgrades.map(({ id }) => id)).toEqual(['comms-relay', 'c-3po-human-cyborg-relations']);
    expect(units[1]!.minis).toHaveLength(2);
  });
});

describe('the terrain of a match', () => {
  const outline: [number, number][] = [
    [-10, -10],
    [10, -10],
    [10, 10],
  ];
  it('is as high as its kind usually is, unless something else is said, and says nothing of what was not agreed', () => {
    const [plain, agreed] = terrainOf(
      [
        { kind: 'building', outline, x: 5, y: 6 },
        {
          kind: 'ruins',
          outline,
          x: 5,
          y: 6,
          degrees: 90,
          height: 33,
          cover: { trooper: 1 },
          footing: { ground: 'open' },
          ladders: true,
        },
      ],
      READING,
    );
    expect(plain).toStrictEqual({ kind: 'building', outline, pose: { x: 5, y: 6, hx: 0, hy: 1 }, height: 120 });
    expect(agreed).toMatchObject({ height: 33, cover: { trooper: 1 }, footing: { ground: 'open' }, ladders: true });
    expect(agreed!.pose.hx).toBeCloseTo(1, 9);
    const numbered = { kind: 'ruins', outline, x: 5, y: 6, cover: 2 } as const;
    expect(terrainOf([numbered], READING)[0]!.cover).toBe(2);
  });
  it('barricades of a training battle are no hindrance', () => {
    const wall = { kind: 'barricade', outline, x: 5, y: 6 } as const;
    const training = rulesFrom({ training: true }, '1.2');
    expect(terrainOf([wall], training)[0]).toHaveProperty('footing');
    expect(terrainOf([wall], READING)[0]).not.toHaveProperty('footing');
    expect(terrainOf([{ ...wall, kind: 'fence' }], training)[0]).not.toHaveProperty('footing');
  });
});
