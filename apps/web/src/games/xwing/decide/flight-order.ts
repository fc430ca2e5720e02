import type { Flight } from '@holotisch/xwing';
import type { ValuesOf } from '../table/use-values.ts';
import type { ShipView, XWingView } from '../view.ts';

/** Whether a ship is sure to have flown when the other one does: ascending pilot skill, ties by initiative. */
export function fliesBefore(ship: ShipView, other: ShipView, view: XWingView, values: ValuesOf): boolean {
  const [first, second] = [values.of(ship).skill, values.of(other).skill];
  if (first !== second) return first < second;
  const [side, otherSide] = [view.sides[ship.seat], view.sides[other.seat]];
  // Whoever has several of a skill says later who goes first.
  return side !== otherSide && side === view.initiative;
}

/** Where others will be when a ship flies: own ones where their dials lead, the rest gone, wherever to. */
export type Moved = Readonly<Record<string, Flight['pose'] | null>>;

/** Undefined where the flight of another has to be known first. */
export function movedBefore(
  ship: ShipView,
  dials: ReadonlyMap<string, string>,
  flightOf: (ship: string) => Flight | undefined,
  view: XWingView,
  values: ValuesOf,
): Moved | undefined {
  const moved: Record<string, Flight['pose'] | null> = {};
  for (const other of view.ships) {
    if (other === ship || other.status !== 'play' || !fliesBefore(other, ship, view, values)) continue;
    const id = String(other.id);
    const flight = flightOf(id);
    if (dials.has(id) && !flight) return undefined;
    moved[id] = flight ? flight.pose : null;
  }
  return moved;
}
