import type { MoveAnswer, MoveData } from '@holotisch/legion';
import { findUnit, type Unit } from '@holotisch/legion/data';
import {
  headingDegrees,
  type Pose,
  pose,
  poseOnTool,
  speedToolLength,
  type ToolMove,
  toolMove,
  turned,
  type Vec,
} from '@holotisch/table';
import { type LegionUnit, type LegionView, leaderPose } from '../view.ts';

/** A move in the making, and what the tool looks like for it. */

const TOOLS = ['standard', 'reverse', 'strafe', 'compulsory', 'withdraw', 'jump', 'scout'];
export const usesTool = (kind: string): boolean => TOOLS.includes(kind);
export const climbs = (kind: string): boolean => kind === 'climb' || kind === 'clamber';

/** Turns on the spot: nobody follows a tool. */
export const turnsOnly = (kind: string): boolean => kind === 'pivot' || kind === 'reposition';

const TURN_FIRST = ['standard', 'compulsory', 'withdraw'];
export const isNotched = ({ units, rules }: LegionView, { unit }: MoveData): boolean =>
  findUnit(units[unit]?.card ?? '', rules.edition)?.base.notched === true;
/** In 2.6 a notched base may turn by up to a right angle before it follows the tool. R-L2-27 */
export const turnsFirst = (view: LegionView, region: MoveData, kind: string): boolean =>
  view.rules.edition === '2.6' && isNotched(view, region) && TURN_FIRST.includes(kind);

interface LaidTool {
  readonly tool: ToolMove;
  /** Where it bends, and where the leader ends. */
  readonly hinge: Pose;
  readonly end: Pose;
}

/** The tool as it lies; who stands where in the end is for the rules to say. */
export function toolOf(view: LegionView, { unit: id }: MoveData, move: MoveAnswer): LaidTool | undefined {
  const unit = view.units[id];
  const from = leaderPose(unit);
  const base = unit && findUnit(unit.card, view.rules.edition)?.base;
  if (!from || !base || !usesTool(move.kind) || ![1, 2, 3].includes(move.speed) || Math.abs(move.bend) > 90)
    return undefined;
  const sideways = move.heading < 0 ? 'strafeLeft' : 'strafeRight';
  const gait = move.kind === 'reverse' ? 'reverse' : move.kind === 'strafe' ? sideways : 'ahead';
  const start = base.notched ? turned(from, move.turn ?? 0) : pose(from.x, from.y, move.heading);
  const tool = toolMove(start, base, move.speed, move.bend, gait);
  const way = Math.max(0, Math.min(1, move.way));
  return { tool, hinge: poseOnTool(tool, tool.length / 2), end: poseOnTool(tool, way * tool.length) };
}

/** Ahead, at full speed. */
export function straightOn(view: LegionView, region: MoveData): MoveAnswer {
  const from = leaderPose(view.units[region.unit]);
  const kind = region.kinds[0] ?? 'standard';
  const heading = from ? headingDegrees(from.hx, from.hy) : 0;
  return { kind, speed: Math.max(1, Math.min(3, region.speed)), heading, bend: 0, way: 1 };
}

const within = (least: number, n: number, most: number) => Math.max(least, Math.min(most, n));
const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** Everybody is placed anew when the leader goes elsewhere. */
const without = ({ others: _, ...move }: MoveAnswer): MoveAnswer => move;

const lengthOf = (base: Unit['base'], speed: number) => speedToolLength(speed) + base.length - (base.notched ? 6 : 0);
const fastest = ({ speed }: MoveData): number => within(1, speed, 3);

/** As far as the leader may get to each side: what has to be in sight while its move is thought over, whatever is tried. */
export function reachOf(view: LegionView, region: MoveData): readonly Vec[] {
  const unit = view.units[region.unit];
  const from = leaderPose(unit);
  const base = unit && findUnit(unit.card, view.rules.edition)?.base;
  if (!from || !base) return [];
  const far = region.kinds.every(turnsOnly) ? 0 : lengthOf(base, fastest(region));
  const { width, depth } = view.rules;
  return [
    { x: within(0, from.x - far, width), y: within(0, from.y - far, depth) },
    { x: within(0, from.x + far, width), y: within(0, from.y + far, depth) },
  ];
}

/** A click on the table: a round base goes straight there, or as far as it gets; a notched one bends its tool towards it. */
export function movedTowards(view: LegionView, region: MoveData, move: MoveAnswer, to: Vec): MoveAnswer {
  const unit = view.units[region.unit];
  const from = leaderPose(unit);
  const base = unit && findUnit(unit.card, view.rules.edition)?.base;
  if (!from || !base) return move;
  const heading = headingDegrees(to.x - from.x, to.y - from.y);
  if (turnsOnly(move.kind)) return { ...without(move), heading };
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  const most = fastest(region);
  const speed = [1, 2, 3].find((one) => one <= most && lengthOf(base, one) >= away) ?? most;
  const way = region.full ? 1 : within(0, away / lengthOf(base, speed), 1);
  if (!base.notched) return { ...without(move), speed, heading, bend: 0, way };
  const aside = turnBetween(headingDegrees(from.hx, from.hy), heading);
  const { turn: _, ...straight } = without(move);
  const first = turnsFirst(view, region, move.kind) ? within(-90, Math.round(aside), 90) : 0;
  const bend = within(-90, Math.round(2 * (aside - first)), 90);
  return { ...straight, speed, bend, way, ...(first !== 0 && { turn: first }) };
}

/** The hinge is drawn aside: the tool begins towards it, and its second half still leads to where it led. */
export function bentThrough(view: LegionView, region: MoveData, move: MoveAnswer, hinge: Vec): MoveAnswer {
  const unit = view.units[region.unit];
  const from = leaderPose(unit);
  const laid = toolOf(view, region, move);
  const base = unit && findUnit(unit.card, view.rules.edition)?.base;
  if (!from || !base || !laid) return move;
  const heading = headingDegrees(hinge.x - from.x, hinge.y - from.y);
  const on = headingDegrees(laid.end.x - hinge.x, laid.end.y - hinge.y);
  const first = base.notched ? headingDegrees(from.hx, from.hy) + (move.turn ?? 0) : heading;
  const bend = within(-90, Math.round(turnBetween(first, on)), 90);
  return base.notched ? { ...without(move), bend } : { ...without(move), heading, bend };
}

export const bentBy = (move: MoveAnswer, degrees: number): MoveAnswer => ({
  ...without(move),
  bend: within(-90, move.bend + degrees, 90),
});

/** Terrain near enough to be climbed, by place, the nearest first. */
export function climbable({ terrain, units }: LegionView, { unit }: MoveData): readonly number[] {
  const from = leaderPose(units[unit]);
  if (!from) return [];
  const away = (at: number) => Math.hypot(terrain[at]!.pose.x - from.x, terrain[at]!.pose.y - from.y);
  return terrain
    .flatMap(({ height }, at) => (height > 0 ? [at] : []))
    .sort((a, b) => away(a) - away(b))
    .slice(0, 4);
}

/** Enemies that the leader may come into contact with by its tool, the nearest first. */
export function attackable(view: LegionView, { unit: id, speed }: MoveData): readonly LegionUnit[] {
  const unit = view.units[id];
  const from = leaderPose(unit);
  if (!unit || !from) return [];
  const baseOf = ({ card }: LegionUnit) => findUnit(card, view.rules.edition)?.base.length ?? 0;
  const away = (enemy: LegionUnit): number =>
    Math.min(
      ...enemy.minis.flatMap(({ pose: at, fell }) =>
        at && fell === null ? [Math.hypot(at.x - from.x, at.y - from.y) - (baseOf(unit) + baseOf(enemy)) / 2] : [],
      ),
    );
  const reach = speedToolLength(within(1, speed, 3)) + baseOf(unit);
  return view.units
    .filter((u) => u.status === 'play' && view.sides[u.seat] !== view.sides[unit.seat] && away(u) <= reach)
    .toSorted((a, b) => away(a) - away(b));
}

/** Straight at the nearest miniature of an enemy, as far as the tool goes: contact stops it. */
export function chargedAt(view: LegionView, region: MoveData, move: MoveAnswer, enemy: number): MoveAnswer {
  const from = leaderPose(view.units[region.unit]);
  const [at] = (view.units[enemy]?.minis ?? [])
    .flatMap(({ pose: stands, fell }) => (stands && fell === null ? [stands] : []))
    .toSorted((a, b) => (from ? Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y) : 0));
  return { ...(at ? movedTowards(view, region, move, at) : move), way: 1, engage: enemy };
}
