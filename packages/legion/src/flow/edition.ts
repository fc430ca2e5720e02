import type { Flow, Option, Refusal } from '@holotisch/engine';
import type { AttackMoment } from '../cards/moments.ts';
import { terrainScreen } from '../geometry/sight.ts';
import type { Legion } from '../legion.ts';
import type { ActionName, Attack, Marker, Side, TokenKind, Unit } from '../state.ts';
import { inPlay, slowing } from '../values.ts';
import { act } from './activation/actions.ts';
import { checkPanic } from './activation/activation.ts';
import { compulsory, compulsoryMove, panic, refuseWithdraw, refuseWithdrawn, withdraw } from './activation/duties.ts';
import { BY_TOOL } from './activation/move/formation.ts';
import { moveKinds, reverses } from './activation/move/kinds.ts';
import { move } from './activation/move/move.ts';
import { speedLeft } from './activation/move/plan.ts';
import { stops } from './activation/move/surroundings.ts';
import { beforeActions, isAboard } from './activation/transport.ts';
import { attack, attackSurge, defenceSurge, diceOf, resolvePool, suppress } from './attack/attack.ts';
import { coverCancels, dodgeHelps, suppressionCover } from './attack/cover.ts';
import { looseWeapon } from './attack/loose.ts';
import type { Pool } from './attack/pools.ts';
import { gradeOfCover, hidesOthers, obscuring, seesFromTop } from './attack/sight.ts';
import { type AttackLimits, leaderMayTarget } from './attack/targets.ts';
import { flipShields, holdersOf } from './attack/tokens.ts';
import { defeat, resilience, suffer, whoSuffers } from './attack/wounds.ts';
import { tieRoller } from './command/command.ts';
import { editionClauses } from './edition-clauses.ts';
import { editionTraits } from './edition-traits.ts';
import { calmsDown, nextRound, removeTokens, winner } from './end/end.ts';
import { dropClaimed } from './objectives/markers.ts';
import { reinforce, reservesWait } from './objectives/reinforcements.ts';
import { after } from './reactions.ts';
import { activity, next } from './round.ts';
import { deploymentOf, deployNext } from './setup/deployment.ts';
import { chooseColours, layRows, veto } from './setup/sides.ts';
import { endOf, leading, type Offer } from './timing.ts';
import { calm } from './tokens.ts';

const KEPT_FREE: readonly Marker['kind'][] = ['objective', 'condition', 'bane', 'cart'];

/**
 * The procedures in a table: whoever calls one of them, a card or another procedure, calls it through the table
 * (`yield* g.rules.attack(g, …)`), so that it gets the edition's one. It also unties files whose procedures call each other.
 * They stand in the order in which a game comes to them; what an edition merely is like stands in `edition-traits.ts`.
 */
export const procedures = Object.freeze({
  ...editionTraits,
  ...editionClauses,

  // The course of the game
  activity,
  next,
  nextRound,
  after,

  // Set-up
  chooseColours,
  layBattle: layRows,
  veto,
  deployNext,
  deploymentOf,
  /** Units that wait off the table for their token. LE-ERRATA-SCHNELLE-VERSTAERKUNG-02 */
  reservesWait,
  reinforce,
  /** Units off the table that act all the same: in vehicles; in 2.6 those that enter it in play. */
  waitsBeside: (_g: Legion, unit: Unit): boolean => isAboard(unit),

  // Command phase
  leading,
  tieRoller,

  // Activation: whose turn it is
  /** Units that take turns, those that are carried among them; in 2.6 also those that still have to enter the table. */
  mayActivate: (g: Legion): readonly Unit[] => g.state.units.filter((unit) => inPlay(unit) || isAboard(unit)),
  /** 2.6: passing a turn. */
  passOptions: (_g: Legion, _side: Side): readonly Option<never>[] => [],
  *pass(_g: Legion, _side: Side, _how: string): Flow {},
  *passPool(_g: Legion): Flow {},

  // Activation: courage
  checkPanic,
  calm,
  calmsDown,
  panic,
  /** 2.6: suppression tokens have come. */
  *frightened(_g: Legion, _unit: Unit): Flow {},
  /** 2.6: who else lends courage, and whose courage a unit takes. */
  moreCourage: (_g: Legion, _unit: Unit): readonly number[] => [],
  trusts: (_g: Legion, _unit: Unit, _friend: Unit): boolean => true,

  // Activation: actions
  /** What comes before the first action: who is carried gets out. True: something was done. 2.6: and after the last one. */
  beforeActions,
  act,
  /** 2.6: what an action before it in the same activation leaves no room for. */
  refuseBeside: (_g: Legion, _unit: Unit, _action: ActionName): Refusal | undefined => undefined,
  *afterActions(_g: Legion, _unit: Unit): Flow {},
  compulsory,
  compulsoryMove,
  /** LE-IONENMARKER-01: an action for each token. */
  ionLoss: (_g: Legion, unit: Unit): number => unit.tokens.ion,
  /** Whom a standby attack may be aimed at: in 1.2 anybody. R-LE-18 */
  standbyLimits: (_trigger: Unit): AttackLimits => ({}),
  usesToken: (_token: TokenKind): boolean => true,
  /** 2.6: what else happens at the end of a unit's activation. */
  *unitEnds(_g: Legion, _unit: Unit): Flow {},

  // Movement
  move,
  moveKinds,
  speedLeft,
  slowing,
  reverses,
  stops,
  cohesionBy: BY_TOOL,
  /** 2.6: who turns on the spot even while it is engaged. */
  pivotsEngaged: (_g: Legion, _unit: Unit): boolean => false,
  /** 2.6: who has withdrawn enters no other melee. */
  mayNotEngage: (_g: Legion, _unit: Unit): boolean => false,
  withdraw,
  refuseWithdraw,
  /** What a unit may not do any more because it has withdrawn. */
  refuseWithdrawn,
  /** What a leader has claimed is left. */
  dropClaimed,
  /** Tokens that no base may cover, Cad Bane's and the carts among them. LE-BEWEGUNG-24, R-LE-98, R-LE-109 */
  keepsFree: (kind: Marker['kind']): boolean => KEPT_FREE.includes(kind),

  // Attack: sight and cover
  sees: seesFromTop,
  hidesOthers,
  obscuring,
  gradeOfCover,
  terrainScreen,
  leaderMayTarget,
  looseWeapon,

  // Attack: step by step
  attack,
  resolvePool,
  diceOf,
  /** 2.6: pools that keywords add in step 3, after one of the others and after all of them. */
  *afterPool(_g: Legion, _unit: Unit, _limits: AttackLimits, _pools: Pool[]): Flow {},
  *afterPools(_g: Legion, _unit: Unit, _limits: AttackLimits, _pools: Pool[]): Flow {},
  /** LE-DETONIEREN-10 */
  mayNotAim: (_g: Legion, { attacker }: AttackMoment): boolean => attacker === undefined,
  holdersOf,
  noteSpent: (_a: Attack, _holder: Unit, _token: TokenKind): void => {},
  attackSurge,
  /** 2.6: what comes before the attack dice are modified, and what the rules offer then. */
  beforeModify: (_g: Legion, _m: AttackMoment): void => {},
  modifyOptions: (_g: Legion, _m: AttackMoment): readonly Offer<'attack.modify'>[] => [],
  suppressionCover,
  coverCancels,
  dodgeHelps,
  flipShields,
  defenceSurge,
  /** Results that suppress count now: at any time. LE-ANGRIFF-34 */
  frightens: (_a: Attack): boolean => true,
  suppress,
  /** A pool is over: what lasted for it ends. */
  endAttack: (g: Legion, { id }: Attack): void => endOf(g, 'attack', id),

  // Wounds
  suffer,
  whoSuffers,
  resilience,
  defeat,

  // The end
  removeTokens,
  winner,
});
export type LegionRules = typeof procedures;
