import {
  clearLine,
  clipToArc,
  clipToConvex,
  type Measure,
  measure,
  meets,
  overlaps,
  type Polygon,
  polygonIfSolid,
  type Shape,
  type ShortestLines,
  shortestLines,
} from '@holotisch/table';
import type { Arc as ArcName } from '../data/types.ts';
import type { Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';
import { arcOf, bullseyeOf, closestInArc, measureShips, rangeOf } from './measuring.ts';

/** The line that decides range and obstruction of an attack. */
export interface LineOfFire {
  /** The very line: where several are equally short, the one that the attacker picks. */
  readonly measure: Measure;
  readonly range: number;
  readonly obstructed: boolean;
}

/**
 * The one line that decides range and obstruction of an attack (R-XW-08): inside an arc, to the closest point of the
 * defender in it (XW-REICHWEITE-04); without one, simply to the closest point (XW-REICHWEITE-09). Obstacles stand in the
 * way, ships do not, unless a card says so. XW-VERSPERRT-01, XW-VERSPERRT-03
 */
export function lineOfFire(g: XWing, attacker: Ship, defender: Ship, arc: ArcName | null): LineOfFire | undefined {
  const found = measureThrough(g, attacker, defender, arc);
  if (found === undefined) return undefined;
  const range = rangeOf(found.distance);
  const ships = g.knows('obstructs') ? obstructingShips(g, attacker, defender) : NO_SHAPES;
  if (ships.length === 0 && !meetsObstacle(g, found)) return { measure: found, range, obstructed: false }; // as mostly
  const obstacles = g.state.obstacles.map((_, i) => g.obstacleShape(i));
  const past = (shapes: readonly Shape[]) => linePast(g, found, attacker, defender, arc, shapes);
  const clear =
    past([...obstacles, ...ships]) ??
    (obstacles.length > 0 && attacksOverObstacles(g, attacker) ? past(ships) : undefined);
  return { measure: clear ?? found, range, obstructed: clear === undefined };
}
const NO_SHAPES: readonly Polygon[] = [];

function meetsObstacle(g: XWing, line: Measure): boolean {
  for (let i = 0; i < g.state.obstacles.length; i++) if (meetsLine(line, g.obstacleShape(i))) return true;
  return false;
}
/** The obstacles that a line goes through, by their place. */
export const obstaclesOn = (g: XWing, { measure: line }: LineOfFire): readonly number[] =>
  g.state.obstacles.flatMap((_, i) => (meetsLine(line, g.obstacleShape(i)) ? [i] : []));
const meetsLine = (line: Measure, shape: Shape): boolean =>
  isNear(line, shape) && meets({ a: line.from, b: line.to }, shape);

function measureThrough(g: XWing, attacker: Ship, defender: Ship, arc: ArcName | null): Measure | undefined {
  if (arc === null || arc === 'turret') return measureShips(g, attacker, defender); // XW-REICHWEITE-09
  if (arc !== 'bullseye') return closestInArc(g, attacker, defender, arc);
  const from = g.standing(attacker).base;
  const [part] = clipToConvex(bullseyeOf(g, attacker), g.standing(defender).base);
  return part && measure(from, part);
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
  for (const { source, rules } of g.cards(ship, 'attacksOverObstacles'))
    if (rules.attacksOverObstacles?.(g, source)) return true;
  return false;
}

/** Whether one of the equally short lines of an attack goes through an obstacle, though another does not. XW-VERSPERRT-05 */
export function couldBeObstructed(g: XWing, attacker: Ship, defender: Ship, arc: ArcName | null): boolean {
  const found = measureThrough(g, attacker, defender, arc);
  if (found === undefined || attacksOverObstacles(g, attacker)) return false;
  const { first, last } = linesLike(g, found, attacker, defender, arc);
  const lines = polygonIfSolid([first.from, first.to, last.to, last.from]);
  return lines !== undefined && g.state.obstacles.some((_, i) => overlaps(lines, g.obstacleShape(i)));
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
  return line !== undefined && linePast(g, line.measure, attacker, defender, arc, shapes) === undefined;
}

/**
 * XW-VERSPERRT-04: the shortest line counts. XW-VERSPERRT-05: of several equally short ones (bases that face each other
 * squarely) the attacker picks, so that an attack is obstructed only if all of them are. Nothing where they are.
 */
function linePast(
  g: XWing,
  found: Measure,
  attacker: Ship,
  defender: Ship,
  arc: ArcName | null,
  shapes: readonly Shape[],
): Measure | undefined {
  if (!shapes.some((shape) => meetsLine(found, shape))) return found;
  return clearLine(linesLike(g, found, attacker, defender, arc), shapes);
}

function linesLike(g: XWing, found: Measure, attacker: Ship, defender: Ship, arc: ArcName | null): ShortestLines {
  const to = g.standing(defender).base;
  // A base that only touches the arc leaves no area to measure to, and there is but one line.
  const part =
    arc === null || arc === 'turret'
      ? to
      : arc === 'bullseye'
        ? clipToConvex(bullseyeOf(g, attacker), to)[0]
        : clipToArc(arcOf(g, attacker, arc), to)[0];
  return part ? shortestLines(found, g.standing(attacker).base, part) : { first: found, last: found };
}

/** A quick look at the circles around both: most obstacles are far off the line. */
function isNear({ distance, from, to }: Measure, { cx, cy, radius }: Shape): boolean {
  const dx = cx - (from.x + to.x) / 2;
  const dy = cy - (from.y + to.y) / 2;
  const reach = radius + distance / 2 + 1;
  return dx * dx + dy * dy < reach * reach;
}
