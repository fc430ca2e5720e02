import {
  type Box,
  boxOf,
  type Circle,
  type Course,
  distanceBetween,
  isInBox,
  overlaps,
  type Pose,
  pose as poseAt,
  type Shape,
  shipAfterCourse,
  shipTurnedOnTheSpot,
  toolOutline,
  type Vec,
} from '@holotisch/table';
import type { ShipClass } from '../data/types.ts';
import { toolBase } from './bases.ts';
import { DISTANCE, type Distance, gap, isUpTo } from './rulers.ts';
import { StandingShip } from './standing-ship.ts';

interface EndOfCourse {
  readonly pose: Pose;
  /** The tool lies where the base would: it has to be set on the other side. AR-BEWEGUNG-VON-SCHIFFEN-07 */
  readonly overlapsTool: boolean;
}

/** Where a ship ends that follows a course up to the joint of a speed. AR-BEWEGUNG-VON-SCHIFFEN-04 */
export const endOfCourse = (cls: ShipClass, pose: Pose, course: Course, speed: number): EndOfCourse => ({
  pose: shipAfterCourse(pose, toolBase(cls), course, speed),
  overlapsTool: endsOnTool(cls, course, speed),
});

/** Where a ship ends that turns at speed 0. AR-BEWEGUNG-VON-SCHIFFEN-13 */
export const endOfTurn = (cls: ShipClass, pose: Pose, clicks: number): Pose =>
  shipTurnedOnTheSpot(pose, toolBase(cls), clicks);

/** The same wherever the ship stands, so it is asked once for every size and course. */
const toolOverlaps = new Map<string, boolean>();

/**
 * The dials are above the tool: already on a straight course they hang over it. Only the base is in its way; that of a
 * huge ship before it moves as well, since the tool begins at its rear base. AR-BEISPIEL-BEWEGUNG-EINES-RIESIGEN-02
 */
function endsOnTool(cls: ShipClass, course: Course, speed: number): boolean {
  if (speed === 0) return false;
  const key = `${cls.size} ${course.side} ${course.clicks.slice(0, speed).join()}`;
  const known = toolOverlaps.get(key);
  if (known !== undefined) return known;
  const start = poseAt(0, 0);
  const end = new StandingShip(cls, shipAfterCourse(start, toolBase(cls), course, speed));
  const base = cls.size === 'huge' ? [...new StandingShip(cls, start).base, ...end.base] : end.base;
  const tool = toolOutline(start, toolBase(cls), course, speed);
  const found = tool.some((part) => base.some((b) => overlaps(part, b)));
  toolOverlaps.set(key, found);
  return found;
}

/**
 * Whether a squadron gets from here to there: the ruler begins at its edge, and all of its base stays before the line,
 * so its middle moves no farther than the line is. AR-BEWEGUNG-VON-STAFFELN-03, AR-BEWEGUNG-VON-STAFFELN-04
 */
export function squadronReach(from: Vec, to: Vec, distance: Distance): boolean {
  return isUpTo(distanceBetween(from, to), DISTANCE[distance - 1]!);
}

/** A touch is no overlap (AR-FAQ-BEWEGUNG-07); shield dials count (AR-UEBERSCHNEIDUNG-13). */
export function shipsOverlap(a: StandingShip, b: StandingShip): boolean {
  if (distanceBetween(a.pose, b.pose) > a.radius + b.radius) return false;
  return a.footprint.some((p) => b.footprint.some((q) => overlaps(p, q)));
}

/** AR-FAQ-STAFFELN-09, AR-FAQ-STAFFELN-10: neither may a dial hang over a squadron. */
export function overlapsSquadron(ship: StandingShip, squadron: Circle): boolean {
  if (distanceBetween(ship.pose, { x: squadron.cx, y: squadron.cy }) > ship.radius + squadron.radius) return false;
  return ship.footprint.some((p) => overlaps(p, squadron));
}

/** Whether a ship's footprint or a squadron's base lies on an obstacle. AR-HINDERNISSE-40, AR-UEBERSCHNEIDUNG-13 */
export const overlapsObstacle = (base: readonly Shape[], obstacle: Shape): boolean =>
  base.some((p) => overlaps(p, obstacle));

/** Whether any part lies off the table; pass bases, for shield dials do not count. AR-SPIELFLAECHE-03, AR-SPIELFLAECHE-04 */
export const leavesTable = (bases: readonly Shape[], area: Box): boolean =>
  !bases.every((base) => isInBox(boxOf(base), area));

/**
 * Which of the ships that it overlapped is nearest to the moving ship, measured from where that one stands now; more
 * than one if they are equally near. AR-UEBERSCHNEIDUNG-06, AR-FAQ-BEWEGUNG-04, R-AR-28
 */
export function nearestOverlapped(stands: StandingShip, overlapped: readonly StandingShip[]): readonly number[] {
  const gaps = overlapped.map((other) => gap(stands.base, other.base));
  const least = Math.min(...gaps);
  return gaps.flatMap((mm, i) => (isUpTo(mm, least) ? [i] : []));
}
