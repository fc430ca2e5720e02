import { told, whole } from '@holotisch/engine';
import * as v from 'valibot';

/** What shapes of files, questions and changes by hand are made of. It stands apart so that a page need not fetch all of them. */

/** No table has more of anything that adds up: tokens, shields, points of damage. */
export const MOST_AT_ONCE = 20;
/** Both fleets together; no table has room for more. */
export const MOST_UNITS = 120;

export const id = v.pipe(v.string(), v.maxLength(60));
export const few = whole(0, MOST_AT_ONCE);
/** Which unit of the position; whether it is there is looked up afterwards. */
export const unitNumber = told(
  whole(0, MOST_UNITS - 1),
  'A ship or squadron, by its place in `units`, counted from 0.',
);
export const seat = told(whole(0, 5), 'A player, counted from 0.');
export const side = v.picklist([0, 1]);
/** Millimetres from a corner of the table, or degrees; whether it is on the table is looked up afterwards. */
export const coordinate = v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000));
