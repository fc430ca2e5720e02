import type { Seat } from '@holotisch/engine';

/** Whoever has sat down, was never ready and has been away for so long keeps nobody else from the seat. */
const DESERTED_MS = 5 * 60_000;

/** Since when those who have sat down and are not ready were not seen. A process that has just come up gives them all the time again. */
export class Absences {
  readonly #since = new Map<Seat, number>();

  /** Of these seats, those whose holders have been away for too long. */
  deserted(seats: readonly Seat[], isHere: (seat: Seat) => boolean, now: number): readonly Seat[] {
    for (const seat of this.#since.keys()) if (!seats.includes(seat) || isHere(seat)) this.#since.delete(seat);
    return seats.filter((seat) => {
      if (isHere(seat)) return false;
      const since = this.#since.get(seat) ?? now;
      this.#since.set(seat, since);
      return now - since >= DESERTED_MS;
    });
  }
}
