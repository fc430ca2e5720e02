import { type Flow, nothingHappens } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { AttackMoment, RevealMoment } from '../cards/vocabulary.ts';
import type { Command } from '../data/types.ts';
import type { Unit } from '../state.ts';
import { displace, executeManoeuvre } from './activation/manoeuvre.ts';
import { attack } from './attack/attack.ts';
import { dealDamage, harm, keep, remove, removeDestroyed, suffer } from './attack/damage.ts';
import { assaulterIsFirst, objectiveOfPlace, placeInCampaign } from './campaign/beginning.ts';
import { bearScars, credit, offersAtReveal, offersInAttack } from './campaign/marks.ts';
import { leave } from './campaign/retreat.ts';
import type { Offer } from './offers.ts';
import { activateShip, activity, next } from './round.ts';
import { determineFirst, objectiveOfFleet } from './setup/beginning.ts';
import { usualPlace } from './setup/obstacles.ts';
import { cloak, strategic } from './squadrons/keywords.ts';
import { activateNow, activateSquadron, mayAttack, moveSquadron } from './squadrons/squadron.ts';

/**
 * The procedures in a table: whoever calls one of them, a card or another procedure, calls it through the table
 * (`yield* g.rules.attack(g, …)`). It also unties files whose procedures call each other.
 */
export const procedures = Object.freeze({
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
  // Set-up, as far as a campaign has it otherwise
  determineFirst,
  pickObjective: objectiveOfFleet,
  usualPlace,
  // Moments at which only a campaign has something to do
  deployed: (_g: Armada, _unit: Unit): Flow => nothingHappens,
  statusStarts: (_g: Armada): Flow => nothingHappens,
  credit: (_g: Armada, _destroyed: Unit): void => {},
  offersAtReveal: (
    _g: Armada,
    _m: RevealMoment,
    _dial: Command,
  ): (() => readonly Offer<'ship.revealed'>[]) | undefined => undefined,
  offersInAttack: (_g: Armada, _m: AttackMoment): readonly Offer<'attack.modify'>[] => [],
});
export type ArmadaRules = typeof procedures;

/** The same for a battle of a campaign: whatever is not named here is as in any other match. */
export const inCampaign = (rules: ArmadaRules): ArmadaRules =>
  Object.freeze({
    ...rules,
    determineFirst: assaulterIsFirst,
    pickObjective: objectiveOfPlace,
    usualPlace: placeInCampaign(rules.usualPlace),
    deployed: bearScars,
    statusStarts: leave,
    credit,
    offersAtReveal,
    offersInAttack,
  });
