import { isObject, type Json, type Result, readShape } from '@holotisch/engine';
import * as v from 'valibot';
import { TOKENS } from '../state.ts';
import { coordinate, few, MiniShape, number, unitNumber } from './parts.ts';

/** What players may set right by hand, where all of them agree. */
const places = v.optional(v.pipe(v.array(few), v.maxLength(20)));
const Shape = v.strictObject({
  unit: unitNumber,
  /** Where its leader stands; who is not named by `minis` falls in about it. */
  x: v.optional(coordinate),
  y: v.optional(coordinate),
  degrees: v.optional(number),
  /** Its miniatures in order, as a position spells them; null is left as it is. */
  minis: v.optional(v.pipe(v.array(MiniShape), v.maxLength(40))),
  tokens: v.optional(v.partial(v.strictObject(v.entriesFromList(TOKENS, few)))),
  order: v.optional(v.picklist(['none', 'faceup', 'facedown'])),
  panicked: v.optional(v.boolean()),
  damaged: v.optional(v.boolean()),
  disabled: v.optional(v.boolean()),
  /** Upgrade cards by place. */
  ready: places,
  exhaust: places,
  defeated: v.optional(v.literal(true)),
});
export type HandChange = v.InferOutput<typeof Shape>;
/** The players end the match: a side gives up, or both call it a draw. */
const EndShape = v.strictObject({
  end: v.strictObject({ winner: v.nullable(v.picklist([0, 1])), reason: v.picklist(['conceded', 'agreed']) }),
});
/** Victory tokens by side. */
const VictoryShape = v.strictObject({ victory: v.tuple([few, few]) });

/** Any of them, for the schema. */
export const ChangeShape = v.union([Shape, EndShape, VictoryShape]);

type EndChange = v.InferOutput<typeof EndShape>;
type VictoryChange = v.InferOutput<typeof VictoryShape>;

export function readChange(change: Json): Result<HandChange | EndChange | VictoryChange> {
  if (isObject(change) && 'end' in change) return readShape(EndShape, change);
  return isObject(change) && 'victory' in change ? readShape(VictoryShape, change) : readShape(Shape, change);
}
