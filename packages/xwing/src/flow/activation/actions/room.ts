import {
  cornersOfFreeSlides,
  extentOf,
  freeSlides,
  freeStripSlides,
  movementFootprint,
  type Polygon,
  type Pose,
  type Slides,
  type Span,
  type Strip,
  TOLERANCE,
  type Vec,
} from '@holotisch/table';
import type { Ship } from '../../../state.ts';
import { inPlay } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';

/**
 * Room for a barrel roll or a decloak, found exactly: whether any place at all is free, however small the gap. The
 * template slides along the ship, and the base along the template; where the template is straight both go the same way.
 */

/** A way to the side with both slides in the middle. */
interface SideWay {
  readonly most: number;
  readonly start: Pose;
  readonly end: Pose;
  readonly template: Strip;
}

const headingOf = ({ hx, hy }: Pose): Vec => ({ x: hx, y: hy });

/** Slides that are worth trying, the best first: if any place is free, one of them is. */
export function* slidesToTry(g: XWing, ship: Ship, way: SideWay, overObstacles: boolean): Generator<Slides> {
  const { most, start, end } = way;
  const u = headingOf(start);
  const v = headingOf(end);
  const obstacles = overObstacles ? [] : g.state.obstacles.map((_, i) => g.obstacleShape(i));
  const lying = obstacles.filter((o) => isNear(o, way.template.from, way.template.length + most));
  const laid = pairs(freeStripSlides(way.template, u, -most, most, lying));
  if (laid.length === 0) return;

  const { half } = g.facts(ship);
  const footprint = movementFootprint(end, half);
  const others = inPlay(g.state).filter((other) => other !== ship && other.pose !== null);
  const blockers = [...others.flatMap((other) => g.standing(other).parts), ...obstacles].filter((shape) =>
    isNear(shape, end, footprint.radius + 2 * most),
  );
  const limits = roomOnTable(g, half, end);
  if (Math.abs(u.x * v.y - u.y * v.x) < LEVEL) {
    // Where the base stands depends on the sum of both slides alone.
    const sums = spansWithin(pairs(freeSlides(footprint.parts, u, -2 * most, 2 * most, blockers)), u, limits);
    for (const [from, to] of laid)
      for (const [least, furthest] of sums) {
        const sum = [Math.max(least, from - most), Math.min(furthest, to + most)] as const;
        if (sum[0] > sum[1]) continue;
        for (const whole of inSpan(sum, 0))
          for (const first of inSpan([Math.max(from, whole - most), Math.min(to, whole + most)], whole / 2))
            yield [first, Math.min(most, Math.max(-most, whole - first))];
      }
    return;
  }
  for (const span of laid) {
    for (const first of new Set(span)) {
      const parts = footprint.parts.map((part) => shifted(part, u, first));
      const spans = pairs(freeSlides(parts, v, -most, most, blockers));
      for (const second of spans) for (const place of inSpan(second, 0)) yield [first, place];
    }
    const plane = { u, v, spanU: span, spanV: [-most, most] } as const;
    yield* cornersOfFreeSlides(footprint.parts, plane, blockers, limits);
  }
}

interface Limit {
  readonly along: Vec;
  readonly span: Span;
}

/** How far a base may go along both axes of the table without crossing an edge. */
function roomOnTable(g: XWing, half: number, at: Pose): readonly Limit[] {
  const { width, depth } = g.state.rules;
  const reach = extentOf(at, half);
  return [
    { along: { x: 1, y: 0 }, span: [reach.x - at.x - HAIR, width - reach.x - at.x + HAIR] },
    { along: { x: 0, y: 1 }, span: [reach.y - at.y - HAIR, depth - reach.y - at.y + HAIR] },
  ];
}

/** Standing at the very edge is allowed, and rounding must not forbid it. */
const HAIR = TOLERANCE / 2;

/** Cuts spans of one direction down to what the limits leave. */
function spansWithin(spans: readonly Span[], u: Vec, limits: readonly Limit[]): readonly Span[] {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { along, span } of limits) {
    const per = u.x * along.x + u.y * along.y;
    if (Math.abs(per) < LEVEL) {
      if (span[0] > 0 || span[1] < 0) return [];
      continue;
    }
    const ends = [span[0] / per, span[1] / per] as const;
    least = Math.max(least, Math.min(...ends));
    most = Math.min(most, Math.max(...ends));
  }
  return spans.flatMap(([from, to]) => {
    const cut = [Math.max(from, least), Math.min(to, most)] as const;
    return cut[0] <= cut[1] ? [cut] : [];
  });
}

/** Going along a direction that leans by less than this does not change how far it is to an edge. */
const LEVEL = 1e-9;

/** The place of a span nearest to what would be liked, and its middle in case that rounding spoils the former. */
function inSpan([from, to]: Span, liked: number): readonly number[] {
  return [Math.min(to, Math.max(from, liked)), (from + to) / 2];
}

function pairs(list: readonly number[]): readonly Span[] {
  const out: Span[] = [];
  for (let i = 0; i + 1 < list.length; i += 2) out.push([list[i]!, list[i + 1]!]);
  return out;
}

const isNear = (shape: Polygon, at: Vec, reach: number): boolean => {
  const [dx, dy] = [shape.cx - at.x, shape.cy - at.y];
  return dx * dx + dy * dy < (shape.radius + reach) * (shape.radius + reach);
};

const shifted = (part: Polygon, { x, y }: Vec, by: number): Polygon => ({
  ...part,
  points: part.points.map((p) => ({ x: p.x + x * by, y: p.y + y * by })),
  cx: part.cx + x * by,
  cy: part.cy + y * by,
});
