import { data } from '@holotisch/armada';
import type { Owner } from '../../../scene/description.ts';
import { ModelPortrait } from '../../../scene/portrait.tsx';
import type { Silhouette } from '../../../scene/silhouette.ts';
import { type ArmadaView, ownerOf } from '../view.ts';
import { craftOf } from './craft.ts';
import { hullOf } from './silhouettes.ts';

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
export function ShipPortrait({ card, owner }: PortraitProps) {
  const { class: cls } = data.shipCard(card);
  return <Drawn model={`armada/${cls}`} silhouette={hullOf(cls)} owner={owner} reach={40} />;
}
export function SquadronPortrait({ card, owner }: PortraitProps) {
  const { craft } = data.squadronCard(card);
  return <Drawn model={`armada/squadron/${craft}`} silhouette={craftOf(craft)} owner={owner} reach={20} />;
}

interface DrawnProps {
  readonly model: string;
  readonly silhouette: Silhouette;
  readonly owner: Owner;
  readonly reach: number;
}
const Drawn = ({ model, silhouette: { hull, detail }, owner, reach }: DrawnProps) => (
  <ModelPortrait
    model={model}
    owner={owner}
    box={[-reach, -reach, 2 * reach, 2 * reach]}
    drawing={
      <>
        <path className="ship-hull" d={hull} />
        <path className="ship-detail" d={detail} />
      </>
    }
  />
);
