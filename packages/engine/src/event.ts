import type { Seat } from './ask.ts';
import type { Json } from './json.ts';

/**
 * What happened, as plain data: for the screen's animation, the log and the tests. A game exports its events as a union
 * of such types, told apart by `type`; events that belong together (an attack, an activation) carry the same id.
 */
export type GameEvent = { readonly type: string } & { readonly [key: string]: Json };

/** The state was changed by hand. The match itself tells of it, so every game has this event among its own. */
export type Overridden = { readonly type: 'override'; readonly change: Json };

/**
 * What an event belongs to: the attack in whose course it happens (the innermost, where one interrupts another) and the
 * piece whose turn it is. The sitting adds both to all that is told.
 */
type Belonging = { readonly attack?: number; readonly active?: number };
/** These do not happen outside an attack. */
export type InAttack<More> = { readonly attack: number } & More;
/** The events of these names, where `E` says what each holds. */
export type EventNamed<E, K extends keyof E> = { [N in K]: { readonly type: N } & Belonging & E[N] }[K];

/** An event and who may see it. Seats that may not see `event` get `others`, or nothing. */
export interface Recorded<E extends GameEvent = GameEvent> {
  /** How many decisions had been taken before it happened. */
  readonly at: number;
  readonly event: E;
  readonly only?: readonly Seat[];
  readonly others?: E;
}

/** Tells what happened. With `only`, the other seats see `others` instead (or nothing). */
export type Emit<E extends GameEvent = GameEvent> = (event: E, only?: readonly Seat[], others?: E) => void;

/** Nobody listens: simulations keep no events, and who tells of them need not even put them together. */
export const unheard: Emit = () => {};

export const seenBy = <E extends GameEvent>(r: Recorded<E>, seat: Seat | 'nobody'): E | undefined =>
  r.only === undefined || (seat !== 'nobody' && r.only.includes(seat)) ? r.event : r.others;
