import * as data from './data/index.ts';
import type { Ship, XWingState } from './state.ts';
import { sideOf } from './values.ts';

/** A number that ties a ship on the table to its card. XW-ID-MARKER-01 */
export interface IdMarker {
  readonly number: number;
  readonly colour: 'white' | 'black';
}

/** XW-ID-MARKER-04: both sides play the same faction. */
const isMirrorMatch = (state: XWingState): boolean =>
  state.ships.some((a) => state.ships.some((b) => a.faction === b.faction && sideOf(state, a) !== sideOf(state, b)));

const isUnique = (ship: Ship): boolean => data.pilot(ship.faction, ship.type, ship.pilot).unique;

/**
 * The marker of a ship, or null where none is needed: several ships of a side that are not unique each get another
 * number (XW-AUFBAU-04, XW-ID-MARKER-02); in a mirror match every ship gets one, white ones on one side and black ones
 * on the other (XW-ID-MARKER-05, XW-ID-MARKER-06).
 */
export function idMarker(state: XWingState, ship: Ship): IdMarker | null {
  const side = sideOf(state, ship);
  const own = state.ships.filter((s) => sideOf(state, s) === side);
  const several = !isUnique(ship) && own.filter((s) => !isUnique(s)).length > 1;
  if (!several && !isMirrorMatch(state)) return null;
  return { number: own.indexOf(ship) + 1, colour: side === 0 ? 'white' : 'black' };
}
