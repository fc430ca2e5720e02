import { footprintsOverlap, movementFootprint } from '@holotisch/table';
import type { Flight } from '@holotisch/xwing';
import { baseOf } from '../table/facts.ts';
import type { ValuesOf } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';

/**
 * Ships whose planned places lie in the way of this one and which fly as early, so that their player has yet to say who
 * goes first. Those that are sure to fly before it stand there already when it flies: see `flight-order.ts`.
 */
export function plannedBumps(
  id: string,
  flights: ReadonlyMap<string, Flight>,
  view: XWingView,
  values: ValuesOf,
): readonly number[] {
  const ship = view.ships[Number(id)];
  const flight = flights.get(id);
  if (!ship || !flight) return [];
  const there = movementFootprint(flight.pose, baseOf(ship.type).half);
  return [...flights].flatMap(([otherId, { pose }]) => {
    const other = view.ships[Number(otherId)];
    if (!other || other === ship || values.of(other).skill !== values.of(ship).skill) return [];
    return footprintsOverlap(movementFootprint(pose, baseOf(other.type).half), there) ? [other.id] : [];
  });
}
