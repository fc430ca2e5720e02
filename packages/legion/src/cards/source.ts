import type { Seat, Source } from '@holotisch/engine';
import type { KeywordName } from '../data/types.ts';
import type { Equipped, Unit } from '../state.ts';

/**
 * What brings an ability: a keyword of a unit, an upgrade card, a command card in play, a battle card. Keywords and upgrades
 * have a unit; command cards have a seat only, and battle cards stand there once for each side.
 */
export class CardSource implements Source {
  readonly key: string;
  readonly card: string;
  readonly seat: Seat;
  readonly piece?: number;
  /** A command card: it acts only while it is in play. */
  readonly isCommand: boolean;
  /** A keyword that is not printed on the unit. */
  readonly lent: KeywordName | undefined;
  readonly #unit: Unit | undefined;
  readonly #equipped: Equipped | undefined;
  /** It is no card: the rules themselves offer it (a token, a keyword). */
  readonly isRule: boolean = false;

  constructor(key: string, card: string, seat: Seat, unit?: Unit, equipped?: Equipped, lent?: KeywordName) {
    this.key = key;
    this.card = card;
    this.seat = seat;
    if (unit) this.piece = unit.id;
    this.isCommand = key.startsWith('command:');
    this.lent = lent;
    this.#unit = unit;
    this.#equipped = equipped;
  }

  get unit(): Unit {
    if (this.#unit === undefined) throw new Error(`${this.key} belongs to no unit`);
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
