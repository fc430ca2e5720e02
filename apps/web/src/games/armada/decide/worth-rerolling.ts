import { critsOn, hitsOn, type QuestionOf } from '@holotisch/armada';
import type { ArmadaView } from '../view.ts';

export type DiceAsk = QuestionOf<'reroll' | 'evade' | 'dice'>;

/** The dice of one's own attack that show nothing, by their place. */
export function idle({ attacks, units }: Pick<ArmadaView, 'attacks' | 'units'>, seat: number): readonly number[] {
  const attack = attacks.at(-1);
  if (attack?.seat !== seat) return [];
  const isShip = (party: typeof attack.attacker) => !('unit' in party) || units[party.unit]?.kind === 'ship';
  const crits = isShip(attack.attacker) && isShip(attack.defender);
  return attack.dice.flatMap(({ face }, die) =>
    face === 'accuracy' || hitsOn(face) > 0 || (crits && critsOn(face) > 0) ? [] : [die],
  );
}

/** The dice that one would mostly reroll. Of another's dice none is proposed. */
export function worthRerolling(view: Pick<ArmadaView, 'attacks' | 'units'>, ask: DiceAsk): readonly string[] {
  if (ask.kind !== 'reroll') return [];
  const dice = idle(view, ask.seat);
  return ask.options.flatMap(({ id, about }) => (about && dice.includes(about.die) ? [id] : [])).slice(0, ask.max);
}
