import {
  extentOf,
  footprintOverlaps,
  footprintsOverlap,
  movementFootprint,
  type Pose,
  type Strip,
  stripOverlaps,
  TOLERANCE,
  touches,
} from '@holotisch/table';
import type { Edge, Ship } from '../state.ts';
import { inPlay } from '../values.ts';
import type { XWing } from '../xwing.ts';

/** Where a ship stands, as the rules ask for it: off the table, against another ship, free to be put down there. */

/** The edges that a ship at this place, guides included, would lie across. */
export function edgesCrossed(g: XWing, ship: Ship, at: Pose): readonly Edge[] {
  const { width, depth } = g.state.rules;
  const reach = extentOf(at, g.facts(ship).half);
  const west = at.x - reach.x < -TOLERANCE;
  const south = at.y - reach.y < -TOLERANCE;
  const east = at.x + reach.x > width + TOLERANCE;
  const north = at.y + reach.y > depth + TOLERANCE;
  if (!(west || south || east || north)) return NO_EDGES; // as nearly always
  const crossed = { west, south, east, north };
  return EDGES.filter((edge) => crossed[edge]);
}
const EDGES: readonly Edge[] = ['west', 'south', 'east', 'north'];
const NO_EDGES: readonly Edge[] = [];

/** R-XW-14: leaving the play area is judged with the guides, as part of the move. */
export const isOff = (g: XWing, ship: Ship): boolean => edgesCrossed(g, ship, ship.pose!).length > 0;

/** Bases stop within a hair's breadth of each other; this still counts as contact. */
const CONTACT = 0.05;

export const inContact = (g: XWing, a: Ship, b: Ship): boolean =>
  g.standing(a).footprint.parts.some((p) => g.standing(b).footprint.parts.some((q) => touches(p, q, CONTACT)));

export const areTouching = (g: XWing, a: Ship, b: Ship): boolean =>
  g.state.touching.some((t) => (t.a === a.id && t.b === b.id) || (t.a === b.id && t.b === a.id)) &&
  !areKeptApart(g, a, b) &&
  !areKeptApart(g, b, a);

const areKeptApart = (g: XWing, ship: Ship, other: Ship): boolean =>
  g.cards(ship).some(({ source, rules }) => rules.keepsApart?.(g, source, other));

/** A card may let the ship pass over obstacles. XW-GOLDENE-REGELN-02 */
export function ignoresObstacles(g: XWing, ship: Ship): boolean {
  for (const { source, rules } of g.cards(ship)) if (rules.ignoresObstacles?.(g, source)) return true;
  return false;
}

/** R-XW-04: the one test that boost, barrel roll and decloak share. Returns what stands in the way. */
export function obstacleToReposition(
  g: XWing,
  ship: Ship,
  at: Pose,
  template: Strip,
  ontoObstacles = false,
): { readonly by: 'ship' | 'obstacle' | 'template' | 'edge'; readonly id: number } | undefined {
  if (edgesCrossed(g, ship, at).length > 0) return { by: 'edge', id: 0 };
  const footprint = movementFootprint(at, g.facts(ship).half);
  for (const other of inPlay(g.state))
    if (other !== ship && footprintsOverlap(g.standing(other).footprint, footprint))
      return { by: 'ship', id: other.id };
  if (ontoObstacles || ignoresObstacles(g, ship)) return undefined;
  for (let i = 0; i < g.state.obstacles.length; i++) {
    const shape = g.obstacleShape(i);
    if (footprintOverlaps(footprint, shape)) return { by: 'obstacle', id: i };
    if (stripOverlaps(template, shape)) return { by: 'template', id: i };
  }
  return undefined;
}
