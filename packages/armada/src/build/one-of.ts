import type { Faction, UpgradeCard } from '../data/types.ts';
import { whyNot, withUpgrade } from './choices.ts';
import type { Fleet, FleetShip } from './fleet.ts';

/** Here only icons and limits count, not points. */
const ANYTHING = { points: null, prices: 'latest', competitive: false } as const;

/** Of cards of one name those that this ship can take; all of them if there are none. */
export function fittingOn(cards: readonly UpgradeCard[], ship: FleetShip, faction: Faction): readonly UpgradeCard[] {
  if (cards.length <= 1) return cards;
  const fleet: Fleet = { faction, ships: [ship], squadrons: [], objectives: {} };
  const some = cards.filter((card) => !whyNot(fleet, withUpgrade(fleet, 0, card.id), ANYTHING));
  return some.length > 0 ? some : cards;
}
