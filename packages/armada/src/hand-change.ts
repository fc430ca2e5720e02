import { isObject, type Json, type Result, readShape } from '@holotisch/engine';
import * as v from 'valibot';
import { COMMANDS, ZONES } from './data/types.ts';

/** What players may set right by hand, where all of them agree. */
const number = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(10_000));
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const commands = v.optional(v.pipe(v.array(v.picklist(COMMANDS)), v.maxLength(6)));
const Shape = v.strictObject({
  unit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199)),
  x: v.optional(number),
  y: v.optional(number),
  degrees: v.optional(number),
  speed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  hull: v.optional(few),
  shields: v.optional(v.partial(v.strictObject(v.entriesFromList(ZONES, few)))),
  /** Its defence tokens by place. */
  tokens: v.optional(v.pipe(v.array(v.picklist(['ready', 'exhausted', 'discarded'])), v.maxLength(12))),
  commands,
  raids: commands,
  /** Damage cards to discard by place; how many facedown ones to deal. */
  discard: v.optional(v.pipe(v.array(few), v.maxLength(20))),
  deal: v.optional(few),
  activated: v.optional(v.boolean()),
  destroyed: v.optional(v.literal(true)),
  objectives: v.optional(few),
});
export type HandChange = v.InferOutput<typeof Shape>;
/** The players end the match: a side gives up, or both call it a draw. */
const EndShape = v.strictObject({
  end: v.strictObject({ winner: v.nullable(v.picklist([0, 1])), reason: v.picklist(['conceded', 'agreed']) }),
});
/** Victory tokens by side. */
const VictoryShape = v.strictObject({ victory: v.tuple([few, few]) });

type EndChange = v.InferOutput<typeof EndShape>;
type VictoryChange = v.InferOutput<typeof VictoryShape>;

export function readChange(change: Json): Result<HandChange | EndChange | VictoryChange> {
  if (isObject(change) && 'end' in change) return readShape(EndShape, change);
  return isObject(change) && 'victory' in change ? readShape(VictoryShape, change) : readShape(Shape, change);
}
