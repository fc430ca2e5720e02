import { EndShape, type Json, readChangeBy, told } from '@holotisch/engine';
import * as v from 'valibot';
import { coordinate, count, MOST_SHIPS, shipNumber, tokenCounts } from './parts.ts';

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
  x: v.optional(told(coordinate, 'Where it stands now; both or neither. A destroyed ship comes back.')),
  y: v.optional(coordinate),
  degrees: v.optional(told(coordinate, 'Where it looks: 0 is north, 90 east.')),
  shields: v.optional(told(count, 'So many shield tokens.')),
  tokens: v.optional(told(tokenCounts, 'So many tokens of these kinds.')),
  locks: v.optional(told(v.pipe(v.array(shipNumber), v.maxLength(MOST_SHIPS)), 'All ships that it has locked.')),
  discard: v.optional(told(places, 'Damage cards that go, by their place on the ship.')),
  turn: v.optional(told(places, 'Damage cards that are turned over, by their place on the ship.')),
  deal: v.optional(
    told(
      v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(60)))), v.maxLength(20)),
      'New damage cards: faceup by id, or null for a facedown one off the deck.',
    ),
  ),
  cards: v.optional(
    told(
      v.pipe(
        v.array(
          v.strictObject({
            at: told(place, 'The place of the card on the ship.'),
            discarded: v.optional(v.boolean()),
            face: v.optional(told(v.picklist([0, 1]), 'The side of a dual card.')),
            tokens: v.optional(told(count, 'Tokens that lie on it.')),
          }),
        ),
        v.maxLength(40),
      ),
      'Its upgrade cards.',
    ),
  ),
  activated: v.optional(told(v.boolean(), 'Whether it has been activated in this round.')),
  fought: v.optional(told(v.boolean(), 'Whether it has had its opportunity to attack in this round.')),
  destroyed: v.optional(told(v.literal(true), 'It goes.')),
});
export type HandChange = v.InferOutput<typeof Shape>;

export const ChangeShape = v.union([Shape, EndShape]);

export const readChange = (change: Json) => readChangeBy(change, { end: EndShape }, Shape);
