/** The rules from within, for those who look ahead (computer players): the functions that decide, not copies of them. */

export { isPlan, type MoveAnswer, type MovePlan, planMove } from './flow/activation/move/plan.ts';
export { withoutDoubles } from './flow/attack/pools.ts';
export { coverFrom, screensBetween } from './flow/attack/sight.ts';
export { inArcs, type Target, targetsOf } from './flow/attack/targets.ts';
export { destroyedPoints, standingScore } from './flow/end/end.ts';
export { MARKER_RADIUS } from './flow/objectives/token-shapes.ts';
export { zoneShapes } from './flow/objectives/zones.ts';
export { type DeployAnswer, planDeployment } from './flow/setup/deployment.ts';
export { CONTACT } from './geometry/base.ts';
export { isBeyond, rangeBand, SEGMENT } from './geometry/range.ts';
export type { Legion, StandingMini } from './legion.ts';
export { factsOf, momentOf } from './prospect/facts.ts';
export {
  between,
  courageOf,
  enemiesOf,
  engagedWith,
  friendsOf,
  fromLeader,
  hasKeyword,
  hasMeleeWeapon,
  inMeleeWith,
  isEngaged,
  isMelee,
  isRanged,
  isSuppressed,
  isTrooper,
  isVehicle,
  keywordOf,
  leaderOf,
  living,
  onTable,
  sideOf,
  speedOf,
  unitsInPlay,
  weaponNamed,
  weaponsOf,
  woundsOf,
} from './values.ts';
