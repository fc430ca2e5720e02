import { readSpot } from '@holotisch/table';
import type { MoveKind } from '../../../cards/moments.ts';
import type { At } from '../../../payloads.ts';
import type { DeployAnswer } from '../../setup/deployment.ts';
import type { MoveAnswer } from './plan.ts';

/** Reads what a player says when a unit is moved or placed. Knows no rule, so that a screen can read the same. */

const isNumber = (n: unknown): n is number => typeof n === 'number' && Number.isFinite(n) && Math.abs(n) < 100_000;
export const MOVE_KINDS: readonly MoveKind[] = [
  'standard',
  'reverse',
  'strafe',
  'pivot',
  'reposition',
  'climb',
  'clamber',
  'compulsory',
  'withdraw',
  'jump',
  'scout',
];
const WAYS = ['up', 'down', 'over'] as const;

export function readAts(list: unknown): (At | null)[] | undefined {
  if (!Array.isArray(list) || list.length > 40) return undefined;
  const out: (At | null)[] = [];
  for (const at of list) {
    if (at === null) out.push(null);
    else if (Array.isArray(at) && at.length === 2 && isNumber(at[0]) && isNumber(at[1])) out.push([at[0], at[1]]);
    else return undefined;
  }
  return out;
}

export function readMove(answer: unknown): MoveAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const said = answer as Record<string, unknown>;
  const { kind, speed = 1, heading = 0, bend = 0, turn, way = 1, engage, climb, others } = said;
  const known = MOVE_KINDS.find((k) => k === kind);
  if (!known || !isNumber(speed) || !isNumber(heading) || !isNumber(bend) || !isNumber(way)) return undefined;
  if (Math.abs(bend) > 90 || (engage !== undefined && !isNumber(engage))) return undefined;
  if (turn !== undefined && !isNumber(turn)) return undefined;
  const ats = others === undefined ? undefined : readAts(others);
  if (others !== undefined && ats === undefined) return undefined;
  const up = climb === undefined ? undefined : readClimb(climb);
  if (climb !== undefined && up === undefined) return undefined;
  return {
    kind: known,
    speed,
    heading,
    bend,
    way,
    ...(turn !== undefined && turn !== 0 && { turn }),
    ...(engage !== undefined && { engage }),
    ...(up && { climb: up }),
    ...(ats && { others: ats }),
  };
}
function readClimb(climb: unknown): MoveAnswer['climb'] {
  if (typeof climb !== 'object' || climb === null) return undefined;
  const { piece, way } = climb as Record<string, unknown>;
  const known = WAYS.find((w) => w === way);
  return isNumber(piece) && known ? { piece, way: known } : undefined;
}

/** The spot of the leader, and where the others are wanted. */
export function readDeployment(answer: unknown): DeployAnswer | undefined {
  const spot = readSpot(answer);
  if (!spot) return undefined;
  const named = (answer as { readonly others?: unknown }).others;
  if (named === undefined) return spot;
  const others = readAts(named);
  return others && { ...spot, others };
}

/** Places for miniatures in the order of the question; whoever is not named (or null) goes where the program puts it. */
export type Places = { readonly at?: readonly (At | null)[] };
export function readPlaces(answer: unknown): Places | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('at' in answer) || answer.at === undefined) return {};
  const at = readAts(answer.at);
  return at && { at };
}
