import type { QuestionOf } from '@holotisch/xwing';
import type { XWingView } from '../view.ts';

/**
 * The dice that whoever rolled them would mostly reroll: blanks, and eyes where no focus token is left to turn them. Of another's
 * dice none is proposed.
 */
export function worthRerolling(
  { attacks, ships }: Pick<XWingView, 'attacks' | 'ships'>,
  ask: QuestionOf<'reroll' | 'card-dice'>,
): readonly string[] {
  const attack = attacks.find(({ id }) => id === ask.about.attack);
  if (!attack || ask.kind !== 'reroll') return [];
  const isAttack = ask.about.dice === 'attack';
  const roller = ships[isAttack ? attack.attacker : attack.defender];
  if (roller?.seat !== ask.seat) return [];
  const dice = isAttack ? attack.attackDice : attack.defenceDice;
  return ask.options.flatMap(({ id }) => {
    const face = dice[Number(id)]?.face;
    return face === 'blank' || (face === 'focus' && roller.tokens.focus === 0) ? [id] : [];
  });
}
