import type { DamageDeckId, Faction, Slot } from '../data/types.ts';

/** A squad as a list: what validation, points, files and the match are all about. Ids are XWS ids. */
export interface SquadShip {
  readonly type: string;
  readonly pilot: string;
  readonly upgrades: readonly SquadUpgrade[];
  /** The two cards of one huge ship carry the same number. */
  readonly section?: number;
}
export interface SquadUpgrade {
  readonly slot: Slot;
  readonly id: string;
}
export interface Squad {
  readonly faction: Faction;
  readonly name?: string;
  readonly description?: string;
  readonly ships: readonly SquadShip[];
  /** What the player would bring to the table. */
  readonly obstacles?: readonly string[];
  readonly damageDeck?: DamageDeckId;
}
