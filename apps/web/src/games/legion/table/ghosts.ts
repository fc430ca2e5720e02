import type { LegionQuestion } from '@holotisch/legion';
import type { PieceItem } from '../../../scene/description.ts';
import { type LegionView, ownerOf } from '../view.ts';
import { miniShape } from './drawings.ts';
import { markerShape } from './marker-drawing.ts';
import { terrainShape } from './terrain-drawing.ts';

/** What a question about a place puts there. */
export function placing(view: LegionView, ask: LegionQuestion): Omit<PieceItem, 'kind' | 'key' | 'pose'> | undefined {
  if (ask.type !== 'region') return undefined;
  const { region } = ask;
  switch (region.name) {
    case 'deployment': {
      const unit = view.units[region.unit];
      return (
        unit && { ...miniShape(view, unit, unit.leader), owner: ownerOf(view, unit.seat), badge: String(unit.id + 1) }
      );
    }
    case 'marker-place':
      return { ...markerShape({ kind: region.kind, note: 'facedown', ...cardOf(ask) }), turnable: false };
    case 'terrain-place': {
      const piece = view.supply[region.piece];
      return piece && terrainShape(piece);
    }
    default:
      return undefined;
  }
}

/** The card whose token is put down. */
const cardOf = (ask: LegionQuestion): { readonly by?: string } =>
  ask.kind === 'marker-place' && ask.about.card !== undefined ? { by: ask.about.card } : {};

/** Something round that is only put down. */
export const looksNowhere = (ask: LegionQuestion): boolean =>
  ask.type === 'region' && ask.region.name === 'marker-place';
