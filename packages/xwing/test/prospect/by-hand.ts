import { aim, armaments, type Shot } from '../../src/flow/attack/weapons.ts';
import { played } from '../../src/prospect/played.ts';
import { rookie, type ShipSpec, scene, ship } from '../scene.ts';

/**
 * The odds of a shot, worked out by hand. Of an attack die's eight sides four hit, one of them critically, and two are
 * focus results; of a defence die's three evade and two are focus results.
 */

export const shot = (mine: ShipSpec, target: ShipSpec, weapon = 'primary') => {
  const { g } = scene({ phase: 'combat', ships: [rookie(450, 300, 0, mine), target] });
  const armament = armaments(g, g.ship(0)).find(({ key }) => key.includes(weapon))!;
  return played(g, g.ship(0), aim(g, g.ship(0), armament, g.ship(1)) as Shot)!;
};
/** At range 2: a Decimator has no defence dice, a TIE fighter has three. */
export const decimator = (more: ShipSpec = {}) => ship('imperial/vt49decimator/patrolleader', 450, 500, 180, more);
export const fighter = (more: ShipSpec = {}) => ship('imperial/tiefighter/blacksquadronpilot', 450, 480, 180, more);

/** How likely each number of successes is with so many dice that succeed by this chance. */
export const successes = (dice: number, chance: number): number[] => {
  let all = [1];
  for (let n = 0; n < dice; n++)
    all = Array.from({ length: all.length + 1 }, (_, k) => (all[k - 1] ?? 0) * chance + (all[k] ?? 0) * (1 - chance));
  return all;
};
/** What comes through on average. */
export const through = (hits: readonly number[], evades: readonly number[]): number =>
  hits.reduce((sum, p, h) => sum + p * evades.reduce((part, q, e) => part + q * Math.max(0, h - e), 0), 0);

export const EVEN = successes(3, 1 / 2);
export const EVADES = successes(3, 3 / 8);
