import { type Flow, type Refusal, type Region, type Rng, say } from '@holotisch/engine';
import {
  comesWithin,
  contains,
  cosDegrees,
  distance,
  distanceBetween,
  type Measure,
  measure,
  overlaps,
  type Polygon,
  type Pose,
  poseOfSpot,
  readSpot,
  type Spot,
  sampleSpot,
  sinDegrees,
  WHETHER,
} from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { isGone } from '../../campaign/battle.ts';
import * as data from '../../data/index.ts';
import { DISTANCE, distanceBand, TOUCH } from '../../geometry/index.ts';
import { outlineAt, outlineOf } from '../../geometry/obstacle-outline.ts';
import type { ObstaclePlace } from '../../payloads.ts';
import type { Edge, Obstacle } from '../../state.ts';
import {
  captainOf,
  markerShape,
  otherSide,
  refuse,
  second,
  shapesOf,
  shipsInPlay,
  sideOf,
  unitsInPlay,
} from '../../values.ts';
import { askIn, choose } from '../choose.ts';
import { objectiveRules } from '../objective.ts';
import { EDGES, fromEdges, fromSetupSides, isInside, setupBounds } from './areas.ts';

/** Set-up step 5. AR-AUFBAU-15..17 */

/** AR-AUFBAU-17, AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-04 */
const USUAL = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station'];

/** What the objective asks for takes the place of the usual six, or of the whole step. */
export function* prepareObstacles(g: Armada): Flow {
  const { state } = g;
  const rules = objectiveRules(g);
  state.stage = 'main';
  state.turnOf = second(state); // the second player begins
  state.supply.length = 0;
  if (rules?.obstacles) {
    yield* rules.obstacles(g);
    return;
  }
  state.supply.push(...(rules?.supply ?? USUAL));
}

/** One obstacle, by the player whose turn it is. */
export function* placeObstacle(g: Armada): Flow {
  const { state } = g;
  if (state.supply.length === 0) {
    yield* beforeDeployment(g);
    return;
  }
  const seat = captainOf(state, state.turnOf);
  yield* chooseAndPlace(g, seat, state.supply);
  state.turnOf = otherSide(state.turnOf);
}

/** AR-AUFBAU-16 */
export type Where = Omit<ObstaclePlace, 'obstacle'>;
const USUAL_PLACE: Where = { fromEdges: 3, fromPlayerEdges: 3, apart: 1 };
export const usualPlace = (_g: Armada): Where => USUAL_PLACE;

/** A player chooses one of these and places it. */
export function* chooseAndPlace(
  g: Armada,
  seat: number,
  supply: string[],
  where = g.rules.usualPlace(g),
): Flow<Obstacle> {
  const kinds = [...new Set(supply)];
  const obstacle = yield* choose({
    seat,
    kind: 'obstacle',
    prompt: say('ar.ask.obstacle'),
    clauses: ['AR-AUFBAU-15'],
    options: kinds.map((id) => ({
      id,
      label: say('ar.obstacle', { obstacle: id }),
      about: { obstacle: id },
    })),
  });
  supply.splice(supply.indexOf(obstacle), 1);
  return yield* placeThis(g, seat, obstacle, where);
}

export function* placeThis(g: Armada, seat: number, token: string, where = g.rules.usualPlace(g)): Flow<Obstacle> {
  const spot = yield* askIn(obstaclePlace, {
    seat,
    kind: 'obstacle-place',
    prompt: say('ar.ask.obstacle-place', { obstacle: token }),
    clauses: ['AR-AUFBAU-16'],
    about: { obstacle: token },
    region: { name: 'obstacle-place', ...roomFor(g, token, where) },
  });
  return layObstacle(g, token, poseAt(g, { obstacle: token, ...where }, spot), seat);
}

/** Whether there is any room at all. */
export const hasRoom = (g: Armada, where: ObstaclePlace): boolean =>
  obstaclePlace.sample(g, where, WHETHER) !== undefined;

/** Where the table has no room left, obstacles may lie closer to each other, band by band, and farther from what they were to lie near. */
function roomFor(g: Armada, obstacle: string, where: Where): ObstaclePlace {
  for (let apart = where.apart; apart >= 0; apart--)
    if (hasRoom(g, { ...where, obstacle, apart })) return { ...where, obstacle, apart };
  const { near: _, ...anywhere } = where;
  return { ...anywhere, obstacle, apart: 0 };
}

/** An exogorth is slid against the obstacle that it is to touch. AR-HINDERNISSE-05 */
function poseAt(g: Armada, { obstacle, touching }: ObstaclePlace, spot: Spot): Pose {
  const at = poseOfSpot(spot);
  if (touching === undefined) return at;
  let nearest: Measure | undefined;
  for (const other of touching) {
    const m = measure(outlineAt(obstacle, at), g.outline(g.state.obstacles[other]!));
    if (!nearest || m.distance < nearest.distance) nearest = m;
  }
  if (!nearest || nearest.distance <= TOUCH) return at;
  const { from, to, distance: mm } = nearest;
  const way = (mm - TOUCH / 2) / mm;
  return { ...at, x: at.x + (to.x - from.x) * way, y: at.y + (to.y - from.y) * way };
}

export function layObstacle(g: Armada, token: string, pose: Pose, seat: number): Obstacle {
  const { kind } = data.obstacleToken(token);
  const obstacle: Obstacle = { token, kind, pose, marked: false };
  g.state.obstacles.push(obstacle);
  g.emit({ type: 'obstacle', seat, token, pose });
  return obstacle;
}

/** Where an obstacle may lie. */
export const obstaclePlace: Region<Armada, ObstaclePlace, Spot> = {
  name: 'obstacle-place',
  read: readSpot,
  check(g, where, spot): Refusal | undefined {
    const shape = outlineAt(where.obstacle, poseAt(g, where, spot));
    const at = (edges: readonly Edge[]): number => distanceBand(fromEdges(g, shape, edges));
    if (where.touching) return refuseExogorth(g, where.touching, shape);
    if (where.atMarker) return refuseAtMarker(g, where.atMarker, shape);
    if (!isInside(shape, setupBounds(g))) return refuse(['AR-AUFBAU-16', 'AR-STARTGEBIET-01'], say('ar.no.setupArea'));
    if (where.fromEdges > 0 && at(EDGES) <= where.fromEdges)
      return refuse(['AR-AUFBAU-16'], say('ar.no.nearEdge', { distance: where.fromEdges }), {
        allowed: DISTANCE[where.fromEdges - 1]!,
      });
    if (where.fromPlayerEdges > 0 && at(g.state.edges) <= where.fromPlayerEdges)
      return refuse(['AR-AUFBAU-16'], say('ar.no.nearEdge', { distance: where.fromPlayerEdges }), {
        allowed: DISTANCE[where.fromPlayerEdges - 1]!,
      });
    if (where.beyondEdge && at([where.beyondEdge.edge]) <= where.beyondEdge.least)
      return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-06'], say('ar.no.nearEdge', { distance: where.beyondEdge.least }), {
        allowed: DISTANCE[where.beyondEdge.least - 1]!,
      });
    if (where.fromSetupSides !== undefined && fromSetupSides(g, shape) <= DISTANCE[where.fromSetupSides - 1]!)
      return refuse(['AR-ERR-STARTGEBIET-03'], say('ar.no.nearEdge', { distance: where.fromSetupSides }), {
        allowed: DISTANCE[where.fromSetupSides - 1]!,
      });
    if (where.depth !== undefined) {
      const mm = fromEdges(g, shape, g.state.edges);
      if (mm < where.depth)
        return refuse(['AR-KURZE-RAENDER-DER-SPIELER-03'], say('ar.no.zoneObstacle'), {
          measured: Math.round(mm),
          allowed: Math.round(where.depth),
        });
    }
    const others = g.state.obstacles.map((o) => g.outline(o));
    if (others.some((other) => overlaps(other, shape))) return refuse(['AR-AUFBAU-16'], say('ar.no.onSomething'));
    // what it is to lie near it need not keep away from
    const { near, apart } = where;
    const kept = (i: number): boolean => i !== near?.obstacle || near.least > apart;
    if (apart > 0 && others.some((other, i) => kept(i) && comesWithin(shape, other, DISTANCE[apart - 1]!)))
      return refuse(['AR-AUFBAU-16'], say('ar.no.nearObstacle', { distance: where.apart }), {
        allowed: where.apart > 0 ? DISTANCE[where.apart - 1]! : 0,
      });
    if (where.near) {
      const measured = distanceBand(distance(shape, others[where.near.obstacle]!));
      if (measured < where.near.least || measured > where.near.most)
        return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', where.near), { measured });
    }
    if (where.atEdge && at([where.atEdge.edge]) > where.atEdge.most)
      return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.farEdge', { distance: where.atEdge.most }));
    return undefined;
  },
  sample(g, where, rng) {
    const [west, south, east, north] = setupBounds(g);
    const headings = Array.from({ length: 8 }, (_, i) => 45 * i);
    const legal = (s: Spot): boolean => mayBeNear(g, where, s) && !obstaclePlace.check(g, where, s);
    if (where.touching) return sampleTouching(g, where.touching, rng, legal);
    if (where.atMarker) {
      const { x, y } = g.state.markers.find((m) => m.id === where.atMarker?.marker)!;
      return sampleSpot(rng, { x: [x - 180, x + 180], y: [y - 180, y + 180] }, headings, legal);
    }
    return sampleSpot(rng, { x: [west, east], y: [south, north] }, headings, legal, 24);
  },
};

/** Nothing farther off than this can lie near what it is to lie near: most spots of a table are, and cost nothing then. */
function mayBeNear(g: Armada, { obstacle, near }: ObstaclePlace, { x, y }: Spot): boolean {
  if (near === undefined) return true;
  const own = outlineOf(obstacle);
  const other = g.outline(g.state.obstacles[near.obstacle]!);
  const toMiddle = Math.abs(own.cx) + Math.abs(own.cy); // of its circle, from the middle that it turns about
  const reach = (DISTANCE[near.most - 1] ?? Number.POSITIVE_INFINITY) + toMiddle + own.radius + other.radius + 1;
  return distanceBetween({ x, y }, { x: other.cx, y: other.cy }) <= reach;
}

/** AR-HINDERNISSE-05, -06: it touches another obstacle, and lies on no ship, obstacle or token; squadrons give way. */
function refuseExogorth(g: Armada, touching: readonly number[], shape: Polygon): Refusal | undefined {
  const { state } = g;
  if (!contains(g.playArea, shape)) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
  if (!touching.some((at) => distance(g.outline(state.obstacles[at]!), shape) <= TOUCH))
    return refuse(['AR-HINDERNISSE-05'], say('ar.no.notTouching'));
  const covered = [
    ...state.obstacles.map((o) => g.outline(o)),
    ...shipsInPlay(state).flatMap((s) => g.standing(s).base),
    ...state.markers.map(markerShape),
  ];
  return covered.some((other) => overlaps(other, shape))
    ? refuse(['AR-HINDERNISSE-06'], say('ar.no.onSomething'))
    : undefined;
}

/** All around every obstacle, as it is turned: the first that is legal, from somewhere on. */
function sampleTouching(
  g: Armada,
  touching: readonly number[],
  rng: Rng,
  legal: (spot: Spot) => boolean,
): Spot | undefined {
  const ways = touching.flatMap((at) =>
    Array.from({ length: 36 * 12 }, (_, i) => ({ at, way: 10 * (i % 36), degrees: 30 * Math.floor(i / 36) })),
  );
  const start = rng.below(ways.length);
  for (let i = 0; i < ways.length; i++) {
    const { at, way, degrees } = ways[(start + i) % ways.length]!;
    const { x, y } = g.state.obstacles[at]!.pose;
    const spot = { x: x + 110 * sinDegrees(way), y: y + 110 * cosDegrees(way), degrees };
    if (legal(spot)) return spot;
  }
  return undefined;
}

/** A purrgil that comes into play near a token: on nothing at all. */
function refuseAtMarker(
  g: Armada,
  { marker, most }: NonNullable<ObstaclePlace['atMarker']>,
  shape: Polygon,
): Refusal | undefined {
  const { state } = g;
  if (!contains(g.playArea, shape)) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
  const token = markerShape(state.markers.find((m) => m.id === marker)!);
  if (distanceBand(distance(token, shape)) > most)
    return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', { least: 1, most }));
  const covered = [
    ...state.obstacles.map((o) => g.outline(o)),
    ...unitsInPlay(state).flatMap((u) => shapesOf(g, u)),
    ...state.markers.map(markerShape),
  ];
  return covered.some((other) => overlaps(other, shape))
    ? refuse(['AR-BEWEGUNG-VON-HINDERNISSEN-06'], say('ar.no.onSomething'))
    : undefined;
}

/** AR-PASSEN-MARKER-03, -04: pass tokens are counted before the fleets are deployed. */
function* beforeDeployment(g: Armada): Flow {
  const { state } = g;
  const ships = ([0, 1] as const).map(
    (side) => state.units.filter((u) => u.kind === 'ship' && sideOf(state, u) === side && !isGone(u)).length,
  );
  const fewer = ships[0]! < ships[1]! ? 0 : 1;
  const difference = Math.abs(ships[0]! - ships[1]!);
  const count = Math.max(0, difference - (fewer === state.first ? 1 : 0));
  if (count > 0) {
    state.passes[fewer] = count;
    g.emit({ type: 'passTokens', side: fewer, count });
  }
  yield* objectiveRules(g)?.before?.(g) ?? [];
  state.phase = 'deployment';
  state.stage = 'start';
  state.turnOf = state.first; // AR-AUFBAU-18
  g.emit({ type: 'phase', phase: 'deployment' });
}
