import type { Flow, Option, Seat } from '@holotisch/engine';
import type { AttackMoment } from '../cards/moments.ts';
import type { Rank } from '../data/types.ts';
import type { Legion } from '../legion.ts';
import type { Attack, Side, Unit } from '../state.ts';
import { act } from './actions.ts';
import { attack, attackSurge, defenceSurge, resolvePool } from './attack/attack.ts';
import { coverCancels, dodgeHelps, suppressionCover } from './attack/cover.ts';
import { looseWeapon } from './attack/detonation.ts';
import { type AttackLimits, leaderMayTarget } from './attack/targets.ts';
import { tieRoller } from './command.ts';
import { compulsory, mayWithdraw, panic, withdraw } from './duties.ts';
import { calmsDown, nextRound, removeTokens, winner } from './end.ts';
import { move } from './move/move.ts';
import { activity, next } from './round.ts';
import { deploymentOf, deployNext } from './setup/deployment.ts';
import { chooseColours, veto } from './setup/sides.ts';
import { gradeOfCover, obscuring } from './sight.ts';
import { endOf } from './timing.ts';
import { calm } from './tokens.ts';
import { defeat, suffer } from './wounds.ts';

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
  calmsDown,
  chooseColours,
  compulsory,
  coverCancels,
  defeat,
  deployNext,
  deploymentOf,
  dodgeHelps,
  /** A pool is over: what lasted for it ends. */
  endAttack: (g: Legion, { id }: Attack): void => endOf(g, 'attack', id),
  gradeOfCover,
  leaderMayTarget,
  looseWeapon,
  /** LE-DETONIEREN-10 */
  mayNotAim: (_g: Legion, { attacker }: AttackMoment): boolean => attacker === undefined,
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
  /** Units that wait off the table for their token. LE-ERRATA-SCHNELLE-VERSTAERKUNG-02 */
  reservesWait: (_g: Legion, _side?: Side): boolean => false,
  *reinforce(_g: Legion, _seat: Seat, _rank: Rank): Flow<boolean> {
    return false;
  },
  drawsAgain: true,
  /** Whom a standby attack may be aimed at: in 1.2 anybody. R-LE-18 */
  standbyLimits: (_trigger: Unit): AttackLimits => ({}),
  suffer,
  suppressionCover,
  tieRoller,
  /** 2.6: what else happens at the end of a unit's activation. */
  *unitEnds(_g: Legion, _unit: Unit): Flow {},
  veto,
  winner,
  withdraw,
});
export type LegionRules = typeof reference;
