import type { Marker } from '@holotisch/legion';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';

const RADIUS = 12.55;
/** Bomb carts are pallets on a base of 50 mm, with two bombs on them. */
const CART = 25;
/** The sign on a token, by its kind. */
const SIGNS: Readonly<Record<Marker['kind'], readonly Layer[]>> = {
  objective: [{ d: 'M-4-8V8M-4 8 7 4-4 0', paint: 'ink' }],
  asset: [{ d: 'M-5-5H5V5H-5ZM-5 0H5', paint: 'ink' }],
  advantage: [{ d: 'M0-7 2-2 7-2 3 2 5 7 0 4-5 7-3 2-7-2-2-2Z', paint: 'ink' }],
  poi: [{ d: 'M0-8V2M0 8a3 3 0 1 0 .01 0', paint: 'ink' }],
  condition: [{ d: 'M-6-4 0 6 6-4Z', paint: 'ink' }],
  charge: [
    { d: circlePath(6), paint: 'dark' },
    { d: 'M3 5 7 9', paint: 'hot' },
  ],
  smoke: [{ d: 'M-8-2Q-8 5-2 5Q2 9 5 4Q9 3 8-2Q3-6-2-4Q-7-6-8-2Z', paint: 'ink' }],
  graffiti: [{ d: 'M-6-6 6 6M-6 6 6-6', paint: 'ink' }],
  cart: [
    { d: 'M-11-17H11V17H-11Z', paint: 'dark' },
    { d: `M-5-6m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0`, paint: 'hot' },
    { d: 'M5 6m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0', paint: 'hot' },
    { d: 'M0-22-4-18H4Z', paint: 'ink' },
  ],
  bane: [{ d: 'M-7 0Q0-8 7 0Q0 8-7 0ZM0-3V3', paint: 'ink' }],
};

/** A token of its kind; what is somebody's has a rim in that side's colour. */
export function markerShape(
  kind: Marker['kind'],
  seat: Marker['seat'] = null,
): Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing'> {
  const isCart = kind === 'cart';
  const radius = isCart ? CART : RADIUS;
  const disc = circlePath(radius);
  const rim: readonly Layer[] = seat === null ? [] : [{ d: disc, paint: 'frame' }];
  return {
    ...{ height: isCart ? 20 : 3, radius, outline: disc },
    drawing: [{ d: disc, paint: isCart ? 'base' : 'token' }, ...rim, ...SIGNS[kind]],
  };
}
/** Where a token looks: only carts do. */
export const markerHeading = ({ kind, note }: Pick<Marker, 'kind' | 'note'>): number =>
  kind === 'cart' && typeof note === 'number' ? note : 0;
