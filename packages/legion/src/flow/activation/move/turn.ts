import { type Refusal, say } from '@holotisch/engine';
import { headingDegrees, type Pose, pose } from '@holotisch/table';
import type { MoveKind } from '../../../cards/moments.ts';
import { type Legion, levelAt } from '../../../legion.ts';
import type { MoveData } from '../../../payloads.ts';
import type { Unit } from '../../../state.ts';
import { onTable, refuse } from '../../../values.ts';
import type { MoveAnswer, MovePlan } from './plan.ts';
import { faultRefusal } from './refusals.ts';
import { baseAt, faultAt, surroundings } from './surroundings.ts';

/** Notched bases that turn on the spot: in a pivot, or before a move. */

/** In 2.6 a notched base turns by up to a right angle before it follows the tool. R-L2-27 */
export function refuseTurn(g: Legion, unit: Unit, kind: MoveKind, turn: number, to: Pose): Refusal | undefined {
  const about = { piece: unit.id };
  if (!g.rules.turnsFirst || !g.card(unit).base.notched || !TURNING.includes(kind))
    return refuse(['LE-BASIS-06'], say('le.no.turnFirst', { unit: unit.id }), about);
  if (Math.abs(turn) > 90)
    return refuse(['LE-DREHUNG-02'], say('le.no.pivot', { most: 90 }), {
      ...about,
      measured: Math.abs(turn),
      allowed: 90,
    });
  const fault = faultAt(surroundings(g, unit, to, 200), baseAt(g, unit, unit.leader, to), to, {
    level: levelAt(g.terrain, to),
  });
  return fault && fault !== 'contact' ? faultRefusal(unit, fault) : undefined;
}
const TURNING: readonly MoveKind[] = ['standard', 'compulsory', 'withdraw'];

/** LE-DREHUNG-02..05: on the spot, by a right angle at most; everybody else turns as the leader does. */
export function planPivot(g: Legion, unit: Unit, data: MoveData, answer: MoveAnswer): MovePlan | Refusal {
  const from = unit.minis[unit.leader]!.pose!;
  const most = data.pivot ?? 90;
  const to = pose(from.x, from.y, answer.heading);
  const cos = from.hx * to.hx + from.hy * to.hy;
  const limit = most >= 180 ? -2 : 0; // a right angle, or all the way round
  if (cos < limit - 1e-9) {
    const measured = Math.abs(headingDegrees(from.hx * to.hy - from.hy * to.hx, cos));
    return refuse(['LE-DREHUNG-02'], say('le.no.pivot', { most }), { measured, allowed: most, piece: unit.id });
  }
  const s = surroundings(g, unit, from, 200);
  const fault = faultAt(s, baseAt(g, unit, unit.leader, to), to, {});
  // What was so before it turned does not keep it from turning: it may stand on high ground.
  const before = faultAt(s, baseAt(g, unit, unit.leader, from), from, {});
  if (fault && fault !== 'contact' && fault !== before) return faultRefusal(unit, fault);
  const others = onTable(unit)
    .filter((mini) => mini !== unit.leader)
    .map((mini) => ({ mini, pose: { ...unit.minis[mini]!.pose!, hx: to.hx, hy: to.hy } }));
  return { kind: 'pivot', speed: 0, bend: 0, leader: to, others, started: null, displaced: [], partial: false };
}
