import { expect, it } from 'vitest';
import { type DiceAsk, worthRerolling } from '../../../src/games/legion/decide/worth-rerolling.ts';
import type { LegionView } from '../../../src/games/legion/view.ts';

const dice = (...faces: readonly string[]) => faces.map((face) => ({ face }));
const view = {
  attacks: [
    { attacker: { unit: 0 }, defender: 1, dice: dice('blank', 'hit', 'blank'), defence: dice('block', 'blank') },
  ],
  units: [{ seat: 0 }, { seat: 1 }],
} as unknown as LegionView;
const ask = (kind: DiceAsk['kind'], seat: number, count: number) =>
  ({
    kind,
    seat,
    options: Array.from({ length: count }, (_, die) => ({ id: String(die), about: { die } })),
  }) as unknown as DiceAsk;

it('after an aim the blank dice are picked, not none; of another\u2019s dice none is', () => {
  expect(worthRerolling(view, ask('aim', 0, 3))).toEqual(['0', '2']);
  expect(worthRerolling(view, ask('defence-reroll', 1, 2))).toEqual(['1']);
  expect(worthRerolling(view, ask('reroll', 1, 3))).toEqual([]);
  expect(worthRerolling(view, ask('dice', 0, 3))).toEqual([]);
});
