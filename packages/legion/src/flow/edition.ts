import type { Flow, Option } from '@holotisch/engine';
import type { AttackMoment } from '../cards/moments.ts';
import { terrainScreen } from '../geometry/sight.ts';
import type { Legion } from '../legion.ts';
import type { Attack, Side, Unit } from '../state.ts';
import { unitsInPlay } from '../values.ts';
import { act } from './actions.ts';
import { checkPanic } from './activation.ts';
import { attack, attackSurge, defenceSurge, resolvePool } from './attack/attack.ts';
import { coverCancels, dodgeHelps, suppressionCover } from './attack/cover.ts';
import { looseWeapon } from './attack/loose.ts';
import { type AttackLimits, leaderMayTarget } from './attack/targets.ts';
import { flipShields } from './attack/tokens.ts';
import { tieRoller } from './command.ts';
import { compulsory, mayWithdraw, panic, withdraw } from './duties.ts';
import { calmsDown, nextRound, removeTokens, winner } from './end.ts';
import { COHESION } from './move/formation.ts';
import { move } from './move/move.ts';
import { reinforce, reservesWait } from './reinforcements.ts';
import { activity, next } from './round.ts';
import { deploymentOf, deployNext } from './setup/deployment.ts';
import { chooseColours, veto } from './setup/sides.ts';
import { gradeOfCover, hidesOthers, obscuring, seesFromTop } from './sight.ts';
import { endOf } from './timing.ts';
import { calm } from './tokens.ts';
import { defeat, resilience, suffer, whoSuffers } from './wounds.ts';

/**
 * The procedures in a table: whoever calls one of them, a card or another procedure, calls it through the table
 * (`yield* g.rules.attack(g, …)`), so that it gets the edition's one. It also unties files whose procedures call each other.
 */
export const reference = Object.freeze({
  activity,
  next,
  act,
  attack,
  resolvePool,
  attackSurge,
  defenceSurge,
  calm,
  checkPanic,
  /** Millimetres between bases in formation. LE-FORMATION-03 */
  cohesion: COHESION as number,
  calmsDown,
  chooseColours,
  compulsory,
  coverCancels,
  defeat,
  deployNext,
  deploymentOf,
  /** Detachments are deployed next to the unit that they belong to. */
  detachmentsBeside: true as boolean,
  /** Vehicles push troopers aside, and whom they cannot stops them. LE-VERDRAENGUNG-01 */
  displaces: true as boolean,
  dodgeHelps,
  /** A pool is over: what lasted for it ends. */
  endAttack: (g: Legion, { id }: Attack): void => endOf(g, 'attack', id),
  flipShields,
  gradeOfCover,
  hidesOthers,
  /** LE-IONENMARKER-01: an action for each token. */
  ionLoss: (_g: Legion, unit: Unit): number => unit.tokens.ion,
  leaderMayTarget,
  looseWeapon,
  /** LE-DETONIEREN-10 */
  mayNotAim: (_g: Legion, { attacker }: AttackMoment): boolean => attacker === undefined,
  /** Units that take turns; in 2.6 also those that still have to enter the table. */
  mayActivate: (g: Legion): readonly Unit[] => unitsInPlay(g.state),
  mayWithdraw,
  move,
  nextRound,
  obscuring,
  panic,
  /** 2.6: passing a turn. */
  passOptions: (_g: Legion, _side: Side): readonly Option<never>[] => [],
  *pass(_g: Legion, _side: Side, _how: string): Flow {},
  *passPool(_g: Legion): Flow {},
  removeTokens,
  resilience,
  sees: seesFromTop,
  terrainScreen,
  /** Units that wait off the table for their token. LE-ERRATA-SCHNELLE-VERSTAERKUNG-02 */
  reservesWait,
  reinforce,
  drawsAgain: true as boolean,
  /** Whom a standby attack may be aimed at: in 1.2 anybody. R-LE-18 */
  standbyLimits: (_trigger: Unit): AttackLimits => ({}),
  suffer,
  suppressionCover,
  tieRoller,
  /** 2.6: what else happens at the end of a unit's activation. */
  *unitEnds(_g: Legion, _unit: Unit): Flow {},
  veto,
  /** 2.6: units that enter the table in play, and how they do. */
  waitsBeside: (_g: Legion, _unit: Unit): boolean => false,
  *enter(_g: Legion, _unit: Unit): Flow {},
  /** 2.6: who helps a commander out. */
  backup: (_g: Legion, _m: AttackMoment): Unit | undefined => undefined,
  whoSuffers,
  winner,
  withdraw,
});
export type LegionRules = typeof reference;
