import { boxOf, isInBox, type Polygon, rectangle, type Shape, type Spot } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { DISTANCE } from '../../geometry/index.ts';
import type { ArmadaState, Edge, Side } from '../../state.ts';

/** Setup area, deployment zones and edges of the table. */

/** One ruler. AR-REICHWEITE-UND-ENTFERNUNG-10 */
export const RULER = 304.8;
/** Tables up to this width are wholly setup area. AR-STARTGEBIET-03, R-AR-14 */
const NARROW = 1000;

const box = (west: number, south: number, east: number, north: number): Polygon =>
  rectangle({ x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 }, (east - west) / 2, (north - south) / 2);

/** The table as players see it too: screens draw the same areas. */
type Ground = { readonly state: Pick<ArmadaState, 'edges' | 'rules'> };

const hasShortEdges = ({ state }: Ground): boolean => state.edges[0] === 'west' || state.edges[0] === 'east';

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** AR-AUFBAU-03, AR-STARTGEBIET-02, AR-STARTGEBIET-03, AR-KURZE-RAENDER-DER-SPIELER-02 */
export function setupBounds(g: Ground): Bounds {
  const { width, depth } = g.state.rules;
  if (width <= NARROW || hasShortEdges(g)) return [0, 0, width, depth];
  return [RULER, 0, width - RULER, depth];
}

/** Whether all of a shape lies in such an area; it may touch the border from inside. */
export function isInside(shape: Shape, [west, south, east, north]: Bounds): boolean {
  return isInBox(boxOf(shape), { minX: west, minY: south, maxX: east, maxY: north });
}

export const edgeOf = ({ state }: Armada, side: Side): Edge => state.edges[side];

/** AR-AUFSTELLUNGSBEREICH-01: distance 1-3 of one's own edge; AR-KURZE-RAENDER-DER-SPIELER-03: two rulers. */
export const zoneDepth = (g: Armada): number =>
  hasShortEdges(g) ? Math.min(2 * RULER, g.state.rules.width / 3) : DISTANCE[2];

export function zoneBounds(g: Ground, edge: Edge, depth: number): Bounds {
  const [west, south, east, north] = setupBounds(g);
  switch (edge) {
    case 'south':
      return [west, south, east, south + depth];
    case 'north':
      return [west, north - depth, east, north];
    case 'west':
      return [west, south, west + depth, north];
    case 'east':
      return [east - depth, south, east, north];
  }
}
export const areaOf = (bounds: Bounds): Polygon => box(...bounds);

/** How thick a strip beside an edge is; it may be as thin as one likes. */
const STRIP = 10;
/** Just outside the edges of an area: whatever is so far from a strip is so far from its edge. */
const stripsBeside = ([west, south, east, north]: Bounds): Readonly<Record<Edge, Polygon>> => ({
  south: box(west, south - STRIP, east, south),
  north: box(west, north, east, north + STRIP),
  west: box(west - STRIP, south, west, north),
  east: box(east, south, east + STRIP, north),
});
export const stripAt = ({ state: { rules } }: Armada, edge: Edge): Polygon =>
  stripsBeside([0, 0, rules.width, rules.depth])[edge];
export const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];

/** How far something that lies on the table is from the nearest of these edges, as it would be from their strips. */
export function fromEdges({ state }: Armada, shape: Shape, edges: readonly Edge[]): number {
  const { width, depth } = state.rules;
  const { minX, minY, maxX, maxY } = boxOf(shape);
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const mm = edge === 'south' ? minY : edge === 'north' ? depth - maxY : edge === 'west' ? minX : width - maxX;
    least = Math.min(least, mm);
  }
  return Math.max(0, least);
}
/** How far something is from the nearest side of the setup area that is no player's edge. */
export function fromSetupSides(g: Armada, shape: Shape): number {
  const [west, south, east, north] = setupBounds(g);
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const mm: Readonly<Record<Edge, number>> = {
    south: minY - south,
    north: north - maxY,
    west: minX - west,
    east: east - maxX,
  };
  return Math.max(0, Math.min(...EDGES.flatMap((edge) => (g.state.edges.includes(edge) ? [] : [mm[edge]]))));
}
/** Just outside the setup area, on all its sides. */
export const setupEdges = (g: Armada): readonly Polygon[] => Object.values(stripsBeside(setupBounds(g)));
export const heading: Readonly<Record<Edge, number>> = { south: 0, north: 180, west: 90, east: 270 };

/** Places all over a part of the table, every 2 cm and every eighth of a turn. */
export function* spotsIn([west, south, east, north]: Bounds): Iterable<Spot> {
  for (let x = west; x <= east; x += 20)
    for (let y = south; y <= north; y += 20)
      for (let degrees = 0; degrees < 360; degrees += 45) yield { x, y, degrees };
}
