import { data, type EventOf, geometry } from '@holotisch/armada';
import { headingDegrees, type Pose, pose, turned } from '@holotisch/table';
import { markerKey, obstacleKey } from '../table/describe.ts';
import { type ArmadaView, shipIn } from '../view.ts';

// How pieces move from where an event begins to where it ends. Nothing is decided here: both come with the event.

type Moved = readonly (readonly [piece: number | string, pose: Pose])[];

/** Slowly off, slowly home. */
const ease = (t: number) => t * t * (3 - 2 * t);

function between(a: Pose, b: Pose, t: number): Pose {
  const from = headingDegrees(a.hx, a.hy);
  const by = ((headingDegrees(b.hx, b.hy) - from + 540) % 360) - 180;
  const { hx, hy } = turned(a, by * t);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, hx, hy };
}

/** Straight from one place to another. */
export const slide = (
  { unit, from, to }: { readonly unit: number; readonly from: Pose; readonly to: Pose },
  _view: ArmadaView,
  t: number,
): Moved => [[unit, t >= 1 ? to : between(from, to, ease(t))]];

/** The same for an obstacle, and for a small token. */
export const drift = ({ obstacle, from, to }: EventOf<'obstacleMoved'>, _view: ArmadaView, t: number): Moved => [
  [obstacleKey(obstacle), t >= 1 ? to : between(from, to, ease(t))],
];
export const push = ({ marker, from, to }: EventOf<'markerMoved'>, _view: ArmadaView, t: number): Moved => [
  [markerKey(marker), between(pose(from.x, from.y), pose(to.x, to.y), t >= 1 ? 1 : ease(t))],
];

/** Along the tool: from joint to joint of the course that was laid. */
export function alongTool({ unit, from, to, course, speed }: EventOf<'moved'>, view: ArmadaView, t: number): Moved {
  const ship = shipIn(view, unit);
  if (t >= 1 || !ship || speed === 0) return [[unit, to]];
  const cls = data.classOf(data.shipCard(ship.card));
  const at = (joint: number): Pose =>
    joint === 0 ? from : joint >= speed ? to : geometry.endOfCourse(cls, from, course, joint).pose;
  const along = ease(t) * speed;
  const joint = Math.min(speed - 1, Math.floor(along));
  return [[unit, between(at(joint), at(joint + 1), along - joint)]];
}
