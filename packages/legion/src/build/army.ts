import type { Edition, Faction } from '../data/types.ts';

/** An army as a list: what validation, points, files and the match are all about. Ids are those of the facts. */

/** A unit of the list, or its counterpart, with what it carries. */
export type Carrier = {
  readonly unit: string;
  readonly upgrades: readonly string[];
};

export type ArmyUnit = Carrier & {
  /** A miniature that is always added to another unit (C-3PO to R2-D2). */
  readonly counterpart?: Carrier;
  /** Loadout: upgrades that are set aside, to be exchanged when the unit is deployed. */
  readonly loadout?: readonly string[];
};

export type Army = {
  readonly name?: string;
  readonly edition: Edition;
  readonly faction: Faction;
  /** One entry a unit, so three of a kind are there three times. */
  readonly units: readonly ArmyUnit[];
  /** The six cards that are chosen; Standing Orders is always added. LE-ARMEE-KOMMANDOKARTEN-05 */
  readonly commands: readonly string[];
  /** Contingencies: command cards beside the hand. */
  readonly contingencies?: readonly string[];
  /** Battle cards of all kinds. Without any the cards of the box are played with. */
  readonly battleDeck: readonly string[];
};

/** The seventh card of every hand. */
export const STANDING_ORDERS = 'standing-orders';
export const handOf = (army: Army): readonly string[] => [...army.commands, STANDING_ORDERS];
