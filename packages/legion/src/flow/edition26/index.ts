import { overlay } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { speedToolLength } from '@holotisch/table';
import { HALF } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import { hasKeyword, isTrooper } from '../../values.ts';
import { hasWithdrawn } from '../activation/duties.ts';
import { BY_RULER, type CohesionBy } from '../activation/move/formation.ts';
import { procedures } from '../edition.ts';
import * as attack from './attack.ts';
import * as enter from './enter.ts';
import * as mission from './mission.ts';
import * as objectives from './objectives.ts';
import * as panic from './panic.ts';
import * as pools from './pools.ts';
import * as round from './round.ts';
import * as sight from './sight.ts';

/** Creature and emplacement troopers: they pivot, even while they are engaged, and go backwards. R-L2-27 */
const hasNotches = (g: Legion, unit: Unit): boolean => isTrooper(g, unit) && g.card(unit).base.notched;

/** Edition 2.6 as a layer over the reference: it names only what differs. */
export const edition26 = overlay(procedures, (base) => ({
  // What it is like
  detachmentsBeside: false,
  resolvesFirst: true,
  drawsAgain: false, // R-L2-04
  barricadesSlow: false, // R-L2-32
  /** One action, no dice, height 1; 2 for those who are good at it. R-L2-26 */
  climbing: {
    cost: 1,
    over: true,
    reach: speedToolLength(1),
    most: (g: Legion, unit: Unit): number =>
      hasKeyword(g, unit, 'expert-climber') || hasKeyword(g, unit, 'scale') ? 2 : 1,
    clauses: ['L2-AKTIONEN-IM-DETAIL-08'] as readonly ClauseId[],
  },
  cohesion: HALF, // R-L2-29
  displaces: false, // R-L2-27
  edgeStops: true, // R-L2-27
  turnsFirst: true, // R-L2-27
  cumbersomeBars: false, // R-L2-33
  lowProfileRaises: false, // R-L2-33

  // Which clauses it names
  /** R-L2-20, R-L2-31 */
  lossClauses: {
    ion: 'L2-AKTIONEN-IM-DETAIL-01',
    damaged: 'L2-AKTIONEN-IM-DETAIL-01',
    suppressed: 'L2-NIEDERGEHALTEN-03',
  } as Readonly<Record<'ion' | 'damaged' | 'suppressed', ClauseId>>,
  reverseClauses: ['L2-AKTIONEN-IM-DETAIL-08'] as readonly ClauseId[],
  sightClauses: sight.CLAUSES,

  // The course of the game
  nextRound: round.nextRound,

  // Set-up
  chooseColours: round.chooseColours,
  layBattle: mission.layMission,
  veto: mission.modifyMission,
  waitsBeside: enter.waitsBeside,

  // Command phase
  leading: round.leading,
  tieRoller: round.tieRoller,

  // Activation: whose turn it is
  mayActivate: enter.mayActivate,
  passOptions: round.passOptions,
  pass: round.pass,
  passPool: round.passPool,

  // Activation: courage
  checkPanic: panic.checkPanic,
  calm: panic.calm,
  panic: panic.panic,
  frightened: objectives.frightened,
  moreCourage: panic.moreCourage,
  trusts: panic.trusts,

  // Activation: actions
  beforeActions: enter.beforeActions,
  refuseBeside: enter.refuseBeside,
  afterActions: enter.afterActions,
  compulsory: enter.notYet,
  compulsoryMove: enter.compulsory,
  ionLoss: round.ionLoss,
  /** Only whoever has set it off. R-L2-11 */
  standbyLimits: (trigger: Unit) => ({ only: [trigger.id] }),
  unitEnds: panic.unitEnds,

  // Movement
  /** Only the climb, and only on round bases or with a keyword for it. */
  moveKinds: (g: Legion, unit: Unit) =>
    base
      .moveKinds(g, unit)
      .filter(
        (kind) =>
          kind !== 'clamber' &&
          (kind !== 'climb' || !g.card(unit).base.notched || hasKeyword(g, unit, 'climbing-vehicle')),
      ),
  /** Difficult ground never leaves less than 1 of what cards have left. L2-AKTIONEN-IM-DETAIL-09 */
  slowing: (_g: Legion, unit: Unit): number => unit.tokens.immobilize,
  /** Creature and emplacement troopers too; mobile units never. R-L2-27 */
  reverses: (g: Legion, unit: Unit): boolean =>
    (base.reverses(g, unit) || hasNotches(g, unit)) && !hasKeyword(g, unit, 'mobile'),
  stops: () => false, // R-L2-27: through everybody
  cohesionBy: BY_RULER satisfies CohesionBy, // R-L2-29
  pivotsEngaged: hasNotches,
  mayNotEngage: hasWithdrawn,
  withdraw: enter.withdraw,
  refuseWithdraw: enter.refuseWithdraw,
  refuseWithdrawn: enter.refuseWithdrawn,
  dropClaimed: objectives.dropAssets,
  /** Points of interest, and Cad Bane's tokens. */
  keepsFree: (kind: Marker['kind']): boolean => kind === 'poi' || kind === 'condition' || kind === 'bane',

  // Attack: sight and cover
  sees: sight.sees,
  hidesOthers: sight.hidesOthers,
  obscuring: sight.obscuring,
  gradeOfCover: sight.gradeOfCover,
  terrainScreen: sight.terrainScreen,
  leaderMayTarget: attack.leaderMayTarget,

  // Attack: step by step
  afterPool: pools.afterPool,
  afterPools: pools.afterPools,
  holdersOf: attack.holdersOf,
  noteSpent: attack.noteSpent,
  beforeModify: attack.beforeModify,
  modifyOptions: attack.modifyOptions,
  suppressionCover: attack.suppressionCover,
  coverCancels: attack.coverCancels,
  flipShields: attack.noShields,
  frightens: attack.frightens,
  *suppress(g, m) {
    if (!attack.keepsCalm(g, m)) yield* base.suppress(g, m);
  },

  // Wounds
  /** R-L2-15: ranged wounds are capped by who is seen. */
  *suffer(g, unit, amount, how = {}) {
    return yield* base.suffer(g, unit, Math.min(amount, attack.woundCap(g, unit, how.seen)), how);
  },
  whoSuffers: attack.whoSuffers,
  resilience: round.resilience,

  // The end
  removeTokens: round.removeTokens,
  winner: round.winner,
}));
