import type { ArmadaView } from '../view.ts';
import { ShipCard } from './ship-card.tsx';
import { SquadronCard } from './squadron-card.tsx';
import './unit-card.css';

/** The card of a ship or squadron: all that its player knows of it at the table. */
export function UnitCard({ view, piece }: { readonly view: ArmadaView; readonly piece: number }) {
  const unit = view.units[piece];
  if (!unit) return null;
  return unit.kind === 'ship' ? <ShipCard view={view} ship={unit} /> : <SquadronCard view={view} squadron={unit} />;
}
