/** The rules from within, for those who look ahead (computer players): the functions that decide, not copies of them. */

export { squadPoints } from './build/points.ts';
export { boostWay, rollWay, straight, type Way, waysWith } from './flow/activation/actions/reposition.ts';
export { boostWays, lockable, rollWays } from './flow/activation/actions/standard.ts';
export { landing, pathOf } from './flow/activation/manoeuvre.ts';
export { isDebris, obstaclesMet } from './flow/activation/obstacles.ts';
export { leavesTable, obstacleToReposition } from './flow/activation/position.ts';
export { diceForShot } from './flow/attack/attack.ts';
export { defenceDiceCount } from './flow/attack/dice.ts';
export {
  type Armament,
  aim,
  armaments,
  type Field,
  fieldOf,
  isOutOfReach,
  isShot,
  type Shot,
} from './flow/attack/weapons.ts';
export { minesUnder } from './flow/bombs/bombs.ts';
export { quietRounds } from './flow/end/quiet.ts';
export { obstaclesUnder } from './geometry/measuring.ts';
export {
  dialOf,
  difficultyOf,
  hullOf,
  inPlay,
  isIonised,
  isStressed,
  shieldValueOf,
  sideOf,
  skillOf,
} from './values.ts';
export { damageOn } from './view/damage-on.ts';
export type { XWing } from './xwing.ts';
