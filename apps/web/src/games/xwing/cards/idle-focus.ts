import type { XWingView } from '../view.ts';

/** Whether an option spends a focus token on dice without an eye: allowed (XW-FOKUSSIERUNG-04), and mostly a waste. */
export function isIdleFocus({ attacks }: Pick<XWingView, 'attacks'>, about: unknown): boolean {
  const attack = attacks.at(-1);
  if (!attack || typeof about !== 'object' || about === null || !('card' in about) || about.card !== 'focus')
    return false;
  const isDefence = 'piece' in about && about.piece === attack.defender;
  return (isDefence ? attack.defenceDice : attack.attackDice).every(({ face }) => face !== 'focus');
}
