import type { Seat } from '@holotisch/engine';
import type { Clock, Clocks } from './protocol.ts';

/** Everybody has his time; nobody's is running. */
export const fullClocks = ({ main }: Clock, seats: number, now: number): Clocks => ({
  left: Array.from({ length: seats }, () => main * 1000),
  running: [],
  since: now,
});

/** The same clocks at a later moment: those that ran have less. A clock that goes backwards stands still. */
export function clocksAt({ left, running, since }: Clocks, now: number): Clocks {
  const passed = Math.max(0, now - since);
  return { left: left.map((ms, seat) => (running.includes(seat) ? ms - passed : ms)), running, since: since + passed };
}

/** From now on the time of these seats runs. */
export const withRunning = (clocks: Clocks, running: readonly Seat[]): Clocks => ({ ...clocks, running });

/** What a seat gets for a decision, unless its time was over already. */
export const rewarded = (clocks: Clocks, seat: Seat, { increment }: Clock): Clocks => ({
  ...clocks,
  left: clocks.left.map((ms, other) => (other === seat && ms > 0 ? ms + increment * 1000 : ms)),
});

/** Which decisions have earned something already: each does once, also where it is taken back and taken again. */
export class Earned {
  readonly #upTo = new Map<Seat, number>();

  /** Whether a seat that has come from so many decisions to so many earns something for the last one. */
  take(seat: Seat, before: number, after: number): boolean {
    // A secret answer that was changed is no new decision.
    if (after <= before || after <= (this.#upTo.get(seat) ?? 0)) return false;
    this.#upTo.set(seat, after);
    return true;
  }
}

export const isOutOfTime = (clocks: Clocks, seat: Seat, now: number): boolean =>
  clocks.running.includes(seat) && (clocksAt(clocks, now).left[seat] ?? 0) <= 0;
