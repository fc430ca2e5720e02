import { type CourseAnswer, type CourseData, data, geometry } from '@holotisch/armada';
import { isObject, type Json } from '@holotisch/engine';
import { circle, type Pose, placed, polygon, type Shape, toolJoints, toolOutline } from '@holotisch/table';
import { type ArmadaView, type ShipView, shipIn } from '../view.ts';

// A course in the making: what may be set, and where it would end. The rules judge it; this only shows.

export function courseOf(answer: Json | undefined): CourseAnswer | undefined {
  if (!isObject(answer)) return undefined;
  const { speed, clicks, side } = answer;
  if (typeof speed !== 'number' || !Array.isArray(clicks) || (side !== 'left' && side !== 'right')) return undefined;
  const numbers = clicks.filter((c): c is number => typeof c === 'number');
  return numbers.length === clicks.length ? { speed, clicks: numbers, side } : undefined;
}

/** At how much the ship moves when its dial shows this speed. */
export const movingAt = ({ temporary }: CourseData, speed: number): number => Math.max(0, speed + temporary);
const yawAt = (region: CourseData, speed: number): readonly number[] =>
  region.yaw[String(movingAt(region, speed))] ?? [];

/** How many joints can be bent: at speed 0 the last one, if an effect allows it. */
export const jointsAt = (region: CourseData, speed: number): number =>
  movingAt(region, speed) === 0 ? (region.pivot > 0 ? 1 : 0) : movingAt(region, speed);

/** The most clicks of a joint, beside what the others have taken of the additional ones. */
export function mostClicks(region: CourseData, { speed, clicks }: CourseAnswer, joint: number): number {
  if (movingAt(region, speed) === 0) return region.pivot;
  const yaw = yawAt(region, speed);
  const taken = clicks.filter((c, i) => i !== joint && Math.abs(c) > (yaw[i] ?? 0)).length;
  return Math.min(2, (yaw[joint] ?? 0) + (taken < region.extra ? 1 : 0));
}

/** The joint that keys bend until another one is chosen: the first that can be bent at all. */
export function firstJoint(region: CourseData, course: CourseAnswer): number {
  const joints = Array.from({ length: jointsAt(region, course.speed) }, (_, i) => i);
  return joints.find((joint) => mostClicks(region, course, joint) > 0) ?? 0;
}

/** The extra clicks that are still to be had. */
export const extraLeft = (region: CourseData, { speed, clicks }: CourseAnswer): number => {
  const yaw = yawAt(region, speed);
  return region.extra - clicks.filter((c, i) => Math.abs(c) > (yaw[i] ?? 0)).length;
};

/** The first course: straight on, as fast as the dial says. */
export function straightOn(view: ArmadaView, region: CourseData): CourseAnswer {
  const dial = shipIn(view, region.ship)?.speed ?? 0;
  const speed = region.speeds.includes(dial) ? dial : (region.speeds[0] ?? 0);
  return { speed, clicks: new Array<number>(movingAt(region, speed)).fill(0), side: 'right' };
}

const clsOf = (ship: ShipView): data.ShipClass => data.classOf(data.shipCard(ship.card));

/** The tool is laid on the side where the base does not end on it. AR-BEWEGUNG-VON-SCHIFFEN-07 */
function onFreeSide(ship: ShipView, course: CourseAnswer, moving: number): CourseAnswer {
  if (!ship.pose || moving === 0) return course;
  const overlaps = (side: 'left' | 'right') =>
    geometry.endOfCourse(clsOf(ship), ship.pose!, { ...course, side }, moving).overlapsTool;
  const other = course.side === 'left' ? 'right' : 'left';
  return overlaps(course.side) && !overlaps(other) ? { ...course, side: other } : course;
}

/** A joint is bent by a click to a side, as far as it goes. */
export function bent(
  view: ArmadaView,
  region: CourseData,
  course: CourseAnswer,
  joint: number,
  by: number,
): CourseAnswer {
  const ship = shipIn(view, region.ship);
  const most = mostClicks(region, course, joint);
  const clicks = Array.from({ length: jointsAt(region, course.speed) }, (_, i) => course.clicks[i] ?? 0);
  const wanted = Math.max(-most, Math.min(most, (clicks[joint] ?? 0) + by));
  const next = { ...course, clicks: clicks.map((c, i) => (i === joint ? wanted : c)) };
  return ship ? onFreeSide(ship, next, movingAt(region, next.speed)) : next;
}

/** Another speed keeps the clicks of the joints that remain, as far as they are allowed. */
export function atSpeed(view: ArmadaView, region: CourseData, course: CourseAnswer, speed: number): CourseAnswer {
  const ship = shipIn(view, region.ship);
  const clicks = new Array<number>(movingAt(region, speed)).fill(0);
  for (const joint of clicks.keys()) {
    const most = mostClicks(region, { ...course, speed, clicks }, joint);
    clicks[joint] = Math.max(-most, Math.min(most, course.clicks[joint] ?? 0));
  }
  const kept: CourseAnswer = { ...course, speed, clicks };
  return ship ? onFreeSide(ship, kept, movingAt(region, speed)) : kept;
}

export const otherSide = (course: CourseAnswer): CourseAnswer => ({
  ...course,
  side: course.side === 'left' ? 'right' : 'left',
});

/** What a course would lead to. */
export interface Landing {
  readonly pose: Pose;
  /** What the tool covers, and its joints. */
  readonly tool: readonly Shape[];
  readonly joints: readonly Pose[];
  /** Where the ship would be at every joint before the last. */
  readonly onTheWay: readonly Pose[];
  readonly ships: readonly number[];
  readonly squadrons: readonly number[];
  readonly obstacles: readonly number[];
  readonly leaves: boolean;
  readonly onTool: boolean;
}

export function landingOf(view: ArmadaView, region: CourseData, course: CourseAnswer): Landing | undefined {
  const ship = shipIn(view, region.ship);
  if (!ship?.pose) return undefined;
  const from = ship.pose;
  const cls = clsOf(ship);
  const moving = movingAt(region, course.speed);
  if (moving > 0 && course.clicks.length !== moving) return undefined;
  const end =
    moving === 0
      ? { pose: geometry.endOfTurn(cls, from, course.clicks[0] ?? 0), overlapsTool: false }
      : geometry.endOfCourse(cls, from, course, moving);
  const standing = new geometry.StandingShip(cls, end.pose);
  const others = view.units.filter((unit) => unit.id !== ship.id && unit.status === 'play' && unit.pose);
  const base = geometry.toolBase(cls);
  return {
    pose: end.pose,
    tool: moving === 0 ? [] : toolOutline(from, base, course, moving),
    joints: moving === 0 ? [] : toolJoints(from, base, course).slice(0, moving),
    onTheWay: Array.from(
      { length: Math.max(0, moving - 1) },
      (_, i) => geometry.endOfCourse(cls, from, course, i + 1).pose,
    ),
    ships: others.flatMap((other) =>
      other.kind === 'ship' && geometry.shipsOverlap(standing, new geometry.StandingShip(clsOf(other), other.pose!))
        ? [other.id]
        : [],
    ),
    squadrons: others.flatMap((other) =>
      other.kind === 'squadron' && geometry.overlapsSquadron(standing, circle(other.pose!, geometry.SQUADRON_RADIUS))
        ? [other.id]
        : [],
    ),
    obstacles: view.obstacles.flatMap((obstacle, at) => {
      const outline = polygon(data.obstacleToken(obstacle.token).outline.map(([x, y]) => ({ x, y })));
      return geometry.overlapsObstacle(standing.footprint, placed(outline, obstacle.pose)) ? [at] : [];
    }),
    leaves: geometry.leavesTable(standing.base, { minX: 0, minY: 0, maxX: view.rules.width, maxY: view.rules.depth }),
    onTool: end.overlapsTool,
  };
}
