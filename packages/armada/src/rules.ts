/** The rules from within, for those who look ahead (computer players): the functions that decide, not copies of them. */

export type { Armada } from './armada.ts';
export { isGone } from './campaign/battle.ts';
export { critsOn, hasCrit, hasHit, hitsOn, isAccuracy } from './dice.ts';
export { type CourseAnswer, courseRegion } from './flow/activation/manoeuvre.ts';
export { countsCrits, totalOf } from './flow/attack/attack.ts';
export {
  type Aiming,
  aim,
  isShot,
  type Shot,
  shotId,
  shotsFrom,
  squadronShots,
  targetsOf,
} from './flow/attack/shots.ts';
export { costOf, scoreOf } from './flow/end/end.ts';
export { engagedWith, heldBy } from './flow/squadrons/engagement.ts';
export {
  attackRange,
  DISTANCE,
  distanceBand,
  endOfCourse,
  endOfTurn,
  leavesTable,
  overlapsObstacle,
  RANGE,
  rangeBand,
  SQUADRON_RADIUS,
  StandingShip,
  shipsOverlap,
} from './geometry/index.ts';
export {
  antiSquadronOf,
  atRange,
  attacksOf,
  batteryOf,
  between,
  commandOf,
  countOf,
  engineeringOf,
  hasKeyword,
  hullOf,
  isActivated,
  isAtDistance,
  isFriendly,
  maxShields,
  maxSpeedOf,
  shipsInPlay,
  sideOf,
  speedOf,
  squadronsInPlay,
  squadronValueOf,
  unitOf,
  unitsInPlay,
  yawOf,
  zonesBeside,
  zonesOf,
} from './values.ts';
