import type { Seat, Source } from '@holotisch/engine';
import type { Damage, Equipped, Ship, Squadron, Unit } from '../state.ts';

/**
 * The card that brings an ability. 'You' on an upgrade card is `ship` (AR-AUFWERTUNGSKARTEN-19), on a squadron card
 * `squadron` (AR-STAFFEL-05). An objective card has no unit: it stands there once for each side.
 */
export class CardSource implements Source {
  readonly key: string;
  readonly card: string;
  readonly seat: Seat;
  readonly piece?: number;
  readonly #unit: Unit | undefined;
  readonly #equipped: Equipped | undefined;
  readonly damage: Damage | undefined;
  /** It is no card: the rules themselves offer it (a defence token, a keyword, a command). */
  readonly isRule: boolean = false;

  constructor(key: string, card: string, seat: Seat, unit?: Unit, equipped?: Equipped, damage?: Damage) {
    this.key = key;
    this.card = card;
    this.seat = seat;
    if (unit) this.piece = unit.id;
    this.#unit = unit;
    this.#equipped = equipped;
    this.damage = damage;
  }

  get unit(): Unit {
    if (this.#unit === undefined) throw new Error(`${this.key} lies on no unit`);
    return this.#unit;
  }
  get ship(): Ship {
    if (this.#unit?.kind !== 'ship') throw new Error(`${this.key} lies on no ship`);
    return this.#unit;
  }
  get squadron(): Squadron {
    if (this.#unit?.kind !== 'squadron') throw new Error(`${this.key} is no squadron's`);
    return this.#unit;
  }
  get equipped(): Equipped {
    if (this.#equipped === undefined) throw new Error(`${this.key} is no upgrade card`);
    return this.#equipped;
  }
  /** The upgrade card it is, if it is one. */
  get upgrade(): Equipped | undefined {
    return this.#equipped;
  }
}

/** What the rules themselves offer a unit in a window, told apart by its key. */
export class RuleSource extends CardSource {
  override readonly isRule = true;
}
