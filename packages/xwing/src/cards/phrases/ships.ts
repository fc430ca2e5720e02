import { areTouching } from '../../flow/activation/position.ts';
import { friendlyReach, rangeBetween, rangeInArc } from '../../geometry/measuring.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly, shieldValueOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';

/** Which ships a card speaks of. */

/** Friendly ships at range 1 to `range`; the ship itself is one of them. XW-FREUNDLICH-03, XW-REICHWEITE-12 */
export function friends(g: XWing, ship: Ship, range: number): Ship[] {
  const reach = friendlyReach(g, ship, range);
  return inPlay(g.state).filter((s) => isFriendly(g.state, ship, s) && rangeBetween(g, ship, s) <= reach);
}

/** 'Another friendly ship'. */
export function otherFriends(g: XWing, ship: Ship, range: number): Ship[] {
  return friends(g, ship, range).filter((s) => s !== ship);
}

export function enemies(g: XWing, ship: Ship, range: number): Ship[] {
  return inPlay(g.state).filter((s) => !isFriendly(g.state, ship, s) && rangeBetween(g, ship, s) <= range);
}

/** 'Enemy ships inside your firing arc at range 1 to `range`.' R-XW-33 */
export function enemiesInArc(g: XWing, ship: Ship, range: number): Ship[] {
  return inPlay(g.state).filter((s) => !isFriendly(g.state, ship, s) && rangeInArc(g, ship, s) <= range);
}

export function lockersOf(g: XWing, ship: Ship): Ship[] {
  return inPlay(g.state).filter((s) => !isFriendly(g.state, s, ship) && s.locks.includes(ship.id));
}

/** 'A ship equipped with that card.' */
export function carries(ship: Ship, upgrade: string): boolean {
  return ship.upgrades.some((u) => u.id === upgrade && !u.discarded);
}

export function lacksShield(g: XWing, ship: Ship): boolean {
  return ship.shields < shieldValueOf(g, ship);
}

export const touchedShips = (g: XWing, ship: Ship): Ship[] => inPlay(g.state).filter((s) => areTouching(g, ship, s));
