import { UPGRADES } from '../data/index.ts';
import type { Slot, Upgrade } from '../data/types.ts';
import { cardsOf, pilotOf } from './look-up.ts';
import { type Place, placesOf, seatCards } from './places.ts';
import type { Squad, SquadShip } from './squad.ts';
import { type Agreement, faultsOf, type SquadFault } from './validate.ts';

/** What a builder shows: the icons that are still free, and what may stand on them. */

/** The icons of a ship that no card stands on. */
export function slotsLeft(squad: Squad, shipIndex: number): readonly Place[] {
  const ship = squad.ships[shipIndex];
  const pilot = ship && pilotOf(squad, ship);
  if (!pilot) return [];
  const cards = cardsOf(ship);
  const places = placesOf(pilot, cards);
  const { on } = seatCards(cards, places);
  return places.filter((_, p) => on[p] === undefined);
}

/** The first thing that a change would make wrong, be it with the new card or with one that is there already. */
export function whyNot(before: Squad, after: Squad, agreed: Agreement): SquadFault | undefined {
  return firstNew(faultsOf(before, agreed), faultsOf(after, agreed));
}

const firstNew = (before: readonly SquadFault[], after: readonly SquadFault[]): SquadFault | undefined =>
  after.find((f) => !f.incomplete && !before.some((k) => isNoWorse(f, k)));

/** The same fault of the same card; where something is measured (points), at most as bad as it was. */
const isNoWorse = (now: SquadFault, before: SquadFault): boolean =>
  now.message.text === before.message.text &&
  now.ship === before.ship &&
  now.upgrade === before.upgrade &&
  (typeof now.measured !== 'number' || now.measured <= Number(before.measured));

export interface Choice {
  readonly card: Upgrade;
  readonly fault?: SquadFault;
}

export const withUpgrade = (squad: Squad, shipIndex: number, { slot, id }: Pick<Upgrade, 'slot' | 'id'>): Squad => {
  const add = (ship: SquadShip) => ({ ...ship, upgrades: [...ship.upgrades, { slot, id }] });
  return { ...squad, ships: squad.ships.map((ship, i) => (i === shipIndex ? add(ship) : ship)) };
};

/** Every card of a slot, each with the reason why this ship cannot take it now, if there is one. */
export function choicesFor(squad: Squad, shipIndex: number, slot: Slot, agreed: Agreement): Choice[] {
  if (squad.ships[shipIndex] === undefined) return [];
  const before = faultsOf(squad, agreed);
  return UPGRADES.filter((card) => card.slot === slot).map((card) => {
    const fault = firstNew(before, faultsOf(withUpgrade(squad, shipIndex, card), agreed));
    return fault ? { card, fault } : { card };
  });
}
