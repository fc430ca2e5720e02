import { isObject, type Json } from '@holotisch/engine';
import type { MoveAnswer, MoveData } from '@holotisch/legion';
import { findUnit } from '@holotisch/legion/data';
import {
  headingDegrees,
  type Pose,
  pose,
  poseOnTool,
  speedToolLength,
  type ToolMove,
  toolMove,
  type Vec,
} from '@holotisch/table';
import { type LegionView, leaderPose } from '../view.ts';

/** A move in the making, and what the tool looks like for it. */

export function moveOf(answer: Json | undefined): MoveAnswer | undefined {
  if (!isObject(answer) || typeof answer['kind'] !== 'string') return undefined;
  const { speed, heading, bend, way } = answer;
  if (typeof speed !== 'number' || typeof heading !== 'number' || typeof bend !== 'number' || typeof way !== 'number')
    return undefined;
  return answer as unknown as MoveAnswer;
}

const TOOLS = ['standard', 'reverse', 'strafe', 'compulsory', 'withdraw', 'jump', 'scout'];
export const usesTool = (kind: string): boolean => TOOLS.includes(kind);

/** The tool as it lies, and where the leader ends; others are placed by the rules. */
export function toolOf(
  view: LegionView,
  { unit: id }: MoveData,
  move: MoveAnswer,
): { readonly tool: ToolMove; readonly end: Pose } | undefined {
  const unit = view.units[id];
  const from = leaderPose(unit);
  const base = unit && findUnit(unit.card, view.rules.edition)?.base;
  if (!from || !base || !usesTool(move.kind) || ![1, 2, 3].includes(move.speed) || Math.abs(move.bend) > 90)
    return undefined;
  const gait =
    move.kind === 'reverse'
      ? 'reverse'
      : move.kind === 'strafe'
        ? move.heading < 0
          ? 'strafeLeft'
          : 'strafeRight'
        : 'ahead';
  const tool = toolMove(base.notched ? from : pose(from.x, from.y, move.heading), base, move.speed, move.bend, gait);
  return { tool, end: poseOnTool(tool, Math.max(0, Math.min(1, move.way)) * tool.length) };
}

/** Ahead, at full speed. */
export function straightOn(view: LegionView, region: MoveData): MoveAnswer {
  const from = leaderPose(view.units[region.unit]);
  const kind = region.kinds[0] ?? 'standard';
  const heading = from ? headingDegrees(from.hx, from.hy) : 0;
  return { kind, speed: Math.max(1, Math.min(3, region.speed)), heading, bend: 0, way: 1 };
}

/** A click on the table: a round base goes straight there, or as far as it gets; a notched one bends its tool towards it. */
export function movedTowards(view: LegionView, region: MoveData, move: MoveAnswer, to: Vec): MoveAnswer {
  const unit = view.units[region.unit];
  const from = leaderPose(unit);
  const base = unit && findUnit(unit.card, view.rules.edition)?.base;
  if (!from || !base) return move;
  const heading = headingDegrees(to.x - from.x, to.y - from.y);
  if (move.kind === 'pivot') return { ...move, heading };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  const reach = (speed: number) => speedToolLength(speed) + base.length - (base.notched ? 6 : 0);
  const most = Math.max(1, Math.min(3, region.speed));
  const speed = [1, 2, 3].find((one) => one <= most && reach(one) >= away) ?? most;
  const way = Math.max(0, Math.min(1, away / reach(speed)));
  if (!base.notched) return { ...move, speed, heading, bend: 0, way };
  const turn = ((heading - headingDegrees(from.hx, from.hy) + 540) % 360) - 180;
  return { ...move, speed, bend: Math.max(-90, Math.min(90, Math.round(2 * turn))), way };
}
