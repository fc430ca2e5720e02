import type { Ability, Flow, Message, Refusal, Seat, Sourced } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { RuleSource } from '../cards/source.ts';
import type { CardSource, WindowName, Windows } from '../cards/vocabulary.ts';
import type { Attack, Unit } from '../state.ts';

/**
 * What the rules themselves offer, by window, as the option's id is made: `unit` and `#` stand for numbers, `attack` and
 * `table` for themselves. Nothing else can be offered, and docs/windows-armada.md is written from it.
 */
export const OFFERS = {
  'attack.modify': [
    'unit:concentrate',
    'unit:accuracy',
    'attack:accuracy',
    'unit:adept',
    'unit:swarm',
    'unit:ai-battery',
    'unit:ai-anti-squadron',
    'unit:assault',
    'unit:veteran',
  ],
  'attack.defend': ['unit:token.#', 'unit:dodge'],
  'attack.after': ['unit:counter'],
  'ship.revealed': ['unit:retreat', 'unit:veteran'],
  'squadrons.start': ['table:exogorths'],
} as const satisfies { readonly [W in WindowName]?: readonly string[] };
type Offering = keyof typeof OFFERS;
type NameIn<P extends string> = P extends `${string}:${infer N}.#`
  ? `${N}.${number}`
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** What the rules offer in a window. */
export type Offer<W extends WindowName> = Sourced<
  Ability<Armada, Windows[W], CardSource> & { readonly window: W },
  CardSource
>;

/** An ability that no card brings but the rules: a defence token, a keyword, a command; of a unit, or of what attacks. */
interface Standing<W extends Offering> {
  /** `concentrate`, `token.2`: with the number of its unit it is the option's id. */
  readonly name: NameIn<(typeof OFFERS)[W][number]>;
  readonly label: Message;
  readonly repeatable?: boolean;
  readonly mandatory?: true;
  bars?(): Refusal | undefined;
  run(g: Armada, context: Windows[W]): Flow<void>;
}

export const standing = <W extends Offering>(
  window: W,
  whose: Unit | Attack | { readonly seat: Seat },
  s: Standing<W>,
): Offer<W> => {
  const rule: Offer<W>['rule'] = {
    window,
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
