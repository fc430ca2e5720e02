import { atLeast } from '@holotisch/odds';
import type { AttackOdds } from '@holotisch/odds/xwing';
import type { Ship } from '@holotisch/xwing';
import { damageOn, hullOf, shieldValueOf, squadPoints, type XWing } from '@holotisch/xwing/rules';

/** Everything is weighed in squad points: what a thing is expected to bring or to cost. */

/** What a ship is worth and how much it bears. */
interface Body {
  readonly points: number;
  readonly life: number;
  readonly left: number;
}
const known = new WeakMap<Ship, Body>();

/** Worked out once for each ship of an imagined table: its cards and damage do not change on it. */
function bodyOf(g: XWing, ship: Ship): Body {
  let body = known.get(ship);
  if (body === undefined) {
    const hull = hullOf(g, ship);
    const left = Math.max(1, hull - damageOn(ship) + ship.shields);
    body = { points: pointsOf(ship), life: hull + shieldValueOf(g, ship), left };
    known.set(ship, body);
  }
  return body;
}

export const pointsOf = (ship: Ship): number => Math.max(8, squadPoints([ship]));

export const lifeLeft = (g: XWing, ship: Ship): number => bodyOf(g, ship).left;

/** How much of a ship's points goes with its life, point by point; the rest is in its destruction. */
const BY_DAMAGE = 0.6;

/** What so much damage on average, or these chances of it, are worth on this ship. */
export function worthOfDamage(g: XWing, ship: Ship, odds: AttackOdds): number {
  const { points, life, left } = bodyOf(g, ship);
  const whole = Math.max(left, life);
  let share = 0;
  for (let n = 1; n < odds.damage.length; n++) share += (odds.damage[n]! * Math.min(n, left)) / whole;
  return points * (BY_DAMAGE * share + (1 - BY_DAMAGE) * atLeast(odds.damage, left));
}

/** The same for a sure amount of damage. */
export function worthOfSure(g: XWing, ship: Ship, damage: number): number {
  const { points, life } = bodyOf(g, ship);
  return (points * BY_DAMAGE * damage) / Math.max(1, life);
}

/** What is left of a ship. */
export function worthOfShip(g: XWing, ship: Ship): number {
  const { points, life, left } = bodyOf(g, ship);
  return points * (BY_DAMAGE * Math.min(1, left / life) + (1 - BY_DAMAGE));
}
