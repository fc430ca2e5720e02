/** Fleet building as pages, commands and matches use it. */
export {
  type Choice,
  iconsLeft,
  objectiveChoices,
  shipChoices,
  squadronChoices,
  upgradeChoices,
  whyNot,
  withObjective,
  withShip,
  withSquadron,
  withUpgrade,
} from './choices.ts';
export type { FleetFault } from './fault.ts';
export type { Fleet, FleetShip } from './fleet.ts';
export { type Agreement, aceLimit, FORMATS, type Format, type Prices, squadronLimit } from './formats.ts';
export type { Bar } from './icons.ts';
export type { Import } from './import.ts';
export { writeFleetJson } from './json-write.ts';
export {
  costOf,
  isCommander,
  isFlagship,
  pointsOf,
  shipPoints,
  squadronPoints,
  squadronsOf,
  upgradesOf,
} from './look-up.ts';
export { type Agreed, fleetJson, writeFleetFile } from './own.ts';
export { printHtml, printText } from './print.ts';
export { randomFleet } from './random.ts';
export { readFleet } from './read.ts';
export { type FleetRules, refuseFleet } from './refuse.ts';
export { FleetShape } from './shape.ts';
export { DIALECTS, type Dialect, writeFleetText } from './text-write.ts';
export { faultsOf } from './validate.ts';
