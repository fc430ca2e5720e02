import { describe, expect, it } from 'vitest';
import { closeRanks } from '../../../../src/flow/attack/melee.ts';
import { apart, lay, piece, type Spec, type TableSpec, unit } from '../../../table.ts';
import { alone, LUKE, rebels, storm } from '../../../troops.ts';
import { ATRT, areTouching, BIKES, DROIDEKAS, expectOrder, gapOf, moving, STEP, standard } from './moving.ts';

/** Who goes into base contact in a melee, and who says where. */

const mine = alone(4);
const at = (...places: readonly (readonly [number, number] | null)[]): Spec => ({ at: places.map((p) => p && [...p]) });
/** Luke walks east into contact with the first of some stormtroopers at 529, 400. */
const X = 400 + STEP[1] + 27;
const charge = (minis: readonly Spec[string][]) => {
  const t = moving(unit(LUKE, 0, 400, 400), { units: [storm(X, 400, { minis })] });
  return t.take(standard(1, 90, { engage: 1 }));
};

describe('places in a melee', () => {
  it('[LE-NAHKAMPF-09] the opponent moves those of his who touch nobody into contact, where he likes', () => {
    const t = charge([[X, 400], [X + 60, 440], 'fallen', 'fallen']);
    expect(t.open).toEqual(['1 formation']);
    expect(t.ask()).toMatchObject({ region: { unit: 1, minis: [1], against: [0] } });
    t.take(at([t.pose(0)[0], 400 + 27]));
    expect(areTouching(t, [1, 1], [0, 0])).toBe(true);
    expect(t.pose(1, 1)).toEqual([t.pose(0)[0], 427, 0]);
    expect(t.events('placed').at(-1)).toMatchObject({ unit: 1, why: 'melee' });
  });
  it('a legal place is proposed by name, so that a player sees it and may change it', () => {
    const t = charge([[X, 400], [X + 60, 440], 'fallen', 'fallen']);
    const ask = t.ask();
    const proposed = ask.type === 'region' ? ask.sample({ below: () => 0 }) : undefined;
    expect(Object.keys(proposed as object)).toEqual(['at']);
    t.take(proposed!);
    expect(areTouching(t, [1, 1], [0, 0])).toBe(true);
  });
  it('[LE-NAHKAMPF-09] not beside it: contact is a duty while there is room', () => {
    const t = charge([[X, 400], [X + 60, 440], 'fallen', 'fallen']);
    t.refuses(at([X + 40, 430]), 'LE-NAHKAMPF-09');
    const two = t.refuses(at(null, [X + 40, 430]), 'LE-NAHKAMPF-09');
    expect(two).toMatchObject({ measured: 2, allowed: 1, where: ['at', 1] });
    t.refuses(at([t.pose(0)[0] + 20, 400]), 'LE-BEWEGUNG-23');
    t.take({});
    expect(areTouching(t, [1, 1], [0, 0])).toBe(true);
  });
  it('[LE-NAHKAMPF-09] and in formation: further from their leader than the tool is no place', () => {
    // A unit of two fights Luke and a friend of his; the friend is too far from their leader.
    const t = charge([[X, 400], [X, 470], 'fallen', 'fallen']);
    const [x] = t.pose(0);
    t.refuses(at([x - 27 - 60, 400]), 'LE-FORMATION-04');
  });
  it('[LE-NAHKAMPF-09] a leader that touches nobody goes first, with everybody else in mind', () => {
    const t = charge([[X + 70, 440], [X, 400], 'fallen', 'fallen']);
    expect(t.ask()).toMatchObject({ kind: 'formation', region: { minis: [0] } });
    t.refuses(at([X + 70, 440]), 'LE-NAHKAMPF-09');
    t.take(at([t.pose(0)[0], 400 - 27]));
    expect(areTouching(t, [1, 0], [0, 0])).toBe(true);
    expect(gapOf(t, [1, 0], [1, 1])).toBeLessThanOrEqual(75);
    expectOrder(t);
  });
  it('[LE-NAHKAMPF-10] whoever has no melee weapon moves nobody', () => {
    const t = moving(unit(LUKE, 0, 400, 400), {
      units: [unit(DROIDEKAS, 1, 400 + STEP[1] + 13.5 + 25, 400, { minis: [null, [640, 400]] })],
    });
    t.take(standard(1, 90, { engage: 1 }));
    expect(t.events('meleeStarted')).toHaveLength(1);
    expect(t.ask().kind).not.toBe('formation');
    expect(t.pose(1, 1).slice(0, 2)).toEqual([640, 400]);
  });
  it('[LE-NAHKAMPF-09] nobody is asked where everybody stands in contact already', () => {
    const t = charge([[X, 400], 'fallen', 'fallen', 'fallen']);
    expect(t.ask().kind).not.toBe('formation');
  });
  it('[LE-NAHKAMPF-14] who finds no room at an enemy stays in formation', () => {
    // Luke stands between two walls, with a comrade behind him; the only open side is taken.
    const t = moving(unit(LUKE, 0, 400, 400), {
      units: [
        storm(X, 400, { minis: [[X, 400], [X + 60, 400], 'fallen', 'fallen'] }),
        rebels(X - 27 - 27.6, 400, mine),
      ],
      terrain: [436, 364].map((y) => piece('high-stone-wall', X - 27, y, 90, 40)),
    });
    t.take(standard(1, 90, { engage: 1 }));
    expect(t.ask().kind).not.toBe('formation');
    expect(t.pose(1, 1).slice(0, 2)).toEqual([X + 60, 400]);
    expectOrder(t);
  });
  const fallen = (more: readonly Spec[string][]) =>
    lay({
      units: [
        rebels(400, 400, { minis: [[400, 400], [350, 380], 'fallen', 'fallen'] }),
        storm(470, 400, { minis: [[470, 400], [400 + apart(0), 400], ...more] }),
      ],
      active: 0,
      black: ['hit', 'blank'],
      redDefence: ['blank', 'blank'],
    }).fight();
  it('[LE-NAHKAMPF-16] [LE-NAHKAMPF-17] when somebody has fallen, both close in: first the player whose unit is active', () => {
    const t = fallen([[470, 450], 'fallen']);
    expect(t.alive(1)).toBe(2);
    expect(t.open).toEqual(['0 formation']);
    t.take({});
    expect(t.open).toEqual(['1 formation']);
    t.take({});
    for (const mini of [0, 1]) expect([0, 2].some((other) => areTouching(t, [0, mini], [1, other]))).toBe(true);
    for (const mini of [0, 2]) expect([0, 1].some((other) => areTouching(t, [1, mini], [0, other]))).toBe(true);
    expectOrder(t);
  });
  it('[LE-NAHKAMPF-18] [LE-NAHKAMPF-17] between activations whoever had the last one begins; before the first one the blue player', () => {
    const first = (more: Partial<TableSpec>, order: string) => {
      const units = [
        rebels(400, 400, { minis: [[400, 400], [340, 400], 'fallen', 'fallen'], order }),
        storm(427, 400, { minis: [[427, 400], [490, 400], 'fallen', 'fallen'], order }),
      ];
      // Others wait with their orders, so that nothing happens by itself.
      const waiting = [1300, 1500].flatMap((x) => [
        rebels(x, 200, { order: 'faceup' }),
        storm(x, 700, { order: 'faceup' }),
      ]);
      const { g } = lay({ units: [...units, ...waiting], ...more });
      expect(g.state.turn).toBeNull();
      const asked = closeRanks(g, []).next().value;
      return asked?.[0]?.seat;
    };
    const early = { phase: 'command', hands: [0, 1].map(() => ({ cards: ['ambush', 'push'] })) };
    expect([first({ ...early, blue: 0 }, 'none'), first({ ...early, blue: 1 }, 'none')]).toEqual([0, 1]);
    for (const turnOf of [0, 1]) expect(first({ phase: 'activation', turnOf, blue: 0 }, 'facedown')).toBe(1 - turnOf);
  });
  it('[LE-ERWEITERTE-NAHKAMPFREGELN-01] a rebel falls, and the stormtrooper who touched nobody else goes to another one', () => {
    const t = lay({
      units: [
        storm(400, 400, { minis: [[400, 400], [400, 440], 'fallen', 'fallen'] }),
        rebels(427, 400, { minis: [[427, 400], [427, 440], 'fallen', 'fallen'] }),
      ],
      active: 0,
      black: ['hit', 'blank'],
      redDefence: ['blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
    }).fight();
    expect(t.alive(1)).toBe(1);
    expect(t.ask()).toMatchObject({ kind: 'formation', seat: 1, region: { unit: 0, minis: [1] } });
    t.refuses(at([400, 440]), 'LE-NAHKAMPF-16');
    t.take({});
    expect(areTouching(t, [0, 1], [1, 0])).toBe(true);
  });
  it('[LE-NAHKAMPF-20] Luke defeats the speeder bike that he touches and goes on to the second one', () => {
    const t = lay({
      units: [
        unit(LUKE, 0, 400, 400),
        unit(BIKES, 1, 520, 400, { minis: [[520, 400], { x: 400 + 13.5 + 25, y: 400, wounds: 2 }] }),
      ],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['blank'],
      whiteDefence: ['blank'],
    });
    t.fight();
    expect(t.alive(1)).toBe(1);
    expect(t.open).toEqual(['0 formation']);
    t.take({});
    expect(areTouching(t, [0, 0], [1, 0])).toBe(true);
  });
  it('[LE-NAHKAMPF-11] a vehicle that is touched asks nobody to leave it', () => {
    const t = moving(rebels(400, 400, mine), { units: [unit(ATRT, 1, 400 + STEP[1] + 13.5 + 35, 400)] });
    t.take(standard(1, 90, { engage: 1 }));
    expect(t.events('meleeStarted')).toHaveLength(1);
    expect(t.open).toEqual(['0 action']);
  });
});
