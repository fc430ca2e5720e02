import { type Json, say } from '@holotisch/engine';
import {
  type Arc,
  arcAt,
  band,
  clipToConvex,
  distance,
  footprintOverlaps,
  type Measure,
  measure,
  measureFromPoint,
  measureInArc,
  missesArc,
  overlaps,
  type Polygon,
  type Pose,
  shapeInArc,
  strip,
  type Vec,
} from '@holotisch/table';
import type { Arc as ArcName } from '../data/types.ts';
import type { Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';

/** Measuring: the same functions draw the ruler and decide the range. */

export const BANDS = [100, 200, 300] as const;
/** 1, 2, 3, or 4 for beyond the ruler. XW-REICHWEITE-03; a line belongs to the nearer band. */
export const rangeOf = (mm: number): number => band(mm, BANDS);

/** A measured range in words: there is none beyond 3. XW-REICHWEITE-03 */
export const spokenRange = (range: number): Json =>
  range <= BANDS.length ? { ...say('xw.range', { range }) } : { ...say('xw.beyondRange') };

const EDGE = { small: { x: 17.05, y: 20 }, large: { x: 36.05, y: 40 }, huge: { x: 36.05, y: 40 } } as const;
const BULLSEYE_HALF_WIDTH = 7.8;
const ACROSS_THE_TABLE = 3000;

/** The arc lines leave the base at the corners of the ship token. XW-FEUERWINKEL-01, XW-FEUERWINKEL-02 */
export function arcOf(g: XWing, ship: Ship, name: ArcName): Arc {
  const { arcs, pose } = g.standing(ship);
  const there = name === 'mobile' ? pointedAt(ship) : name;
  arcs[there] ??= arcFrom(pose, EDGE[g.facts(ship).type.size], there);
  return arcs[there];
}
function arcFrom(pose: Pose, { x, y }: Vec, name: FixedArc): Arc {
  switch (name) {
    case 'front':
    case 'turret':
    case 'bullseye':
      return arcAt(pose, -x, y, x, y);
    case 'auxiliaryrear':
    case 'specialrear':
      return arcAt(pose, x, -y, -x, -y);
    case 'auxiliary180':
      return arcAt(pose, -1, 0, 1, 0);
    case 'left':
      return arcAt(pose, -x, -y, -x, y);
    case 'right':
      return arcAt(pose, x, y, x, -y);
  }
}
type FixedArc = Exclude<ArcName, 'mobile'>;

/** Outside an arc without any doubt, by the circle around the target: nobody has to measure that. */
export const isClearOfArc = (g: XWing, ship: Ship, target: Ship, name: ArcName): boolean =>
  missesArc(arcOf(g, ship, name), g.standing(target));

export const bullseyeOf = (g: XWing, ship: Ship): Polygon =>
  strip(g.standing(ship).pose, BULLSEYE_HALF_WIDTH, g.facts(ship).half, ACROSS_THE_TABLE);

/** XW-FEUERWINKEL-03: any part of the base is enough. */
export function isInArc(g: XWing, ship: Ship, target: Ship, name: ArcName = 'front'): boolean {
  const { base } = g.standing(target);
  if (name === 'bullseye') return overlaps(bullseyeOf(g, ship), base);
  const seen = seenThrough(g, ship, target, name);
  // Whoever has found the closest line inside it knows that, too.
  seen.inside ??= seen.closest === undefined ? shapeInArc(arcOf(g, ship, name), base) : seen.closest !== null;
  return seen.inside;
}

/** What is known already of a ship as seen through an arc of another. */
function seenThrough(g: XWing, ship: Ship, target: Ship, name: ArcName) {
  const { arcs } = g.standing(ship).seen(g.standing(target));
  const arc = name === 'mobile' ? pointedAt(ship) : name;
  arcs[arc] ??= {};
  return arcs[arc];
}

/** The arc that a mobile one is now. */
const pointedAt = ({ mobile }: Ship): FixedArc => (mobile === 'rear' ? 'auxiliaryrear' : mobile);

/** The closest line inside an arc. XW-REICHWEITE-04 */
export function closestInArc(g: XWing, ship: Ship, target: Ship, name: ArcName): Measure | undefined {
  const seen = seenThrough(g, ship, target, name);
  if (seen.closest === undefined)
    seen.closest = measureInArc(g.standing(ship).base, arcOf(g, ship, name), g.standing(target).base) ?? null;
  return seen.closest ?? undefined;
}

const ALSO_FIRING: ReadonlySet<ArcName> = new Set(['auxiliaryrear', 'auxiliary180', 'mobile']);
/** 'Inside the firing arc' of a card's text: the front arc, an auxiliary or a mobile one. XW-FEUERWINKEL-03, XW-ZUSATZFEUERWINKEL-02 */
export const inFiringArc = (g: XWing, ship: Ship, target: Ship): boolean =>
  firingArcs(g, ship).some((a) => isInArc(g, ship, target, a));
const firingArcs = (g: XWing, ship: Ship): readonly ArcName[] => [
  'front',
  ...g.facts(ship).type.arcs.filter((a) => ALSO_FIRING.has(a)),
];

/** Closest point to closest point. XW-REICHWEITE-02 */
export function measureShips(g: XWing, a: Ship, b: Ship): Measure {
  const [from, to] = [g.standing(a), g.standing(b)];
  const seen = from.seen(to);
  seen.closest ??= measure(from.base, to.base);
  return seen.closest;
}

/** The length of that line, for whoever does not want to know where it runs. */
export function distanceBetween(g: XWing, a: Ship, b: Ship): number {
  const [from, to] = [g.standing(a), g.standing(b)];
  const seen = from.seen(to);
  seen.distance ??= seen.closest?.distance ?? distance(from.base, to.base);
  return seen.distance;
}

/** XW-REICHWEITE-06, XW-REICHWEITE-12: a ship is at range 1 of itself. */
export const rangeBetween = (g: XWing, a: Ship, b: Ship): number => (a === b ? 1 : rangeOf(distanceBetween(g, a, b)));

/** How far a ship's actions and upgrade cards reach its friends. */
export function friendlyReach(g: XWing, ship: Ship, range: number): number {
  if (range < 3) for (const { rules } of g.cards(ship, 'reachesFriends')) if (rules.reachesFriends) return 3;
  return range;
}

/**
 * 'In the firing arc at range …' of a card's text: measured inside the arc, which may be farther than closest point to
 * closest point. Infinite for a ship that is in none of its arcs. R-XW-33, R-XW-57
 */
export function rangeInArc(g: XWing, ship: Ship, target: Ship, arcs: readonly ArcName[] = firingArcs(g, ship)): number {
  let best = Number.POSITIVE_INFINITY;
  const [from, to] = [g.standing(ship).base, g.standing(target).base];
  for (const arc of arcs) {
    if (arc === 'bullseye')
      for (const part of clipToConvex(bullseyeOf(g, ship), to)) best = Math.min(best, rangeOf(distance(from, part)));
    else {
      const found = closestInArc(g, ship, target, arc);
      if (found !== undefined) best = Math.min(best, rangeOf(found.distance));
    }
  }
  return best;
}

/** 'Within' range min to max: the whole base lies in those sections of the ruler. XW-REICHWEITE-05, XW-REICHWEITE-07 */
export const isWithin = (g: XWing, a: Ship, b: Ship, min: number, max: number): boolean =>
  rangeBetween(g, a, b) >= min &&
  g.standing(b).base.points.every((p) => rangeOf(measureFromPoint(p, g.standing(a).base).distance) <= max);

/** 'Beyond': nothing of the base lies in the bands up to this one. XW-REICHWEITE-08 */
export const isBeyond = (g: XWing, a: Ship, b: Ship, range: number): boolean => rangeBetween(g, a, b) > range;

/** Obstacles that a ship's base, guides included, lies on. */
export function obstaclesUnder(g: XWing, ship: Ship): number[] {
  const there = g.standing(ship);
  const out: number[] = [];
  for (let i = 0; i < g.state.obstacles.length; i++) if (footprintOverlaps(there, g.obstacleShape(i))) out.push(i);
  return out;
}
