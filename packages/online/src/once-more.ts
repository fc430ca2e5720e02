import type { Seat } from '@holotisch/engine';
import type { Line } from './line.ts';

/** Another match after this one: who wants it, who does not, and what has come of it. */
export class OnceMore {
  /** By seat the token that it is to have there. */
  readonly #offers = new Map<Seat, string>();
  readonly #declined = new Set<Seat>();
  #next: string | undefined;

  get offers(): ReadonlyMap<Seat, string> {
    return this.#offers;
  }
  /** Who does not want another match. */
  get declined(): ReadonlySet<Seat> {
    return this.#declined;
  }
  get next(): string | undefined {
    return this.#next;
  }

  take(line: Extract<Line, { readonly again: Seat } | { readonly noMore: Seat }>): void {
    if ('noMore' in line) this.#refuse(line.noMore);
    else this.#offer(line);
  }

  #offer({ again: seat, token, next }: Extract<Line, { readonly again: Seat }>): void {
    this.#offers.set(seat, token);
    this.#declined.delete(seat);
    if (next !== undefined) this.#next = next;
  }

  /** Whoever has offered another match withdraws; anybody else declines, and then nobody waits for it any more. */
  #refuse(seat: Seat): void {
    if (this.#offers.delete(seat)) return;
    this.#offers.clear();
    this.#declined.add(seat);
  }
}
