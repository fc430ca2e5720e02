import { describe, expect, it } from 'vitest';
import { apart, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { ATRT, areTouching, DROIDEKAS, gapOf, go, moving, STEP, standard, stride } from './moving.ts';

/** Two troopers: the leader at 400, 400 and somebody to be placed. */
const pair = (more: Spec = {}) => rebels(400, 400, { minis: [null, null, 'fallen', 'fallen'], ...more });
/** The leader stays, the other one goes there. */
const to = (x: number, y: number, more: Spec = {}): Spec => standard(1, 0, { way: 0, others: [[x, y]], ...more });
const other = (t: Table): [number, number] => [t.pose(0, 1)[0], t.pose(0, 1)[1]];

describe('formation on the level', () => {
  it('[LE-FORMATION-01] [LE-FORMATION-04] [LC-EINHEITENFORMATION-01] [LC-EINHEITENFORMATION-02] one length of the speed-1 tool from base to base, and no hair more', () => {
    for (const away of [0.1, 40, 75]) {
      const t = moving(pair()).take(to(400 + apart(away), 400));
      expect(other(t)[0]).toBeCloseTo(400 + apart(away), 3);
    }
    const refusal = moving(pair()).refuses(to(400 + apart(75.1), 400), 'LE-FORMATION-04');
    expect(refusal).toMatchObject({ allowed: 75, piece: 0 });
    expect(refusal.measured).toBeCloseTo(75.1, 3);
  });
  it('[LE-FORMATION-01] everybody is judged, not only the first one', () => {
    const four = () => moving(rebels(400, 400));
    const places = (x: number): Spec =>
      standard(1, 0, {
        way: 0,
        others: [
          [430, 400],
          [400, 430],
          [x, 370],
        ],
      });
    four().take(places(400));
    four().refuses(places(400 + apart(76)), 'LE-FORMATION-04');
  });
  it('[LE-FORMATION-03] a place for somebody who is not there is refused', () => {
    const two = moving(pair());
    expect(two.refuses(standard(1, 0, { way: 0, others: [[430, 400], null] }), 'LE-FORMATION-03')).toMatchObject({
      measured: 2,
      allowed: 1,
      where: ['others', 1],
    });
  });
  it('[LC-EINHEITENFORMATION-03] part of each base within the tool is enough: four clones in a ring', () => {
    const t = moving(unit('phase-i-clone-troopers', 0, 400, 400));
    const far = apart(75);
    t.take(
      standard(1, 0, {
        way: 0,
        others: [
          [400 + far, 400],
          [400 - far, 400],
          [400, 400 + far],
        ],
      }),
    );
    for (const mini of [1, 2, 3]) expect(gapOf(t, [0, 0], [0, mini])).toBeCloseTo(75, 3);
  });
  it('[LE-EINKERBUNGEN-05] [LE-FORMATION-05] a notched base is put down facing like its leader, wherever that is', () => {
    const t = moving(unit(DROIDEKAS, 1, 400, 400, { order: 'faceup', degrees: 90 }));
    t.take(standard(1, 0, { bend: 90, others: [[400, 400]] }));
    expect(t.pose(0)[2]).toBe(180);
    expect(t.pose(0, 1)).toEqual([400, 400, 180]);
  });
  it('[LE-FORMATION-06] nobody is put into contact with an enemy outside a melee', () => {
    const foe = () => moving(pair(), { units: [storm(460, 400, alone(4))] });
    foe().refuses(to(460 - 27, 400), 'LE-FORMATION-06');
    foe().take(to(460 - 27.1, 400));
    // In a melee that is where everybody goes.
    const t = moving(pair(), { units: [storm(400 + STEP[1] + 27, 400, alone(4))] });
    t.take(standard(1, 90, { engage: 1 }));
    expect(areTouching(t, [0, 1], [1, 0])).toBe(true);
  });
  it('[LE-FORMATION-07] [LC-EINHEITENFORMATION-05] their own do not stand in the leader’s way', () => {
    const t = moving(unit(DROIDEKAS, 1, 400, 400, { order: 'faceup', minis: [null, [400, 455]] }));
    t.take(standard(1));
    expect(t.pose(0)[1]).toBe(400 + stride(1, 50));
    expect(gapOf(t, [0, 0], [0, 1])).toBeLessThanOrEqual(75);
  });
  it('[LE-FORMATION-09] nobody hangs over an edge', () => {
    const low = () => moving(pair(), { terrain: [piece('building', 480, 400, 80, 80, { height: 30 })] });
    low().refuses(to(440, 400), 'LE-FORMATION-09');
    low().take(to(460, 400));
    low().take(to(440 - 13.6, 440 - 13.4));
  });
  it('[LE-FORMATION-09] [LE-BEWEGUNG-22] nor over the edge of the table', () => {
    const rim = () => moving(rebels(50, 400, { minis: [null, null, 'fallen', 'fallen'] }));
    rim().refuses(to(13, 400), 'LE-VERLASSEN-DES-SCHLACHTFELDES-03');
    rim().take(to(13.5, 400));
  });
  it('[LE-FORMATION-10] [LE-FORMATION-11] [LE-FORMATION-13] [LE-KOMPLEXE-FORMATION-02] behind a wall only if the leader could walk round it with the speed-1 tool', () => {
    const wall = (half: number) => moving(pair(), { terrain: [piece('high-stone-wall', 440, 400, 4, 2 * half)] });
    wall(8).take(to(480, 400));
    const refusal = wall(14).refuses(to(480, 400), 'LE-FORMATION-10');
    expect(refusal.clauses).toContain('LE-FORMATION-11');
    // The same place without the wall, and places on this side of it.
    moving(pair()).take(to(480, 400));
    wall(60).take(to(420, 430));
  });
  it('[LE-KOMPLEXE-FORMATION-01] at the full length of the tool, straight past a wall', () => {
    const beside = (y: number) => moving(pair(), { terrain: [piece('high-stone-wall', 440, y, 40, 20)] });
    beside(400 + 13.5 + 10.1).take(to(400 + apart(75), 400));
    beside(400).refuses(to(400 + apart(75), 400), 'LE-FORMATION-10');
  });
  it('[LE-FORMATION-12] [LE-FORMATION-10] a notched leader may be thought turned about, but not through a wall', () => {
    const two = (y: number) =>
      moving(unit(DROIDEKAS, 1, 400, 400, { order: 'faceup', minis: [null, [460, 400]] }), {
        terrain: [piece('high-stone-wall', 400, y, 200, 4)],
      });
    two(480).take(to(400, 330));
    two(360).refuses(to(400, 320), 'LE-FORMATION-10');
  });
  it('[LE-BEWEGUNG-14] a leader that goes where there is no room for the others does not go there', () => {
    // A yard of 60 by 60 between walls has room for one with its friends, one of 32 by 32 has not.
    const yard = (half: number): readonly Spec[] => [
      piece('high-stone-wall', 400 - half - 5, 500, 10, 2 * half + 20, {}),
      piece('high-stone-wall', 400 + half + 5, 500, 10, 2 * half + 20),
      piece('high-stone-wall', 400, 500 + half + 5, 2 * half, 10),
      piece('high-stone-wall', 400, 500 - half - 5, 2 * half, 10),
    ];
    const inside = (half: number) => moving(rebels(400, 500), { terrain: yard(half), units: [] });
    expect(() => inside(16)).toThrow();
    inside(60).take(standard(1, 0, { way: 0.1 }));
  });
});

describe('formation on several levels', () => {
  /** A leader at a building of this height, and one comrade beside it; it climbs. */
  const climbing = (height: number, others?: readonly [number, number]) => {
    const t = moving(pair({ minis: [[400, 436.5], [430, 420], 'fallen', 'fallen'] }), {
      terrain: [piece('building', 400, 500, 200, 100, { height })],
    });
    const answer = go('climb', 1, 0, { climb: { piece: 0, way: 'up' }, ...(others && { others: [[...others]] }) });
    return { t, answer };
  };
  const up = (height: number, others?: readonly [number, number]) => {
    const { t, answer } = climbing(height, others);
    return t.take(answer);
  };
  it('[LE-FORMATION-20] [LE-FORMATION-14] [LE-VERTIKALE-FORMATION-01] who has just climbed may leave somebody below, at the wall', () => {
    const t = up(100, [400, 436.5]);
    expect(t.g.mini(t.unit(0), 0).ground).toBe(100);
    expect(t.g.mini(t.unit(0), 1).ground).toBe(0);
  });
  it('[LE-FORMATION-21] or take everybody up', () => {
    const t = up(100, [430, 470]);
    expect(t.g.mini(t.unit(0), 1).ground).toBe(100);
  });
  it('[LE-FORMATION-15] [LE-VERTIKALE-FORMATION-04] below, one has to touch what the leader stands on', () => {
    up(100, [405, 436.5]);
    const { t, answer } = climbing(100, [405, 435.5]);
    t.refuses(answer, 'LE-FORMATION-15');
  });
  it('[LE-FORMATION-16] [LE-VERTIKALE-FORMATION-03] one height apart, and no more', () => {
    expect(up(152.4, [400, 436.5]).g.mini(up(152.4, [400, 436.5]).unit(0), 1).ground).toBe(0);
    // Two heights: the leader clambers up, and takes everybody along.
    const { t } = climbing(160);
    const low = go('clamber', 2, 0, { climb: { piece: 0, way: 'up' }, others: [[400, 436.5]] });
    t.refuses(low, 'LE-FORMATION-16');
  });
  it('[LE-FORMATION-18] as near as possible to where the leader had touched it: its own place, then the next one beside', () => {
    up(100, [409, 436.5]);
    const { t, answer } = climbing(100, [411, 436.5]);
    t.refuses(answer, 'LE-FORMATION-18');
    // Two stay behind: the second one stands beside the first.
    const three = (x: number) => {
      const own = moving(pair({ minis: [[400, 436.5], [430, 420], [370, 420], 'fallen'] }), {
        terrain: [piece('building', 400, 500, 200, 100, { height: 100 })],
      });
      const others = [
        [400, 436.5],
        [x, 436.5],
      ];
      return { own, climb: go('climb', 1, 0, { climb: { piece: 0, way: 'up' }, others }) };
    };
    const beside = three(400 + apart(2));
    beside.own.take(beside.climb);
    const off = three(400 + apart(20));
    off.own.refuses(off.climb, 'LE-FORMATION-18');
  });
  it('[LE-FORMATION-18] whom the program leaves behind, for want of room above, stands there by itself', () => {
    const t = moving(pair({ minis: [[400, 436.5], [429.53, 436.5], 'fallen', 'fallen'] }), {
      terrain: [piece('building', 400, 464, 32, 28, { height: 100 })],
    });
    t.take(go('climb', 1, 0, { climb: { piece: 0, way: 'up' } }));
    const [x, y] = other(t);
    expect([t.g.mini(t.unit(0), 1).ground, Math.hypot(x - 400, y - 436.5) < 1]).toEqual([0, true]);
  });
  it('[LE-VERTIKALE-FORMATION-02] measured on the map, one speed-1 tool from base to base', () => {
    // Tokens lie where somebody could stand nearer.
    const markers = [330, 356, 444, 470, 496].map((x) => ({ kind: 'condition', by: 'minefield', x, y: 437 }));
    const climbs = (x: number) => {
      const t = moving(pair({ minis: [[400, 436.5], [430, 400], [370, 400], 'fallen'] }), {
        terrain: [piece('building', 400, 500, 200, 100, { height: 100 })],
        markers,
      });
      const others = [
        [400, 436.5],
        [x, 436.5],
      ];
      return { t, answer: go('climb', 1, 0, { climb: { piece: 0, way: 'up' }, others }) };
    };
    const { t, answer } = climbs(302);
    t.take(answer);
    const far = climbs(301);
    far.t.refuses(far.answer, 'LE-FORMATION-04');
  });
  it('[LE-FORMATION-20] without a climb nobody is put on another level', () => {
    const roof = () => moving(pair(), { terrain: [piece('building', 480, 400, 80, 80, { height: 100 })] });
    roof().refuses(to(460, 400), 'LE-FORMATION-20');
  });
  it('[LE-FORMATION-19] nobody climbs further than the leader', () => {
    const t = moving(pair({ minis: [[400, 436.5], [430, 420], 'fallen', 'fallen'] }), {
      terrain: [
        piece('building', 360, 500, 160, 100, { height: 60 }),
        piece('building', 490, 500, 100, 100, { height: 120 }),
      ],
    });
    const answer = (x: number, y: number) => go('climb', 1, 0, { climb: { piece: 0, way: 'up' }, others: [[x, y]] });
    t.refuses(answer(456, 470), 'LE-FORMATION-19');
    t.take(answer(380, 500));
  });
  it('[LE-FORMATION-17] the leader comes to stand at the edge nearest to where it touched the wall', () => {
    for (const x of [340, 400, 455]) {
      const t = moving(rebels(x, 436.5, alone(4)), {
        terrain: [piece('building', 400, 500, 200, 100, { height: 100 })],
      });
      t.take(go('climb', 1, 0, { climb: { piece: 0, way: 'up' } }));
      const [rx, ry] = t.pose(0);
      expect(rx).toBeCloseTo(x, 0);
      expect(ry).toBeGreaterThanOrEqual(450 + 13.5);
      expect(ry).toBeLessThan(450 + 13.5 + 3);
    }
  });
  it('[LE-VERTIKALE-FORMATION-05] who has climbed down leaves the others on the roof, within the tool and one height', () => {
    const down = (height: number, x: number) => {
      const t = moving(pair({ minis: [[400, 463.5], [430, 470], 'fallen', 'fallen'] }), {
        terrain: [piece('building', 400, 500, 300, 100, { height })],
      });
      return { t, answer: go('climb', 1, 0, { climb: { piece: 0, way: 'down' }, others: [[x, 464]] }) };
    };
    const { t, answer } = down(152.4, 405);
    t.take(answer);
    expect([0, 1].map((mini) => t.g.mini(t.unit(0), mini).ground)).toEqual([0, 152.4]);
    const far = down(100, 400 + apart(75));
    far.t.refuses(far.answer, 'LE-FORMATION-04');
  });
  it('[LE-EINKERBUNGEN-06] a walker that climbs looks where it looked before', () => {
    const t = moving(unit(ATRT, 0, 400, 400, { degrees: 30 }), {
      terrain: [piece('building', 400, 535, 400, 200, { height: 100 })],
    });
    t.take(go('climb', 1, 0, { climb: { piece: 0, way: 'up' } }));
    expect(t.pose(0)[1]).toBeGreaterThan(435);
    expect(t.pose(0)[2]).toBe(30);
  });
});
