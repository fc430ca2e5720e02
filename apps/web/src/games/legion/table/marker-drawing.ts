import type { Marker } from '@holotisch/legion';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';

const RADIUS = 12.55;
/** Bomb carts are pallets on a base of 50 mm, with two bombs on them; points of interest are two inches wide. */
const WIDE: { readonly [kind in Marker['kind']]?: number } = { cart: 25, poi: 25.4 };
/** The sign on a token, by its kind. */
const SIGNS: Readonly<Record<Marker['kind'], readonly Layer[]>> = {
  objective: [{ d: 'M-4-8V8M-4 8 7 4-4 0', paint: 'ink' }],
  asset: [{ d: 'M-5-5H5V5H-5ZM-5 0H5', paint: 'ink' }],
  advantage: [{ d: 'M0-7 2-2 7-2 3 2 5 7 0 4-5 7-3 2-7-2-2-2Z', paint: 'ink' }],
  poi: [{ d: 'M0-14V4M0 15a5 5 0 1 0 .01 0', paint: 'ink' }],
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

/** What a token of this card stands for, where its kind does not tell. */
const SIGNS_OF: { readonly [card: string]: Layer } = {
  'hostage-exchange': { d: 'M0 2m-4 2a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-7-8Q-7-1 0-1Q7-1 7-8Z', paint: 'ink' },
  'secure-the-intel': { d: 'M-6-8H6V5L3 8H-6ZM-3 2H3M-3-2H3M-3-5H3', paint: 'ink' },
  payload: { d: `${circlePath(17)}${circlePath(8)}M0-21V21M-21 0H21`, paint: 'frame' },
};
const CRATE: Layer = { d: 'M-8-7H8V6H-8ZM-8 2H8M-2 2V-1H2V2', paint: 'ink' };
const OPEN_CRATE: Layer = { d: 'M-8-7H8V2H-8ZM-8 2-5 8H11L8 2', paint: 'ink' };
function signOf({ kind, by, note }: Looks): readonly Layer[] {
  if (kind === 'cart') return SIGNS.cart;
  if (by === 'supply-drop') return [note === 'facedown' ? CRATE : OPEN_CRATE];
  const own = by === undefined ? undefined : SIGNS_OF[by];
  return own ? [own] : SIGNS[kind];
}
type Looks = Pick<Marker, 'kind'> & Partial<Pick<Marker, 'by' | 'note'>>;

/** A token of its kind; what is somebody's, or is borne by somebody, has a rim in that side's colour. */
export function markerShape(
  marker: Looks,
  isOwned = false,
): Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing' | 'model'> {
  const { kind } = marker;
  const radius = WIDE[kind] ?? RADIUS;
  const disc = circlePath(radius);
  const rim: readonly Layer[] = isOwned ? [{ d: disc, paint: 'frame' }] : [];
  const told = marker.note === 'facedown' ? 'facedown' : '';
  return {
    model: `legion/marker/${kind}/${marker.by ?? ''}/${told}`,
    height: kind === 'cart' ? 20 : 3,
    radius,
    outline: disc,
    drawing: [{ d: disc, paint: marker.by === 'payload' ? 'base' : 'token' }, ...rim, ...signOf(marker)],
  };
}
/** Where a token looks: only carts do. */
export const markerHeading = ({ kind, note }: Pick<Marker, 'kind' | 'note'>): number =>
  kind === 'cart' && typeof note === 'number' ? note : 0;
