import type { Polygon } from '../../shape.ts';
import { TOLERANCE } from '../../tolerance.ts';
import type { Bar, Footprint } from './base.ts';
import { type Limits, strayOnBase, strayOnTable } from './limits.ts';
import type { Motion } from './path.ts';

/** What moves: a base at a place of its path, and what is known of the whole path. */
export interface Mover {
  readonly motion: Motion;
  readonly bars: readonly Bar[];
  readonly reach: number;
  readonly limits: Limits;
}

/** The depth to walk up to: a hair beyond the tolerance, so that the last step ends in a pose that overlaps. */
const OVERLAP = 1.01 * TOLERANCE;

/**
 * How far back a corner surely stays behind an edge: going back by d takes it to a depth of at most
 * depth + d * growth + d² * bound / 2.
 */
function certainWay(depth: number, growth: number, bound: number): number {
  const spare = OVERLAP - depth;
  const root = growth + Math.sqrt(growth * growth + 2 * bound * spare);
  return root > 0 ? (2 * spare) / root : Number.POSITIVE_INFINITY;
}

/** The longest way back on which one edge of `still` is certain to keep it apart from the bar. */
function wayBehindTheirEdges(motion: Motion, bar: Bar, still: Polygon, bound: number): number {
  const { hx, hy, vx, vy, turn } = motion;
  let longest = 0;
  let p = still.points[still.points.length - 1]!;
  for (const q of still.points) {
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    const nx = (q.y - p.y) / length;
    const ny = (p.x - q.x) / length;
    let shortest = Number.POSITIVE_INFINITY;
    for (let corner = 0; corner < 4 && shortest > longest; corner += 1) {
      const right = bar.across + (corner < 2 ? bar.halfWidth : -bar.halfWidth);
      const ahead = corner % 2 === 0 ? bar.halfLength : -bar.halfLength;
      const x = right * hy + ahead * hx;
      const y = ahead * hy - right * hx;
      const depth = nx * (p.x - motion.x - x) + ny * (p.y - motion.y - y);
      if (depth > TOLERANCE) shortest = 0;
      else shortest = Math.min(shortest, certainWay(depth, nx * (vx - turn * y) + ny * (vy + turn * x), bound));
    }
    longest = Math.max(longest, shortest);
    p = q;
  }
  return longest;
}

/** The same for the four edges of the bar. */
function wayBehindOwnEdges(motion: Motion, bar: Bar, still: Polygon, bound: number): number {
  const { hx, hy, turn } = motion;
  const vx = motion.vx * hy - motion.vy * hx;
  const vy = motion.vx * hx + motion.vy * hy;
  let right = Number.POSITIVE_INFINITY;
  let left = right;
  let front = right;
  let rear = right;
  for (const q of still.points) {
    const dx = q.x - motion.x;
    const dy = q.y - motion.y;
    const x = dx * hy - dy * hx;
    const y = dx * hx + dy * hy;
    const way = (depth: number, growth: number) => (depth > TOLERANCE ? 0 : certainWay(depth, growth, bound));
    right = Math.min(right, way(bar.across + bar.halfWidth - x, turn * y - vx));
    left = Math.min(left, way(x - bar.across + bar.halfWidth, vx - turn * y));
    front = Math.min(front, way(bar.halfLength - y, -vy - turn * x));
    rear = Math.min(rear, way(y + bar.halfLength, vy + turn * x));
  }
  return Math.max(right, left, front, rear);
}

/** A quick look: all of `still` lies well to one side of the base, further than it gets in a few hundredths of a millimetre. */
export function isAside({ motion, bars }: Mover, { parts }: Footprint): boolean {
  const { hx, hy } = motion;
  let [minX, maxX] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [minY, maxY] = [minX, maxX];
  for (const { points } of parts)
    for (const q of points) {
      const dx = q.x - motion.x;
      const dy = q.y - motion.y;
      const x = dx * hy - dy * hx;
      const y = dx * hx + dy * hy;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  const aside = bars[0]!.halfWidth + ASIDE;
  const ahead = bars[1]!.halfLength + ASIDE;
  return minX > aside || maxX < -aside || minY > ahead || maxY < -ahead;
}
const ASIDE = 0.1;

/** How far back the base is certain to stay apart from `still` all the way; 0 when it overlaps it now. */
export function certainGap({ motion, bars, reach, limits }: Mover, { parts }: Footprint): number {
  const onTable = strayOnTable(limits, reach);
  let shortest = Number.POSITIVE_INFINITY;
  for (const bar of bars)
    for (const part of parts) {
      const away = Math.sqrt((part.cx - motion.x) * (part.cx - motion.x) + (part.cy - motion.y) * (part.cy - motion.y));
      const theirs = wayBehindTheirEdges(motion, bar, part, onTable);
      // On the next millimetre of path no corner of the other part gets further away than this.
      const own = wayBehindOwnEdges(motion, bar, part, strayOnBase(limits, away + part.radius + limits.speed * NEAR));
      shortest = Math.min(shortest, Math.max(theirs, own));
      if (shortest === 0) return 0;
    }
  return Math.min(shortest, NEAR);
}
/** The bounds hold for steps of up to so many millimetres of path. */
const NEAR = 1;
