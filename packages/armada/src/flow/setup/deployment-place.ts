import { type Refusal, type Region, type Rng, say } from '@holotisch/engine';
import {
  type Area,
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
  sampleSpot,
} from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import {
  baseSize,
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
import type { Ship, Squadron, Unit } from '../../state.ts';
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
import { areaOf, type Bounds, heading, isInside, setupBounds, stripAt, zoneBounds } from './areas.ts';

/** Where units may be deployed: the region that is asked for, and why a place will not do. */

/** Where a unit may be deployed. */
export const deployment: Region<Armada, Deployment, Spot> = {
  name: 'deployment',
  read: readSpot,
  check(g, where, spot): Refusal | undefined {
    const unit = g.unit(where.unit);
    return unit.kind === 'ship' ? refuseShip(g, unit, where, spot) : refuseSquadron(g, unit, where, spot);
  },
  sample(g, where, rng) {
    const unit = g.unit(where.unit);
    const straight = heading[where.edge];
    const legal = (s: Spot): boolean => !deployment.check(g, where, s);
    const special = [where.on, where.marker, where.zone, where.near].some((named) => named !== undefined);
    const huge = unit.kind === 'ship' && g.class(unit).size === 'huge';
    if (where.zone && where.part !== undefined) {
      for (const spot of spotsIn(where.zone)) if (legal(spot)) return spot;
      return undefined;
    }
    if (huge && !special) return sampleHuge(g, unit, where, rng);
    const turns = special ? [0, 90, -90, 30, -30, 60, -60, 180] : [0, -15, 15, -30, 30, 60, -60];
    const headings = unit.kind === 'ship' ? turns.map((d) => straight + d) : [0];
    const around = placeNamed(g, where) ?? near(g, unit);
    const [west, south, east, north] =
      unit.kind === 'squadron' ? setupBounds(g) : (where.zone ?? zoneBounds(g, where.edge, where.depth));
    const found = sampleSpot(rng, around ?? { x: [west, east], y: [south, north] }, headings, legal);
    if (found || !where.orObstacle) return found;
    return sampleSpot(rng, { x: [west, east], y: [south, north] }, headings, legal);
  },
};

/** Around the obstacle, the token or the unit that it is deployed at. */
function placeNamed(g: Armada, { on, marker, near: beside }: Deployment): Area | undefined {
  const token = g.state.markers.find((m) => m.id === marker);
  const at =
    on !== undefined ? g.state.obstacles[on]!.pose : (token ?? (beside && g.unit(beside.unit).pose) ?? undefined);
  const far = beside ? 330 : 190;
  return at && { x: [at.x - far, at.x + far], y: [at.y - far, at.y + far] };
}

/** AR-RIESIGES-SCHIFF-09: a huge ship stands with its stern, or with a side, against its player's edge. */
function sampleHuge(g: Armada, ship: Ship, where: Deployment, rng: Rng): Spot | undefined {
  const { halfLength, halfWidth } = baseSize(g.class(ship).size);
  const [west, south, east, north] = setupBounds(g);
  const straight = heading[where.edge];
  const step = 6;
  for (const [turn, deep] of [
    [0, halfLength],
    [90, halfWidth],
    [-90, halfWidth],
  ] as const) {
    const along = where.edge === 'south' || where.edge === 'north' ? east - west : north - south;
    const start = rng.below(Math.max(1, Math.floor(along / step)));
    const count = Math.floor(along / step);
    for (let i = 0; i < count; i++) {
      const t = step * ((start + i) % count);
      const at = {
        south: { x: west + t, y: south + deep },
        north: { x: west + t, y: north - deep },
        west: { x: west + deep, y: south + t },
        east: { x: east - deep, y: south + t },
      }[where.edge];
      const spot = { ...at, degrees: straight + turn };
      if (!deployment.check(g, where, spot)) return spot;
    }
  }
  return undefined;
}

/** A squadron is looked for around the friendly ships. */
function near(g: Armada, unit: Unit) {
  if (unit.kind === 'ship') return undefined;
  const ships = shipsInPlay(g.state).filter((s) => isFriendly(g.state, s, unit));
  if (ships.length === 0) return undefined;
  const xs = ships.map((s) => s.pose!.x);
  const ys = ships.map((s) => s.pose!.y);
  const far = 260;
  return {
    x: [Math.min(...xs) - far, Math.max(...xs) + far] as const,
    y: [Math.min(...ys) - far, Math.max(...ys) + far] as const,
  };
}

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
function* spotsIn([west, south, east, north]: Bounds): Iterable<Spot> {
  for (let x = west; x <= east; x += 20)
    for (let y = south; y <= north; y += 20)
      for (let degrees = 0; degrees < 360; degrees += 45) yield { x, y, degrees };
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
