import type { Rng } from '@holotisch/engine';
import { pick, shuffled } from '@holotisch/engine/list';
import { ALL_SHIPS, ALL_SQUADRONS, ALL_UPGRADES, isFlotilla } from '../data/index.ts';
import {
  FACTIONS,
  type Faction,
  OBJECTIVE_KINDS,
  type ShipCard,
  SLOTS,
  type Slot,
  type SquadronCard,
  type UpgradeCard,
} from '../data/types.ts';
import { iconsLeft, objectiveChoices, withObjective, withShip, withSquadron, withUpgrade } from './choices.ts';
import type { Fleet } from './fleet.ts';
import { type Agreement, aceLimit, squadronLimit } from './formats.ts';
import { costOf, isAce, isCommander, pointsOf, squadronPoints, squadronsOf } from './look-up.ts';
import { repeatedNames } from './unique.ts';
import { shipFaults } from './validate.ts';

/** Legal fleets drawn from the whole pool, for simulations: every card of the faction has its chance. */

type Limited = Agreement & { readonly points: number };

/**
 * A fleet of this faction, or of any; undefined where the points do not suffice for a flagship. The same numbers always
 * give the same fleet.
 */
export function randomFleet(rng: Rng, agreed: Limited, faction?: Faction): Fleet | undefined {
  for (const one of faction ? [faction] : shuffled(rng, FACTIONS)) {
    const flagship = flagshipOf(rng, agreed, one);
    if (flagship) return filled(rng, agreed, flagship);
  }
  return undefined;
}

function filled(rng: Rng, agreed: Limited, flagship: Fleet): Fleet {
  let fleet = flagship;
  // How much goes into squadrons and into upgrades is chance, too.
  const forSquadrons = rng.below(squadronLimit(agreed.points) + 1);
  const forUpgrades = rng.below(Math.ceil(agreed.points / 4));
  const left = () => agreed.points - pointsOf(fleet, agreed.prices);
  fleet = addShips(rng, fleet, agreed, left() - forSquadrons - forUpgrades);
  fleet = addSquadrons(rng, fleet, agreed, forSquadrons);
  fleet = addUpgrades(rng, fleet, agreed);
  fleet = addSquadrons(rng, fleet, agreed, squadronLimit(agreed.points));
  for (const kind of OBJECTIVE_KINDS) {
    const card = pick(rng, objectiveChoices(kind));
    if (card) fleet = withObjective(fleet, kind, card.id);
  }
  return fleet;
}

/** What a fleet that was legal must still be after one more card; points and thirds are seen to where cards are drawn. */
const hasNoNameTwice = (fleet: Fleet): boolean => repeatedNames(fleet).length === 0;

function suits(fleet: Fleet, shipIndex: number, agreed: Agreement): boolean {
  const ship = fleet.ships[shipIndex];
  return ship !== undefined && shipFaults(fleet, ship, agreed).length === 0 && hasNoNameTwice(fleet);
}

function flagshipOf(rng: Rng, agreed: Limited, faction: Faction): Fleet | undefined {
  const empty: Fleet = { faction, ships: [], squadrons: [], objectives: {} };
  const commanders = ALL_UPGRADES.filter((card) => isCommander(card) && card.limits.factions?.includes(faction));
  const carriers = ALL_SHIPS.filter((card) => card.faction === faction && !isFlotilla(card));
  for (const ship of shuffled(rng, carriers))
    for (const commander of shuffled(rng, commanders)) {
      const fleet = withUpgrade(withShip(empty, ship.id), 0, commander.id);
      if (pointsOf(fleet, agreed.prices) <= agreed.points && suits(fleet, 0, agreed)) return fleet;
    }
  return undefined;
}

function addShips(rng: Rng, start: Fleet, agreed: Limited, budget: number): Fleet {
  let fleet = start;
  let left = budget;
  const own = ALL_SHIPS.filter((card) => card.faction === fleet.faction);
  for (;;) {
    const card = pick(rng, affordable(own, left, agreed));
    if (!card) return fleet;
    const more = withShip(fleet, card.id);
    if (hasNoNameTwice(more)) fleet = more;
    left -= costOf(card, agreed.prices);
  }
}

function addSquadrons(rng: Rng, start: Fleet, agreed: Limited, budget: number): Fleet {
  let fleet = start;
  const own = ALL_SQUADRONS.filter((card) => card.faction === fleet.faction);
  for (;;) {
    const spent = squadronPoints(fleet, agreed.prices);
    const left = Math.min(budget - spent, agreed.points - pointsOf(fleet, agreed.prices));
    const full = squadronsOf(fleet).filter(isAce).length >= aceLimit(agreed.points);
    const open = affordable(own, left, agreed).filter((card) => !(full && isAce(card)));
    const before = fleet;
    for (const card of shuffled(rng, open)) {
      const more = withSquadron(fleet, card.id);
      if (!hasNoNameTwice(more)) continue;
      fleet = more;
      break;
    }
    if (fleet === before) return fleet;
  }
}

/** Three icons in four are used, ship by ship, as long as the points last. */
function addUpgrades(rng: Rng, start: Fleet, agreed: Limited): Fleet {
  let fleet = start;
  for (const ship of start.ships.keys())
    for (const slot of SLOTS) {
      if (slot === 'commander') continue;
      const count = iconsLeft(fleet, ship)[slot] ?? 0;
      for (let n = 0; n < count; n++) if (rng.below(4) > 0) fleet = addUpgrade(rng, fleet, ship, slot, agreed);
    }
  return fleet;
}

function addUpgrade(rng: Rng, fleet: Fleet, ship: number, slot: Slot, agreed: Limited): Fleet {
  const mayBelong = (card: UpgradeCard) => card.limits.factions?.includes(fleet.faction) ?? true;
  const open = ALL_UPGRADES.filter((card) => card.slots.includes(slot) && mayBelong(card));
  for (const card of shuffled(rng, affordable(open, agreed.points - pointsOf(fleet, agreed.prices), agreed))) {
    const more = withUpgrade(fleet, ship, card.id);
    if (suits(more, ship, agreed)) return more;
  }
  return fleet;
}

const affordable = <T extends ShipCard | SquadronCard | UpgradeCard>(
  cards: readonly T[],
  left: number,
  agreed: Limited,
): T[] => cards.filter((card) => costOf(card, agreed.prices) <= left);
