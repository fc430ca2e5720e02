import { compose, type Pose } from '../../pose.ts';
import type { Polygon } from '../../shape.ts';
import { TOLERANCE } from '../../tolerance.ts';
import { type Footprint, movementFootprint } from './base.ts';
import { type FlightPath, type Motion, motionAlong, poseAlong } from './path.ts';

/** Where a manoeuvre ends, and the indices of the footprints that stopped it, none when it was flown in full. */
export interface BackOff {
  readonly s: number;
  readonly pose: Pose;
  readonly blockedBy: readonly number[];
}

/** The depth to close in on: a hair within the tolerance, so that the last step ends in a pose that does not overlap. */
const CONTACT = 0.99 * TOLERANCE;

/** Two pieces that are within this stretch of the path of overlapping stop the ship together. */
const TOGETHER = 0.01;

/**
 * The bound on how fast anything about a motion along a curve can change, for points up to `reach` from the centre
 * of the base: the size of the second derivative, in the frame of the table or of the base, whichever is larger.
 *
 * With a and b the angles between the base's heading and the line under its rear and front guides, the front
 * guides are cos a / cos b as fast as the rear ones, and the base turns by sin(a + b) / (2h cos b). The line turns
 * by no more than 90 degrees, and b, like a by symmetry, is greatest either when the front guides leave the curve
 * before the rear guides have entered it, or while both are on it.
 */
function curb(path: FlightPath, reach: number): number {
  const { half, radius, sin, cos } = path;
  if (radius === 0) return 0;
  const span = 2 * half;
  let sinB = half / radius;
  let cosB = 0;
  if (span * span > 2 * radius * radius * (1 - cos)) {
    const sinHeading = (radius * (1 - cos)) / span;
    const cosHeading = Math.sqrt(1 - sinHeading * sinHeading);
    sinB = sin * cosHeading - cos * sinHeading;
    cosB = cos * cosHeading + sin * sinHeading;
  } else {
    cosB = Math.sqrt(1 - sinB * sinB);
  }
  const fastest = 1 / cosB;
  const turn = sin / (span * cosB);
  const changeA = Math.max(turn, 1 / radius);
  const changeB = Math.max(turn, fastest / radius);
  const frontGain = (sinB / cosB) * (changeA + changeB / cosB);
  const acceleration = (1 / radius + frontGain + (fastest * fastest) / radius) / 2;
  const turnGain = (fastest / radius + (sinB * changeB) / cosB) / (span * cosB);
  return acceleration + turn * (1 + fastest) + (turn * turn + turnGain) * reach;
}

/**
 * The shortest way back on which one of the edges of `edges` could come to separate the two, or 0 when one does
 * already. `sense` says which of the two moves: +1 the one with the edges, -1 the other.
 */
function wayToSeparate(edges: Polygon, others: Polygon, sense: 1 | -1, motion: Motion, bound: number): number {
  const { points } = edges;
  let shortest = Number.POSITIVE_INFINITY;
  let p = points[points.length - 1]!;
  for (const q of points) {
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    const nx = (q.y - p.y) / length;
    const ny = (p.x - q.x) / length;
    let deepest = others.points[0]!;
    let lowest = Number.POSITIVE_INFINITY;
    for (const v of others.points) {
      const height = nx * v.x + ny * v.y;
      if (height < lowest) {
        lowest = height;
        deepest = v;
      }
    }
    const depth = nx * p.x + ny * p.y - lowest;
    if (depth <= TOLERANCE) return 0;
    // Going back by d leaves at least depth - d * rate - d² * bound / 2, which has to stay above CONTACT.
    const rate =
      sense *
      (nx * (motion.vx - motion.turn * (deepest.y - motion.y)) +
        ny * (motion.vy + motion.turn * (deepest.x - motion.x)));
    const spare = depth - CONTACT;
    shortest = Math.min(shortest, (2 * spare) / (rate + Math.sqrt(rate * rate + 2 * bound * spare)));
    p = q;
  }
  return shortest;
}

/** How far back the base is certain to overlap `still` all the way; 0 when it does not overlap it now. */
function certainOverlap(path: FlightPath, motion: Motion, footprint: Footprint, still: Footprint): number {
  for (const mine of footprint)
    for (const theirs of still) {
      const dx = mine.cx - theirs.cx;
      const dy = mine.cy - theirs.cy;
      const near = mine.radius + theirs.radius;
      if (dx * dx + dy * dy >= near * near) continue;
      const bound = curb(path, path.half * Math.SQRT2 + 2 * theirs.radius);
      const way = wayToSeparate(theirs, mine, -1, motion, bound);
      if (way === 0) continue;
      const other = wayToSeparate(mine, theirs, 1, motion, bound);
      if (other > 0) return Math.min(way, other);
    }
  return 0;
}

function motionOnTable(path: FlightPath, start: Pose, s: number): Motion {
  const local = motionAlong(path, s);
  const { hx, hy } = start;
  return {
    ...compose(start, local),
    vx: local.vx * hy + local.vy * hx,
    vy: local.vy * hy - local.vx * hx,
    turn: local.turn,
  };
}

/**
 * Moves a ship back along its template from the end of its manoeuvre until its base, guides included, overlaps none
 * of the others. XW-UEBERSCHNEIDENDE-SCHIFFE-02..04, XW-UEBERSCHNEIDENDE-SCHIFFE-07
 *
 * From an overlapping pose it steps back just as far as that very overlap is certain to last, so no gap however
 * thin is jumped over, and since the step knows the rate at which the overlap shrinks it closes in on the contact as
 * fast as Newton's method; on a straight template the first step of each overlap is already exact.
 */
export function lastFreePose(path: FlightPath, start: Pose, others: readonly Footprint[]): BackOff {
  let s = path.length;
  let blockedAt = s;
  let blocker = -1;
  while (s > 0) {
    const motion = motionOnTable(path, start, s);
    const footprint = movementFootprint(motion, path.half);
    let back = 0;
    others.forEach((other, i) => {
      const way = certainOverlap(path, motion, footprint, other);
      if (way > back) {
        back = way;
        blocker = i;
      }
    });
    if (back === 0) break;
    blockedAt = s;
    s = s - back > TOLERANCE ? s - back : 0;
  }
  const pose = compose(start, poseAlong(path, s));
  if (blocker < 0) return { s, pose, blockedBy: [] };

  const further = motionOnTable(path, start, Math.min(s + TOGETHER, blockedAt));
  const footprint = movementFootprint(further, path.half);
  const blockedBy = others.flatMap((other, i) =>
    i === blocker || certainOverlap(path, further, footprint, other) > 0 ? [i] : [],
  );
  return { s, pose, blockedBy };
}
