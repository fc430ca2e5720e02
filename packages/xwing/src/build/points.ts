import * as data from '../data/index.ts';
import type { Faction, Pilot, Slot, Upgrade } from '../data/types.ts';

/** What points are counted of: a ship of a list or of a match. */
interface Priced {
  readonly faction: Faction;
  readonly type: string;
  readonly pilot: string;
  readonly upgrades: readonly { readonly slot: Slot; readonly id: string }[];
}

/** What the cards of a ship take off the cost of one of them. */
function discountOn(card: Upgrade, cards: readonly (Upgrade | undefined)[]): number {
  let off = 0;
  for (const other of cards) {
    const discount = other?.grants?.discount;
    if (discount && (discount.slot === undefined || discount.slot === card.slot)) off += discount.by;
  }
  return off;
}

/** What a card costs among these on one ship: a discount never makes a card cheaper than nothing. */
const costAmong = (card: Upgrade, cards: readonly (Upgrade | undefined)[]): number =>
  card.points <= 0 ? card.points : Math.max(0, card.points - discountOn(card, cards));

/** What each of these cards costs on one ship. */
export const upgradeCosts = (cards: readonly Upgrade[]): number[] => cards.map((card) => costAmong(card, cards));

/**
 * XW-AUFWERTUNGSKARTEN-02, XW-KOMMANDOPUNKTE-01, XW-KOMMANDOPUNKTE-02: printed costs, negative ones too, less what
 * cards take off them. XW-AUFWERTUNGSKARTEN-14: a discarded card costs what it did. Unknown cards cost nothing.
 */
export function cardPoints(pilot: Pilot | undefined, cards: readonly (Upgrade | undefined)[]): number {
  let sum = pilot?.points ?? 0;
  for (const card of cards) if (card) sum += costAmong(card, cards);
  return sum;
}

export function squadPoints(ships: readonly Priced[]): number {
  let sum = 0;
  for (const { faction, type, pilot, upgrades } of ships)
    sum += cardPoints(
      data.findPilot(faction, type, pilot),
      upgrades.map((u) => data.findUpgrade(u.slot, u.id)),
    );
  return sum;
}
