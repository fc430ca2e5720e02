import * as v from 'valibot';
import { BATTLE_KINDS, FACTIONS } from './data/types.ts';
import { MOVERS, TERRAIN_KINDS } from './geometry/terrain.ts';

/** Setups and positions come from files, so they are read with care: shape here, meaning where they are used. */

export const id = v.pipe(v.string(), v.maxLength(80));
export const number = v.pipe(v.number(), v.finite());
export const coordinate = v.pipe(number, v.minValue(-1000), v.maxValue(10_000));
const side = v.picklist([0, 1]);
const cover = v.picklist([0, 1, 2]);
const footing = v.picklist(['open', 'difficult', 'impassable']);
const kinds = [...BATTLE_KINDS['1.2'], ...BATTLE_KINDS['2.6']] as const;

export const ArmyShape = v.looseObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  faction: v.picklist(FACTIONS),
  units: v.pipe(
    v.array(v.looseObject({ card: id, upgrades: v.optional(v.pipe(v.array(id), v.maxLength(20)), []) })),
    v.minLength(1),
    v.maxLength(40),
  ),
  commands: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  battle: v.optional(v.strictObject(v.entriesFromList(kinds, v.optional(v.pipe(v.array(id), v.maxLength(12)))))),
});
export type ArmyShape = v.InferOutput<typeof ArmyShape>;

export const TerrainShape = v.strictObject({
  kind: v.picklist(TERRAIN_KINDS),
  /** Corners in its own frame, counter-clockwise. */
  outline: v.pipe(v.array(v.tuple([coordinate, coordinate])), v.minLength(3), v.maxLength(24)),
  x: coordinate,
  y: coordinate,
  degrees: v.optional(number),
  height: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1000))),
  cover: v.optional(cover),
  footing: v.optional(v.strictObject(v.entriesFromList(MOVERS, v.optional(footing)))),
  ladders: v.optional(v.boolean()),
});
export type TerrainShape = v.InferOutput<typeof TerrainShape>;

export const RulesShape = v.strictObject({
  format: v.optional(id),
  width: v.optional(v.pipe(number, v.minValue(600), v.maxValue(5000))),
  depth: v.optional(v.pipe(number, v.minValue(600), v.maxValue(5000))),
  rounds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
  points: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)))),
  training: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)))),
  competitive: v.optional(v.boolean()),
});

export const SetupShape = v.strictObject({
  armies: v.pipe(v.array(ArmyShape), v.minLength(2), v.maxLength(4)),
  /** The side of each army's player; by default the first against the second. */
  sides: v.optional(v.array(side), [0, 1]),
  terrain: v.optional(v.pipe(v.array(TerrainShape), v.maxLength(60)), []),
  rules: v.optional(RulesShape, {}),
});
export type Setup = v.InferOutput<typeof SetupShape>;
