import { type Refusal, type Region, say } from '@holotisch/engine';
import {
  area,
  circle,
  clipToConvex,
  contains,
  distance,
  overlaps,
  type Polygon,
  poseOfSpot,
  readSpot,
  type Shape,
  type Spot,
} from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import {
  DISTANCE,
  isAt,
  isUpTo,
  liesWithin,
  overlapsObstacle,
  overlapsSquadron,
  SQUADRON_RADIUS,
  StandingShip,
  shipsOverlap,
} from '../../geometry/index.ts';
import type { Deployment } from '../../payloads.ts';
import type { Ship, Squadron } from '../../state.ts';
import {
  hasKeyword,
  isFriendly,
  markerShape,
  refuse,
  shapesOf,
  shipsInPlay,
  squadronsInPlay,
  toShape,
  unitsInPlay,
} from '../../values.ts';
import { refusePlace } from '../squadrons/squadron.ts';
import { areaOf, type Bounds, isInside, setupBounds, spotsIn, stripAt, zoneBounds } from './areas.ts';
import { sampleDeployment } from './deployment-sample.ts';

/** Where units may be deployed: the region that is asked for, and why a place will not do. */

/** Where a unit may be deployed. */
export const deployment: Region<Armada, Deployment, Spot> = {
  name: 'deployment',
  read: readSpot,
  check(g, where, spot): Refusal | undefined {
    const unit = g.unit(where.unit);
    return unit.kind === 'ship' ? refuseShip(g, unit, where, spot) : refuseSquadron(g, unit, where, spot);
  },
  sample: (g, where, rng) => sampleDeployment(g, where, rng, (spot) => !deployment.check(g, where, spot)),
};

/** AR-AUFBAU-19, AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-06, -09; huge ones: AR-RIESIGES-SCHIFF-09..11. */
function refuseShip(g: Armada, ship: Ship, where: Deployment, spot: Spot): Refusal | undefined {
  const { edge, depth, zone, near } = where;
  const cls = g.class(ship);
  const standing = new StandingShip(cls, poseOfSpot(spot));
  const refusal = refuseSpecial(g, standing, where) ?? refuseOnUnit(g, standing, where);
  if (refusal || where.on !== undefined || where.marker !== undefined) return refusal;
  const huge = cls.size === 'huge';
  const { width, depth: length } = g.state.rules;
  const table: Bounds = [0, 0, width, length];
  const inside = near ? table : (zone ?? (huge ? setupBounds(g) : zoneBounds(g, edge, depth)));
  if (where.part === undefined && !standing.base.every((b) => isInside(b, inside)))
    return refuse(huge ? ['AR-RIESIGES-SCHIFF-10'] : ['AR-AUFBAU-19', 'AR-AUFSTELLUNGSBEREICH-01'], say('ar.no.zone'), {
      piece: ship.id,
    });
  if (near && !standing.base.some((b) => isUpTo(toShape(g, g.unit(near.unit), b), DISTANCE[near.most - 1]!)))
    return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.tooFar', { distance: near.most }), {
      allowed: near.most,
    });
  if (huge && !zone && !near && standing.base.every((b) => distance(b, stripAt(g, edge)) > 0.5))
    return refuse(['AR-RIESIGES-SCHIFF-09'], say('ar.no.touchesEdge'), { piece: ship.id });
  if (huge && g.state.obstacles.some((o) => overlapsObstacle(standing.footprint, g.outline(o))))
    return refuse(['AR-RIESIGES-SCHIFF-11'], say('ar.no.onObstacle'));
  return undefined;
}

/** What an objective asks of the place of a ship. */
function refuseSpecial(
  g: Armada,
  { base, footprint }: StandingShip,
  { zone, part, clear, on, marker }: Deployment,
): Refusal | undefined {
  if (on !== undefined) {
    if (!overlapsObstacle(footprint, g.outline(g.state.obstacles[on]!)))
      return refuse(['AR-OBJ-UEBERRASCHUNGSANGRIFF-05'], say('ar.no.onStationFirst'));
    if (!base.every((b) => isInside(b, setupBounds(g)))) return refuse(['AR-AUFBAU-19'], say('ar.no.setupArea'));
  }
  if (marker !== undefined) {
    const token = markerShape(g.state.markers.find((m) => m.id === marker)!);
    if (!base.every((b) => contains(g.playArea, b))) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
    if (!isAt(base, token, 1))
      return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', { least: 1, most: 1 }));
  }
  if (part !== undefined && zone) {
    if (!base.every((b) => isInside(b, setupBounds(g)))) return refuse(['AR-AUFBAU-19'], say('ar.no.setupArea'));
    if (partInside(base, zone) < part) return refuse(['AR-OBJ-HINTERHALT-03'], say('ar.no.zone'));
  }
  if (clear && zone && liesOnObstacle(g, footprint, zone))
    return refuse(['AR-OBJ-HINTERHALT-03'], say('ar.no.onObstacle'));
  return undefined;
}

/** Whether something lies in a zone and there on an obstacle. */
const liesOnObstacle = (g: Armada, body: readonly Shape[], zone: Bounds): boolean =>
  body.some((b) => overlaps(b, areaOf(zone))) &&
  g.state.obstacles.some((o) => overlaps(areaOf(zone), g.outline(o)) && overlapsObstacle(body, g.outline(o)));

/** How much of a base lies in a zone, in mm². */
const partInside = (base: readonly Polygon[], zone: Bounds): number =>
  base.flatMap((b) => clipToConvex(areaOf(zone), b)).reduce((sum, p) => sum + area(p), 0);

/** AR-OBJ-HINTERHALT-03: how much of a ship fits into a zone at most, where all of it does not. */
export function mostInside(g: Armada, ship: Ship, where: Deployment): number {
  const cls = g.class(ship);
  let most = 0;
  for (const spot of spotsIn(where.zone!)) {
    const inside = partInside(new StandingShip(cls, poseOfSpot(spot)).base, where.zone!);
    if (inside > most && !refuseShip(g, ship, { ...where, part: inside }, spot)) most = inside;
  }
  return 0.99 * most; // a hand need not find the very best place
}

function refuseOnUnit(
  g: Armada,
  standing: StandingShip,
  { unit, marker, overSquadrons }: Deployment,
): Refusal | undefined {
  for (const other of shipsInPlay(g.state))
    if (other.id !== unit && shipsOverlap(standing, g.standing(other)))
      return refuse(['AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-06'], say('ar.no.onUnit', { unit: other.id }), {
        piece: other.id,
      });
  if (marker !== undefined || overSquadrons) return undefined; // squadrons give way
  for (const other of squadronsInPlay(g.state))
    if (overlapsSquadron(standing, g.base(other)))
      return refuse(['AR-BEWEGUNG-VON-STAFFELN-05'], say('ar.no.onUnit', { unit: other.id }), { piece: other.id });
  return undefined;
}

/** AR-AUFBAU-21, AR-FAQ-STAFFELN-02, AR-RIESIGES-SCHIFF-12; scouts: R-AR-17. */
function refuseSquadron(g: Armada, squadron: Squadron, where: Deployment, spot: Spot): Refusal | undefined {
  const base = circle(spot, SQUADRON_RADIUS);
  const { marker, beyond, orObstacle, clear, zone: ambush } = where;
  if (marker !== undefined) {
    const token = markerShape(g.state.markers.find((m) => m.id === marker)!);
    if (!contains(g.playArea, base)) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
    if (!isAt(base, token, 1))
      return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', { least: 1, most: 1 }));
    return refusePlace(g, squadron, spot);
  }
  if (beyond && isAt(base, stripAt(g, beyond), 5))
    return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-06'], say('ar.no.nearEdge', { distance: 5 }));
  if (clear && ambush && liesOnObstacle(g, [base], ambush))
    return refuse(['AR-OBJ-HINTERHALT-03'], say('ar.no.onObstacle'));
  if (!isInside(base, setupBounds(g))) return refuse(['AR-FAQ-STAFFELN-02', 'AR-AUFBAU-21'], say('ar.no.setupArea'));
  for (const other of unitsInPlay(g.state)) {
    const on = other.kind === 'ship' ? overlapsSquadron(g.standing(other), base) : overlaps(g.base(other), base);
    if (on)
      return refuse(['AR-BEWEGUNG-VON-STAFFELN-05'], say('ar.no.onUnit', { unit: other.id }), { piece: other.id });
  }
  if (orObstacle && g.state.obstacles.some((o) => isAt(base, g.outline(o), 1))) return undefined;
  const isScout = hasKeyword(g, squadron, 'scout');
  if (isScout) {
    const enemy = unitsInPlay(g.state).find(
      (u) => !isFriendly(g.state, u, squadron) && shapesOf(g, u).some((s) => distance(s, base) <= DISTANCE[4]),
    );
    if (enemy)
      return refuse(['AR-SCHLUESSELWOERTER-VON-STAFFELN-03'], say('ar.no.scout', { unit: enemy.id }), {
        piece: enemy.id,
      });
    return undefined;
  }
  const friends = shipsInPlay(g.state).filter((s) => isFriendly(g.state, s, squadron));
  const beside = friends.filter((ship) => liesWithin(base, g.standing(ship).base, DISTANCE[1]));
  if (friends.length > 0 && beside.length === 0)
    return refuse(['AR-AUFBAU-21'], say('ar.no.nearFriend'), { allowed: DISTANCE[1] });
  // AR-OBJ-HINTERHALT-01: beside a ship in the ambush zone they may stand, wherever that is
  const isAmbushing = (ship: Ship): boolean =>
    ambush !== undefined && g.standing(ship).base.some((b) => overlaps(b, areaOf(ambush)));
  const onlyHuge = beside.length > 0 && beside.every((ship) => g.class(ship).size === 'huge' && !isAmbushing(ship));
  const zone = areaOf(zoneBounds(g, where.edge, where.depth));
  if (onlyHuge && !liesWithin(base, zone, DISTANCE[1]))
    return refuse(['AR-RIESIGES-SCHIFF-12'], say('ar.no.nearZone'), { allowed: DISTANCE[1] });
  return undefined;
}
