import { ALL_OBJECTIVES, ALL_SHIPS, ALL_SQUADRONS, ALL_UPGRADES, findShip } from '../data/index.ts';
import type { ObjectiveCard, ObjectiveKind, ShipCard, Slot, SquadronCard, UpgradeCard } from '../data/types.ts';
import type { FleetFault } from './fault.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import type { Agreement } from './formats.ts';
import { type Bar, seat } from './icons.ts';
import { upgradesOf } from './look-up.ts';
import { faultsOf } from './validate.ts';

/** What a builder shows: the icons that are still free, what may stand on them, and why the rest may not. */

/** The icons of a ship that no card stands on. */
export function iconsLeft(fleet: Fleet, shipIndex: number): Bar {
  const listed = fleet.ships[shipIndex];
  const ship = listed && findShip(listed.card);
  return ship ? seat(ship, upgradesOf(listed)).free : {};
}

/** The first thing that a change would make wrong, be it with the new card or with one that is there already. */
export const whyNot = (before: Fleet, after: Fleet, agreed: Agreement): FleetFault | undefined =>
  firstNew(faultsOf(before, agreed), faultsOf(after, agreed));

const firstNew = (before: readonly FleetFault[], after: readonly FleetFault[]): FleetFault | undefined =>
  after.find((now) => !now.incomplete && !before.some((known) => isNoWorse(now, known)));

/** The same fault of the same card; where something is measured (points), at most as bad as it was. */
const isNoWorse = (now: FleetFault, before: FleetFault): boolean =>
  now.message.text === before.message.text &&
  now.ship === before.ship &&
  now.upgrade === before.upgrade &&
  now.squadron === before.squadron &&
  now.objective === before.objective &&
  (typeof now.measured !== 'number' || now.measured <= Number(before.measured));

export type Choice<T> = { readonly card: T; readonly fault?: FleetFault };

function judged<T>(fleet: Fleet, cards: readonly T[], take: (card: T) => Fleet, agreed: Agreement): Choice<T>[] {
  const before = faultsOf(fleet, agreed);
  return cards.map((card) => {
    const fault = firstNew(before, faultsOf(take(card), agreed));
    return fault ? { card, fault } : { card };
  });
}

export const withShip = (fleet: Fleet, card: string): Fleet => ({
  ...fleet,
  ships: [...fleet.ships, { card, upgrades: [] }],
});
export const withSquadron = (fleet: Fleet, card: string): Fleet => ({
  ...fleet,
  squadrons: [...fleet.squadrons, card],
});
export const withUpgrade = (fleet: Fleet, shipIndex: number, card: string): Fleet => {
  const add = (ship: FleetShip): FleetShip => ({ ...ship, upgrades: [...ship.upgrades, card] });
  return { ...fleet, ships: fleet.ships.map((ship, i) => (i === shipIndex ? add(ship) : ship)) };
};
export const withObjective = (fleet: Fleet, kind: ObjectiveKind, card: string): Fleet => ({
  ...fleet,
  objectives: { ...fleet.objectives, [kind]: card },
});

/** Every card of an icon, each with the reason why this ship cannot take it now, if there is one. */
export function upgradeChoices(fleet: Fleet, shipIndex: number, slot: Slot, agreed: Agreement): Choice<UpgradeCard>[] {
  const cards = fleet.ships[shipIndex] ? ALL_UPGRADES.filter((card) => card.slots.includes(slot)) : [];
  return judged(fleet, cards, (card) => withUpgrade(fleet, shipIndex, card.id), agreed);
}

/** Ships and squadrons of other factions are no choice at all. */
export const shipChoices = (fleet: Fleet, agreed: Agreement): Choice<ShipCard>[] =>
  judged(
    fleet,
    ALL_SHIPS.filter((card) => card.faction === fleet.faction),
    (card) => withShip(fleet, card.id),
    agreed,
  );

export const squadronChoices = (fleet: Fleet, agreed: Agreement): Choice<SquadronCard>[] =>
  judged(
    fleet,
    ALL_SQUADRONS.filter((card) => card.faction === fleet.faction),
    (card) => withSquadron(fleet, card.id),
    agreed,
  );

export const objectiveChoices = (kind: ObjectiveKind): readonly ObjectiveCard[] =>
  ALL_OBJECTIVES.filter((card) => card.kind === kind);
