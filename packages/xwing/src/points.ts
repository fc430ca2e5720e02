import * as data from './data/index.ts';
import type { Faction, Slot, Upgrade } from './data/types.ts';

/** What points are counted of: a ship of a list or of a match. */
export interface Priced {
  readonly faction: Faction;
  readonly type: string;
  readonly pilot: string;
  readonly upgrades: readonly { readonly slot: Slot; readonly id: string }[];
}

/** What the cards of a ship take off the cost of one of them. */
function discountOn(card: Upgrade, cards: readonly Upgrade[]): number {
  let off = 0;
  for (const { grants } of cards) {
    const discount = grants?.discount;
    if (discount && (discount.slot === undefined || discount.slot === card.slot)) off += discount.by;
  }
  return off;
}

/** What each of these cards costs on one ship: a discount never makes a card cheaper than nothing. */
export const upgradeCosts = (cards: readonly Upgrade[]): number[] =>
  cards.map((card) => (card.points <= 0 ? card.points : Math.max(0, card.points - discountOn(card, cards))));

/**
 * XW-AUFWERTUNGSKARTEN-02, XW-KOMMANDOPUNKTE-01, XW-KOMMANDOPUNKTE-02: printed costs, negative ones too, less what
 * cards take off them. XW-AUFWERTUNGSKARTEN-14: a discarded card costs what it did. Unknown cards cost nothing.
 */
export function squadPoints(ships: readonly Priced[]): number {
  let sum = 0;
  for (const ship of ships) {
    sum += data.findPilot(ship.faction, ship.type, ship.pilot)?.points ?? 0;
    const cards = ship.upgrades.flatMap((u) => data.findUpgrade(u.slot, u.id) ?? []);
    for (const cost of upgradeCosts(cards)) sum += cost;
  }
  return sum;
}
