import { isObject, type Json, type Result, readShape } from '@holotisch/engine';
import * as v from 'valibot';
import { coordinate, count, MOST_SHIPS, shipNumber, tokenCounts } from './read.ts';

/**
 * What players may set right by hand: where a ship stands, that it is destroyed or back in play, its tokens, shields,
 * locks, damage cards and upgrade cards, and what it has done in this round.
 */
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** Cards of a ship by their place, each once. */
const places = v.pipe(
  v.array(place),
  v.maxLength(40),
  v.check((list) => new Set(list).size === list.length, 'xw.wrong.twice'),
);
const Shape = v.strictObject({
  ship: shipNumber,
  x: v.optional(coordinate),
  y: v.optional(coordinate),
  degrees: v.optional(coordinate),
  shields: v.optional(count),
  tokens: v.optional(tokenCounts),
  locks: v.optional(v.pipe(v.array(shipNumber), v.maxLength(MOST_SHIPS))),
  /** Its damage cards by their place: those to discard, those to turn over; then new ones, facedown or by name. */
  discard: v.optional(places),
  turn: v.optional(places),
  deal: v.optional(v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(60)))), v.maxLength(20))),
  /** Its upgrade cards by their place. */
  cards: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          at: place,
          discarded: v.optional(v.boolean()),
          face: v.optional(v.picklist([0, 1])),
          tokens: v.optional(count),
        }),
      ),
      v.maxLength(40),
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
  isObject(change) && 'end' in change ? readShape(EndShape, change) : readShape(Shape, change);
