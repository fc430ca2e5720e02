import type { data, Fleet } from '@holotisch/armada';

/** Changes of a fleet, and a few facts about its cards that a builder shows. */

export const withoutShip = (fleet: Fleet, index: number): Fleet => ({
  ...fleet,
  ships: fleet.ships.filter((_, i) => i !== index),
});

export const withoutUpgrade = (fleet: Fleet, index: number, upgrade: number): Fleet => ({
  ...fleet,
  ships: fleet.ships.map((ship, i) =>
    i === index ? { ...ship, upgrades: ship.upgrades.filter((_, u) => u !== upgrade) } : ship,
  ),
});

export const withCopy = (fleet: Fleet, index: number): Fleet => ({
  ...fleet,
  ships: [...fleet.ships, ...fleet.ships.slice(index, index + 1)],
});

/** One copy less of a squadron. */
export const withoutSquadron = (fleet: Fleet, card: string): Fleet => {
  const at = fleet.squadrons.lastIndexOf(card);
  return { ...fleet, squadrons: fleet.squadrons.filter((_, i) => i !== at) };
};

export const withoutObjective = (fleet: Fleet, kind: data.ObjectiveKind): Fleet => {
  const { [kind]: _, ...objectives } = fleet.objectives;
  return { ...fleet, objectives };
};
