import { told, whole } from '@holotisch/engine';
import * as v from 'valibot';
import { noTokens } from '../blank.ts';
import type { TokenKind } from '../state.ts';

/** What shapes of files and of changes by hand are made of. It stands apart so that a page need not fetch all of them. */

/** No table has more of anything that adds up: dice, tokens, points of damage. */
export const MOST_AT_ONCE = 20;
/** Both squads together; no table has room for more. */
export const MOST_SHIPS = 40;
export const count = whole(0, MOST_AT_ONCE);
/** Which ship of the position; whether it is there is looked up afterwards. */
export const shipNumber = told(whole(0, MOST_SHIPS - 1), 'A ship, by its place in `ships`, counted from 0.');
/** Millimetres from a corner of the table, or degrees; whether it is on the table is looked up afterwards. */
export const coordinate = v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000));
export const tokenCounts = v.record(v.picklist(Object.keys(noTokens()) as TokenKind[]), count);
export const id = v.pipe(v.string(), v.maxLength(60));
export const faction = told(v.picklist(['rebel', 'imperial', 'scum']), 'The faction that the ship card is of.');
