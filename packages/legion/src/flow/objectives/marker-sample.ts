import type { Area, Vec } from '@holotisch/table';
import { SEGMENT } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import { leaderOf } from '../../values.ts';
import { rollLength } from './cart-place.ts';
import { POI_RADIUS } from './token-shapes.ts';

/** The part of the table in which a token may lie at all: nobody looks for a place of it elsewhere. */
export function areaOf(g: Legion, data: MarkerPlaceData): Area {
  const { near, around, longEdges, beyondEdges = 0, shortEdges = 0, rolls, marker } = data;
  const { width, depth } = g.state.rules;
  const about = ({ x, y }: Vec, reach: number): Area => ({
    x: [Math.max(0, x - reach), Math.min(width, x + reach)],
    y: [Math.max(0, y - reach), Math.min(depth, y + reach)],
  });
  if (around) return about(around, around.radius + POI_RADIUS);
  const cart = rolls === undefined ? undefined : g.state.markers.find(({ id }) => id === marker);
  if (cart) return about(cart, rollLength(cart, rolls ?? 0));
  if (near) return about(leaderOf(g, g.unit(near.unit)).pose, near.range * SEGMENT + 60);
  const [aside, edge] = [Math.max(beyondEdges, shortEdges) * SEGMENT, beyondEdges * SEGMENT];
  const low = longEdges === undefined ? edge : depth - longEdges * SEGMENT - POI_RADIUS;
  return { x: [aside, width - aside], y: [low, depth - low] };
}
