import { data } from '@holotisch/armada';
import type { Owner } from '../../../scene/description.ts';
import type { Silhouette } from '../../../scene/silhouette.ts';
import { sideClass } from '../../../scene/svg.ts';
import { type ArmadaView, ownerOf } from '../view.ts';
import { craftOf } from './craft.ts';
import { hullOf } from './silhouettes.ts';
import '../../../style/portrait.css';

/** A ship or squadron of a match, small. */
export function UnitPortrait({ view, piece }: { readonly view: ArmadaView; readonly piece: number }) {
  const unit = view.units[piece];
  if (!unit) return null;
  const owner = ownerOf(view, unit.seat);
  return unit.kind === 'ship' ? (
    <ShipPortrait card={unit.card} owner={owner} />
  ) : (
    <SquadronPortrait card={unit.card} owner={owner} />
  );
}

interface PortraitProps {
  readonly card: string;
  readonly owner: Owner;
}
export const ShipPortrait = ({ card, owner }: PortraitProps) => (
  <Drawn silhouette={hullOf(data.shipCard(card).class)} owner={owner} box="-40 -40 80 80" />
);
export const SquadronPortrait = ({ card, owner }: PortraitProps) => (
  <Drawn silhouette={craftOf(data.squadronCard(card).craft)} owner={owner} box="-20 -20 40 40" />
);

interface DrawnProps {
  readonly silhouette: Silhouette;
  readonly owner: Owner;
  readonly box: string;
}
function Drawn({ silhouette: { hull, detail }, owner, box }: DrawnProps) {
  return (
    <svg className={`portrait ${sideClass(owner)}`} viewBox={box} aria-hidden="true">
      <g transform="scale(1 -1)">
        <path className="ship-hull" d={hull} />
        <path className="ship-detail" d={detail} />
      </g>
    </svg>
  );
}
