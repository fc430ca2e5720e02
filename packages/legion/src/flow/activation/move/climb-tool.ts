import { type Refusal, say } from '@holotisch/engine';
import { distanceBetween, headingDegrees } from '@holotisch/table';
import { heightBand, SEGMENT } from '../../../geometry/range.ts';
import { type Legion, levelAt } from '../../../legion.ts';
import type { MoveData } from '../../../payloads.ts';
import type { Unit } from '../../../state.ts';
import { refuse } from '../../../values.ts';
import { type Climb, climbs, nearestFooting, refuseClimber } from './climb.ts';
import type { MoveAnswer, MovePlan } from './plan.ts';

/** Climbing in 2.6: a move with the tool of speed 1 that leads up to a height further up or down. R-L2-26 */

type Walk = (data: MoveData, answer: MoveAnswer) => MovePlan | Refusal;

export function climbByTool(g: Legion, unit: Unit, data: MoveData, said: MoveAnswer, walk: Walk): MovePlan | Refusal {
  const unable = refuseClimber(g, unit);
  if (unable) return unable;
  const most = g.rules.climbing.most(g, unit);
  // The speed becomes 1 before anything lowers it, and nothing raises it.
  const within: MoveData = {
    ...data,
    kinds: ['climb'],
    jump: most * SEGMENT,
    speed: Math.max(0, 1 - unit.tokens.immobilize),
  };
  const { climb: wanted, ...way } = said;
  const answer: MoveAnswer = { ...way, speed: 1 };
  const tried = level(g, unit, most, walk(within, answer));
  if (wanted === undefined) return tried;
  const climb = climbs(g, unit).find(({ piece, way: how }) => piece === wanted.piece && how === wanted.way);
  if (!climb)
    return refuse(['LE-KLIMMEN-UND-KLETTERN-02'], say('le.no.climbHere', { unit: unit.id }), { piece: unit.id });
  if (climb.height > most) return tooHigh(g, unit, climb.height, most);
  if ('leader' in tried && leadsTo(g, climb, tried)) return tried;
  // As it was named without a way of the tool that leads there: to the nearest place on it.
  const from = unit.minis[unit.leader]!.pose!;
  const to = nearestFooting(g, unit, climb);
  if (!to) return refuse(['LE-KLIMMEN-UND-KLETTERN-04'], say('le.no.footing', { unit: unit.id }), { piece: unit.id });
  const heading = headingDegrees(to.x - from.x, to.y - from.y);
  const far = g.rules.climbing.reach + g.baseOf(unit, unit.leader).length;
  const share = Math.min(1, distanceBetween(to, from) / far);
  return level(g, unit, most, walk(within, { ...answer, heading, bend: 0, way: share }));
}

/** It ends on the piece, or down from it, or beyond it. */
const leadsTo = (g: Legion, { to }: Climb, { leader }: MovePlan): boolean => levelAt(g.terrain, leader) === to;

/** No farther up or down than it climbs. */
function level(g: Legion, unit: Unit, most: number, plan: MovePlan | Refusal): MovePlan | Refusal {
  if (!('leader' in plan)) return plan;
  const { pose } = unit.minis[unit.leader]!;
  const height = heightBand(Math.abs(levelAt(g.terrain, plan.leader) - levelAt(g.terrain, pose!)));
  return height > most ? tooHigh(g, unit, height, most) : plan;
}
const tooHigh = (g: Legion, unit: Unit, height: number, most: number): Refusal =>
  refuse(g.rules.climbing.clauses, say('le.no.tooHigh', { height, most }), {
    piece: unit.id,
    measured: height,
    allowed: most,
  });
