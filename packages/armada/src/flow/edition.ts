import { displace, executeManoeuvre } from './activation/manoeuvre.ts';
import { attack } from './attack/attack.ts';
import { dealDamage, harm, keep, remove, removeDestroyed, suffer } from './attack/damage.ts';
import { activateShip, activity, next } from './round.ts';
import { cloak, strategic } from './squadrons/keywords.ts';
import { activateNow, activateSquadron, mayAttack, moveSquadron } from './squadrons/squadron.ts';

/**
 * The procedures in a table: whoever calls one of them, a card or another procedure, calls it through the table
 * (`yield* g.rules.attack(g, …)`). It also unties files whose procedures call each other.
 */
export const rulesReference = Object.freeze({
  activity,
  next,
  activateNow,
  activateShip,
  activateSquadron,
  attack,
  cloak,
  dealDamage,
  displace,
  executeManoeuvre,
  harm,
  keep,
  mayAttack,
  moveSquadron,
  remove,
  removeDestroyed,
  strategic,
  suffer,
});
export type ArmadaRules = typeof rulesReference;
