import { data, type Marker } from '@holotisch/legion';
import type { OutlineItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import { markerShape } from './marker-drawing.ts';

type Token = Pick<Marker, 'kind' | 'by'>;

/** How far tokens work, in range bands: by their kind, or by the card that lays them. */
const BY_KIND: { readonly [kind in Marker['kind']]?: number } = { charge: 1, smoke: 1 };
const BY_CARD: Readonly<Record<string, number>> = {
  minefield: 1,
  ordnance: 1,
  'priority-mission': 1,
  'scrambled-orders': 1,
  'strafing-run': 2,
};

/** The circle within which a token works, about the place where it lies; nothing where range does not matter. */
export function markerReach(token: Token, at: { readonly x: number; readonly y: number }): readonly OutlineItem[] {
  const bands = BY_CARD[token.by] ?? BY_KIND[token.kind];
  if (bands === undefined) return [];
  return [
    {
      kind: 'outline',
      key: 'marker-reach',
      tone: 'attack',
      line: 'dashed',
      d: circlePath(markerShape(token).radius + bands * data.RANGE_BAND),
      pose: { ...at, hx: 0, hy: 1 },
    },
  ];
}
