import { isObject, type Json, type JsonObject, type Refusal, type Result, type Rng } from '@holotisch/engine';
import type { Force, ForceUnit, SektorRules } from '../state.ts';

/** What the campaign must know of each of the three games: how a force becomes a list, and what a match has made of it. */

export const ARMS = ['xwing', 'armada', 'legion'] as const;
export type ArmId = (typeof ARMS)[number];

/** What has become of each unit that went into a battle, in the order of the list. */
type Fate = 'stands' | 'fallen';
export type Fates = readonly Fate[];

/** Where a battle takes place, as far as its table shows it. */
export interface Ground {
  readonly place: string;
  /** How often it has been fought over: 0 to 2. */
  readonly damage: number;
  /** The defender has prepared positions there. */
  readonly dug: boolean;
}

export interface Arm {
  readonly game: ArmId;
  /** Credits for a point of this game. */
  readonly rate: number;
  /** What the upgrade cards of a veteran may cost without being counted, in points of this game. */
  readonly training: number;
  edition(rules: SektorRules): string;
  /** A list in the game's own form as a force. */
  forceOf(list: unknown, rules: SektorRules): Result<Force>;
  /** What is wrong with these units as a list of at most so many points. */
  fault(force: Force, units: readonly ForceUnit[], limit: number): Refusal | undefined;
  /** Points of a unit's own card; undefined: there is no such card. */
  cardPoints(force: Force, card: string): number | undefined;
  hasUpgrade(force: Force, upgrade: string): boolean;
  /** Points of what a unit carries, as a whole: some cards make others cheaper. */
  upgradesPoints(force: Force, unit: Pick<ForceUnit, 'card' | 'upgrades'>): number;
  /** The names that are unique among these cards. */
  uniqueNames(force: Force, cards: readonly string[]): readonly string[];
  /** The setup of a match between the first force, which attacks, and the second. */
  setup(forces: readonly [Deployed, Deployed], ground: Ground, limit: number, rules: SektorRules): JsonObject;
  /** How many units of each seat a setup of this game names. */
  sizes(setup: JsonObject): readonly [number, number];
  /** What a match that is over has come to; a fate for every unit that was in it, those of the setup first. */
  told(state: unknown): { readonly winner: 0 | 1 | null; readonly fates: readonly [Fates, Fates] };
  /** Any legal list of at most so many points, in the game's own form. */
  random(rng: Rng, points: number, faction: string | undefined, rules: SektorRules): JsonObject | undefined;
  /** What could be bought: units by their card, and upgrade cards for a unit. */
  unitsFor(force: Force): readonly string[];
  upgradesFor(force: Force, unit: ForceUnit): readonly string[];
}

/** The units of a force that go into a battle. */
export interface Deployed {
  readonly force: Force;
  readonly units: readonly ForceUnit[];
}

export const fresh = (card: string, upgrades: readonly string[]): ForceUnit => ({
  card,
  upgrades: [...upgrades],
  scarred: false,
  xp: 0,
});

/** How much the first two lists of a setup hold. */
export function sizesOf(lists: Json | undefined, what: string): readonly [number, number] {
  const size = (list: Json | undefined): number => {
    const held = isObject(list) ? list[what] : undefined;
    return Array.isArray(held) ? held.length : 0;
  };
  return Array.isArray(lists) ? [size(lists[0]), size(lists[1])] : [0, 0];
}
