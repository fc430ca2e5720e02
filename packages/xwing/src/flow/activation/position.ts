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
import type { Ship } from '../../state.ts';
import { inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';

/** Where a ship stands, as the rules ask for it: off the table, against another ship, free to be put down there. */

/** R-XW-14: whether a ship at this place, guides included, would lie across an edge of the play area. */
export function leavesTable(g: XWing, ship: Ship, at: Pose): boolean {
  const { width, depth } = g.state.rules;
  const reach = extentOf(at, g.facts(ship).half);
  return (
    at.x - reach.x < -TOLERANCE ||
    at.y - reach.y < -TOLERANCE ||
    at.x + reach.x > width + TOLERANCE ||
    at.y + reach.y > depth + TOLERANCE
  );
}

/** Leaving the play area is judged as part of the move. */
export const isOff = (g: XWing, ship: Ship): boolean => leavesTable(g, ship, ship.pose!);

/** Bases stop within a hair's breadth of each other; this still counts as contact. */
const CONTACT = 0.05;

export const inContact = (g: XWing, a: Ship, b: Ship): boolean =>
  g.standing(a).parts.some((p) => g.standing(b).parts.some((q) => touches(p, q, CONTACT)));

export const areTouching = (g: XWing, a: Ship, b: Ship): boolean =>
  g.state.touching.some((t) => (t.a === a.id && t.b === b.id) || (t.a === b.id && t.b === a.id)) &&
  !areKeptApart(g, a, b) &&
  !areKeptApart(g, b, a);

const areKeptApart = (g: XWing, ship: Ship, other: Ship): boolean =>
  g.cards(ship, 'keepsApart').some(({ source, rules }) => rules.keepsApart?.(g, source, other));

/** A card may let the ship pass over obstacles. XW-GOLDENE-REGELN-02 */
export const ignoresObstacles = (g: XWing, ship: Ship): boolean => ignoringCard(g, ship) !== undefined;

/** The card by which a ship ignores obstacles, and whether its player has a say in it. */
export function ignoringCard(g: XWing, ship: Ship): readonly [card: string, how: true | 'may'] | undefined {
  for (const { source, rules } of g.cards(ship, 'ignoresObstacles')) {
    const how = rules.ignoresObstacles?.(g, source);
    if (how) return [source.card, how];
  }
  return undefined;
}

/** R-XW-04: the one test that boost, barrel roll and decloak share. Returns what stands in the way. */
export function obstacleToReposition(
  g: XWing,
  ship: Ship,
  at: Pose,
  template: Strip,
  ontoObstacles = false,
): { readonly by: 'ship' | 'obstacle' | 'template' | 'edge'; readonly id: number } | undefined {
  if (leavesTable(g, ship, at)) return { by: 'edge', id: 0 };
  const footprint = movementFootprint(at, g.facts(ship).half);
  for (const other of inPlay(g.state))
    if (other !== ship && footprintsOverlap(g.standing(other), footprint)) return { by: 'ship', id: other.id };
  if (ontoObstacles || ignoresObstacles(g, ship)) return undefined;
  for (let i = 0; i < g.state.obstacles.length; i++) {
    const shape = g.obstacleShape(i);
    if (footprintOverlaps(footprint, shape)) return { by: 'obstacle', id: i };
    if (stripOverlaps(template, shape)) return { by: 'template', id: i };
  }
  return undefined;
}
