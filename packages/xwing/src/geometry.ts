import { type Json, say } from '@holotisch/engine';
import {
  type Arc,
  arcAt,
  band,
  clipToArc,
  distance,
  footprintOverlaps,
  lerp,
  type Measure,
  measure,
  measureFromPoint,
  measureInArc,
  meets,
  overlaps,
  type Polygon,
  type Pose,
  type Shape,
  shapeInArc,
  strip,
  TOLERANCE,
  type Vec,
} from '@holotisch/table';
import type { Arc as ArcName } from './data/types.ts';
import type { Ship } from './state.ts';
import type { XWing } from './xwing.ts';

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
export function arcOf(g: XWing, ship: Ship, name: ArcName, pose: Pose = g.standing(ship).pose): Arc {
  const { x, y } = EDGE[g.facts(ship).type.size];
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
    case 'mobile':
      return arcOf(g, ship, ship.mobile === 'rear' ? 'auxiliaryrear' : ship.mobile, pose);
  }
}

export const bullseyeOf = (g: XWing, ship: Ship): Polygon =>
  strip(g.standing(ship).pose, BULLSEYE_HALF_WIDTH, g.facts(ship).half, ACROSS_THE_TABLE);

/** XW-FEUERWINKEL-03: any part of the base is enough. */
export const isInArc = (g: XWing, ship: Ship, target: Ship, name: ArcName = 'front'): boolean =>
  name === 'bullseye'
    ? overlaps(bullseyeOf(g, ship), g.standing(target).base)
    : shapeInArc(arcOf(g, ship, name), g.standing(target).base);

const ALSO_FIRING: ReadonlySet<ArcName> = new Set(['auxiliaryrear', 'auxiliary180', 'mobile']);
/** 'Inside the firing arc' of a card's text: the front arc, an auxiliary or a mobile one. XW-FEUERWINKEL-03, XW-ZUSATZFEUERWINKEL-02 */
export const inFiringArc = (g: XWing, ship: Ship, target: Ship): boolean =>
  firingArcs(g, ship).some((a) => isInArc(g, ship, target, a));
const firingArcs = (g: XWing, ship: Ship): readonly ArcName[] => [
  'front',
  ...g.facts(ship).type.arcs.filter((a) => ALSO_FIRING.has(a)),
];

/** Closest point to closest point. XW-REICHWEITE-02 */
export const measureShips = (g: XWing, a: Ship, b: Ship): Measure => measure(g.standing(a).base, g.standing(b).base);

/** XW-REICHWEITE-06, XW-REICHWEITE-12: a ship is at range 1 of itself. */
export const rangeBetween = (g: XWing, a: Ship, b: Ship): number =>
  a === b ? 1 : rangeOf(distance(g.standing(a).base, g.standing(b).base));

/** How far a ship's actions and upgrade cards reach its friends. */
export function friendlyReach(g: XWing, ship: Ship, range: number): number {
  if (range < 3 && g.knows('reachesFriends')) for (const { rules } of g.cards(ship)) if (rules.reachesFriends) return 3;
  return range;
}

/**
 * 'In the firing arc at range …' of a card's text: measured inside the arc, which may be farther than closest point to
 * closest point. Infinite for a ship that is in none of its arcs. R-XW-33
 */
export function rangeInArc(g: XWing, ship: Ship, target: Ship, arcs: readonly ArcName[] = firingArcs(g, ship)): number {
  let best = Number.POSITIVE_INFINITY;
  for (const arc of arcs) {
    const found = measureInArc(g.standing(ship).base, arcOf(g, ship, arc), g.standing(target).base);
    if (found !== undefined) best = Math.min(best, rangeOf(found.distance));
  }
  return best;
}

/** 'Within' range min to max: the whole base lies in those sections of the ruler. XW-REICHWEITE-05, XW-REICHWEITE-07 */
export const isWithin = (g: XWing, a: Ship, b: Ship, min: number, max: number): boolean =>
  rangeBetween(g, a, b) >= min &&
  g.standing(b).base.points.every((p) => rangeOf(measureFromPoint(p, g.standing(a).base).distance) <= max);

/** 'Beyond': nothing of the base lies in the bands up to this one. XW-REICHWEITE-08 */
export const isBeyond = (g: XWing, a: Ship, b: Ship, range: number): boolean => rangeBetween(g, a, b) > range;

export interface Line {
  readonly measure: Measure;
  readonly range: number;
  readonly obstructed: boolean;
}

/**
 * The one line that decides range and obstruction of an attack (R-XW-08): inside an arc, to the closest point of the
 * defender in it (XW-REICHWEITE-04); without one, simply to the closest point (XW-REICHWEITE-09).
 */
export function lineOfFire(g: XWing, attacker: Ship, defender: Ship, arc: ArcName | null): Line | undefined {
  const from = g.standing(attacker).base;
  const to = g.standing(defender).base;
  const found = arc === null ? measure(from, to) : measureInArc(from, arcOf(g, attacker, arc), to);
  if (found === undefined) return undefined;
  return {
    measure: found,
    range: rangeOf(found.distance),
    obstructed: isObstructed(g, attacker, defender, found, arc),
  };
}

/** XW-VERSPERRT-01, XW-VERSPERRT-03: obstacles stand in the way, ships do not, unless a card says so. */
function isObstructed(g: XWing, attacker: Ship, defender: Ship, line: Measure, arc: ArcName | null): boolean {
  const ships = g.knows('obstructs') ? obstructingShips(g, attacker, defender) : [];
  if (ships.length + g.state.obstacles.length === 0) return false;
  const [from, to] = [g.standing(attacker).base, g.standing(defender).base];
  const inArc = arc && arcOf(g, attacker, arc);
  const obstacles = g.state.obstacles.map((_, i) => g.obstacleShape(i));
  if (!crossesAll([...obstacles, ...ships], line, from, to, inArc)) return false;
  return !attacksOverObstacles(g, attacker) || crossesAll(ships, line, from, to, inArc);
}

const obstructingShips = (g: XWing, attacker: Ship, defender: Ship): readonly Polygon[] =>
  g.state.ships.flatMap((ship) =>
    ship.status === 'play' &&
    ship !== attacker &&
    ship !== defender &&
    g.state.sides[ship.seat] !== g.state.sides[attacker.seat] &&
    g.cards(ship).some(({ rules }) => rules.obstructs)
      ? [g.standing(ship).base]
      : [],
  );

/** A card may let a ship attack from and through obstacles. XW-GOLDENE-REGELN-02 */
export function attacksOverObstacles(g: XWing, ship: Ship): boolean {
  for (const { source, rules } of g.cards(ship)) if (rules.attacksOverObstacles?.(g, source)) return true;
  return false;
}

/** Whether the range of an attack is measured through one of these shapes. */
export function isMeasuredThrough(
  g: XWing,
  attacker: Ship,
  defender: Ship,
  arc: ArcName | null,
  shapes: readonly Shape[],
): boolean {
  const line = lineOfFire(g, attacker, defender, arc);
  if (line === undefined) return false;
  const [from, to] = [g.standing(attacker).base, g.standing(defender).base];
  return crossesAll(shapes, line.measure, from, to, arc && arcOf(g, attacker, arc));
}

const meetsAny = (shapes: readonly Shape[], from: Vec, to: Vec): boolean =>
  shapes.some((shape) => meets({ a: from, b: to }, shape));

/**
 * XW-VERSPERRT-04: the shortest line counts. XW-VERSPERRT-05: of several equally short ones (bases that face each
 * other squarely) the attacker picks, so the attack is obstructed only if all of them are.
 */
function crossesAll(shapes: readonly Shape[], shortest: Measure, from: Polygon, to: Polygon, arc: Arc | null): boolean {
  if (shapes.length === 0 || !meetsAny(shapes, shortest.from, shortest.to)) return false;
  const ends = equallyShort(shortest.distance, from, to, arc);
  for (let i = 0; i < ends.length; i++)
    for (let k = i + 1; k < ends.length; k++) {
      const a = ends[i]!;
      const b = ends[k]!;
      for (let t = 0; t <= STEPS; t++)
        if (!meetsAny(shapes, lerp(a.from, b.from, t / STEPS), lerp(a.to, b.to, t / STEPS))) return false;
    }
  return true;
}
const STEPS = 40; // a base edge is 40 or 80 mm long, so every one or two millimetres

/** The outermost of the equally short lines: those that start or end in a corner of what is measured. */
function equallyShort(best: number, from: Polygon, to: Polygon, arc: Arc | null): Measure[] {
  const out: Measure[] = [];
  for (const part of arc ? clipToArc(arc, to) : [to]) {
    for (const p of part.points) {
      const m = measureFromPoint(p, from);
      if (m.distance <= best + TOLERANCE) out.push({ distance: m.distance, from: m.to, to: p });
    }
    for (const p of from.points) {
      const m = measureFromPoint(p, part);
      if (m.distance <= best + TOLERANCE) out.push({ distance: m.distance, from: p, to: m.to });
    }
  }
  return out;
}

/** Obstacles that a ship's base, guides included, lies on. */
export const obstaclesUnder = (g: XWing, ship: Ship): number[] =>
  g.state.obstacles.flatMap((_, i) => (footprintOverlaps(g.standing(ship).footprint, g.obstacleShape(i)) ? [i] : []));
