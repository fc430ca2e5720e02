import { squareBase, stripOutline } from '@holotisch/table';
import { outline, placement } from '../../../scene/svg.ts';
import { baseOf } from '../table/facts.ts';
import { silhouetteOf } from '../table/ships.ts';
import { onBase } from '../table/silhouettes.ts';
import type { Placed } from './reposition.ts';

/** The template and the shadow of the ship at its end. */
export function PlacedGhost({ placed, type }: { readonly placed: Placed; readonly type: string }) {
  const { half } = baseOf(type);
  return (
    <>
      <path className="ghost-template" d={outline(stripOutline(placed.template))} />
      <path className="ghost-shape" d={outline(squareBase(placed.end, half))} />
      <g className="ghost-hull" transform={`${placement(placed.end)} scale(${half / 20})`}>
        <path d={silhouetteOf(type).hull} transform={onBase} />
      </g>
    </>
  );
}
