import { atLeast } from '@holotisch/odds';
import type { AttackOdds } from '@holotisch/odds/xwing';
import type { Ship } from '@holotisch/xwing';
import { damageOn, hullOf, shieldValueOf, squadPoints, type XWing } from '@holotisch/xwing/rules';

/** Everything is weighed in squad points: what a thing is expected to bring or to cost. */

export const pointsOf = (ship: Ship): number => Math.max(8, squadPoints([ship]));

export const lifeLeft = (g: XWing, ship: Ship): number => Math.max(1, hullOf(g, ship) - damageOn(ship) + ship.shields);

/** How much of a ship's points goes with its life, point by point; the rest is in its destruction. */
const BY_DAMAGE = 0.6;

/** What so much damage on average, or these chances of it, are worth on this ship. */
export function worthOfDamage(g: XWing, ship: Ship, odds: AttackOdds): number {
  const left = lifeLeft(g, ship);
  const whole = Math.max(left, hullOf(g, ship) + shieldValueOf(g, ship));
  let share = 0;
  for (let n = 1; n < odds.damage.length; n++) share += (odds.damage[n]! * Math.min(n, left)) / whole;
  return pointsOf(ship) * (BY_DAMAGE * share + (1 - BY_DAMAGE) * atLeast(odds.damage, left));
}

/** The same for a sure amount of damage. */
export const worthOfSure = (g: XWing, ship: Ship, damage: number): number =>
  (pointsOf(ship) * BY_DAMAGE * damage) / Math.max(1, hullOf(g, ship) + shieldValueOf(g, ship));
