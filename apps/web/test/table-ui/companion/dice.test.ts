import { describe, expect, it } from 'vitest';
import { DICE as ARMADA } from '../../../../../packages/armada/src/dice.ts';
import { data as legion } from '../../../../../packages/legion/src/index.ts';
import { ARMADA_SIDES } from '../../../../../packages/odds/src/armada.ts';
import { LEGION_ATTACK_SIDES, LEGION_DEFENCE_SIDES } from '../../../../../packages/odds/src/legion.ts';
import { ATTACK_SIDES, DEFENCE_SIDES } from '../../../../../packages/odds/src/xwing.ts';
import {
  asGood,
  counted,
  type DieKind,
  fairChance,
  thrown,
  thrownAgain,
} from '../../../src/table-ui/companion/dice.ts';

const RED: DieKind = { id: 'red', sides: ATTACK_SIDES };
/** Shows the sides in their order, again and again. */
const inOrder = () => {
  let at = 0;
  return (sides: number) => at++ % sides;
};

const sidesOf = (faces: readonly string[]) =>
  Object.fromEntries([...new Set(faces)].map((face) => [face, faces.filter((one) => one === face).length]));

describe('real dice', () => {
  it('have the sides that the games print on theirs', () => {
    expect(ARMADA_SIDES).toEqual(
      Object.fromEntries(Object.entries(ARMADA).map(([colour, { faces }]) => [colour, sidesOf(faces)])),
    );
    expect(LEGION_ATTACK_SIDES).toEqual(
      Object.fromEntries(Object.entries(legion.ATTACK_DICE).map(([colour, faces]) => [colour, sidesOf(faces)])),
    );
    expect(LEGION_DEFENCE_SIDES).toEqual(
      Object.fromEntries(Object.entries(legion.DEFENCE_DICE).map(([colour, faces]) => [colour, sidesOf(faces)])),
    );
    for (const sides of [ATTACK_SIDES, DEFENCE_SIDES])
      expect(Object.values(sides).reduce((sum, count) => sum + count, 0)).toBe(8);
  });

  it('fall evenly: a byte that would favour the first sides is thrown away', () => {
    // 256 = 42 × 6 + 4: of six sides the bytes from 252 on count for nothing.
    const bytes = [252, 255, 251, 0];
    const chance = fairChance(() => bytes.shift()!);
    expect(chance(6)).toBe(251 % 6);
    expect(bytes).toEqual([0]);
    const all = Array.from({ length: 256 }, (_, byte) => byte);
    const falls = new Map<number, number>();
    const even = fairChance(() => all.shift()!);
    for (let n = 0; n < 252; n++) {
      const side = even(6);
      falls.set(side, (falls.get(side) ?? 0) + 1);
    }
    expect([...falls.values()]).toEqual([42, 42, 42, 42, 42, 42]);
  });

  it('are thrown once each, and again only where they are picked up', () => {
    const dice = thrown([[RED, 8]], inOrder());
    expect([...counted(dice)]).toEqual([
      ['hit', 3],
      ['crit', 1],
      ['focus', 2],
      ['blank', 2],
    ]);
    const again = thrownAgain(dice, new Set([6, 7]), inOrder());
    expect(again.slice(0, 6)).toEqual(dice.slice(0, 6));
    expect(again.slice(6).map(({ face, throws }) => [face, throws])).toEqual([
      ['hit', 2],
      ['hit', 2],
    ]);
  });

  it('are told how lucky they fell: the chance of as much or more, exactly', () => {
    const worth = (face: string) => (face === 'hit' || face === 'crit' ? 1 : 0);
    const two = (first: string, second: string) => [first, second].map((face) => ({ kind: RED, face, throws: 1 }));
    expect(asGood(two('hit', 'crit'), worth)).toBe(0.25);
    expect(asGood(two('hit', 'blank'), worth)).toBe(0.75);
    expect(asGood(two('blank', 'blank'), worth)).toBe(1);
    expect(asGood([], worth)).toBe(1);
    // A double hit counts twice, and no sum in between is left out.
    const black: DieKind = { id: 'black', sides: ARMADA_SIDES.red };
    expect(asGood([{ kind: black, face: 'double', throws: 1 }], (face) => ({ hit: 1, double: 2 })[face] ?? 0)).toBe(
      1 / 8,
    );
  });
});
