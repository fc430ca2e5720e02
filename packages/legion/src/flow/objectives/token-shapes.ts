import { circle, type Shape } from '@holotisch/table';
import type { Marker } from '../../state.ts';

/** How large what lies on the battlefield by itself is: tokens, points of interest, the base of a bomb cart. */
export const MARKER_RADIUS = 12.55;
export const POI_RADIUS = 25.4;
const CART_RADIUS = 25;

export const radiusOf = (kind: Marker['kind']): number =>
  kind === 'poi' ? POI_RADIUS : kind === 'cart' ? CART_RADIUS : MARKER_RADIUS;
export const shapeOf = ({ kind, x, y }: Pick<Marker, 'kind' | 'x' | 'y'>): Shape => circle({ x, y }, radiusOf(kind));
