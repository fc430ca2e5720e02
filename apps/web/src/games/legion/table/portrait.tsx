import type { data } from '@holotisch/legion';
import type { Owner } from '../../../scene/description.ts';
import { ModelPortrait } from '../../../scene/portrait.tsx';
import { type LegionView, ownerOf, unitOfPiece } from '../view.ts';
import { cardShape } from './drawings.ts';

interface CardPortraitProps {
  readonly card: string;
  readonly edition: data.Edition;
  readonly owner: Owner;
}

/** A unit small: its leader. */
export function CardPortrait({ card, edition, owner }: CardPortraitProps) {
  const { radius, drawing, model } = cardShape(card, edition, 'leader');
  const r = radius + 2;
  return (
    <ModelPortrait
      model={model}
      owner={owner}
      box={[-r, -r, 2 * r, 2 * r]}
      drawing={drawing.map(({ d, paint }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have nothing but their place.
        <path key={i} className={paint === 'body' ? 'ship-hull' : 'ship-detail'} d={d} />
      ))}
    />
  );
}

/** A unit of a match. */
export function UnitPortrait({ view, piece }: { readonly view: LegionView; readonly piece: number }) {
  const unit = view.units[unitOfPiece(piece)];
  return unit ? <CardPortrait card={unit.card} edition={view.rules.edition} owner={ownerOf(view, unit.seat)} /> : null;
}
