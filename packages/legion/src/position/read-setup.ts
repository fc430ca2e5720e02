import * as v from 'valibot';
import { ArmyShape } from '../build/shape.ts';
import { TRAINING_STEPS } from '../training/steps.ts';
import { id, number, side, TerrainShape } from './parts.ts';

/** Setups come from files, so they are read with care: shape here, meaning where they are used. */

export const RulesShape = v.strictObject({
  format: v.optional(id),
  width: v.optional(v.pipe(number, v.minValue(600), v.maxValue(5000))),
  depth: v.optional(v.pipe(number, v.minValue(600), v.maxValue(5000))),
  rounds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
  points: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)))),
  /** The training battle of the core booklet, and what of the advanced rules is played with in it. */
  training: v.optional(
    v.nullable(
      v.union([
        v.boolean(),
        v.strictObject({ with: v.pipe(v.array(v.picklist(TRAINING_STEPS)), v.maxLength(TRAINING_STEPS.length)) }),
      ]),
    ),
  ),
  competitive: v.optional(v.boolean()),
  /** Cards whose effect the program does not carry out may be played: the players do it by hand. */
  unenforced: v.optional(v.boolean()),
});

export const SetupShape = v.strictObject({
  armies: v.pipe(v.array(ArmyShape), v.minLength(2), v.maxLength(4)),
  /** The side of each army's player; by default the first against the second. */
  sides: v.optional(v.array(side), [0, 1]),
  terrain: v.optional(v.pipe(v.array(TerrainShape), v.maxLength(60)), []),
  /** A table by its name instead: a ready-made one, or `random`, which the seed makes. */
  table: v.optional(id),
  rules: v.optional(RulesShape, {}),
});

export type Setup = v.InferOutput<typeof SetupShape>;
