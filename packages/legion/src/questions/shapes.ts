import * as v from 'valibot';
import { coordinate, few, id, number, place, unitNumber } from '../position/parts.ts';
import type { LegionAnswers } from './answers.ts';

/** What each question of a scenario is told besides its name. docs/schema is written from here. */

const pair = { from: unitNumber, to: unitNumber };
const nothing = v.strictObject({});
const point = v.tuple([coordinate, coordinate]);
const at = v.nullable(point);
const others = v.optional(v.pipe(v.array(at), v.maxLength(40)));
const yes = v.exactOptional(v.literal(true));
/** What a question about a move says of it, where it is more or less than the unit's own. */
const within = v.strictObject({
  kinds: v.pipe(v.array(id), v.maxLength(12)),
  speed: few,
  full: yes,
  sure: yes,
  noMelee: yes,
  flees: yes,
  jump: v.exactOptional(few),
  pivot: v.exactOptional(number),
});

export const QUESTION_SHAPES = {
  range: v.strictObject({ ...pair, mini: v.optional(place), other: v.optional(place) }),
  arc: v.strictObject({ ...pair, mini: v.optional(place) }),
  sight: v.strictObject(pair),
  cover: v.strictObject(pair),
  gaze: v.strictObject({ ...pair, mini: v.optional(place) }),
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
      others,
    }),
    within: v.optional(within),
  }),
  way: v.strictObject({
    unit: unitNumber,
    to: v.optional(point),
    engage: v.optional(unitNumber),
    /** It may move twice. */
    twice: v.optional(v.boolean()),
    within: v.optional(within),
  }),
  reach: v.strictObject({
    unit: unitNumber,
    /** One slice of so many. */
    slice: v.pipe(number, v.integer(), v.minValue(0), v.maxValue(63)),
    slices: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(64)),
    within: v.optional(within),
  }),
  deployment: v.strictObject({
    unit: unitNumber,
    zones: v.pipe(
      v.array(
        v.union([
          v.pipe(v.array(point), v.maxLength(24)),
          v.strictObject({ centre: point, radius: v.pipe(number, v.minValue(0)) }),
        ]),
      ),
      v.maxLength(12),
    ),
    beyondEnemies: v.exactOptional(few),
    around: v.exactOptional(number),
    only: v.exactOptional(v.pipe(v.array(place), v.maxLength(12))),
    at: v.strictObject({ x: coordinate, y: coordinate, degrees: v.optional(number), others }),
  }),
  /** An attack with these weapons (by key), miniature by miniature; without them everybody uses what hits best. */
  prospect: v.strictObject({
    unit: unitNumber,
    defender: unitNumber,
    weapons: v.optional(v.pipe(v.array(v.tuple([place, id])), v.maxLength(80))),
  }),
  values: nothing,
  score: nothing,
  position: nothing,
} satisfies { readonly [N in keyof LegionAnswers]: v.GenericSchema };
