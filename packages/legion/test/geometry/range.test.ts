import type { Json } from '@holotisch/engine';
import { circle, pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { legion } from '../../src/game.ts';
import { footprint, gap, mayBeNearer, mayMeet, reach } from '../../src/geometry/base.ts';
import { heightBand, isAt, isBeyond, isWithin, rangeBand, SEGMENT } from '../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../table.ts';
import { alone, LEIA, rebels, storm } from '../troops.ts';

const measure = (t: Table, from = 0, to = 1) => {
  const answer = legion.questions['range']!(t.state, { from, to });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value as { readonly range: number; readonly attack: number; readonly mm: number };
};
const pairAt = (space: number, terrain: readonly Spec[] = []) =>
  lay({ units: [rebels(200, 400, alone(4)), storm(200 + apart(space), 400, alone(4))], terrain, active: 0 });
const rangeAt = (space: number) => measure(pairAt(space)).range;

describe('a quick look', () => {
  const disc = (x: number, y: number, radius: number) => circle({ x, y }, radius);
  it('circles meet within so many millimetres, along any line', () => {
    const meet = (x: number, y: number, within: number) => mayMeet(disc(100, 100, 5), disc(x, y, 10), within);
    expect([meet(120, 100, 5), meet(120.01, 100, 5), meet(80, 100, 5), meet(79.99, 100, 5)]).toEqual([
      ...[true, false, true, false],
    ]);
    expect([meet(112, 116, 5), meet(112.1, 116.1, 5), meet(88, 84, 5), meet(100, 79.99, 5)]).toEqual([
      ...[true, false, true, false],
    ]);
  });
  it('of footprints any two parts are enough', () => {
    const parts = [disc(100, 100, 5), disc(130, 100, 5)];
    const near = (x: number, than: number) => mayBeNearer(parts, [disc(x, 100, 10), disc(500, 500, 1)], than);
    expect([near(150, 5), near(151, 5), near(80, 5), near(79, 5)]).toEqual([true, false, true, false]);
  });
});

describe('the ruler', () => {
  it('[LE-REICHWEITE-01] [LE-REICHWEITE-02] [LC-REICHWEITE-ABMESSEN-01] has four segments of one length, and beyond them lies the rest', () => {
    for (const segment of [1, 2, 3, 4]) {
      expect(rangeAt(segment * SEGMENT)).toBe(segment);
      expect(rangeAt(segment * SEGMENT + 0.01)).toBe(segment + 1);
    }
    expect(rangeAt(0.5)).toBe(1);
  });
  it('[LE-REICHWEITE-05] [LE-REICHWEITE-07] [LC-REICHWEITE-ABMESSEN-02] measures from edge to edge along one line', () => {
    const from = unit('at-st', 0, 400, 400);
    const to = (x: number, y: number) => measure(lay({ units: [from, storm(x, y, alone(4))], active: 0 }));
    // 50 and 13.5 are the radii of the two bases; 3-4-5 triangles are easily measured.
    expect(to(400 + 63.5 + SEGMENT, 400).range).toBe(1);
    expect(to(400 + 63.5 + SEGMENT + 0.1, 400).range).toBe(2);
    const slant = 63.5 + SEGMENT;
    expect(to(400 + slant * 0.6, 400 + slant * 0.8).range).toBe(1);
    expect(to(400 + slant * 0.6 + 0.1, 400 + slant * 0.8 + 0.1).range).toBe(2);
  });
  it('[LE-REICHWEITE-08] is held level: heights add nothing', () => {
    const roof = (height: number) => piece('building', 200 + apart(SEGMENT), 400, 80, 80, { height });
    for (const height of [60, 500])
      expect(measure(pairAt(SEGMENT, [roof(height)]))).toMatchObject({ range: 1, mm: SEGMENT });
  });
  it('[LE-REICHWEITE-13] [LC-REICHWEITE-ABMESSEN-03] [LE-REICHWEITE-14] [LC-REICHWEITE-ABMESSEN-04] between units the nearest miniatures count, of an attacker its leader', () => {
    // The second rebel stands ahead of its leader, the second stormtrooper too.
    const far = 200 + apart(SEGMENT + 60);
    const t = lay({
      units: [
        rebels(200, 400, { minis: [null, [235, 400], 'fallen', 'fallen'] as never }),
        storm(far, 400, { minis: [null, [far - 30, 400], 'fallen', 'fallen'] as never }),
      ],
      active: 0,
    });
    expect(measure(t)).toMatchObject({ range: 1, attack: 2 });
    expect(t.fight().events('attack')).toMatchObject([{ range: 2 }]);
  });
  it('[LE-PROBEMESSUNGEN-01] [LE-REICHWEITE-15] [LC-PROBEMESSUNGEN-01] may be laid anywhere at any time', () => {
    const t = pairAt(200);
    for (const name of ['range', 'arc', 'sight', 'cover']) expect(legion.askable[name]).toBeNull();
    // Whoever's turn it is, both may measure from anybody to anybody.
    expect([measure(t, 0, 1).range, measure(t, 1, 0).range]).toEqual([2, 2]);
  });
  it('[LE-PROBEMESSUNGEN-02] [LC-PROBEMESSUNGEN-02] the tools lie only at the leader of the unit whose activation it is', () => {
    const aid = legion.aids[legion.askable['move']!]!;
    const t = pairAt(200);
    const laid = (unit: number) => aid.open!(legion.view(t.state, 0), t.match.askOf(0), { unit });
    expect([laid(0), laid(1)]).toEqual([true, false]);
    t.take('move');
    expect(aid.open!(legion.view(t.state, 0), t.match.askOf(0), {})).toBe(true);
    expect(aid.open!(legion.view(t.state, 1), t.match.askOf(1), {})).toBe(false);
    // There every position may be tried.
    for (const bend of [-90, 0, 45]) {
      const tried = legion.questions['move']!(t.state, {
        unit: 0,
        move: { kind: 'standard', speed: 1, heading: 180, bend, way: 1 },
      } as Record<string, Json>);
      expect(tried.ok && Object.keys(tried.value as object)).toContain('leader');
    }
  });
});

describe('in, within and beyond a range', () => {
  const base = { width: 27, length: 27, notched: false };
  const spans = (x: number) => {
    const [a, b] = [footprint(pose(0, 0, 0), base), footprint(pose(x, 0, 0), base)];
    return [gap(a, b), reach(a, b)] as const;
  };
  it('[LE-IN-REICHWEITE-01] [LE-IN-REICHWEITE-02] [LE-REICHWEITE-16] [LE-IN-REICHWEITE-03] in: its nearest point lies there, on the line in the nearer one', () => {
    const friend = (space: number) => {
      const t = lay({
        units: [
          unit(LEIA, 0, 200, 400),
          rebels(200 + apart(space), 400, alone(4)),
          rebels(200, 800, alone(4)),
          storm(1700, 800),
        ],
        active: 0,
      });
      return t.until('action').take('card:0:take-cover/take-cover').options();
    };
    // Leia's dodge tokens reach friends at range 1.
    expect(friend(SEGMENT)).toEqual(['0', '1']);
    expect(friend(SEGMENT + 0.01)).toEqual(['0']);
    expect(isAt(SEGMENT, 1)).toBe(true);
    expect([isAt(SEGMENT, 3, 2), isAt(SEGMENT + 0.01, 3, 2)]).toEqual([false, true]);
  });
  it('[LE-INNERHALB-REICHWEITE-01] [LE-REICHWEITE-17] [LE-INNERHALB-REICHWEITE-04] within: all of its base; who is within is also in', () => {
    const within = apart(SEGMENT - 27);
    expect(isWithin(spans(within), 1)).toBe(true);
    expect(isWithin(spans(within + 0.01), 1)).toBe(false);
    expect(isAt(spans(within + 0.01)[0], 1)).toBe(true);
    for (let x = 27; x < 900; x += 7)
      for (const [least, most] of [
        [1, 1],
        [2, 3],
      ] as const)
        if (isWithin(spans(x), most, least)) expect(isAt(spans(x)[0] + 0.001, most, least)).toBe(true);
  });
  it('[LE-INNERHALB-REICHWEITE-02] [LE-INNERHALB-REICHWEITE-03] [LE-REICHWEITE-18] of several segments all together', () => {
    const across = apart(SEGMENT - 10);
    expect([isWithin(spans(across), 1), isWithin(spans(across), 2), isWithin(spans(across), 2, 2)]).toEqual([
      ...[false, true, false],
    ]);
    const last = apart(2 * SEGMENT - 27);
    expect([isWithin(spans(last), 2), isWithin(spans(last + 0.01), 2)]).toEqual([true, false]);
    const second = apart(SEGMENT);
    expect([isWithin(spans(second), 2, 2), isWithin(spans(second - 0.01), 2, 2)]).toEqual([true, false]);
  });
  it('[LE-JENSEITS-REICHWEITE-01] [LE-REICHWEITE-19] beyond: no part of it lies there', () => {
    for (const range of [1, 2, 4]) {
      expect(isBeyond(range * SEGMENT, range)).toBe(false);
      expect(isBeyond(range * SEGMENT + 0.01, range)).toBe(true);
    }
  });
});

describe('ranges of weapons', () => {
  const walker = (hardpoint: string) => unit('at-rt-rebel', 0, 200, 400, { degrees: 90, upgrades: [hardpoint] });
  /** Whether the weapon of the upgrade, or any other if none is named, reaches so far. */
  const reaches = (attacker: Spec, weapon: string, space: number): boolean => {
    const at = 200 + space + 13.5 + (attacker['card'] === 'at-rt-rebel' ? 35 : 50);
    const t = lay({ units: [attacker, storm(at, 400, alone(4))], active: 0 });
    const answer = legion.questions['targets']!(t.state, { unit: 0 });
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    return JSON.stringify(answer.value).includes(`"${weapon}"`);
  };
  it('[LE-REICHWEITE-09] the five symbols: 1 to 4, and beyond 4', () => {
    const gun = unit('1-4-fd-laser-cannon-team', 0, 200, 400, { degrees: 90 });
    const at = (space: number) =>
      reaches(gun, 'unit:1.4-fd-laser-cannon', space) || reaches(gun, 'unit:1-4-fd-laser-cannon', space);
    expect([at(4 * SEGMENT + 1), at(5 * SEGMENT + 1)]).toEqual([true, true]);
    const blaster = (space: number) => reaches(walker('at-rt-laser-cannon'), 'unit:a-300-blaster-rifle', space);
    expect([blaster(3 * SEGMENT), blaster(3 * SEGMENT + 0.1)]).toEqual([true, false]);
  });
  it('[LE-REICHWEITE-10] two symbols are the least and the most', () => {
    const cannon = (space: number) => reaches(walker('at-rt-laser-cannon'), '0:at-rt-laser-cannon', space);
    expect([SEGMENT, SEGMENT + 0.1, 4 * SEGMENT, 4 * SEGMENT + 0.1].map(cannon)).toEqual([false, true, true, false]);
  });
  it('[LE-REICHWEITE-11] a single one is both', () => {
    const flame = (space: number) => reaches(walker('at-rt-flamethrower'), '0:at-rt-flamethrower', space);
    expect([10, SEGMENT, SEGMENT + 0.1].map(flame)).toEqual([true, true, false]);
  });
});

describe('heights', () => {
  it('[LE-HOEHE-01] [LE-HOEHE-02] [LE-HOEHE-03] the segment that holds the highest point; on a line the lower one', () => {
    expect([0.5, SEGMENT, SEGMENT + 0.01, 2 * SEGMENT, 2 * SEGMENT + 0.01].map(heightBand)).toEqual([1, 1, 2, 2, 3]);
    expect(rangeBand(SEGMENT)).toBe(heightBand(SEGMENT));
  });
  it('[LE-HOEHE-04] climbs are measured from level to level, up and down, to the ground or to the next roof', () => {
    // A tower on each side of a low house: from its roof both are within height 1, from the ground they are not.
    const towers = (height: number) => [
      piece('building', 600, 400, 200, 200, { height: 100 }),
      piece('building', 750, 400, 100, 200, { height }),
    ];
    const climb = (x: number, height: number, to: number, way: string, kind = 'climb', speed = 1) => {
      const t = lay({ units: [rebels(x, 400, alone(4))], terrain: towers(height), active: 0 });
      t.until('action').take('move');
      return t.match.check(0, { kind, speed, climb: { piece: to, way } });
    };
    const [edge, brink] = [700 - 13.5, 700 + 13.5];
    expect(climb(edge, 100 + SEGMENT, 1, 'up')).toBeUndefined();
    expect(climb(edge, 100 + SEGMENT + 0.01, 1, 'up')).toMatchObject({ measured: 2, allowed: 1 });
    expect(climb(brink, 100 + SEGMENT, 0, 'down')).toBeUndefined();
    expect(climb(brink, 100 + SEGMENT + 0.01, 0, 'down')).toMatchObject({ measured: 2, allowed: 1 });
    // At the corner of the tower there are two ways down.
    const t = lay({ units: [rebels(brink, 500 - 13.5, alone(4))], terrain: towers(200), active: 0 });
    t.until('action').take('move');
    expect(t.match.check(0, { kind: 'climb', speed: 1, climb: { piece: 0, way: 'down' } })).toBeUndefined();
    const ground = { kind: 'clamber', speed: 2, climb: { piece: 1, way: 'down' } };
    expect(t.match.check(0, { ...ground, kind: 'climb' })).toMatchObject({ measured: 2, allowed: 1 });
    expect(t.take(ground).pose(0)[1]).toBeGreaterThan(500);
  });
});
