import { type Flow, type Refusal, type Region, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { contains, distance, type Point, readPoint, type Shape, samplePoint, WHETHER } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import { DISTANCE, distanceBand, freeBeside, liesWithin, MARKER_RADIUS, OBJECTIVE_RADIUS } from '../geometry/index.ts';
import type { MarkerPlace } from '../payloads.ts';
import type { Marker, Unit } from '../state.ts';
import { markerShape, refuse, shapesOf, shipsInPlay, sideOf } from '../values.ts';
import { removeMarker } from './attack/damage-others.ts';
import { askIn, choose, NONE, noneOption } from './choose.ts';
import { EDGES, fromEdges, isInside, setupBounds, setupEdges, stripAt } from './setup/areas.ts';
import { open } from './timing.ts';

/** Small tokens on the table: placed, moved, where they may lie. */

type Where = Omit<MarkerPlace, 'kind' | 'marker'>;

/** Whether such a token could be placed anywhere. */
export const hasRoom = (g: Armada, kind: Marker['kind'], where: Where): boolean =>
  markerPlace.sample(g, { kind, ...where }, WHETHER) !== undefined;

/** A player places a token. */
export function* placeMarker(
  g: Armada,
  seat: Seat,
  kind: Marker['kind'],
  where: Where,
  clauses: readonly ClauseId[],
  card?: string,
): Flow<Marker> {
  const at = yield* askIn(markerPlace, {
    seat,
    kind: 'marker-place',
    prompt: say('ar.ask.marker-place', { kind: { ...say(`ar.marker.${kind}`) } }),
    clauses,
    about: card === undefined ? {} : { card },
    region: { name: 'marker-place', kind, ...where },
  });
  return layMarker(g, kind, at, seat, card);
}

export function layMarker(g: Armada, kind: Marker['kind'], { x, y }: Point, seat: Seat | null, by?: string): Marker {
  const marker: Marker = { id: g.state.nextMarker++, kind, seat, x, y, ...(by !== undefined && { by }) };
  g.state.markers.push(marker);
  g.emit({ type: 'marker', marker: marker.id, kind, at: { x, y } });
  return marker;
}

/** A player may move one of these tokens. */
export function* moveMarkerBy(
  g: Armada,
  seat: Seat,
  markers: readonly Marker[],
  where: Where,
  clauses: readonly ClauseId[],
  by: Unit | null = null,
): Flow<Marker | undefined> {
  const id = yield* choose({
    seat,
    kind: 'card-marker',
    prompt: say('ar.ask.move-marker'),
    clauses,
    about: {},
    options: [
      ...markers.map((m) => ({ id: String(m.id), label: say(`ar.marker.${m.kind}`), about: { marker: m.id } })),
      noneOption,
    ],
  });
  const marker = id === NONE ? undefined : markers.find((m) => String(m.id) === id);
  if (!marker) return undefined;
  yield* moveMarker(g, seat, marker, where, clauses, by);
  return marker;
}

export function* moveMarker(
  g: Armada,
  seat: Seat,
  marker: Marker,
  where: Where,
  clauses: readonly ClauseId[],
  by: Unit | null = null,
): Flow {
  const to = yield* askIn(markerPlace, {
    seat,
    kind: 'marker-place',
    prompt: say('ar.ask.marker-place', { kind: { ...say(`ar.marker.${marker.kind}`) } }),
    clauses,
    about: {},
    region: { name: 'marker-place', kind: marker.kind, marker: marker.id, ...where },
  });
  const from = { x: marker.x, y: marker.y };
  marker.x = to.x;
  marker.y = to.y;
  g.emit({ type: 'markerMoved', marker: marker.id, from, to });
  yield* open(g, 'marker.moved', { marker, by, from, to });
}

/** A small token leaves the play area, and whoever minds is asked. */
export function* takeUpMarker(g: Armada, marker: Marker, by: Unit | null = null): Flow {
  const from = { x: marker.x, y: marker.y };
  removeMarker(g, marker.id);
  yield* open(g, 'marker.moved', { marker, by, from, to: null });
}

/**
 * Places where an objective token touches the base of a ship, on the table; of a ship that has left it wholly, the place
 * at the edge that is nearest to it. AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-04, -05
 */
export function besideShip(g: Armada, id: number): readonly Point[] {
  const ship = g.ship(id);
  const places = freeBeside(g.standing(ship).base, [], g.area, OBJECTIVE_RADIUS);
  if (places.length > 0) return places;
  const { width, depth } = g.state.rules;
  const { x, y } = ship.pose!;
  const onto = (n: number, most: number): number => Math.min(most - OBJECTIVE_RADIUS, Math.max(OBJECTIVE_RADIUS, n));
  return [{ x: onto(x, width), y: onto(y, depth) }];
}

const obstaclesOf = (g: Armada): readonly Shape[] => g.state.obstacles.map((o) => g.outline(o));
const enemyShips = (g: Armada, side: number | undefined): readonly Shape[] =>
  shipsInPlay(g.state)
    .filter((s) => side !== undefined && sideOf(g.state, s) !== side)
    .flatMap((s) => shapesOf(g, s));

const bandTo = (a: Shape, bodies: readonly Shape[]): number =>
  bodies.reduce((least, b) => Math.min(least, distanceBand(distance(a, b))), 6);

/** Whether a token may lie there: everything that is named must hold. */
export const markerPlace: Region<Armada, MarkerPlace, Point> = {
  name: 'marker-place',
  read: readPoint,
  check(g, data, { x, y }): Refusal | undefined {
    const { state } = g;
    if (data.touching !== undefined) return undefined; // whatever is named, the nearest place is taken
    const radius = data.kind === 'objective' ? OBJECTIVE_RADIUS : MARKER_RADIUS;
    const token: Shape = { kind: 'circle', cx: x, cy: y, radius };
    if (!contains(g.playArea, token)) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
    if (data.inSetupArea && !isInside(token, setupBounds(g)))
      return refuse(['AR-STARTGEBIET-01'], say('ar.no.setupArea'));
    const { beyond = {} } = data;
    const near = (band: number | undefined, to: (token: Shape) => number, why: string): Refusal | undefined =>
      band !== undefined && to(token) <= band
        ? refuse(['AR-REICHWEITE-UND-ENTFERNUNG-06'], say(why, { distance: band }), { allowed: band })
        : undefined;
    const others = () => state.markers.filter((m) => m.id !== data.marker && m.kind === data.kind).map(markerShape);
    const tooNear =
      near(beyond.edges, (t) => distanceBand(fromEdges(g, t, EDGES)), 'ar.no.nearEdge') ??
      near(beyond.playerEdges, (t) => distanceBand(fromEdges(g, t, state.edges)), 'ar.no.nearEdge') ??
      near(beyond.markers, (t) => bandTo(t, others()), 'ar.no.nearMarker') ??
      near(beyond.obstacles, (t) => bandTo(t, obstaclesOf(g)), 'ar.no.nearObstacle') ??
      near(beyond.setupEdges, (t) => bandTo(t, setupEdges(g)), 'ar.no.nearEdge') ??
      near(
        beyond.ships,
        (t) =>
          bandTo(
            t,
            shipsInPlay(state).flatMap((s) => shapesOf(g, s)),
          ),
        'ar.no.nearShip',
      ) ??
      near(beyond.enemies?.band, (t) => bandTo(t, enemyShips(g, beyond.enemies?.side)), 'ar.no.nearShip');
    if (tooNear) return tooNear;
    for (const at of data.at ?? []) {
      const bodies = bodiesOf(g, at);
      const band = bandTo(token, bodies);
      if (band < at.least || band > at.most)
        return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', { least: at.least, most: at.most }), {
          measured: band,
        });
      if (at.within && !liesWithin(token, bodies, DISTANCE[at.most - 1]!))
        return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-07'], say('ar.no.markerAt', { least: at.least, most: at.most }));
    }
    return undefined;
  },
  sample(g, data, rng) {
    const { width, depth } = g.state.rules;
    if (data.touching !== undefined) {
      const places = besideShip(g, data.touching);
      return places[rng.below(places.length)];
    }
    const near = data.at?.[0] && bodiesOf(g, data.at[0])[0];
    const box =
      near && data.at?.[0]?.anyObstacle !== true
        ? {
            x: [near.cx - near.radius - 320, near.cx + near.radius + 320] as const,
            y: [near.cy - near.radius - 320, near.cy + near.radius + 320] as const,
          }
        : { x: [0, width] as const, y: [0, depth] as const };
    return samplePoint(rng, box, (p) => !markerPlace.check(g, data, p));
  },
};

type At = NonNullable<MarkerPlace['at']>[number];
function bodiesOf(g: Armada, at: At): readonly Shape[] {
  const { state } = g;
  if (at.unit !== undefined) return shapesOf(g, g.unit(at.unit));
  if (at.obstacle !== undefined) return [g.outline(state.obstacles[at.obstacle]!)];
  if (at.anyObstacle) return obstaclesOf(g);
  if (at.marker !== undefined) return state.markers.filter((m) => m.id === at.marker).map(markerShape);
  if (at.from !== undefined) return [{ kind: 'circle', cx: at.from[0], cy: at.from[1], radius: OBJECTIVE_RADIUS }];
  return at.edge === undefined ? [] : [stripAt(g, at.edge)];
}
