import type { Flow, Option, Refusal } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { AttackMoment } from '../cards/moments.ts';
import { terrainScreen } from '../geometry/sight.ts';
import type { Legion } from '../legion.ts';
import type { ActionName, Attack, Marker, Side, TokenKind, Unit } from '../state.ts';
import { inPlay, slowing } from '../values.ts';
import { act } from './actions.ts';
import { COMMON, checkPanic } from './activation.ts';
import { attack, attackSurge, defenceSurge, diceOf, resolvePool, suppress } from './attack/attack.ts';
import { coverCancels, dodgeHelps, suppressionCover } from './attack/cover.ts';
import { looseWeapon } from './attack/loose.ts';
import type { Pool } from './attack/pools.ts';
import { type AttackLimits, leaderMayTarget } from './attack/targets.ts';
import { flipShields, holdersOf } from './attack/tokens.ts';
import { tieRoller } from './command.ts';
import { compulsory, compulsoryMove, panic, refuseWithdraw, refuseWithdrawn, withdraw } from './duties.ts';
import { calmsDown, nextRound, removeTokens, winner } from './end.ts';
import { dropClaimed } from './markers.ts';
import { BY_TOOL, COHESION } from './move/formation.ts';
import { moveKinds, reverses } from './move/kinds.ts';
import { move } from './move/move.ts';
import { speedLeft } from './move/plan.ts';
import { stops } from './move/surroundings.ts';
import { after } from './reactions.ts';
import { reinforce, reservesWait } from './reinforcements.ts';
import { activity, next } from './round.ts';
import { deploymentOf, deployNext } from './setup/deployment.ts';
import { chooseColours, layRows, veto } from './setup/sides.ts';
import { gradeOfCover, hidesOthers, obscuring, seesFromTop } from './sight.ts';
import { endOf, leading, type Offer } from './timing.ts';
import { calm } from './tokens.ts';
import { beforeActions, isAboard } from './transport.ts';
import { defeat, resilience, suffer, whoSuffers } from './wounds.ts';

/**
 * The procedures in a table: whoever calls one of them, a card or another procedure, calls it through the table
 * (`yield* g.rules.attack(g, …)`), so that it gets the edition's one. It also unties files whose procedures call each other.
 */
const KEPT_FREE: readonly Marker['kind'][] = ['objective', 'condition', 'bane', 'cart'];

export const reference = Object.freeze({
  activity,
  next,
  act,
  after,
  attack,
  resolvePool,
  attackSurge,
  defenceSurge,
  /** What comes before the first action: who is carried gets out. True: something was done. 2.6: and after the last one. */
  beforeActions,
  /** 2.6: pools that keywords add in step 3, after one of the others and after all of them. */
  *afterPool(_g: Legion, _unit: Unit, _limits: AttackLimits, _pools: Pool[]): Flow {},
  *afterPools(_g: Legion, _unit: Unit, _limits: AttackLimits, _pools: Pool[]): Flow {},
  *afterActions(_g: Legion, _unit: Unit): Flow {},
  /** Barricades are difficult terrain for troopers. LE-GELAENDE-BARRIKADEN-07 */
  barricadesSlow: true as boolean,
  /** What a weapon with damage is good for. R-LE-72 */
  brokenWeapons: 'useless' as 'useless' | 'halved',
  calm,
  /** Units have card actions. LE-KARTENAKTIONEN-01 */
  cardActions: true as boolean,
  checkPanic,
  /** Millimetres between bases in formation. LE-FORMATION-03 */
  cohesion: COHESION as number,
  cohesionBy: BY_TOOL,
  calmsDown,
  /** Climbing: how many actions it costs, how high it leads, whether over a wall too. LE-KLIMMEN-UND-KLETTERN-03 */
  climbing: {
    cost: 2 as number,
    over: false as boolean,
    /** Millimetres by which the tool leads there; 0: only from base contact. */
    reach: 0,
    most: (_g: Legion, _unit: Unit): number => 1,
    clauses: ['LE-VERTIKALE-BEWEGUNG-09'] as readonly ClauseId[],
  },
  chooseColours,
  common: COMMON as readonly (typeof COMMON)[number][],
  compulsory,
  /** Cumbersome weapons and moves exclude each other. LE-SPERRIG-01, -02 */
  cumbersomeBars: true as boolean,
  compulsoryMove,
  coverCancels,
  defeat,
  deployNext,
  deploymentOf,
  /** Detachments are deployed next to the unit that they belong to. */
  detachmentsBeside: true as boolean,
  diceOf,
  /** Whoever would go over the edge of the table stops there. */
  edgeStops: false as boolean,
  /** Notched bases turn before they follow the tool. */
  turnsFirst: false as boolean,
  /** Vehicles push troopers aside, and whom they cannot stops them. LE-VERDRAENGUNG-01 */
  displaces: true as boolean,
  /** What a leader has claimed is left. */
  dropClaimed,
  dodgeHelps,
  /** A pool is over: what lasted for it ends. */
  endAttack: (g: Legion, { id }: Attack): void => endOf(g, 'attack', id),
  flipShields,
  /** 2.6: suppression tokens have come. */
  *frightened(_g: Legion, _unit: Unit): Flow {},
  /** Results that suppress count now: at any time. LE-ANGRIFF-34 */
  frightens: (_a: Attack): boolean => true,
  gradeOfCover,
  /** How high things are matters to who moves. */
  heights: true as boolean,
  hidesOthers,
  holdersOf,
  /** LE-IONENMARKER-01: an action for each token. */
  ionLoss: (_g: Legion, unit: Unit): number => unit.tokens.ion,
  /** Tokens that no base may cover, Cad Bane's and the carts among them. LE-BEWEGUNG-24, R-LE-98, R-LE-109 */
  keepsFree: (kind: Marker['kind']): boolean => KEPT_FREE.includes(kind),
  layBattle: layRows,
  /** LE-IONENMARKER-02, R-LE-74 */
  ionLeaves: 'at the end' as 'at once' | 'at the end',
  /** Clone and droid troopers differ from others. LC-KLONTRUPPLER-01, LC-DROIDEN-TRUPPLER-01 */
  kindsOfTroopers: true as boolean,
  leaderMayTarget,
  leading,
  looseWeapon,
  /** The rules by which a unit has an action fewer. */
  lossClauses: {
    ion: 'LE-IONENMARKER-01',
    damaged: 'LE-ROBUSTHEIT-04',
    suppressed: 'LE-NIEDERHALTEN-07',
  } as Readonly<Record<'ion' | 'damaged' | 'suppressed', ClauseId>>,
  /** Low Profile makes light cover heavy. LE-UNAUFFAELLIG-01 */
  lowProfileRaises: true as boolean,
  /** LE-DETONIEREN-10 */
  mayNotAim: (_g: Legion, { attacker }: AttackMoment): boolean => attacker === undefined,
  /** Units that take turns, those that are carried among them; in 2.6 also those that still have to enter the table. */
  mayActivate: (g: Legion): readonly Unit[] => g.state.units.filter((unit) => inPlay(unit) || isAboard(unit)),
  /** 2.6: who has withdrawn enters no other melee. */
  mayNotEngage: (_g: Legion, _unit: Unit): boolean => false,
  /** 2.6: what an action before it in the same activation leaves no room for. */
  refuseBeside: (_g: Legion, _unit: Unit, _action: ActionName): Refusal | undefined => undefined,
  refuseWithdraw,
  /** What a unit may not do any more because it has withdrawn. */
  refuseWithdrawn,
  /** 2.6: who else lends courage, and whose courage a unit takes. */
  moreCourage: (_g: Legion, _unit: Unit): readonly number[] => [],
  trusts: (_g: Legion, _unit: Unit, _friend: Unit): boolean => true,
  move,
  moveKinds,
  nextRound,
  noteSpent: (_a: Attack, _holder: Unit, _token: TokenKind): void => {},
  obscuring,
  panic,
  /** 2.6: who turns on the spot even while it is engaged. */
  pivotsEngaged: (_g: Legion, _unit: Unit): boolean => false,
  /** 2.6: passing a turn. */
  passOptions: (_g: Legion, _side: Side): readonly Option<never>[] => [],
  *pass(_g: Legion, _side: Side, _how: string): Flow {},
  *passPool(_g: Legion): Flow {},
  removeTokens,
  /** 2.6: cards are resolved before priority is determined. L2-KOMMANDOPHASE-03 */
  resolvesFirst: false as boolean,
  resilience,
  reverses,
  reverseClauses: ['LE-FAHRZEUGE-10'] as readonly ClauseId[],
  sees: seesFromTop,
  /** What says that a miniature is not seen, and that it is obscured. */
  sightClauses: { blocked: ['LE-SICHTLINIE-05'], obscured: ['LE-DECKUNG-18', 'LE-DECKUNG-19'] } as {
    readonly blocked: readonly ClauseId[];
    readonly obscured: readonly ClauseId[];
  },
  terrainScreen,
  /** Units that wait off the table for their token. LE-ERRATA-SCHNELLE-VERSTAERKUNG-02 */
  reservesWait,
  reinforce,
  drawsAgain: true as boolean,
  /** Whom a standby attack may be aimed at: in 1.2 anybody. R-LE-18 */
  standbyLimits: (_trigger: Unit): AttackLimits => ({}),
  /** LE-ANGRIFF-16 */
  severalDefenders: true as boolean,
  slowing,
  speedLeft,
  stops,
  suffer,
  suppress,
  suppressionCover,
  tieRoller,
  usesToken: (_token: TokenKind): boolean => true,
  /** 2.6: what else happens at the end of a unit's activation. */
  *unitEnds(_g: Legion, _unit: Unit): Flow {},
  veto,
  /** Units off the table that act all the same: in vehicles; in 2.6 those that enter it in play. */
  waitsBeside: (_g: Legion, unit: Unit): boolean => isAboard(unit),
  /** 2.6: what comes before the attack dice are modified, and what the rules offer then. */
  beforeModify: (_g: Legion, _m: AttackMoment): void => {},
  modifyOptions: (_g: Legion, _m: AttackMoment): readonly Offer<'attack.modify'>[] => [],
  whoSuffers,
  winner,
  withdraw,
  /** A withdrawal is an action that others may answer; in 1.2 nothing does. LE-RUECKZUG-04, LC-HANDGEMENGE-08 */
  withdrawalIsAction: false as boolean,
});
export type LegionRules = typeof reference;
