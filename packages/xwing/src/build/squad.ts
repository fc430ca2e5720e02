import type { Faction, Slot } from '../data/types.ts';

/** A squad as a list: what validation, points, files and the match are all about. Ids are XWS ids. */
export interface SquadShip {
  readonly type: string;
  readonly pilot: string;
  readonly upgrades: readonly SquadUpgrade[];
}
export interface SquadUpgrade {
  readonly slot: Slot;
  readonly id: string;
}
export interface Squad {
  readonly faction: Faction;
  readonly name?: string;
  readonly ships: readonly SquadShip[];
}
