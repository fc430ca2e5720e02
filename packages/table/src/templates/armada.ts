import { circle, rectangle } from '../polygon.ts';
import { moved, type Pose, toTable, turned } from '../pose.ts';
import type { Shape } from '../shape.ts';
import type { Side } from './side.ts';

/** Millimetres of Armada's manoeuvre tool. */
const TO_JOINT = 46.1; // from the front edge of the base to the next joint
const FROM_JOINT = 22.3; // from a joint to the front edge of a base placed at it
const DEGREES_PER_CLICK = 22.5;
const MOST_CLICKS = 2;
const JOINTS = 4;
/**
 * Half the width of the tool, and so the distance of its middle from the side of a base it lies against. The body
 * was measured at 15.25 and the distance at 7.6; with one number for both a base that lies flush does not overlap.
 */
const HALF_WIDTH = 7.6;

/** The base that takes the tool, as seen from the ship's own pose; of a huge ship it is the rear one. */
export interface ToolBase {
  readonly halfWidth: number;
  /** From the ship's pose ahead to the front edge of this base. */
  readonly front: number;
}

/** The tool set and laid: the clicks of each joint from the first, to the right positive, and its side of the ship. */
export interface Course {
  readonly side: Side;
  readonly clicks: readonly number[];
}

const toolAcross = (base: ToolBase, side: Side): number =>
  side === 'left' ? -(base.halfWidth + HALF_WIDTH) : base.halfWidth + HALF_WIDTH;

/** The point on the middle of the tool beside the front edge of a base, looking as the ship does. */
const toolBeside = (ship: Pose, base: ToolBase, side: Side): Pose => moved(ship, toolAcross(base, side), base.front);

/** The ship whose front edge is beside that point: on the side it started from. AR-BEWEGUNG-VON-SCHIFFEN-06 */
const shipBeside = (tool: Pose, base: ToolBase, side: Side): Pose => moved(tool, -toolAcross(base, side), -base.front);

/** All joints of a course, each looking along the segment that follows it. */
export function toolJoints(ship: Pose, base: ToolBase, course: Course): readonly Pose[] {
  if (course.clicks.length > JOINTS) throw new RangeError(`the tool has ${JOINTS} joints`);
  const joints: Pose[] = [];
  let front = toolBeside(ship, base, course.side);
  let total = 0;
  for (const clicks of course.clicks) {
    if (!Number.isInteger(clicks) || Math.abs(clicks) > MOST_CLICKS)
      throw new RangeError('a joint has 2 clicks each way');
    total += clicks;
    const at = toTable(front, 0, TO_JOINT);
    // Turned from the start at once, so that four clicks are exactly a quarter.
    const { hx, hy } = turned(ship, total * DEGREES_PER_CLICK);
    const joint = { x: at.x, y: at.y, hx, hy };
    joints.push(joint);
    front = moved(joint, 0, FROM_JOINT);
  }
  return joints;
}

/**
 * Where a ship ends that moves at a speed along a course. The speed may be lower than the course is long: a ship that
 * would overlap another takes an earlier joint of the same course. AR-BEWEGUNG-VON-SCHIFFEN-02, AR-UEBERSCHNEIDUNG-05
 */
export function shipAfterCourse(ship: Pose, base: ToolBase, course: Course, speed: number): Pose {
  if (speed === 0) return ship;
  const joint = toolJoints(ship, base, course)[speed - 1];
  if (joint === undefined) throw new RangeError(`the course has no joint for speed ${speed}`);
  return shipBeside(moved(joint, 0, FROM_JOINT), base, course.side);
}

/**
 * A manoeuvre at speed 0 with yaw: the ship turns about the last joint of the tool, set against the side it turns to.
 * AR-BEWEGUNG-VON-SCHIFFEN-13
 */
export function shipTurnedOnTheSpot(ship: Pose, base: ToolBase, clicks: number): Pose {
  if (clicks === 0) return ship;
  const side = clicks < 0 ? 'left' : 'right';
  const joint = moved(toolBeside(ship, base, side), 0, -FROM_JOINT);
  return shipBeside(moved(turned(joint, clicks * DEGREES_PER_CLICK), 0, FROM_JOINT), base, side);
}

/**
 * What the tool covers as far as it counts: from the notches of the base to the front edge of a ship at the joint of
 * that speed; all beyond is ignored. Its segments are rectangles, its joints discs. AR-MANOEVERHILFE-03
 */
export function toolOutline(ship: Pose, base: ToolBase, course: Course, speed: number): readonly Shape[] {
  const joints = toolJoints(ship, base, course).slice(0, speed);
  const first = moved(toolBeside(ship, base, course.side), 0, -FROM_JOINT);
  const shapes: Shape[] = [];
  [first, ...joints].forEach((from, i) => {
    const length = i < joints.length ? FROM_JOINT + TO_JOINT : FROM_JOINT;
    shapes.push(rectangle(moved(from, 0, length / 2), HALF_WIDTH, length / 2));
    if (i > 0) shapes.push(circle(from, HALF_WIDTH));
  });
  return shapes;
}
