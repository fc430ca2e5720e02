import type { Flow } from '@holotisch/engine';
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
import { meetMines } from './bombs.ts';
import { destroy } from './damage.ts';

/** What every change of position has in common: touching, fleeing and mines. */

/** The edges that a ship at this place, guides included, would lie across. */
export function edgesCrossed(g: XWing, ship: Ship, at: Pose): readonly Edge[] {
  const { width, depth } = g.state.rules;
  const reach = extentOf(at, g.facts(ship).half);
  const out: Edge[] = [];
  if (at.x - reach.x < -TOLERANCE) out.push('west');
  if (at.y - reach.y < -TOLERANCE) out.push('south');
  if (at.x + reach.x > width + TOLERANCE) out.push('east');
  if (at.y + reach.y > depth + TOLERANCE) out.push('north');
  return out;
}

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

/**
 * R-XW-22: touching begins with an overlap in a manoeuvre; it ends when a move breaks the contact, or when both have
 * moved since without overlapping each other. XW-BERUEHREN-01, XW-BERUEHREN-03, XW-BERUEHREN-04
 */
function updateTouching(g: XWing, ship: Ship, overlapped: readonly Ship[]): void {
  const list = g.state.touching;
  for (let i = list.length - 1; i >= 0; i--) {
    const t = list[i]!;
    if (t.a !== ship.id && t.b !== ship.id) continue;
    const other = g.ship(t.a === ship.id ? t.b : t.a);
    if (!t.moved.includes(ship.id)) t.moved.push(ship.id);
    if (t.moved.length === 2 || !inContact(g, ship, other)) list.splice(i, 1);
  }
  for (const other of overlapped) {
    const known = list.findIndex((t) => (t.a === ship.id && t.b === other.id) || (t.a === other.id && t.b === ship.id));
    if (known >= 0) list.splice(known, 1);
    list.push({ a: ship.id, b: other.id, moved: [] });
  }
}

/**
 * Puts a ship down at a new pose. Mines under it or under the template go off at once (R-XW-19, XW-BOMBEN-10); a ship
 * that is now partly outside the play area has fled (XW-FLUCHT-01..06). Returns whether the ship is still there.
 */
export function* putDown(
  g: XWing,
  ship: Ship,
  pose: Pose,
  flown: Strip | undefined,
  overlapped: readonly Ship[] = [],
): Flow<boolean> {
  ship.pose = pose;
  updateTouching(g, ship, overlapped);
  if (isOff(g, ship)) {
    yield* destroy(g, ship, 'fled');
    return false;
  }
  yield* meetMines(g, ship, flown);
  return ship.status === 'play';
}

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
