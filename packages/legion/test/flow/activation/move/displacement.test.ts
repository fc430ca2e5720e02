import { describe, expect, it } from 'vitest';
import { lay, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { ATRT, BIKES, DROIDEKAS, expectOrder, gapOf, go, moving, single, standard, stride } from './moving.ts';

/** A walker at 400, 300 goes north through whoever stands there. */

const mine = alone(4);
const END = 300 + stride(2, 70);
const rolling = (units: readonly Spec[], more = {}) => {
  const t = moving(unit(ATRT, 0, 400, 300), { units, ...more });
  return t.take(standard(2));
};
const pair = (a: readonly number[], b: readonly number[]): Spec => ({ minis: [[...a], [...b], 'fallen', 'fallen'] });
const at = (...places: readonly (readonly [number, number] | null)[]): Spec => ({ at: places.map((p) => p && [...p]) });
const home = (t: Table, id: number): boolean =>
  t.unit(id).minis.every(({ pose, fell }) => fell !== null || pose !== null);

describe('displacement', () => {
  it('[LE-VERDRAENGUNG-01] [LE-BODENFAHRZEUG-BEWEGUNG-05] [LE-FAHRZEUGE-13] [LC-BODENFAHRZEUGE-04] every trooper under the way of a walker is displaced, friend and foe; nobody beside it', () => {
    const t = rolling([
      storm(400, 400, mine),
      rebels(420, 450, mine),
      storm(400 + 35 + 13.4, 350, mine),
      storm(400 - 35 - 13.6, 380, mine),
    ]);
    expect(t.events('displaced').map(({ unit: id }) => id)).toEqual([1, 2, 3]);
    expect(t.pose(0)).toEqual([400, END, 0]);
    expect(t.pose(4)).toEqual([400 - 35 - 13.6, 380, 0]);
  });
  it('[LE-VERDRAENGUNG-06] [LC-TRUPPLER-VERDRAENGEN-01] they are set aside, and nothing else is shifted', () => {
    const t = rolling([storm(400, 400, { ...pair([400, 400], [470, 400]) })]);
    expect(t.unit(1).minis[0]!.pose).toBeNull();
    expect(t.pose(1, 1)).toEqual([470, 400, 0]);
    expect(t.events('displaced')[0]).toMatchObject({ unit: 1, by: 0, minis: [0] });
  });
  it('[LE-VERDRAENGUNG-08] the walker ends where it would have ended, also on their place', () => {
    const t = rolling([storm(400, END, mine)]);
    expect(t.pose(0)).toEqual([400, END, 0]);
    t.until('action');
    expect(home(t, 1)).toBe(true);
    expectOrder(t);
  });
  it('[LE-VERDRAENGUNG-01] a pivot or a reverse move follows the same rule', () => {
    const back = moving(unit(ATRT, 0, 400, 500), { units: [storm(400, 420, mine)] });
    back.take(go('reverse', 1));
    expect(back.events('displaced')).toHaveLength(1);
  });
  it('[LE-VERDRAENGUNG-09] [LC-TRUPPLER-VERDRAENGEN-02] whoever did not move the vehicle places all of them, those of both players', () => {
    const t = rolling([storm(400, 400, mine), rebels(420, 450, mine)]);
    expect(t.open).toEqual(['1 displaced']);
    t.take(at([500, 400]));
    expect(t.open).toEqual(['1 displaced']);
    t.take(at([500, 450]));
    expect([t.pose(1), t.pose(2)]).toEqual([
      [500, 400, 0],
      [500, 450, 0],
    ]);
  });
  it('[LE-VERDRAENGUNG-09] a place too many is refused with its number, and where it stands; {} and one place are enough', () => {
    const t = rolling([storm(400, 400, mine)]);
    expect(t.refuses(at([500, 400], [530, 400]), 'LE-VERDRAENGUNG-09')).toMatchObject({
      message: { text: 'le.no.tooManyPlaces', args: { unit: 1, named: 2, wanted: 1 } },
      measured: 2,
      allowed: 1,
      piece: 1,
      where: ['at', 1],
    });
    t.refuses(at([500, 400], null), 'LE-VERDRAENGUNG-09');
    expect(t.match.check(1, {})).toBeUndefined();
    expect(t.match.check(1, at([500, 400]))).toBeUndefined();
  });
  it('[LE-FORMATION-08] leaders come first, then everybody else about them', () => {
    const t = rolling([storm(400, 400, pair([400, 400], [430, 400])), rebels(400, 460, pair([400, 460], [430, 460]))]);
    const asked: string[] = [];
    while (t.ask().kind === 'displaced') {
      const ask = t.ask();
      if (ask.type === 'region') asked.push(JSON.stringify([ask.region['unit'], ask.region['minis']]));
      t.take({});
    }
    expect(asked).toEqual(['[1,[0]]', '[2,[0]]', '[1,[1]]', '[2,[1]]']);
    expectOrder(t);
  });
  it('a legal place is proposed by name, so that a player sees it and may change it', () => {
    const t = rolling([storm(400, 400, pair([400, 400], [430, 400]))]);
    const ask = t.ask();
    const proposed = ask.type === 'region' ? ask.sample({ below: () => 0 }) : undefined;
    t.take(proposed!);
    const [x, y] = t.pose(1);
    expect(proposed).toEqual({ at: [[expect.closeTo(x, 2), expect.closeTo(y, 2)]] });
  });
  it('[LE-VERDRAENGUNG-10] [LC-TRUPPLER-VERDRAENGEN-03] in formation with their leader, no further than the speed-1 tool', () => {
    // Only the second one was in the way.
    const aside = () => rolling([storm(470, 400, pair([470, 400], [420, 400]))]);
    expect(aside().refuses(at([470 + 27 + 75.1, 400]), 'LE-VERDRAENGUNG-10')).toMatchObject({
      measured: 75.1,
      allowed: 75,
    });
    const t = aside().take(at([470 + 27 + 75, 400]));
    expect(gapOf(t, [1, 0], [1, 1])).toBeCloseTo(75, 3);
  });
  it('[LE-VERDRAENGUNG-11] [LC-TRUPPLER-VERDRAENGEN-04] a leader within range 1 of where it stood, with all of its base', () => {
    const away = 152.4 - 13.5;
    expect(
      rolling([storm(400, 400, mine)])
        .take(at([400 + away, 400]))
        .pose(1)[0],
    ).toBeCloseTo(400 + away, 3);
    const refusal = rolling([storm(400, 400, mine)]).refuses(at([400 + away + 0.2, 400]), 'LE-VERDRAENGUNG-11');
    expect(refusal).toMatchObject({ measured: 152.6, allowed: 152.4, piece: 1 });
  });
  it('[LE-VERDRAENGUNG-12] then all who are no longer in formation with it are placed, though nobody ran them over', () => {
    const t = rolling([storm(400, 400, pair([400, 400], [330, 400]))]);
    t.take(at([500, 400]));
    expect(t.ask()).toMatchObject({ kind: 'displaced', region: { unit: 1, minis: [1] } });
    t.take(at([530, 400]));
    expect(t.pose(1, 1)).toEqual([530, 400, 0]);
    // A leader that stays near leaves them where they are.
    const near = rolling([storm(400, 400, pair([400, 400], [330, 400]))]);
    near.take(at([400 - 35 - 14, 430])).until('action');
    expect(near.pose(1, 1)).toEqual([330, 400, 0]);
  });
  it('[LE-VERDRAENGUNG-13] [LC-TRUPPLER-VERDRAENGEN-03] nobody in base contact with an enemy', () => {
    const leader = () => rolling([storm(400, 400, mine), rebels(500, 400, { ...mine, order: 'facedown' })]);
    leader().refuses(at([500 - 27, 400]), 'LE-VERDRAENGUNG-13');
    leader().take(at([500 - 27.1, 400]));
    const other = () =>
      rolling([storm(470, 400, pair([470, 400], [420, 400])), rebels(540, 400, { ...mine, order: 'facedown' })]);
    other().refuses(at([540 - 27, 400]), 'LE-VERDRAENGUNG-13');
    other().take(at([540 - 27.1, 400]));
  });
  it('[LE-VERDRAENGUNG-14] back on the level from which they came, while there is room on it', () => {
    const low = { terrain: [piece('building', 400, 470, 200, 140, { height: 25 })] };
    const onto = () => moving(unit(ATRT, 0, 400, 300), { units: [storm(400, 440, mine)], ...low }).take(standard(1));
    const t = onto();
    t.refuses(at([520, 440]), 'LE-VERDRAENGUNG-14');
    t.take(at([470, 440]));
    expect(t.g.mini(t.unit(1), 0).ground).toBe(25);
    const auto = onto().take({});
    expect(auto.g.mini(auto.unit(1), 0).ground).toBe(25);
    // From the ground nobody is put up there.
    const ground = rolling([storm(400, 380, mine)], {
      terrain: [piece('building', 520, 380, 120, 120, { height: 25 })],
    });
    ground.refuses(at([480, 380]), 'LE-VERDRAENGUNG-14');
    ground.take(at([440 - 80, 380]));
  });
  it('[LE-VERDRAENGUNG-14] a roof without room is left', () => {
    // All of it is under the walker.
    const roof = 300 + stride(1, 70);
    const t = moving(unit(ATRT, 0, 400, 300), {
      units: [storm(400, roof, mine)],
      terrain: [piece('building', 400, roof, 75, 75, { height: 25 })],
    });
    t.take(standard(1)).take(at([460, roof]));
    expect(t.g.mini(t.unit(1), 0).ground).toBe(0);
  });
  it('[LE-VERDRAENGUNG-15] [LE-VERDRAENGUNG-16] [LC-TRUPPLER-VERDRAENGEN-05] one suppression token for each unit, however many of it', () => {
    const t = rolling([
      storm(400, 400, pair([400, 400], [420, 440])),
      rebels(380, 450, mine),
      storm(480, 400, { ...mine, order: 'facedown' }),
    ]);
    t.until('action');
    expect([1, 2, 3].map((id) => t.tokens(id, 'suppression'))).toEqual([1, 1, 0]);
  });
  it('[LC-TRUPPLER-VERDRAENGEN-06] two clones and a battle droid under a droideka on wheels: the Republic places all three', () => {
    const t = lay({
      units: [
        unit(DROIDEKAS, 1, 400, 300, { order: 'faceup', minis: [null, [340, 300]] }),
        unit('phase-i-clone-troopers', 0, 450, 400, { minis: [[450, 400], [400, 380], [410, 420], 'fallen'] }),
        unit('b1-battle-droids', 1, 340, 420, {
          minis: [[340, 420], [385, 440], 'fallen', 'fallen', 'fallen', 'fallen'],
          order: 'facedown',
        }),
      ],
      active: { unit: 0, actions: 2, step: 'start' },
    });
    t.until('window:unit.activates').take('0:wheel-mode').until('action').take('move');
    t.take(standard(2));
    expect(t.events('displaced').map(({ unit: id, minis }) => [id, minis])).toEqual([
      [1, [1, 2]],
      [2, [1]],
    ]);
    expect(t.open).toEqual(['0 displaced']);
    t.take({});
    expect(t.open).toEqual(['0 displaced']);
    t.take({}).until('action');
    expectOrder(t);
    for (const [id, mini] of [
      [1, 1],
      [1, 2],
      [2, 1],
    ] as const)
      expect(gapOf(t, [id, 0], [id, mini])).toBeLessThanOrEqual(75);
  });
  it('[LE-VERDRAENGUNG-14] the program looks for that level first', () => {
    // Nearer than the rest of the roof is the ground in front of it.
    const t = moving(unit(ATRT, 0, 400, 300), {
      units: [storm(400, 300 + stride(1, 70), mine)],
      terrain: [piece('building', 442.5, 300 + stride(1, 70), 155, 71, { height: 25 })],
    });
    t.take(standard(1)).take({});
    expect(t.g.mini(t.unit(1), 0).ground).toBe(25);
  });
  it('[LE-VERDRAENGUNG-11] where range 1 is full, as near as there is room', () => {
    // A lane between deep waters, with two bikes in it behind the walker.
    const t = rolling(
      [
        storm(400, END, mine),
        single(BIKES, 1, 400, END - 61, 2, { order: 'facedown' }),
        single(BIKES, 1, 400, END - 112, 2, { order: 'facedown' }),
      ],
      {
        terrain: [
          piece('deep-water', 264, 500, 200, 600),
          piece('deep-water', 536, 500, 200, 600),
          piece('deep-water', 400, END + 36 + 100, 72, 200),
        ],
      },
    );
    t.take({}).until('action');
    expect(t.pose(1)[1]).toBeLessThan(END - 152.4 + 13.5);
    expectOrder(t);
  });
  it('[LE-VERDRAENGUNG-01] [LC-BODENFAHRZEUGE-03] creatures and single heroes are troopers, too', () => {
    const t = rolling([single('dewback-rider', 1, 420, 420, 1)]);
    expect(t.events('displaced')).toHaveLength(1);
    t.until('action');
    expectOrder(t);
    expect(t.pose(0)[1]).toBe(END);
  });
});
