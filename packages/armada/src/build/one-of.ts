import type { Json } from '@holotisch/engine';
import type { Faction, ShipCard, SquadronCard, UpgradeCard } from '../data/types.ts';
import { FACTION_NAMES, factionName, nameOf, SLOT_NAMES, slotName } from '../text/build/names.ts';
import { typeName } from './card-names.ts';
import { whyNot, withUpgrade } from './choices.ts';
import type { Fleet, FleetShip } from './fleet.ts';

/** Here only icons and limits count, not points. */
const ANYTHING = { points: null, prices: 'latest', competitive: false } as const;

/** Of cards of one name those that this ship can take; `otherwise` if there are none. */
export function fittingOn(
  cards: readonly UpgradeCard[],
  ship: FleetShip,
  faction: Faction,
  otherwise: readonly UpgradeCard[] = cards,
): readonly UpgradeCard[] {
  if (cards.length <= 1 && otherwise === cards) return cards;
  const fleet: Fleet = { faction, ships: [ship], squadrons: [], objectives: {} };
  const some = cards.filter((card) => !whyNot(fleet, withUpgrade(fleet, 0, card.id), ANYTHING));
  return some.length > 0 ? some : otherwise;
}

/** A card among others of its name: what tells it apart. */
export function candidate(card: ShipCard | SquadronCard | UpgradeCard): Json {
  const where =
    'limits' in card ? card.slots.map(slotName) : 'craft' in card ? typeName(card) : factionName(card.faction);
  return { text: 'ar.import.candidate', args: { name: nameOf(card.id), where } };
}

/** A card among others of its name, in words that a reader understands again. */
export function distinct(card: ShipCard | SquadronCard | UpgradeCard): string {
  const where =
    'limits' in card
      ? card.slots.map((slot) => SLOT_NAMES[slot].en).join(' ')
      : 'craft' in card
        ? typeName(card)
        : FACTION_NAMES[card.faction].en;
  return `${card.name.en} (${where})`;
}
