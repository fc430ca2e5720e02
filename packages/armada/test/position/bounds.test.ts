import { isObject, type Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { readChange } from '../../src/position/hand-change.ts';
import { readPosition } from '../../src/position/read.ts';

/** What is read from outside has bounds: the most that is accepted, one more that is not, and what is meant where nothing is said. */

type Spec = Record<string, Json>;
const SHIP: Spec = { ship: 'cr90-corvette-a' };
const SQUADRON: Spec = { squadron: 'x-wing-squadron' };
const many = (n: number, one: Json = 'repair'): Json => Array.from({ length: n }, () => one);
const keys = (n: number, one: Json): Json => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, one]));

describe('a position', () => {
  const reads = (position: Spec): boolean => readPosition({ units: [SHIP], ...position }).ok;
  const ofShip = (more: Spec): boolean => reads({ units: [{ ...SHIP, ...more }] });
  const card = (more: Spec): boolean => ofShip({ upgrades: [{ id: 'nav-team', ...more }] });

  it.each<[string, Json, Json]>([
    ['objectives', 20, 21],
    ['speed', 4, 5],
    ['speed', 0, -1],
    ['damage', 52, 53],
    ['damage', many(52, { card: 'hidden' }), many(53, { card: 'hidden' })],
    ['shields', { front: 20 }, { front: 21 }],
    ['commands', many(10), many(11)],
    ['raids', many(10), many(11)],
    ['dials', many(10), many(11)],
    ['open', many(10), many(11)],
    ['marked', many(12, { token: 'chaff', zone: 'left' }), many(13, { token: 'chaff', zone: 'left' })],
    ['upgrades', many(30, 'nav-team'), many(31, 'nav-team')],
    ['tokens', many(12, 'brace'), many(13, 'brace')],
    ['seat', 5, 6],
    ['x', 10_000, 10_001],
    ['y', -10_000, -10_001],
    ['asideBy', 'x'.repeat(60), 'x'.repeat(61)],
  ])('%s of a ship: %j, not %j', (field, most, more) => {
    expect([ofShip({ [field]: most }), ofShip({ [field]: more })]).toEqual([true, false]);
  });
  it.each<[string, Json, Json]>([
    ['tokens', many(10), many(11)],
    ['dials', many(10), many(11)],
    ['count', 20, 21],
    ['note', 100_000, 100_001],
    ['note', -1000, -1001],
    ['note', many(10, 1), many(11, 1)],
  ])('%s of an upgrade card: %j, not %j', (field, most, more) => {
    expect([card({ [field]: most }), card({ [field]: more })]).toEqual([true, false]);
  });
  const turn = { left: 2 };
  const effect = { source: 'x', unit: 0, until: 'round' };
  const changed = (by: number) => [{ ...effect, value: 'hull', modifier: { add: by } }];
  const numbered = (instance: number) => [{ ...effect, until: 'attack', instance }];
  const marker = { kind: 'mine', x: 0, y: 0 };
  const rock = { token: 'asteroid-1', x: 0, y: 0 };
  it.each<[string, Json, Json]>([
    ['units', many(120, SHIP), many(121, SHIP)],
    ['units', [SHIP], []],
    ['sides', many(6, 0), many(7, 0)],
    ['round', 1000, 1001],
    ['active', 119, 120],
    ['attacked', many(6, 'front'), many(7, 'front')],
    ['attacks', 20, 21],
    ['targeted', many(60, 'front>1'), many(61, 'front>1')],
    ['commanding', { left: 20 }, { left: 21 }],
    ['commanding', { ...turn, activated: many(20, 0) }, { ...turn, activated: many(21, 0) }],
    [
      'commanding',
      { ...turn, relayed: many(20, { by: 0, squadron: 0 }) },
      { ...turn, relayed: many(21, { by: 0, squadron: 0 }) },
    ],
    ['squadronsLeft', 2, 3],
    ['passes', [20, 0], [21, 0]],
    ['brought', many(6, null), many(7, null)],
    ['supply', many(30, 'asteroid-1'), many(31, 'asteroid-1')],
    ['obstacles', many(30, rock), many(31, rock)],
    ['markers', many(60, marker), many(61, marker)],
    ['markers', [{ ...marker, id: 10_000 }], [{ ...marker, id: 10_001 }]],
    ['note', keys(10, 1), keys(11, 1)],
    ['victory', [100, 0], [101, 0]],
    ['lasting', many(200, effect), many(201, effect)],
    ['lasting', changed(1000), changed(1001)],
    ['lasting', changed(-1000), changed(-1001)],
    ['lasting', numbered(1_000_000), numbered(1_000_001)],
    ['uses', keys(500, 1), keys(501, 1)],
    ['uses', { x: 900 }, { x: 901 }],
    ['uses', { ['x'.repeat(120)]: 1 }, { ['x'.repeat(121)]: 1 }],
    ['discarded', many(52, 'x'), many(53, 'x')],
    ['outcome', { winner: 0, reason: 'score', score: [20_000, 0] }, { winner: 0, reason: 'score', score: [20_001, 0] }],
    ['rules', { width: 5000 }, { width: 5001 }],
    ['rules', { depth: 600 }, { depth: 599 }],
    ['rules', { rounds: 100 }, { rounds: 101 }],
    ['rules', { points: 1 }, { points: 0 }],
  ])('%s: the last that is accepted, and one beyond', (field, most, more) => {
    expect([reads({ [field]: most }), reads({ [field]: more })]).toEqual([true, false]);
  });
  it.each(['attack', 'command', 'activation', 'turn', 'phase', 'round', 'game'])(
    'effects last until the end of: %s',
    (until) => {
      expect(reads({ lasting: [{ ...effect, until }] })).toBe(true);
      expect(reads({ lasting: [{ ...effect, until: `${until}s` }] })).toBe(false);
    },
  );

  it('means this where it says nothing', () => {
    const read = readPosition({
      units: [
        { ...SHIP, upgrades: [{ id: 'nav-team' }], damage: [{ card: 'hidden' }], tokens: [{ kind: 'evade' }] },
        SQUADRON,
      ],
      commanding: { left: 1 },
      flying: { squadron: 1 },
      obstacles: [{ token: 'station', x: 1, y: 2, station: {} }],
      markers: [{ kind: 'mine', x: 1, y: 2 }],
    });
    const common = { seat: 0, status: 'play', degrees: 0, objectives: 0, activated: false, doomed: false };
    expect(read).toEqual({
      ok: true,
      value: {
        units: [
          {
            ...common,
            ...SHIP,
            tokens: [{ kind: 'evade', state: 'ready' }],
            upgrades: [{ id: 'nav-team', discarded: false, tokens: [], dials: [], count: 0 }],
            speed: 1,
            shields: {},
            damage: [{ card: 'hidden', faceup: false }],
            commands: [],
            raids: [],
            dials: [],
            open: [],
            marked: [],
            aim: null,
          },
          { ...common, ...SQUADRON },
        ],
        sides: [0, 1],
        first: 0,
        objective: null,
        phase: 'ship',
        stage: 'main',
        active: null,
        step: 'reveal',
        attacked: [],
        targeted: [],
        commanding: { dial: false, token: false, left: 1, activated: [], relayed: [] },
        flying: { squadron: 1, by: null, moved: false, attacked: false },
        squadronsLeft: 2,
        passes: [0, 0],
        passed: [false, false],
        edges: ['south', 'north'],
        brought: [],
        supply: [],
        obstacles: [{ token: 'station', x: 1, y: 2, degrees: 0, marked: false, station: { armed: false, damage: 0 } }],
        markers: [{ kind: 'mine', seat: null, x: 1, y: 2 }],
        note: {},
        victory: [0, 0],
        lasting: [],
        uses: {},
        discarded: [],
        outcome: null,
        rules: {},
      },
    });
    const bare = readPosition({ units: [SHIP] });
    if (!bare.ok) throw new Error(JSON.stringify(bare.fault));
    expect(bare.value).toMatchObject({ commanding: null, flying: null, obstacles: [], markers: [] });
    expect(bare.value.units[0]).toMatchObject({ upgrades: [], damage: 0 });
  });
});

describe('a change by hand', () => {
  const reads = (more: Spec): boolean => readChange({ unit: 0, ...more }).ok;
  it.each<[string, Json, Json]>([
    ['unit', 119, 120],
    ['speed', 4, 5],
    ['hull', 20, 21],
    ['shields', { front: 20 }, { front: 21 }],
    ['tokens', many(12, 'ready'), many(13, 'ready')],
    ['commands', many(6), many(7)],
    ['raids', many(6), many(7)],
    ['discard', many(20, 0), many(21, 0)],
    ['deal', 20, 21],
    ['objectives', 20, 21],
    ['destroyed', true, false],
  ])('%s: %j, not %j', (field, most, more) => {
    expect([reads({ [field]: most }), reads({ [field]: more })]).toEqual([true, false]);
  });
  it('is about a unit, the end, or victory tokens', () => {
    const told = (change: Json) => {
      const read = readChange(change);
      return read.ok && isObject(read.value as Json) ? Object.keys(read.value) : [];
    };
    expect(told({ victory: [20, 0] })).toEqual(['victory']);
    expect(told({ victory: [21, 0] })).toEqual([]);
    expect(told({ end: { winner: null, reason: 'agreed' } })).toEqual(['end']);
    expect(told({ end: { winner: 2, reason: 'agreed' } })).toEqual([]);
    expect(told({ unit: 3, speed: 2 })).toEqual(['unit', 'speed']);
  });
});
