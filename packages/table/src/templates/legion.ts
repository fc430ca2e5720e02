import { overlaps } from '../overlap.ts';
import { circle, polygonIfSolid, rectangle } from '../polygon.ts';
import { moved, type Pose, toTable, turned } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Vec } from '../vec.ts';

/** Millimetres of Legion's movement tools: two arms of equal length with a hinge between them. */
const TOOL_LENGTHS = [75, 125, 175];
const TOOL_WIDTH = 15;
const HINGE_RADIUS = 8.5;
const LARGEST_BEND = 90;
const NOTCH_DEPTH = 3;

/** From end to end of the straight tool, which is also how far apart bases in formation may stand. LE-FORMATION-03 */
export function speedToolLength(speed: number): number {
  const length = TOOL_LENGTHS[speed - 1];
  if (length === undefined) throw new RangeError(`there is no movement tool of speed ${speed}`);
  return length;
}

/** A base, round when it is as wide as long, else two half discs with a straight piece between them. */
export interface LegionBase {
  readonly width: number;
  readonly length: number;
  readonly notched: boolean;
}

/** All points within `radius` of a rectangle about a pose, which may be as flat as a line or a point. */
function rounded(at: Pose, halfWidth: number, halfLength: number, radius: number): readonly Shape[] {
  const shapes: Shape[] = [];
  for (const x of halfWidth > TOLERANCE ? [-halfWidth, halfWidth] : [0])
    for (const y of halfLength > TOLERANCE ? [-halfLength, halfLength] : [0])
      shapes.push(circle(toTable(at, x, y), radius));
  if (halfLength > TOLERANCE) shapes.push(rectangle(at, halfWidth + radius, halfLength));
  if (halfWidth > TOLERANCE) shapes.push(rectangle(at, halfWidth, halfLength + radius));
  return shapes;
}

/** Half the straight piece of an oblong base, 0 for a round one. */
const coreOf = (base: LegionBase): number => (base.length - base.width) / 2;

/** A base on the table; a round one has no use for the heading. */
export const legionBase = (at: Pose, base: LegionBase): readonly Shape[] =>
  coreOf(base) > TOLERANCE ? rounded(at, 0, coreOf(base), base.width / 2) : [circle(at, base.width / 2)];

/** Which notch takes the tool: ahead the front one, reversing the rear one, strafing the one of that side. */
export type Gait = 'ahead' | 'reverse' | 'strafeLeft' | 'strafeRight';
const GAIT_DEGREES = { ahead: 0, reverse: 180, strafeLeft: -90, strafeRight: 90 } as const;

/** A tool set against a base and bent. */
export interface ToolMove {
  readonly base: LegionBase;
  readonly speed: number;
  readonly gait: Gait;
  readonly bend: number;
  readonly start: Pose;
  /** How far the middle of the base travels along each arm. */
  readonly arm: number;
  readonly length: number;
}

/**
 * Sets a tool against a base. A notched base starts in the direction that its notch gives, any other in the direction
 * in which `start` looks; `bend` is the hinge's angle in degrees, clockwise positive.
 * LE-BEWEGUNG-06..08, LE-RUECKWAERTSBEWEGUNG-02
 */
export function toolMove(start: Pose, base: LegionBase, speed: number, bend: number, gait: Gait = 'ahead'): ToolMove {
  if (!(Math.abs(bend) <= LARGEST_BEND)) throw new RangeError('the tool bends by up to 90 degrees');
  // The middle travels the tool and its own base, less what sinks into the notches at both ends.
  const length = speedToolLength(speed) + alongTravel(base, gait) - (base.notched ? 2 * NOTCH_DEPTH : 0);
  return { base, speed, gait, bend, start, arm: length / 2, length };
}

const alongTravel = (base: LegionBase, gait: Gait): number =>
  gait === 'ahead' || gait === 'reverse' ? base.length : base.width;

const travelling = (facing: Pose, gait: Gait): Pose => turned(facing, GAIT_DEGREES[gait]);

/** The base over the hinge, still facing along the first arm. */
const atHinge = ({ start, gait, arm }: ToolMove): Pose => {
  const at = toTable(travelling(start, gait), 0, arm);
  return { x: at.x, y: at.y, hx: start.hx, hy: start.hy };
};

/**
 * The base after its middle has travelled `way` of `move.length`, centred on the tool and with its notches parallel to
 * the arm it has reached: over the hinge it turns from one to the other. LE-BEWEGUNG-10..13
 */
export function poseOnTool(move: ToolMove, way: number): Pose {
  const { start, gait, arm, bend } = move;
  const facing = way > arm ? turned(atHinge(move), bend) : start;
  const at = toTable(travelling(facing, gait), 0, way > arm ? way - arm : way);
  return { x: at.x, y: at.y, hx: facing.hx, hy: facing.hy };
}

/** All that the base covers between two places of one arm, facing the same way at both. */
function sweptStraight({ base, gait }: ToolMove, from: Pose, way: number): readonly Shape[] {
  const along = gait === 'ahead' ? way / 2 : gait === 'reverse' ? -way / 2 : 0;
  const across = gait === 'strafeRight' ? way / 2 : gait === 'strafeLeft' ? -way / 2 : 0;
  return rounded(moved(from, across, along), Math.abs(across), coreOf(base) + Math.abs(along), base.width / 2);
}

/** How far the arc of a sector may stray from its true circle. */
const ARC_DEVIATION = 0.01;

/** What the ends of an oblong base cover while it turns on the spot, besides its places before and after. */
function sweptTurning(at: Pose, base: LegionBase, degrees: number): readonly Shape[] {
  const radius = base.length / 2;
  if (coreOf(base) <= TOLERANCE || degrees === 0) return [];
  const widest = Math.sqrt((8 * ARC_DEVIATION) / radius) * (180 / Math.PI);
  const steps = Math.ceil(Math.abs(degrees) / widest);
  const sector = (end: number): Shape | undefined => {
    const corners: Vec[] = [at];
    for (let i = 0; i <= steps; i += 1) corners.push(toTable(turned(at, (degrees * i) / steps), 0, end));
    return polygonIfSolid(corners);
  };
  return [sector(radius), sector(-radius)].filter((shape) => shape !== undefined);
}

/**
 * All that the base covers on its way, as shapes that overlap each other: whatever overlaps one of them was run over,
 * and the base never left the table if it contains them all. LE-BEWEGUNG-18, LE-BEWEGUNG-22
 */
export function sweptOnTool(move: ToolMove, way: number): readonly Shape[] {
  const { start, base, arm, bend } = move;
  if (way <= arm) return sweptStraight(move, start, way);
  const hinge = atHinge(move);
  return [
    ...sweptStraight(move, start, arm),
    ...sweptTurning(hinge, base, bend),
    ...sweptStraight(move, turned(hinge, bend), way - arm),
  ];
}

/**
 * How far the base gets along the tool before it would overlap one of the blockers, all the way or not at all. What is
 * covered only grows with the way, so halving finds the place and nothing thin can be jumped over.
 * LE-BEWEGUNG-18, LE-ZWANGSBEWEGUNG-06
 */
export function freeWay(move: ToolMove, blockers: readonly Shape[]): number {
  const stops = (way: number): boolean =>
    sweptOnTool(move, way).some((swept) => blockers.some((blocker) => overlaps(swept, blocker)));
  if (!stops(move.length)) return move.length;
  let free = 0;
  let blocked = move.length;
  while (blocked - free > TOLERANCE) {
    const middle = (free + blocked) / 2;
    if (stops(middle)) blocked = middle;
    else free = middle;
  }
  return free;
}

/** The tool itself, to be drawn: its two arms and the hinge. */
export function speedToolOutline(move: ToolMove): readonly Shape[] {
  const { gait, bend } = move;
  const armLength = speedToolLength(move.speed) / 2;
  const hinge = travelling(atHinge(move), gait);
  return [
    rectangle(moved(hinge, 0, -armLength / 2), TOOL_WIDTH / 2, armLength / 2),
    circle(hinge, HINGE_RADIUS),
    rectangle(moved(turned(hinge, bend), 0, armLength / 2), TOOL_WIDTH / 2, armLength / 2),
  ];
}
