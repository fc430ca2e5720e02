import { isObject, type Json, type Result } from '@holotisch/engine';
import * as v from 'valibot';
import { read } from './read.ts';
import { noTokens, type TokenKind } from './state.ts';

/**
 * What players may set right by hand: where a ship stands, that it is destroyed or back in play, its tokens, shields,
 * locks, damage cards and upgrade cards, and what it has done in this round.
 */
const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const Shape = v.strictObject({
  ship: v.pipe(v.number(), v.integer(), v.minValue(0)),
  x: v.optional(number),
  y: v.optional(number),
  degrees: v.optional(number),
  shields: v.optional(count),
  tokens: v.optional(v.record(v.picklist(Object.keys(noTokens()) as TokenKind[]), count)),
  locks: v.optional(v.array(place)),
  /** Its damage cards by their place: those to discard, those to turn over; then new ones, facedown or by name. */
  discard: v.optional(v.array(place)),
  turn: v.optional(v.array(place)),
  deal: v.optional(v.pipe(v.array(v.nullable(v.string())), v.maxLength(20))),
  /** Its upgrade cards by their place. */
  cards: v.optional(
    v.array(
      v.strictObject({
        at: place,
        discarded: v.optional(v.boolean()),
        face: v.optional(v.picklist([0, 1])),
        tokens: v.optional(count),
      }),
    ),
  ),
  activated: v.optional(v.boolean()),
  fought: v.optional(v.boolean()),
  destroyed: v.optional(v.literal(true)),
});
export type HandChange = v.InferOutput<typeof Shape>;

/** The players end the match: a side gives up, or both call it a draw. */
const EndShape = v.strictObject({
  end: v.strictObject({ winner: v.nullable(v.picklist([0, 1])), reason: v.picklist(['conceded', 'agreed']) }),
});
export type EndChange = v.InferOutput<typeof EndShape>;

export const readChange = (change: Json): Result<HandChange | EndChange> =>
  isObject(change) && 'end' in change ? read(EndShape, change) : read(Shape, change);
