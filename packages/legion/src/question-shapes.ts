import * as v from 'valibot';
import type { LegionAnswers } from './answers.ts';
import { coordinate, id, number, place, unitNumber } from './read.ts';

/** What each question of a scenario is told besides its name. docs/schema is written from here. */

const pair = { from: unitNumber, to: unitNumber };
const nothing = v.strictObject({});
const at = v.nullable(v.tuple([coordinate, coordinate]));

export const QUESTION_SHAPES = {
  range: v.strictObject({ ...pair, mini: v.optional(place), other: v.optional(place) }),
  arc: v.strictObject({ ...pair, mini: v.optional(place) }),
  sight: v.strictObject(pair),
  cover: v.strictObject(pair),
  cohesion: v.strictObject({ unit: unitNumber }),
  melee: v.strictObject({ unit: unitNumber }),
  targets: v.strictObject({ unit: unitNumber }),
  move: v.strictObject({
    unit: unitNumber,
    move: v.strictObject({
      kind: id,
      speed: v.optional(number),
      heading: v.optional(number),
      bend: v.optional(number),
      way: v.optional(number),
      engage: v.optional(unitNumber),
      climb: v.optional(v.strictObject({ piece: place, way: v.picklist(['up', 'down', 'over']) })),
      others: v.optional(v.pipe(v.array(at), v.maxLength(40))),
    }),
  }),
  values: nothing,
  score: nothing,
  position: nothing,
} satisfies { readonly [N in keyof LegionAnswers]: v.GenericSchema };
