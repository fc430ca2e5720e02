import type { Owner } from '../../../scene/description.ts';
import { ModelPortrait } from '../../../scene/portrait.tsx';
import type { XWingView } from '../view.ts';
import { ownerOf } from './describe.ts';
import { silhouetteOf } from './ships.ts';

/** A ship beside its name. */
export function Portrait({ type, seat }: { readonly type: string; readonly seat: number }) {
  return <Drawn type={type} owner={seat % 2 === 0 ? 0 : 1} />;
}

/** A ship of a match, small. */
export function ShipPortrait({ view, piece }: { readonly view: XWingView; readonly piece: number }) {
  const ship = view.ships[piece];
  return ship ? <Drawn type={ship.type} owner={ownerOf(view, ship.seat)} /> : null;
}

function Drawn({ type, owner }: { readonly type: string; readonly owner: Owner }) {
  const { hull, detail } = silhouetteOf(type);
  return (
    <ModelPortrait
      model={`xwing/${type}`}
      owner={owner}
      box={[-20, -20, 40, 40]}
      drawing={
        <>
          <path className="ship-hull" d={hull} />
          <path className="ship-detail" d={detail} />
        </>
      }
    />
  );
}
