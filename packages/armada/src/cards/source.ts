import { type Seat, UnitCardSource } from '@holotisch/engine';
import type { Damage, Equipped, Ship, Squadron, Unit } from '../state.ts';

/**
 * The card that brings an ability. 'You' on an upgrade card is `ship` (AR-AUFWERTUNGSKARTEN-19), on a squadron card
 * `squadron` (AR-STAFFEL-05). An objective card has no unit: it stands there once for each side.
 */
export class CardSource extends UnitCardSource<Unit, Equipped> {
  readonly damage: Damage | undefined;

  constructor(key: string, card: string, seat: Seat, unit?: Unit, equipped?: Equipped, damage?: Damage) {
    super(key, card, seat, unit, equipped);
    this.damage = damage;
  }

  get ship(): Ship {
    if (this.unit.kind !== 'ship') throw new Error(`${this.key} lies on no ship`);
    return this.unit;
  }
  get squadron(): Squadron {
    if (this.unit.kind !== 'squadron') throw new Error(`${this.key} is no squadron's`);
    return this.unit;
  }
}

/** What the rules themselves offer a unit in a window, told apart by its key. */
export class RuleSource extends CardSource {
  override readonly isRule = true;
}
