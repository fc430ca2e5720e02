import { compose, type Pose } from '../../pose.ts';
import type { Polygon } from '../../shape.ts';
import { TOLERANCE } from '../../tolerance.ts';
import { certainGap, isAside, type Mover } from './apart.ts';
import { isNear as areNear, type Bar, barsOf, type Footprint, reachOf } from './base.ts';
import { limitsOf, strayOnBase, strayOnTable } from './limits.ts';
import { type FlightPath, type Motion, motionAlong, poseAlong } from './path.ts';

/** Where a manoeuvre ends, and the indices of the footprints that stopped it, none when it was flown in full. */
export interface BackOff {
  readonly s: number;
  readonly pose: Pose;
  readonly blockedBy: readonly number[];
}

/** The depth to close in on: a hair within the tolerance, so that the last step ends in a pose that does not overlap. */
const CONTACT = 0.99 * TOLERANCE;

/** Whatever the base would overlap on this next stretch of its path stops it together with the first. */
const TOGETHER = 0.01;
/** Where rounding leaves no certain step, this one is taken. */
const LEAST_STEP = 1e-8;

/**
 * How far back two things surely overlap across one edge: going back by d leaves a depth of at least
 * depth - d * rate - d² * bound / 2, which has to stay above CONTACT.
 */
function certainWay(depth: number, rate: number, bound: number): number {
  const spare = depth - CONTACT;
  return (2 * spare) / (rate + Math.sqrt(rate * rate + 2 * bound * spare));
}

/** The way back to the first time that an edge of `still` could separate it from the bar; 0 when one does already. */
function wayToTheirEdges(motion: Motion, bar: Bar, still: Polygon, bound: number): number {
  const { hx, hy, vx, vy, turn } = motion;
  let shortest = Number.POSITIVE_INFINITY;
  let p = still.points[still.points.length - 1]!;
  for (const q of still.points) {
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    const nx = (q.y - p.y) / length;
    const ny = (p.x - q.x) / length;
    // The corner of the bar that lies deepest behind the edge, in the frame of the base.
    const right = bar.across - (nx * hy - ny * hx >= 0 ? bar.halfWidth : -bar.halfWidth);
    const ahead = nx * hx + ny * hy >= 0 ? -bar.halfLength : bar.halfLength;
    const x = right * hy + ahead * hx;
    const y = ahead * hy - right * hx;
    const depth = nx * (p.x - motion.x - x) + ny * (p.y - motion.y - y);
    if (depth <= TOLERANCE) return 0;
    const rate = -nx * (vx - turn * y) - ny * (vy + turn * x);
    shortest = Math.min(shortest, certainWay(depth, rate, bound));
    p = q;
  }
  return shortest;
}

/** The same for the four edges of the bar, each with the corner of `still` that lies deepest behind it. */
function wayToOwnEdges(motion: Motion, bar: Bar, still: Polygon, bound: number): number {
  const { hx, hy, turn } = motion;
  let minX = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  let yAtMinX = 0;
  let yAtMaxX = 0;
  let xAtMinY = 0;
  let xAtMaxY = 0;
  for (const q of still.points) {
    const dx = q.x - motion.x;
    const dy = q.y - motion.y;
    const x = dx * hy - dy * hx;
    const y = dx * hx + dy * hy;
    if (x < minX) {
      minX = x;
      yAtMinX = y;
    }
    if (x > maxX) {
      maxX = x;
      yAtMaxX = y;
    }
    if (y < minY) {
      minY = y;
      xAtMinY = x;
    }
    if (y > maxY) {
      maxY = y;
      xAtMaxY = x;
    }
  }
  const right = bar.across + bar.halfWidth - minX;
  const left = maxX - bar.across + bar.halfWidth;
  const front = bar.halfLength - minY;
  const rear = maxY + bar.halfLength;
  if (Math.min(right, left, front, rear) <= TOLERANCE) return 0;
  const vx = motion.vx * hy - motion.vy * hx;
  const vy = motion.vx * hx + motion.vy * hy;
  return Math.min(
    certainWay(right, vx - turn * yAtMinX, bound),
    certainWay(left, turn * yAtMaxX - vx, bound),
    certainWay(front, vy + turn * xAtMinY, bound),
    certainWay(rear, -vy - turn * xAtMaxY, bound),
  );
}

const isWithin = (dx: number, dy: number, reach: number): boolean => dx * dx + dy * dy < reach * reach;

/** How far back the base is certain to overlap `still` all the way; 0 when it does not overlap it now. */
function certainOverlap({ motion, bars, reach, limits }: Mover, still: Footprint): number {
  const { x, y } = motion;
  if (!isWithin(still.cx - x, still.cy - y, reach + still.radius)) return 0;
  const onTable = strayOnTable(limits, reach);
  const { parts } = still;
  for (const bar of bars)
    for (const part of parts) {
      if (!isWithin(part.cx - x, part.cy - y, reach + part.radius)) continue;
      const theirs = wayToTheirEdges(motion, bar, part, onTable);
      if (theirs === 0) continue;
      // As long as they overlap, no corner of the other part is further away than this.
      const own = wayToOwnEdges(motion, bar, part, strayOnBase(limits, reach + 2 * part.radius));
      if (own > 0) return Math.min(theirs, own);
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
  const full = compose(start, path.end);
  if (!isAnyNear(full, path.half, others)) return { s: path.length, pose: full, blockedBy: NOBODY };
  const bars = barsOf(path.half);
  const reach = reachOf(path.half);
  const limits = limitsOf(path);
  const moverAt = (s: number): Mover => ({ motion: motionOnTable(path, start, s), bars, reach, limits });
  let s = path.length;
  let blocker = -1;
  while (s > 0) {
    const mover = moverAt(s);
    let back = blocker < 0 ? 0 : certainOverlap(mover, others[blocker]!);
    for (let i = 0; i < others.length && back === 0; i += 1) {
      back = certainOverlap(mover, others[i]!);
      if (back > 0) blocker = i;
    }
    if (back === 0) break;
    s = s - back > TOLERANCE ? s - back : 0;
  }
  const pose = compose(start, poseAlong(path, s));
  if (blocker < 0) return { s, pose, blockedBy: NOBODY };
  // Which of several was met last in the search is chance; which of them lie right ahead is not.
  const ahead = Math.min(s + TOGETHER, path.length);
  const end = moverAt(ahead);
  const near = { cx: pose.x, cy: pose.y, radius: reach + 1 };
  const blockedBy: number[] = [];
  for (let i = 0; i < others.length; i += 1) {
    const other = others[i]!;
    const stops =
      i === blocker ||
      (areNear(near, other) &&
        !isAside(end, other) &&
        (certainOverlap(end, other) > 0 || overlapsBetween(moverAt, s, ahead, other)));
    if (stops) blockedBy.push(i);
  }
  return { s, pose, blockedBy };
}

const NOBODY: readonly number[] = [];
/** By the circles around the bases: mostly nobody is anywhere near the end of a flight. */
function isAnyNear({ x, y }: Pose, half: number, others: readonly Footprint[]): boolean {
  for (const { cx, cy, radius } of others) if (isWithin(cx - x, cy - y, reachOf(half) + radius)) return true;
  return false;
}

/** Whether the base overlaps `still` anywhere on a short stretch of its path, however thin the overlap is. */
function overlapsBetween(moverAt: (s: number) => Mover, from: number, to: number, still: Footprint): boolean {
  for (let s = to; s > from; ) {
    const gap = certainGap(moverAt(s), still);
    if (gap === 0) return true;
    s -= Math.max(gap, LEAST_STEP);
  }
  return false;
}
