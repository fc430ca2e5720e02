import { type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import { contains, distance, type Polygon, type Pose, placed, polygon } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import * as data from '../../data/index.ts';
import { DISTANCE, distanceBand } from '../../geometry/index.ts';
import type { ObstaclePlace } from '../../payloads.ts';
import type { Obstacle } from '../../state.ts';
import { captainOf, otherSide, refuse, second, sideOf } from '../../values.ts';
import { askIn, choose } from '../choose.ts';
import { poseOfSpot, readSpot, type Spot, sampleSpot } from '../place.ts';
import { edgesOf, playerEdges, setupArea, setupBounds, stripAt } from './areas.ts';

/** Set-up step 5. AR-AUFBAU-15..17 */

/** AR-AUFBAU-17, AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-04 */
export const USUAL = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station'];

const objectiveRules = ({ state, book }: Armada) =>
  state.objective === null ? undefined : book.get(`objective/${state.objective}`)?.objective;

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
const USUAL_PLACE: Omit<ObstaclePlace, 'obstacle'> = { fromEdges: 3, fromPlayerEdges: 3, apart: 1 };

/** A player chooses one of these and places it. */
export function* chooseAndPlace(
  g: Armada,
  seat: number,
  supply: string[],
  where: Omit<ObstaclePlace, 'obstacle'> = USUAL_PLACE,
): Flow<Obstacle | undefined> {
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

export function* placeThis(
  g: Armada,
  seat: number,
  token: string,
  where: Omit<ObstaclePlace, 'obstacle'> = USUAL_PLACE,
): Flow<Obstacle | undefined> {
  const spot = yield* askIn(obstaclePlace, {
    seat,
    kind: 'obstacle-place',
    prompt: say('ar.ask.obstacle-place', { obstacle: token }),
    clauses: ['AR-AUFBAU-16'],
    about: { obstacle: token },
    region: { name: 'obstacle-place', obstacle: token, ...where },
  });
  return layObstacle(g, token, poseOfSpot(spot), seat);
}

export function layObstacle(g: Armada, token: string, pose: Pose, seat: number): Obstacle {
  const { kind } = data.obstacleToken(token);
  const obstacle: Obstacle = { token, kind, pose, objectives: 0, marked: false };
  g.state.obstacles.push(obstacle);
  g.emit({ type: 'obstacle', seat, token, pose });
  return obstacle;
}

export const outlineAt = (token: string, at: Pose): Polygon =>
  placed(polygon(data.obstacleToken(token).outline.map(([x, y]) => ({ x, y }))), at);

/** Where an obstacle may lie. */
export const obstaclePlace: Region<Armada, ObstaclePlace, Spot> = {
  name: 'obstacle-place',
  read: readSpot,
  check(g, where, spot): Refusal | undefined {
    const shape = outlineAt(where.obstacle, poseOfSpot(spot));
    const band = (others: readonly Polygon[]): number =>
      others.reduce((least, other) => Math.min(least, distanceBand(distance(shape, other))), 6);
    if (!contains(setupArea(g), shape)) return refuse(['AR-AUFBAU-16', 'AR-STARTGEBIET-01'], say('ar.no.setupArea'));
    if (where.fromEdges > 0 && band(edgesOf(g)) <= where.fromEdges)
      return refuse(['AR-AUFBAU-16'], say('ar.no.nearEdge', { distance: where.fromEdges }), {
        allowed: DISTANCE[where.fromEdges - 1]!,
      });
    if (where.fromPlayerEdges > 0 && band(playerEdges(g)) <= where.fromPlayerEdges)
      return refuse(['AR-AUFBAU-16'], say('ar.no.nearEdge', { distance: where.fromPlayerEdges }), {
        allowed: DISTANCE[where.fromPlayerEdges - 1]!,
      });
    const others = g.state.obstacles.map((o) => g.outline(o));
    if (band(others) <= where.apart)
      return refuse(['AR-AUFBAU-16'], say('ar.no.nearObstacle', { distance: where.apart }), {
        allowed: where.apart > 0 ? DISTANCE[where.apart - 1]! : 0,
      });
    if (where.near) {
      const at = distanceBand(distance(shape, others[where.near.obstacle]!));
      if (at < where.near.least || at > where.near.most)
        return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', where.near), { measured: at });
    }
    if (where.atEdge && band([stripAt(g, where.atEdge.edge)]) > where.atEdge.most)
      return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.farEdge', { distance: where.atEdge.most }));
    return undefined;
  },
  sample(g, where, rng) {
    const [west, south, east, north] = setupBounds(g);
    const headings = Array.from({ length: 24 }, (_, i) => 15 * i);
    return sampleSpot(rng, { x: [west, east], y: [south, north] }, headings, (s) => !obstaclePlace.check(g, where, s));
  },
};

/** AR-PASSEN-MARKER-03, -04: pass tokens are counted before the fleets are deployed. */
function* beforeDeployment(g: Armada): Flow {
  const { state } = g;
  const ships = ([0, 1] as const).map(
    (side) =>
      state.units.filter((u) => u.kind === 'ship' && sideOf(state, u) === side && u.status !== 'destroyed').length,
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
  state.squadronsLeft = 0;
  g.emit({ type: 'phase', phase: 'deployment' });
}
