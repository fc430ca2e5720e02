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
export { pointsNowAndThen } from './draft-points.ts';
export type { ArmyFault } from './fault.ts';
export type { Bar } from './icons.ts';
export type { Import } from './import.ts';
export { writeArmyJson } from './json-write.ts';
export { isLink, writeLink } from './link.ts';
export { findUnit, findUpgrade, handPips, pointsOf, unitPoints, unitsOf, upgradesOf } from './look-up.ts';
export { armyJson, armyOf, keptArmy, writeArmyFile } from './own.ts';
export { ARMY_FACTIONS, randomArmy, type Wish } from './random.ts';
export { readArmy } from './read.ts';
export { refuseArmy, unenforcedIn } from './refuse.ts';
export { ArmyShape } from './shape.ts';
export { TEXT_FORMS, type TextForm, writeArmyText } from './text-write.ts';
export { faultsOf, teamFaults } from './validate.ts';
