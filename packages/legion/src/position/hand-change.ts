import { EndShape, type Json, readChangeBy } from '@holotisch/engine';
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
/** Victory tokens by side. */
const VictoryShape = v.strictObject({ victory: v.tuple([few, few]) });

export const ChangeShape = v.union([Shape, EndShape, VictoryShape]);

export const readChange = (change: Json) => readChangeBy(change, { end: EndShape, victory: VictoryShape }, Shape);
