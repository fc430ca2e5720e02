import { rotateArc } from './activation/actions/expansion.ts';
import { performAction } from './activation/actions/perform.ts';
import { meetObstacles, reposition } from './activation/actions/reposition.ts';
import { decloak } from './activation/activation.ts';
import { arrive } from './activation/arrival.ts';
import { deploy } from './activation/docking.ts';
import { checkStress, executeManoeuvre } from './activation/manoeuvre.ts';
import { obstacleRoll } from './activation/obstacles.ts';
import { attack } from './attack/attack.ts';
import { dealCard, destroy, loseShield, removeDestroyed, suffer, turnFaceup } from './attack/damage.ts';
import { chooseReroll, modifyDice } from './attack/modify.ts';
import { drop, harms, layBomb, meetMines, setOff } from './bombs/bombs.ts';
import { placeFar, placeTouching } from './bombs/placing.ts';
import { rollFor } from './roll.ts';
import { activity, next } from './round.ts';
import { tokenEffect } from './token-effects.ts';
import { acquireLock, assign, receive, remove, spend, spendLock } from './tokens.ts';

/**
 * The procedures of the first edition, in a table: whoever calls one of them, a card or another procedure, calls it
 * through the table of the edition that is played (`yield* g.rules.assign(g, …)`), so that an edition that replaces one
 * replaces it for all of them. It also unties files whose procedures call each other.
 */
export const procedures = Object.freeze({
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
  arrive,
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
export type XWingRules = typeof procedures;
