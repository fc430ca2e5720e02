import type { Faction, ObjectiveKind } from '../data/types.ts';

/** A fleet as a list: what validation, points, files and the match are all about. Ids are those of the facts. */

export type FleetShip = {
  readonly card: string;
  /** The commander is one of them, on the flagship. */
  readonly upgrades: readonly string[];
};

export type Fleet = {
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly FleetShip[];
  /** One entry a squadron, so three of a kind are there three times. */
  readonly squadrons: readonly string[];
  readonly objectives: { readonly [K in ObjectiveKind]?: string };
};
