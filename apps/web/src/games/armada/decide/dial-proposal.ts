import { data, type QuestionOf } from '@holotisch/armada';
import type { ArmadaView } from '../view.ts';
import { shipIn } from '../view.ts';

/** A ship with so many damage cards had better be repaired; with such a value it leads its squadrons. */
const HURT = 2;
const CARRIER = 3;

/** A dial for every place that is open, to begin with: what a ship needs most, else to steer and to shoot in turn. */
export function dialProposal(
  view: ArmadaView,
  ask: Pick<QuestionOf<'dials'>, 'fields' | 'seat'>,
): Readonly<Record<string, data.Command>> {
  const wings = view.units.filter(
    ({ kind, seat, status }) => kind === 'squadron' && seat === ask.seat && status === 'play',
  );
  return Object.fromEntries(
    ask.fields.map(({ id }) => {
      const [ship = 0, place = 0] = id.split('.').map(Number);
      const unit = shipIn(view, ship);
      const leads = unit && data.shipCard(unit.card).squadron >= CARRIER && wings.length > 1;
      const turn: data.Command = place % 2 === 0 ? 'navigate' : 'concentrate';
      return [id, unit && unit.damage.length >= HURT ? 'repair' : leads ? 'squadron' : turn];
    }),
  );
}
