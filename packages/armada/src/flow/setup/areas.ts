import { boxOf, type Polygon, rectangle, type Shape, TOLERANCE } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { DISTANCE } from '../../geometry/index.ts';
import type { Edge, Side } from '../../state.ts';

/** Setup area, deployment zones and edges of the table. */

/** One ruler. AR-REICHWEITE-UND-ENTFERNUNG-10 */
export const RULER = 304.8;
/** Tables up to this width are wholly setup area. AR-STARTGEBIET-03, R-AR-14 */
const NARROW = 1000;

const box = (west: number, south: number, east: number, north: number): Polygon =>
  rectangle({ x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 }, (east - west) / 2, (north - south) / 2);

const hasShortEdges = ({ state }: Armada): boolean => state.edges[0] === 'west' || state.edges[0] === 'east';

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** AR-AUFBAU-03, AR-STARTGEBIET-02, AR-STARTGEBIET-03, AR-KURZE-RAENDER-DER-SPIELER-02 */
export function setupBounds(g: Armada): Bounds {
  const { width, depth } = g.state.rules;
  if (width <= NARROW || hasShortEdges(g)) return [0, 0, width, depth];
  return [RULER, 0, width - RULER, depth];
}

/** Whether all of a shape lies in such an area; it may touch the border from inside. */
export function isInside(shape: Shape, [west, south, east, north]: Bounds): boolean {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  return minX >= west - TOLERANCE && minY >= south - TOLERANCE && maxX <= east + TOLERANCE && maxY <= north + TOLERANCE;
}

export const edgeOf = ({ state }: Armada, side: Side): Edge => state.edges[side];

/** AR-AUFSTELLUNGSBEREICH-01: distance 1-3 of one's own edge; AR-KURZE-RAENDER-DER-SPIELER-03: two rulers. */
export const zoneDepth = (g: Armada): number =>
  hasShortEdges(g) ? Math.min(2 * RULER, g.state.rules.width / 3) : DISTANCE[2];

export function zoneBounds(g: Armada, edge: Edge, depth: number): Bounds {
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

/** Just outside an edge: whatever is so far from it is so far from the edge. */
export function stripAt(g: Armada, edge: Edge): Polygon {
  const { width, depth } = g.state.rules;
  switch (edge) {
    case 'south':
      return box(-10, -10, width + 10, 0);
    case 'north':
      return box(-10, depth, width + 10, depth + 10);
    case 'west':
      return box(-10, -10, 0, depth + 10);
    case 'east':
      return box(width, -10, width + 10, depth + 10);
  }
}
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
/** Just outside the setup area, on all its sides. */
export function setupEdges(g: Armada): readonly Polygon[] {
  const [west, south, east, north] = setupBounds(g);
  return [
    box(west - 10, south - 10, east + 10, south),
    box(west - 10, north, east + 10, north + 10),
    box(west - 10, south - 10, west, north + 10),
    box(east, south - 10, east + 10, north + 10),
  ];
}
export const heading: Readonly<Record<Edge, number>> = { south: 0, north: 180, west: 90, east: 270 };
