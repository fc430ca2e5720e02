import { rotateArc } from './actions/expansion.ts';
import { performAction } from './actions/perform.ts';
import { meetObstacles, reposition } from './actions/reposition.ts';
import { decloak } from './activation.ts';
import { attack } from './attack.ts';
import { placeFar, placeTouching } from './bomb-placing.ts';
import { drop, harms, layBomb, meetMines, setOff } from './bombs.ts';
import { dealCard, destroy, loseShield, removeDestroyed, suffer, turnFaceup } from './damage.ts';
import { deploy } from './docking.ts';
import { checkStress, executeManoeuvre } from './manoeuvre.ts';
import { chooseReroll, modifyDice } from './modify.ts';
import { obstacleRoll } from './obstacles.ts';
import { putDown } from './put-down.ts';
import { rollFor } from './roll.ts';
import { activity, next } from './round.ts';
import { tokenEffect } from './token-effects.ts';
import { acquireLock, assign, receive, remove, spend, spendLock } from './tokens.ts';

/**
 * The procedures of the first edition, in a table: whoever calls one of them, a card or another procedure, calls it
 * through the table of the edition that is played (`yield* g.rules.assign(g, …)`), so that an edition that replaces one
 * replaces it for all of them. It also unties files whose procedures call each other.
 */
export const firstEdition = Object.freeze({
  activity,
  next,
  acquireLock,
  assign,
  attack,
  checkStress,
  chooseReroll,
  dealCard,
  decloak,
  deploy,
  destroy,
  drop,
  executeManoeuvre,
  harms,
  layBomb,
  loseShield,
  meetMines,
  meetObstacles,
  modifyDice,
  obstacleRoll,
  performAction,
  placeFar,
  placeTouching,
  putDown,
  receive,
  remove,
  removeDestroyed,
  reposition,
  rollFor,
  rotateArc,
  setOff,
  spend,
  spendLock,
  suffer,
  tokenEffect,
  turnFaceup,
});
export type XWingRules = typeof firstEdition;
