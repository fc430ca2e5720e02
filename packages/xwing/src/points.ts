import * as data from './data/index.ts';
import type { Faction, Slot } from './data/types.ts';

/** What points are counted of: a ship of a list or of a match. */
export interface Priced {
  readonly faction: Faction;
  readonly type: string;
  readonly pilot: string;
  readonly upgrades: readonly { readonly slot: Slot; readonly id: string }[];
}

/** XW-AUFWERTUNGSKARTEN-02, XW-KOMMANDOPUNKTE-02: printed costs, negative ones too, less what cards take off them. */
export function squadPoints(ships: readonly Priced[]): number {
  let sum = 0;
  for (const ship of ships) {
    sum += data.pilot(ship.faction, ship.type, ship.pilot).points;
    const cards = ship.upgrades.map((u) => data.upgrade(u.slot, u.id));
    for (const card of cards) {
      const off = cards.reduce((most, c) => {
        const discount = c === card ? undefined : c.grants?.discount;
        return discount && (discount.slot === undefined || discount.slot === card.slot) ? most + discount.by : most;
      }, 0);
      sum += off === 0 || card.points <= 0 ? card.points : Math.max(0, card.points - off);
    }
  }
  return sum;
}
