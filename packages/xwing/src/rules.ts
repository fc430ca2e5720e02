/** The rules from within, for those who look ahead (computer players): the functions that decide, not copies of them. */

export { damageOn } from './damage-on.ts';
export { boostWay, rollWay, straight, type Way, waysWith } from './flow/actions/reposition.ts';
export { boostWays, lockable, rollWays } from './flow/actions/standard.ts';
export { diceForShot } from './flow/attack.ts';
export { defenceDiceCount } from './flow/attack-dice.ts';
export { minesUnder } from './flow/bombs.ts';
export { landing, pathOf } from './flow/manoeuvre.ts';
export { isDebris, obstaclesMet } from './flow/obstacles.ts';
export { leavesTable, obstacleToReposition } from './flow/position.ts';
export { quietRounds } from './flow/quiet.ts';
export { type Armament, aim, armaments, type Field, fieldOf, isOutOfReach, isShot, type Shot } from './flow/weapons.ts';
export { obstaclesUnder } from './geometry.ts';
export { squadPoints } from './points.ts';
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
export type { XWing } from './xwing.ts';
