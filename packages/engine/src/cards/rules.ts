import type { Refusal } from '../message.ts';
import type { Modifier } from '../modifier.ts';
import type { Ability, Source } from '../window.ts';
import type { Lasting } from './scope.ts';

/** What cards of every game are made of: abilities at windows, continuous values, bans. A game adds words of its own. */

/** A continuous effect on a number, looked up whenever the number is wanted. `T` is whose number it is. */
export interface ValueRule<G, T, S extends Source, C = unknown, N extends string = string> {
  readonly value: N;
  /** Without it the rule is about the card's own piece only. */
  readonly anyPiece?: true;
  by(g: G, subject: T, self: S, context: C): Modifier | undefined;
}

/** A 'cannot'. It is absolute: nothing that permits the same counts against it. */
export interface Ban<G, C, S extends Source, N extends string = string> {
  readonly ban: N;
  refuse(g: G, context: C, self: S): Refusal | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of abilities holds contexts of all windows
export type AnyAbility<G, S extends Source> = Ability<G, any, S>;
// biome-ignore lint/suspicious/noExplicitAny: a list of values holds subjects and contexts of all kinds
export type AnyValueRule<G, S extends Source> = ValueRule<G, any, S, any>;
// biome-ignore lint/suspicious/noExplicitAny: a list of bans holds contexts of all kinds
export type AnyBan<G, S extends Source> = Ban<G, any, S>;

/** The rules of one card, as far as all games have them. */
export interface CommonRules<G, S extends Source> {
  readonly abilities?: readonly AnyAbility<G, S>[];
  readonly values?: readonly AnyValueRule<G, S>[];
  readonly bans?: readonly AnyBan<G, S>[];
}

/** A rule and the very card that brings it. */
export interface Sourced<T, S extends Source> {
  readonly source: S;
  readonly rule: T;
}

/**
 * The words that a game's cards are written in, with the context of each window and ban typed. `W` and `B` name them:
 * `{ 'attack.hit': AttackMoment, … }`.
 */
export const vocabulary = <G, S extends Source, W extends object, B extends object, P extends string = string>() => ({
  /** An ability for a window. */
  at: <N extends keyof W & string>(window: N, ability: Omit<Ability<G, W[N], S, P>, 'window'>): AnyAbility<G, S> => ({
    window,
    ...ability,
  }),
  /** Forbids something outright. */
  ban: <N extends keyof B & string>(
    name: N,
    refuse: (g: G, context: B[N], self: S) => Refusal | undefined,
  ): AnyBan<G, S> => ({ ban: name, refuse }),
});

/** Words for continuous effects: `value` is about a number of the card's own piece, `valueOfAny` about that of any piece. */
export const valueWords = <R extends ValueRule<never, never, never>>() => ({
  value: (name: R['value'], by: R['by']) => ({ value: name, by }) as R,
  valueOfAny: (name: R['value'], by: R['by']) => ({ value: name, anyPiece: true, by }) as R,
});

const NOTHING: readonly never[] = []; // most pieces have nothing of the kind, and values are looked up all the time

/** All that changes a number of a piece now: what cards say of it, oldest first, then what still lasts on it. */
export function modifiersOn<G, T extends { readonly id: number }, S extends Source, C, L extends Lasting>(
  g: G,
  rules: readonly Sourced<ValueRule<G, T, S, C>, S>[],
  subject: T,
  context: C,
  lasting: readonly L[],
  lastsOn: (l: L) => boolean,
): readonly Modifier[] {
  let out: Modifier[] | undefined;
  for (const { source, rule } of rules) {
    const m = rule.by(g, subject, source, context);
    if (m === undefined) continue;
    out ??= [];
    out.push(m);
  }
  for (const l of lasting) {
    if (l.modifier === undefined || !lastsOn(l)) continue;
    out ??= [];
    out.push(l.modifier);
  }
  return out ?? NOTHING;
}

/** The first card that says 'cannot' decides, whatever others allow. */
export function firstBan<G, C, S extends Source>(
  g: G,
  bans: readonly Sourced<Ban<G, C, S>, S>[],
  context: C,
): Refusal | undefined {
  for (const { source, rule } of bans) {
    const refusal = rule.refuse(g, context, source);
    if (refusal) return refusal;
  }
  return undefined;
}
