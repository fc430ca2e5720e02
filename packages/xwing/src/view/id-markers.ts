import * as data from '../data/index.ts';
import type { Ship, XWingState } from '../state.ts';
import { sideOf } from '../values.ts';

/** A number that ties a ship on the table to its card. XW-ID-MARKER-01 */
export type IdMarker = {
  readonly number: number;
  readonly colour: 'white' | 'black';
};

/** XW-ID-MARKER-04: both sides play the same faction. */
const isMirrorMatch = (state: XWingState): boolean => {
  const first = new Set(state.ships.filter((s) => sideOf(state, s) === 0).map((s) => s.faction));
  return state.ships.some((s) => sideOf(state, s) === 1 && first.has(s.faction));
};

const isUnique = (ship: Ship): boolean => data.pilot(ship.faction, ship.type, ship.pilot).unique;

/**
 * The marker of each ship, or null where none is needed: several ships of a side that are not unique each get another
 * number (XW-AUFBAU-04, XW-ID-MARKER-02); in a mirror match every ship gets one, white ones on one side and black ones
 * on the other (XW-ID-MARKER-05, XW-ID-MARKER-06).
 */
export function idMarkers(state: XWingState): (IdMarker | null)[] {
  const mirrored = isMirrorMatch(state);
  const count = [0, 0];
  const unique = state.ships.map(isUnique);
  const common = [0, 1].map((side) => state.ships.filter((s, i) => !unique[i] && sideOf(state, s) === side).length);
  return state.ships.map((ship, i) => {
    const side = sideOf(state, ship);
    const number = ++count[side]!;
    const several = !unique[i] && common[side]! > 1;
    return several || mirrored ? { number, colour: side === 0 ? 'white' : 'black' } : null;
  });
}
