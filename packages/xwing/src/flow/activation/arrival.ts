import { type Flow, nothingHappens, settled } from '@holotisch/engine';
import type { Strip } from '@holotisch/table';
import type { Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { inContact, isOff } from './position.ts';

/** What every change of position has in common: touching, fleeing and mines. */

/**
 * R-XW-22: touching begins with an overlap in a manoeuvre; it ends when a move breaks the contact, or when both have
 * moved since without overlapping each other. XW-BERUEHREN-01, XW-BERUEHREN-03, XW-BERUEHREN-04
 */
function updateTouching(g: XWing, ship: Ship, overlapped: readonly Ship[]): void {
  const list = g.state.touching;
  for (let i = list.length - 1; i >= 0; i--) {
    const t = list[i]!;
    if (t.a !== ship.id && t.b !== ship.id) continue;
    const other = g.ship(t.a === ship.id ? t.b : t.a);
    if (!t.moved.includes(ship.id)) t.moved.push(ship.id);
    if (t.moved.length === 2 || !inContact(g, ship, other)) list.splice(i, 1);
  }
  for (const other of overlapped) {
    const known = list.findIndex((t) => (t.a === ship.id && t.b === other.id) || (t.a === other.id && t.b === ship.id));
    if (known >= 0) list.splice(known, 1);
    list.push({ a: ship.id, b: other.id, moved: [] });
  }
}

/**
 * A ship has been put down at a new pose. Mines under it or under the template go off at once (R-XW-19, XW-BOMBEN-10); a
 * ship that is now partly outside the play area has fled (XW-FLUCHT-01..06). Returns whether the ship is still there.
 */
export function arrive(
  g: XWing,
  ship: Ship,
  flown: Strip | undefined,
  overlapped: readonly Ship[] = [],
): Flow<boolean> {
  updateTouching(g, ship, overlapped);
  const follows = isOff(g, ship) ? g.rules.destroy(g, ship, 'fled') : g.rules.meetMines(g, ship, flown);
  return follows === nothingHappens ? STAYS : staysAfter(follows, ship);
}
const STAYS = settled(true);

function* staysAfter(what: Flow, ship: Ship): Flow<boolean> {
  yield* what;
  return ship.status === 'play';
}
