import type { QuestionOf } from '@holotisch/legion';
import type { LegionView } from '../view.ts';

export type DiceAsk = QuestionOf<'aim' | 'reroll' | 'defence-reroll' | 'dice'>;

/** The dice that whoever rolled them would mostly reroll: the blank ones. Of another's dice none is proposed. */
export function worthRerolling(
  { attacks, units }: Pick<LegionView, 'attacks' | 'units'>,
  ask: DiceAsk,
): readonly string[] {
  const attack = attacks.at(-1);
  if (!attack || ask.kind === 'dice') return [];
  const roller =
    ask.kind === 'defence-reroll' ? attack.defender : 'unit' in attack.attacker ? attack.attacker.unit : -1;
  if (units[roller]?.seat !== ask.seat) return [];
  const faces = ask.kind === 'defence-reroll' ? attack.defence : attack.dice;
  return ask.options.flatMap(({ id, about }) => (about && faces[about.die]?.face === 'blank' ? [id] : []));
}
