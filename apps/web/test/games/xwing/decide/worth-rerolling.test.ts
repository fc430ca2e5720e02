import type { QuestionOf } from '@holotisch/xwing';
import { expect, it } from 'vitest';
import { isIdleFocus } from '../../../../src/games/xwing/cards/idle-focus.ts';
import { worthRerolling } from '../../../../src/games/xwing/decide/worth-rerolling.ts';
import type { XWingView } from '../../../../src/games/xwing/view.ts';

const dice = (...faces: readonly string[]) => faces.map((face) => ({ face }));
function view(focus: number, attackDice = dice('blank', 'focus', 'hit'), defenceDice = dice('blank')) {
  const attack = { id: 5, attacker: 0, defender: 1, attackDice, defenceDice };
  const ships = [
    { seat: 0, tokens: { focus } },
    { seat: 1, tokens: { focus: 0 } },
  ];
  return { attacks: [attack], ships } as unknown as XWingView;
}
const reroll = (seat: number, which: 'attack' | 'defence' = 'attack') =>
  ({
    kind: 'reroll',
    seat,
    about: { ship: seat, card: 'targetlock', dice: which, attack: 5 },
    options: ['0', '1', '2'].map((id) => ({ id })),
  }) as unknown as QuestionOf<'reroll'>;

it('the dice that are picked for a reroll are the blanks, and the eyes where no focus token turns them', () => {
  expect(worthRerolling(view(1), reroll(0))).toEqual(['0']);
  expect(worthRerolling(view(0), reroll(0))).toEqual(['0', '1']);
  expect(worthRerolling(view(0), reroll(1, 'defence'))).toEqual(['0']);
  // Whoever rerolls another's dice has other wishes.
  expect(worthRerolling(view(0), reroll(1))).toEqual([]);
});

it('of a focus token it is said where there is no eye to turn', () => {
  const spend = (piece: number) => ({ card: 'focus', piece });
  expect(isIdleFocus(view(1), spend(0))).toBe(false);
  expect(isIdleFocus(view(1), spend(1))).toBe(true);
  expect(isIdleFocus(view(1, dice('blank', 'hit')), spend(0))).toBe(true);
  expect(isIdleFocus(view(1, dice('blank')), { card: 'evade', piece: 0 })).toBe(false);
});
