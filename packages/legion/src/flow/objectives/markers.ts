import { type Flow, type Message, type Region, type Rng, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import {
  circle,
  containsPoint,
  distance,
  distanceToPoint,
  type Point,
  readPoint,
  type Shape,
  samplePoint,
  type Vec,
  WHETHER,
} from '@holotisch/table';
import { CONTACT, gap, mayMeet, reach } from '../../geometry/base.ts';
import { isBeyond, isWithin, SEGMENT } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker, Unit } from '../../state.ts';
import { enemiesOf, leaderOf, onTable, refuse, unitsInPlay } from '../../values.ts';
import { screensBetween } from '../attack/sight.ts';
import { askIn } from '../choose.ts';
import { open } from '../timing.ts';
import { refuseBeside, roundLeader } from './beside.ts';
import { refuseCart } from './cart-place.ts';
import { areaOf } from './marker-sample.ts';
import { radiusOf, shapeOf } from './token-shapes.ts';
import { zoneShapes } from './zones.ts';

/** Tokens that lie on the battlefield: objectives, conditions, charges. */

export { radiusOf, shapeOf } from './token-shapes.ts';

export function layMarker(g: Legion, marker: Omit<Marker, 'id' | 'claimed' | 'wounds'>): Marker {
  const laid: Marker = { ...marker, id: g.state.nextMarker++, claimed: null, wounds: 0 };
  g.state.markers.push(laid);
  g.emit({ type: 'marker', marker: laid.id, kind: laid.kind, at: { x: laid.x, y: laid.y }, by: laid.by });
  return laid;
}
export function removeMarker(g: Legion, marker: Marker): void {
  const at = g.state.markers.indexOf(marker);
  if (at < 0) return;
  g.state.markers.splice(at, 1);
  g.emit({ type: 'markerGone', marker: marker.id, at: { x: marker.x, y: marker.y } });
}
export const markerNamed = (g: Legion, id: number): Marker | undefined => g.state.markers.find((m) => m.id === id);

/** Objective tokens that a unit's leader stands at. LE-EINSATZZIELMARKER-06 */
export const markersAt = (g: Legion, unit: Unit, kind: Marker['kind']): readonly Marker[] => {
  const { base } = leaderOf(g, unit);
  return g.state.markers.filter((m) => m.kind === kind && gap(base, [shapeOf(m)]) <= CONTACT);
};

/** LE-EINSATZZIELMARKER-05..07 */
export function* claim(g: Legion, unit: Unit, marker: Marker): Flow {
  marker.claimed = unit.id;
  unit.claimed.push(marker.id);
  g.emit({ type: 'claimed', unit: unit.id, marker: marker.id });
  yield* open(g, 'marker.claimed', { unit, marker });
}
/** LE-EINSATZZIELMARKER-10, -11, LE-BESIEGT-05: before the leader goes, what it carries stays where it is. */
export function* dropClaimed(g: Legion, unit: Unit): Flow {
  for (const id of unit.claimed.splice(0)) {
    const marker = markerNamed(g, id);
    if (!marker) continue;
    marker.claimed = null;
    g.emit({ type: 'dropped', unit: unit.id, marker: id, at: { x: marker.x, y: marker.y } });
  }
}
/** LE-EINSATZZIELMARKER-08, -12: what a leader has claimed goes with it; beside it, where there is room. */
export function carry(g: Legion, unit: Unit): void {
  for (const id of unit.claimed) {
    const marker = markerNamed(g, id);
    if (marker) put(g, marker, beside(g, besideData(unit, marker), marker));
  }
}
/** LE-EINSATZZIELMARKER-09: after its leader has moved its player says where the tokens lie. An asset lies nowhere (R-L2-37). */
export function* bear(g: Legion, unit: Unit): Flow {
  for (const id of [...unit.claimed]) {
    const marker = markerNamed(g, id);
    if (!marker) continue;
    const where = besideData(unit, marker);
    put(g, marker, beside(g, where, marker));
    if (marker.kind !== 'asset') put(g, marker, yield* askBeside(g, where, marker.by, marker));
  }
}
function put(g: Legion, marker: Marker, { x, y }: Vec): void {
  const from = { x: marker.x, y: marker.y };
  if (from.x === x && from.y === y) return;
  Object.assign(marker, { x, y });
  g.emit({ type: 'markerMoved', marker: marker.id, from, to: { x, y } });
}
type BesideData = MarkerPlaceData & { readonly touching: number };
const besideData = (unit: Unit, { kind, id }: Marker): BesideData => ({ kind, marker: id, touching: unit.id });
/** The place in contact with its leader that is on the side of another place, or the next one. */
function beside(g: Legion, where: BesideData, from: Vec): Vec {
  const fits = (at: Vec): boolean => !refuseMarker(g, where, at);
  if (fits(from)) return from;
  const round = roundLeader(g, g.unit(where.touching), radiusOf(where.kind), from);
  return round.find(fits) ?? round[0]!;
}
/** Where its player wants a token beside his leader; nobody is asked where there is no room. */
export function* askBeside(g: Legion, where: BesideData, card: string, from: Vec): Flow<Vec> {
  if (!markerPlace.sample(g, where, WHETHER)) return beside(g, where, from);
  const { id, seat } = g.unit(where.touching);
  const prompt = say('le.ask.bear', { unit: id, card });
  return yield* askMarkerPlace(seat, where, ['LE-EINSATZZIELMARKER-09'], { card, unit: id }, prompt);
}

/** The deployment zones of both players. */
type Zones = Readonly<Record<'blue' | 'red', readonly Shape[]>>;
const bothZones = (g: Legion): Zones => ({ blue: zoneShapes(g, 'blue'), red: zoneShapes(g, 'red') });
const NO_ZONES: Zones = { blue: [], red: [] };
const isIn = (zones: readonly Shape[], at: Vec): boolean => zones.some((zone) => containsPoint(zone, at));
/** 2.6: outside both territories. */
export const inContested = (g: Legion, at: Vec, { blue, red } = bothZones(g)): boolean =>
  !isIn(blue, at) && !isIn(red, at);
const coversMini = (g: Legion, shape: Shape): boolean =>
  unitsInPlay(g.state).some((unit) => onTable(unit).some((mini) => gap([shape], g.mini(unit, mini).base) < CONTACT));

/** Where a token may be put. */
export const markerPlace: Region<Legion, MarkerPlaceData, Point> = {
  name: 'marker-place',
  read: readPoint,
  check: (g, data, at) => refuseMarker(g, data, at),
  sample(g, data, rng: Rng) {
    if (data.touching !== undefined) {
      const unit = g.unit(data.touching);
      const places = roundLeader(g, unit, radiusOf(data.kind), leaderOf(g, unit).pose);
      const first = rng.below(places.length);
      return [...places.slice(first), ...places.slice(0, first)].find((p) => !refuseMarker(g, data, p));
    }
    const zones = zonesFor(g, data);
    return samplePoint(rng, areaOf(g, data), (p) => !refuseMarker(g, data, p, zones));
  },
};
/** Somebody names a place for a token of a card; there has to be one. */
export const askMarkerPlace = (
  seat: Seat,
  where: MarkerPlaceData,
  clauses: readonly ClauseId[],
  about: { readonly card: string; readonly unit?: number },
  prompt: Message = say('le.ask.marker-place', { card: about.card }),
): Flow<Vec> =>
  askIn(markerPlace as Region<never, MarkerPlaceData, Point>, {
    seat,
    kind: 'marker-place',
    clauses,
    about,
    prompt,
    region: { ...where, name: 'marker-place' },
  });
/** A cart pays no heed to what units may cover, either. */
const isInTheWay = (g: Legion, data: MarkerPlaceData, { id, kind, claimed }: Marker): boolean => {
  if (id === data.marker || data.overMarkers || (claimed !== null && kind === 'asset')) return false;
  return data.kind !== 'cart' || g.rules.keepsFree(kind);
};
const zonesFor = (g: Legion, { beyondZones, contested, territory, aroundZone }: MarkerPlaceData): Zones =>
  beyondZones !== undefined || contested || territory !== undefined || aroundZone ? bothZones(g) : NO_ZONES;
const isAround = (zones: readonly Shape[], shape: Shape, range: number): boolean =>
  zones.some((zone) => !isBeyond(gap([zone], [shape]), range));
const isNearToken = (g: Legion, unit: Unit, shape: Shape, { beyondEnemies }: MarkerPlaceData): boolean =>
  onTable(unit).some((mini) => !isBeyond(gap([shape], g.mini(unit, mini).base), beyondEnemies!.range));
/** No distance between a disc and a piece of terrain; mostly the circle about it tells. */
const areInContact = (disc: Shape, shape: Shape): boolean =>
  mayMeet(disc, shape, CONTACT) && distance(disc, shape) === 0;
export function refuseMarker(g: Legion, data: MarkerPlaceData, { x, y }: Point, zones = zonesFor(g, data)) {
  const { width, depth } = g.state.rules;
  const r = radiusOf(data.kind);
  if (x < r || y < r || x > width - r || y > depth - r)
    return refuse(['LE-EINSATZZIELMARKER-12'], say('le.no.markerOff'));
  const shape = circle({ x, y }, r);
  for (const m of g.state.markers) {
    if (!isInTheWay(g, data, m)) continue;
    const measured = gap([shape], [shapeOf(m)]);
    if (measured < CONTACT) return refuse(['LE-BEDINGUNGSMARKER-03', 'LE-BOMBENMARKER-03'], say('le.no.markerOverlap'));
    if (data.beyondMarkers !== undefined && m.kind === data.kind && !isBeyond(measured, data.beyondMarkers))
      return refuse(['LE-EINSATZZIELKARTEN-03'], say('le.no.markerNear', { range: data.beyondMarkers }), {
        measured,
        allowed: data.beyondMarkers * SEGMENT,
      });
  }
  if (
    !data.touchingTerrain &&
    g.terrain.some(
      (t) =>
        (t.traits.stand === 'never' && areInContact(shape, t.shape)) ||
        (t.traits.stand === 'top' && areInContact(shape, t.shape) && distanceToPoint(t.shape, { x, y }) > 0),
    )
  )
    return refuse(['LE-BEDINGUNGSMARKER-05', 'LE-BOMBENMARKER-04'], say('le.no.markerTerrain'));
  if (data.beyondZones !== undefined)
    for (const colour of ['blue', 'red'] as const)
      for (const zone of zones[colour])
        if (!isBeyond(gap([shape], [zone]), data.beyondZones))
          return refuse(['LE-EINSATZZIELKARTEN-03'], say('le.no.markerZone', { range: data.beyondZones }));
  if (data.clear !== undefined) {
    const room = circle({ x, y }, data.clear);
    if (
      g.terrain.some((t) => areInContact(room, t.shape)) ||
      g.state.markers.some((m) => gap([room], [shapeOf(m)]) === 0)
    )
      return refuse(['L2-SPIELAUFBAU-07'], say('le.no.markerRoom'));
  }
  if (data.contested && !inContested(g, { x, y }, zones))
    return refuse(['L2-SPIELAUFBAU-07'], say('le.no.markerContested'));
  if (data.territory !== undefined && !isIn(zones[data.territory], { x, y }) && !inContested(g, { x, y }, zones))
    return refuse(['L2-SPIELAUFBAU-07'], say('le.no.markerEnemyTerritory'));
  if (data.aroundZone && !isAround(zones[data.aroundZone.colour], shape, data.aroundZone.range))
    return refuse(['LE-BEDINGUNGSKARTEN-01'], say('le.no.markerFar', { range: data.aroundZone.range }));
  if (data.kind === 'cart') return refuseCart(g, data, { x, y });
  if (data.touching !== undefined) return refuseBeside(g, g.unit(data.touching), shape);
  if (data.kind === 'poi' && coversMini(g, shape)) return refuse(['L2-SPIELAUFBAU-07'], say('le.no.markerOverlap'));
  if (data.around && gap([circle(data.around, data.around.radius)], [shape]) > 0)
    return refuse(['L2-PANIK-03'], say('le.no.markerFar', { range: '½' }));
  if (data.longEdges !== undefined && Math.max(y, depth - y) - r > data.longEdges * SEGMENT)
    return refuse(['L2-SPIELAUFBAU-07'], say('le.no.markerLongEdges', { range: data.longEdges }));
  if (data.shortEdges !== undefined && Math.min(x, width - x) - r <= data.shortEdges * SEGMENT)
    return refuse(['L2-SPIELAUFBAU-07'], say('le.no.markerEdge', { range: data.shortEdges }));
  if (data.beyondEdges !== undefined) {
    const least = data.beyondEdges * SEGMENT + r;
    if (Math.min(x, y, width - x, depth - y) <= least)
      return refuse(['LE-EINSATZZIELKARTEN-03'], say('le.no.markerEdge', { range: data.beyondEdges }));
  }
  if (data.touchingTerrain && !g.terrain.some((t) => t.traits.shape !== 'area' && gap([shape], [t.shape]) <= CONTACT))
    return refuse(['LE-KOMMANDOKARTEN-14'], say('le.no.markerTouch'));
  if (data.beyondEnemies && enemiesOf(g.state, data.beyondEnemies).some((u) => isNearToken(g, u, shape, data)))
    return refuse(['LE-KOMMANDOKARTEN-14'], say('le.no.markerEnemy', { range: data.beyondEnemies.range }));
  if (data.near) {
    const unit = g.unit(data.near.unit);
    const leader = leaderOf(g, unit);
    if (!isWithin([gap(leader.base, [shape]), reach(leader.base, [shape])], data.near.range))
      return refuse(['LE-SCHARF-MACHEN-X-BOMBENTYP-02'], say('le.no.markerFar', { range: data.near.range }));
    const token = {
      pose: { x, y, hx: 0, hy: 1 },
      base: [shape],
      solids: [{ base: shape, low: 0, high: 1 }],
      ground: 0,
      height: 1,
    };
    if (!g.rules.sees(leader, token, screensBetween(g)))
      return refuse(['LE-SCHARF-MACHEN-X-BOMBENTYP-02'], say('le.no.markerSight'));
  }
  return undefined;
}
