import type { data } from '@holotisch/armada';
import { type Armada, costOf, hullOf, maxShields, zonesOf } from '@holotisch/armada/rules';
import type { Ship, Squadron } from './imagine.ts';

/** Everything is weighed in fleet points: what a thing is expected to bring or to cost. */

/** What a die does on average: between ships, and where critical icons do not count. */
const BETWEEN_SHIPS = { red: 0.75, blue: 0.75, black: 1 };
const WITHOUT_CRITS = { red: 0.5, blue: 0.5, black: 0.75 };

export const expected = ({ red, blue, black }: data.Dice, crits: boolean): number => {
  const by = crits ? BETWEEN_SHIPS : WITHOUT_CRITS;
  return red * by.red + blue * by.blue + black * by.black;
};

/** How much a ship can still take: hull, and about half of its shields, for not all of them are hit. */
function lifeOf(g: Armada, ship: Ship): number {
  const shields = zonesOf(g, ship).reduce((sum, zone) => sum + ship.shields[zone], 0);
  return Math.max(1, hullOf(g, ship) - ship.damage.length) + shields * 0.5;
}

/** What is left of a unit: half of its points goes with its life, half with its destruction. */
export function worthOfUnit(g: Armada, unit: Ship | Squadron): number {
  const cost = costOf(unit, g.state.rules.prices);
  if (unit.kind === 'squadron') return cost * (0.5 + 0.5 * Math.min(1, unit.hull / hullOf(g, unit)));
  const shields = zonesOf(g, unit).reduce((sum, zone) => sum + maxShields(g, unit, zone), 0);
  return cost * (0.5 + 0.5 * Math.min(1, lifeOf(g, unit) / (hullOf(g, unit) + shields * 0.5)));
}

/** Points that a point of damage is worth, more the nearer the unit is to its end. */
export const worthOfDamage = (g: Armada, unit: Ship | Squadron): number =>
  unit.kind === 'squadron'
    ? costOf(unit, g.state.rules.prices) / Math.max(1, unit.hull)
    : costOf(unit, g.state.rules.prices) / lifeOf(g, unit);
