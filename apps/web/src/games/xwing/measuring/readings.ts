// What the ruler and the arcs say about two ships: the very numbers a game will be decided by.
import { band, type Measure, measure, measureInArc, overlaps, type Pose, squareBase } from '@holotisch/table';
import { frontArc, HALF_BASE, otherShip, RANGE_LIMITS, type ShipId, type ShipPoses } from './ships.ts';

export interface Range {
  readonly measure: Measure;
  /** 1 to 3, or undefined beyond the ruler. */
  readonly band: number | undefined;
}

export interface Readings {
  /** XW-REICHWEITE-02 */
  readonly closest: Range;
  readonly overlap: boolean;
  /** From each ship to the other's base inside its front arc; undefined when no part of it is. */
  readonly inArc: Readonly<Record<ShipId, Range | undefined>>;
}

/** Measuring ignores the guides. XW-STOPPER-02 */
const base = (ship: Pose) => squareBase(ship, HALF_BASE);

function range(found: Measure): Range {
  const section = band(found.distance, RANGE_LIMITS); // XW-REICHWEITE-03
  return { measure: found, band: section > RANGE_LIMITS.length ? undefined : section };
}

/** XW-FEUERWINKEL-03, XW-REICHWEITE-04 */
function rangeInArc(from: Pose, to: Pose): Range | undefined {
  const found = measureInArc(base(from), frontArc(from), base(to));
  return found && range(found);
}

export function readings(ships: ShipPoses): Readings {
  const a = base(ships.a);
  const b = base(ships.b);
  const inArc = (id: ShipId) => rangeInArc(ships[id], ships[otherShip(id)]);
  return { closest: range(measure(a, b)), overlap: overlaps(a, b), inArc: { a: inArc('a'), b: inArc('b') } };
}
