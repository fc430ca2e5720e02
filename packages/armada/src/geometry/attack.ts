import { type Circle, crosses, type Measure, measure, overlaps, type Shape, type Vec } from '@holotisch/table';
import type { Zone } from '../data/types.ts';
import { type RangeBand, rangeBand } from './rulers.ts';
import { measureInFiringArc, type StandingShip } from './standing-ship.ts';

/** Names an obstacle of a scene, as its caller does. */
export type ObstacleId = string | number;

export interface ShipEnd {
  readonly ship: StandingShip;
  readonly zone: Zone;
  /** An attack with the special battery: in its narrow arc. */
  readonly special?: true;
}
export interface SquadronEnd {
  readonly squadron: Circle;
}
/** A station, an exogorth or any marker that sees all around; `id` if it is an obstacle of the scene. */
interface TokenEnd {
  readonly token: Shape;
  readonly id?: ObstacleId;
}
/** Either end of an attack. */
export type Shooter = ShipEnd | SquadronEnd | TokenEnd;
export type Target = Shooter;

/** From here to there. */
export type Sight = readonly [from: Vec, to: Vec];

interface AttackRange {
  readonly mm: number;
  readonly band: RangeBand;
  readonly line: Sight;
  /** Measured through another hull zone of the defender: there is no line of sight. AR-ABMESSUNG-VON-FEUERWINKEL-07 */
  readonly through?: Zone;
}

/**
 * What is measured of an end: hull zone, base of the squadron, or token.
 * AR-ABMESSUNG-VON-FEUERWINKEL-03, AR-ABMESSUNG-VON-FEUERWINKEL-04, AR-ABMESSUNG-VON-FEUERWINKEL-05
 */
const measuredOf = (end: Shooter): Shape =>
  'ship' in end ? end.ship.zone(end.zone) : 'squadron' in end ? end.squadron : end.token;

function measureAttack(from: Shooter, to: Target): Measure | undefined {
  if (!('ship' in from)) return measure(measuredOf(from), measuredOf(to)); // AR-FEUERWINKEL-04, AR-HINDERNISSE-19
  const arc = from.special ? from.ship.special : from.ship.arc(from.zone);
  if (arc === undefined) throw new RangeError(`${from.ship.cls.id} has no special arc`);
  return measureInFiringArc(measuredOf(from), arc, measuredOf(to));
}

/** The range of an attack; nothing if no part of the target lies in the arc. */
export function attackRange(from: Shooter, to: Target): AttackRange | undefined {
  const found = measureAttack(from, to);
  if (found === undefined) return undefined;
  const line: Sight = [found.from, found.to];
  const range = { mm: found.distance, band: rangeBand(found.distance), line };
  const through = blockedBy(line, to, from);
  return through === undefined ? range : { ...range, through };
}

/**
 * The line of sight: hull zones use their targeting point, all else the point closest to the opposing hull zone,
 * squadron or token. AR-SICHTLINIE-02, AR-SICHTLINIE-03, AR-ANGRIFFE-UND-RAUMSTATIONEN-14, AR-HINDERNISSE-20
 */
export function sightLine(from: Shooter, to: Target): Sight {
  const start = 'ship' in from ? from.ship.point(from.zone) : undefined;
  const end = 'ship' in to ? to.ship.point(to.zone) : undefined;
  if (start !== undefined && end !== undefined) return [start, end];
  const nearest = measure(measuredOf(from), measuredOf(to));
  return [start ?? nearest.from, end ?? nearest.to];
}

/**
 * The other hull zone of the defender that a line of sight or a range line crosses; the attacker's own never count
 * (AR-SICHTLINIE-04, AR-SICHTLINIE-10). A token that the defender lies on sees all of its zones
 * (AR-ANGRIFFE-UND-RAUMSTATIONEN-16).
 */
export function blockedBy(line: Sight, to: Target, from?: Shooter): Zone | undefined {
  if (!('ship' in to)) return undefined;
  if (from !== undefined && 'token' in from && overlapsToken(to, from.token)) return undefined;
  const seg = { a: line[0], b: line[1] };
  return to.ship.zones.find((zone) => zone !== to.zone && crosses(seg, to.ship.zone(zone)));
}

/** Whether a ship or squadron lies on a token: it cannot attack that one. AR-ANGRIFFE-UND-RAUMSTATIONEN-19 */
export const overlapsToken = (end: ShipEnd | SquadronEnd, token: Shape): boolean =>
  ('ship' in end ? end.ship.footprint : [end.squadron]).some((shape) => overlaps(shape, token));
