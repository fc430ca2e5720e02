import type { Flow } from '../ask.ts';
import type { Message, Refusal } from '../message.ts';
import type { Ability, Source } from '../window.ts';
import type { Sourced } from './rules.ts';

/** The name in what rules offer: `unit:token.#` stands for `token.0`, `token.1` … */
export type NameIn<P extends string> = P extends `${string}:${infer N}.#`
  ? `${N}.${number}`
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** An ability that no card brings but the rules: a token, a keyword, a command. */
export interface RuleOffer<G, C, N extends string> {
  /** `surge`, `token.2`: with the number of its piece it is the option's id. */
  readonly name: N;
  readonly label: Message;
  readonly repeatable?: boolean;
  readonly mandatory?: true;
  bars?(): Refusal | undefined;
  run(g: G, context: C): Flow<void>;
}

/** What the rules offer in a window. */
export type OfferIn<G, C, S extends Source, W extends string> = Sourced<Ability<G, C, S> & { readonly window: W }, S>;

/** What the rules offer, as an ability like that of a card; `source` says whose it is. */
export const offerOfRules = <G, C, S extends Source, W extends string>(
  window: W,
  source: S,
  s: RuleOffer<G, C, string>,
): OfferIn<G, C, S, W> => ({
  source,
  rule: {
    window,
    ...(s.repeatable && { repeatable: true }),
    ...(s.mandatory && { mandatory: true }),
    label: () => s.label,
    when: () => true,
    ...(s.bars && { bars: () => s.bars?.() }),
    run: (g, context) => s.run(g, context),
  },
});
