import { isObject, type Json, type Refusal } from '@holotisch/engine';
import { headingDegrees } from '@holotisch/table';
import * as v from 'valibot';
import { openKinds } from '../flow/activation/actions.ts';
import { MOVE_KINDS, readDeployment, readMove } from '../flow/activation/move/answer.ts';
import type { Placed } from '../flow/activation/move/formation.ts';
import { isPlan, type MovePlan, planMove } from '../flow/activation/move/plan.ts';
import { reachSlice, wayTo } from '../flow/activation/move/reach.ts';
import { chargeAt, type Found, searchFor } from '../flow/activation/move/towards.ts';
import { planDeployment } from '../flow/setup/deployment.ts';
import type { Legion } from '../legion.ts';
import type { MoveData } from '../payloads.ts';
import type { Unit } from '../state.ts';
import { speedOf } from '../values.ts';
import type { LegionAnswers, MiniAt, MoveFacts, Refused } from './answers.ts';
import { QUESTION_SHAPES } from './shapes.ts';

/** What a scenario or a page may ask about moves that have not been made: the plans that would be carried out answer. */

type Args = Readonly<Record<string, Json>>;
const round = (mm: number): number => Math.round(mm * 100) / 100;

const refusedFor = ({ clauses, measured, allowed }: Refusal): Refused => ({
  refused: [...clauses],
  measured: measured ?? null,
  allowed: allowed ?? null,
});
const ownMove = (g: Legion, unit: Unit): MoveData => ({
  unit: unit.id,
  kinds: g.rules.moveKinds(g, unit),
  speed: speedOf(g, unit),
});
/** In its own activation, before it is told to move: what a move action would offer. */
const actionMove = (g: Legion, unit: Unit): MoveData => {
  const { turn } = g.state;
  const acts = turn?.unit === unit.id && turn.step === 'act';
  return acts ? { ...ownMove(g, unit), kinds: openKinds(g, unit, true, turn.actions - 1) } : ownMove(g, unit);
};
/** The part of a question about a move that may differ from the unit's own. */
function withinOf(said: Json | undefined): Partial<MoveData> {
  const read = v.safeParse(v.optional(QUESTION_SHAPES.move.entries.within), said);
  if (!read.success || read.output === undefined) return {};
  const { kinds, ...rest } = read.output;
  return { ...rest, kinds: kinds.flatMap((kind) => MOVE_KINDS.find((known) => known === kind) ?? []) };
}
const dataOf = (g: Legion, unit: Unit, within: Json | undefined): MoveData =>
  within === undefined ? actionMove(g, unit) : { ...ownMove(g, unit), ...withinOf(within) };

const miniAt = ({ mini, pose: { x, y, hx, hy } }: Placed): MiniAt => ({
  mini,
  at: [round(x), round(y)],
  degrees: round(headingDegrees(hx, hy)),
});

export function deploymentFacts(g: Legion, args: Args): LegionAnswers['deployment'] {
  const { at, ...data } = v.parse(QUESTION_SHAPES.deployment, args);
  const unit = g.state.units[data.unit];
  const spot = readDeployment(at);
  if (unit?.status !== 'reserve' && unit?.status !== 'aside') throw new RangeError(`unit ${data.unit} is not waiting`);
  if (!spot) throw new RangeError('a place is needed: x, y, degrees');
  const plan = planDeployment(g, data, spot);
  return isPlaced(plan) ? plan.map(miniAt) : refusedFor(plan);
}
const isPlaced = (plan: readonly Placed[] | Refusal): plan is readonly Placed[] => Array.isArray(plan);

const factsOf = (plan: MovePlan): MoveFacts => ({
  leader: {
    x: round(plan.leader.x),
    y: round(plan.leader.y),
    degrees: round(headingDegrees(plan.leader.hx, plan.leader.hy)),
  },
  others: plan.others.map(miniAt),
  engages: plan.started?.id ?? null,
  leaves: plan.leaves === true,
  stopped: plan.stopped !== undefined,
});

export function moveFacts(g: Legion, unit: Unit, { move, within }: Args): LegionAnswers['move'] {
  const answer = isObject(move ?? null) ? readMove(move) : undefined;
  if (answer === undefined) throw new RangeError('a move is needed: kind, speed, heading, bend, way');
  const plan = planMove(g, { ...ownMove(g, unit), ...withinOf(within) }, answer);
  return isPlan(plan) ? factsOf(plan) : refusedFor(plan);
}

const plannedOf = ({ answer, plan }: Found): LegionAnswers['way']['moves'][number] => ({
  move: answer,
  facts: factsOf(plan),
});

/** How a unit gets to a place, or into melee with an enemy. */
export function wayFacts(g: Legion, unit: Unit, args: Args): LegionAnswers['way'] {
  const { to, engage, twice, within } = v.parse(QUESTION_SHAPES.way, args);
  const data = dataOf(g, unit, within as Json | undefined);
  if (engage !== undefined) {
    const charge = chargeAt(searchFor(g, data), engage);
    if (charge && 'plan' in charge) return { moves: [plannedOf(charge)], refusal: null };
    return { moves: [], refusal: charge ?? null };
  }
  if (to === undefined) throw new RangeError('a place or an enemy is needed');
  const { moves, refusal } = wayTo(g, data, { x: to[0], y: to[1] }, twice === true);
  return { moves: moves.map(plannedOf), refusal };
}

export function reachFacts(g: Legion, unit: Unit, args: Args): LegionAnswers['reach'] {
  const { slice, slices, within } = v.parse(QUESTION_SHAPES.reach, args);
  return reachSlice(g, dataOf(g, unit, within as Json | undefined), slice, slices);
}
