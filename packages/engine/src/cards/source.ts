import type { Seat } from '../ask.ts';
import type { Source } from '../window.ts';

/** A card that lies on a unit, or on none; `E` is an upgrade card as a unit has it. */
export class UnitCardSource<U extends { readonly id: number }, E> implements Source {
  readonly key: string;
  readonly card: string;
  readonly seat: Seat;
  readonly piece?: number;
  readonly #unit: U | undefined;
  readonly #equipped: E | undefined;
  /** It is no card: the rules themselves offer it (a token, a keyword, a command). */
  readonly isRule: boolean = false;

  constructor(key: string, card: string, seat: Seat, unit?: U, equipped?: E) {
    this.key = key;
    this.card = card;
    this.seat = seat;
    if (unit) this.piece = unit.id;
    this.#unit = unit;
    this.#equipped = equipped;
  }

  get unit(): U {
    if (this.#unit === undefined) throw new Error(`${this.key} lies on no unit`);
    return this.#unit;
  }
  get equipped(): E {
    if (this.#equipped === undefined) throw new Error(`${this.key} is no upgrade card`);
    return this.#equipped;
  }
  /** The upgrade card it is, if it is one. */
  get upgrade(): E | undefined {
    return this.#equipped;
  }
}
