import { data, type XWingAbout } from '@holotisch/xwing';
import type { ShipView, XWingView } from '../view.ts';
import { pilotCard, upgradeCard } from './use-sayings.ts';

/** The key of a card that the rules name by its id alone: it is the ship's pilot, or lies on the ship. */
export function cardOn(view: XWingView, ship: ShipView, id: string): string | undefined {
  if (ship.pilot === id) return pilotCard({ faction: ship.faction, ship: ship.type, id });
  const equipped = ship.upgrades.find((u) => u.id === id);
  const card = equipped && data.findUpgrade(equipped.slot, equipped.id);
  if (card) return upgradeCard(card, equipped.face);
  if (data.DAMAGE_DECKS[view.rules.damageDeck].some((d) => d.id === id)) return `${view.rules.damageDeck}/${id}`;
  return ship.conditions.includes(id) ? `condition/${id}` : undefined;
}

interface OnShip {
  readonly ship: ShipView;
  readonly card: string;
}

/** The card that a question or an option is about, and the ship that has it, if it is about one. */
export function aboutCard(view: XWingView, about: XWingAbout | undefined): OnShip | undefined {
  if (!about || !('card' in about)) return undefined;
  const id = 'ship' in about ? about.ship : about.piece;
  const ship = id === null ? undefined : view.ships[id];
  return ship && { ship, card: about.card };
}

/** Its key. */
export function cardAbout(view: XWingView, about: XWingAbout | undefined): string | undefined {
  const found = aboutCard(view, about);
  return found && cardOn(view, found.ship, found.card);
}
