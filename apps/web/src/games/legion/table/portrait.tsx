import { type LegionView, ownerOf, unitOfPiece } from '../view.ts';
import { miniShape } from './drawings.ts';

/** A unit small: its leader seen from above. */
export function UnitPortrait({ view, piece }: { readonly view: LegionView; readonly piece: number }) {
  const unit = view.units[unitOfPiece(piece)];
  if (!unit) return null;
  const { radius, drawing } = miniShape(view, unit, true);
  const r = radius + 2;
  return (
    <svg
      className={`portrait side-${ownerOf(view, unit.seat) === 0 ? 'first' : 'second'}`}
      viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`}
      aria-hidden="true"
    >
      <g transform="scale(1 -1)">
        {drawing.map(({ d, paint }) => (
          <path key={d} className={paint === 'body' ? 'ship-hull' : 'ship-detail'} d={d} />
        ))}
      </g>
    </svg>
  );
}
