/** Army building as pages, commands and matches use it. */
export { type Army, type ArmyUnit, type Carrier, handOf, STANDING_ORDERS } from './army.ts';
export { cardsFor, kindsIn } from './battle-deck.ts';
export {
  battleCardChoices,
  type Choice,
  commandChoices,
  iconsLeft,
  unitChoices,
  upgradeChoices,
  whyNot,
  withBattleCard,
  withChanged,
  withCommand,
  withCounterpart,
  withUnit,
  withUpgrade,
} from './choices.ts';
export type { ArmyFault } from './fault.ts';
export type { Bar } from './icons.ts';
export { findUnit, findUpgrade, handPips, pointsOf, unitPoints, unitsOf, upgradesOf } from './look-up.ts';
export { ARMY_FACTIONS, randomArmy, type Wish } from './random.ts';
export { refuseArmy, unenforcedIn } from './refuse.ts';
export { faultsOf, teamFaults } from './validate.ts';
