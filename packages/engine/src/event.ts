import type { Seat } from './ask.ts';
import type { Json } from './json.ts';

/** What happened, as plain data: for the screen's animation, the log and the tests. */
export type GameEvent = { readonly type: string } & { readonly [key: string]: Json };

/** An event and who may see it. Seats that may not see `event` get `others`, or nothing. */
export interface Recorded {
  /** How many decisions had been taken before it happened. */
  readonly at: number;
  readonly event: GameEvent;
  readonly only?: readonly Seat[];
  readonly others?: GameEvent;
}

/** Tells what happened. With `only`, the other seats see `others` instead (or nothing). */
export type Emit = (event: GameEvent, only?: readonly Seat[], others?: GameEvent) => void;

export const seenBy = (r: Recorded, seat: Seat | 'nobody'): GameEvent | undefined =>
  r.only === undefined || (seat !== 'nobody' && r.only.includes(seat)) ? r.event : r.others;
