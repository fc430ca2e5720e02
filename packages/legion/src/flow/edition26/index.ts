import { overlay } from '@holotisch/engine';
import { HALF } from '../../geometry/range.ts';
import type { Unit } from '../../state.ts';
import { reference } from '../edition.ts';
import * as attack from './attack.ts';
import * as round from './round.ts';
import * as sight from './sight.ts';

/** Edition 2.6 as a layer over the reference: it names only what differs. */
export const edition26 = overlay(reference, (base) => ({
  checkPanic: round.checkPanic,
  chooseColours: round.chooseColours,
  cohesion: HALF, // R-L2-29
  compulsory: round.compulsory,
  coverCancels: attack.coverCancels,
  detachmentsBeside: false,
  displaces: false, // R-L2-27
  drawsAgain: false, // R-L2-04
  gradeOfCover: sight.gradeOfCover,
  hidesOthers: sight.hidesOthers,
  ionLoss: round.ionLoss,
  leaderMayTarget: attack.leaderMayTarget,
  mayActivate: round.mayActivate,
  mayWithdraw: round.mayWithdraw,
  nextRound: round.nextRound,
  obscuring: sight.obscuring,
  panic: round.panic,
  pass: round.pass,
  passOptions: round.passOptions,
  passPool: round.passPool,
  removeTokens: round.removeTokens,
  resilience: round.resilience,
  sees: sight.sees,
  /** Only whoever has set it off. R-L2-11 */
  standbyLimits: (trigger: Unit) => ({ only: [trigger.id] }),
  /** R-L2-15: ranged wounds are capped by who is seen. */
  *suffer(g, unit, amount, how = {}) {
    return yield* base.suffer(g, unit, Math.min(amount, attack.woundCap(g, unit, how.seen)), how);
  },
  suppressionCover: attack.suppressionCover,
  terrainScreen: sight.terrainScreen,
  tieRoller: round.tieRoller,
  unitEnds: round.unitEnds,
  waitsBeside: round.waitsBeside,
  enter: round.enter,
  whoSuffers: attack.whoSuffers,
  winner: round.winner,
  withdraw: round.withdraw,
  backup: attack.backup,
}));
