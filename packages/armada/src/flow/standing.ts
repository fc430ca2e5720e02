import type { Ability, Flow, Message, Ready, Refusal, Seat } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { RuleSource } from '../cards/source.ts';
import type { CardSource } from '../cards/vocabulary.ts';
import type { Attack, Unit } from '../state.ts';

/** An ability that no card brings but the rules: a defence token, a keyword, a command; of a unit, or of what attacks. */
export interface Standing<C> {
  /** `concentrate`, `token.2`: with the number of its unit it is the option's id. */
  readonly name: string;
  readonly label: Message;
  readonly repeatable?: boolean;
  readonly mandatory?: true;
  bars?(): Refusal | undefined;
  run(g: Armada, context: C): Flow<void>;
}

export const standing = <C>(
  whose: Unit | Attack | { readonly seat: Seat },
  s: Standing<C>,
): Ready<Armada, C, CardSource> => {
  const rule: Ability<Armada, C, CardSource> = {
    window: '',
    ...(s.repeatable && { repeatable: true }),
    ...(s.mandatory && { mandatory: true }),
    label: () => s.label,
    when: () => true,
    ...(s.bars && { bars: () => s.bars?.() }),
    run: (g, context) => s.run(g, context),
  };
  const unit = 'card' in whose ? whose : undefined;
  const of = unit?.id ?? ('dice' in whose ? 'attack' : 'table');
  return { source: new RuleSource(`${of}:${s.name}`, s.name, whose.seat, unit), rule };
};
