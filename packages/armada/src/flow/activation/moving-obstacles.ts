import { countUse, type Flow, type Refusal, type Region, say, usesOf } from '@holotisch/engine';
import {
  contains,
  distance,
  headingDegrees,
  measure,
  overlaps,
  poseOfSpot,
  readSpot,
  type Shape,
  type Spot,
  sampleSpot,
  toPiece,
  toTable,
} from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { DISTANCE, distanceBand, leavesTable, liesWithin } from '../../geometry/index.ts';
import { outlineAt } from '../../geometry/obstacle-outline.ts';
import type { ObstacleMove } from '../../payloads.ts';
import type { Marker, Obstacle, Party, Side } from '../../state.ts';
import {
  captainOf,
  lives,
  markerShape,
  otherSide,
  refuse,
  second,
  shapesOf,
  shipsInPlay,
  squadronsInPlay,
  unitsInPlay,
} from '../../values.ts';
import { aim, isShot } from '../attack/shots.ts';
import { askIn, choose } from '../choose.ts';
import { objectiveRules } from '../objective.ts';
import { type Offer, ruleOffer } from '../offers.ts';
import { toggle } from '../squadrons/squadron.ts';
import { open } from '../timing.ts';

/** Obstacles that players move, and those that attack: exogorths and purrgil. */

/** A player moves an obstacle. AR-BEWEGUNG-VON-HINDERNISSEN-01..16 */
export function* moveObstacle(g: Armada, seat: number, obstacle: Obstacle, how: Omit<ObstacleMove, 'obstacle'>): Flow {
  const at = g.state.obstacles.indexOf(obstacle);
  const spot = yield* askIn(obstacleMove, {
    seat,
    kind: 'obstacle-move',
    prompt: say('ar.ask.obstacle-move', { obstacle: at, most: how.most }),
    clauses: ['AR-BEWEGUNG-VON-HINDERNISSEN-04', 'AR-BEWEGUNG-VON-HINDERNISSEN-06', 'AR-BEWEGUNG-VON-HINDERNISSEN-07'],
    about: { obstacle: at },
    region: { name: 'obstacle-move', obstacle: at, ...how },
  });
  const from = obstacle.pose;
  const carried = g.state.markers.filter((m) => overlaps(markerShape(m), g.outline(obstacle)));
  obstacle.pose = poseOfSpot(spot);
  g.emit({ type: 'obstacleMoved', obstacle: at, token: obstacle.token, from, to: obstacle.pose });
  // AR-BEWEGUNG-VON-HINDERNISSEN-09: what lies on it stays on it
  for (const marker of carried) {
    const was = { x: marker.x, y: marker.y };
    const { x, y } = toPiece(from, was);
    Object.assign(marker, toTable(obstacle.pose, x, y));
    g.emit({ type: 'markerMoved', marker: marker.id, from: was, to: { x: marker.x, y: marker.y } });
  }
  yield* open(g, 'obstacle.moved', { obstacle, seat });
}

/** Obstacles at this distance of a token. */
export const obstaclesAt = (g: Armada, token: Marker, most: number): readonly Obstacle[] =>
  g.state.obstacles.filter((o) => distanceBand(distance(markerShape(token), g.outline(o))) <= most);

/** No hand lays two tokens closer together than this, in mm: they touch. */
const HAND = 1;
/** Whether an obstacle has come so far that it touches something. */
export const hasReached = (g: Armada, obstacle: Obstacle, shape: Shape): boolean =>
  distance(g.outline(obstacle), shape) <= HAND;

export function removeObstacle(g: Armada, obstacle: Obstacle): void {
  const at = g.state.obstacles.indexOf(obstacle);
  if (at < 0) return;
  g.state.obstacles.splice(at, 1);
  g.emit({ type: 'obstacleGone', obstacle: at, token: obstacle.token });
}

const isSame = (o: Obstacle, s: Spot): boolean => {
  const to = poseOfSpot(s);
  return (
    Math.abs(o.pose.x - to.x) + Math.abs(o.pose.y - to.y) + Math.abs(o.pose.hx - to.hx) + Math.abs(o.pose.hy - to.hy) <
    0.01
  );
};

/** Where a moved obstacle may lie. R-AR-16: it may stay where it is, whatever lies on it, unless it has to move. */
export const obstacleMove: Region<Armada, ObstacleMove, Spot> = {
  name: 'obstacle-move',
  read: readSpot,
  check(g, { obstacle: at, most, least, towards, overSquadrons = false }, spot): Refusal | undefined {
    const obstacle = g.state.obstacles[at]!;
    const start = g.outline(obstacle);
    if (isSame(obstacle, spot))
      return least === 0 || !freeTowards(g, at, least, towards)
        ? undefined
        : refuse(
            ['AR-BEWEGUNG-VON-HINDERNISSEN-12', 'AR-BEWEGUNG-VON-HINDERNISSEN-15'],
            say('ar.no.mustMove', { least }),
          );
    const pose = poseOfSpot(spot);
    const shape = outlineAt(obstacle.token, pose);
    const reach = DISTANCE[most - 1]!;
    // AR-BEWEGUNG-VON-HINDERNISSEN-05, -07: no part beyond the band's line, measured from where it lay
    if (!liesWithin(shape, start, reach))
      return refuse(
        ['AR-BEWEGUNG-VON-HINDERNISSEN-05', 'AR-BEWEGUNG-VON-HINDERNISSEN-07'],
        say('ar.no.tooFar', { distance: most }),
        { allowed: reach },
      );
    if (!contains(g.playArea, shape)) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
    if (blocked(g, at, shape, overSquadrons))
      return refuse(['AR-BEWEGUNG-VON-HINDERNISSEN-06'], say('ar.no.onSomething'));
    return towards ? refuseDirection(g, at, towards, spot) : undefined;
  },
  sample(g, data, rng) {
    const { x, y, hx, hy } = g.state.obstacles[data.obstacle]!.pose;
    const stay = { x, y, degrees: headingDegrees(hx, hy) };
    if (data.towards) {
      const { ux, uy } = wayTo(g, data.obstacle, data.towards);
      const spotAt = (mm: number): Spot => ({ ...stay, x: x + ux * mm, y: y + uy * mm });
      for (let mm = DISTANCE[data.most - 1]!; mm > 0; mm--)
        if (!obstacleMove.check(g, data, spotAt(mm))) return spotAt(mm);
      // A gap may be narrower than these steps: what it has to reach has been found there.
      const must = spotAt(farthest(g, data.obstacle, DISTANCE[0], data.towards));
      return obstacleMove.check(g, data, must) ? stay : must;
    }
    const far = DISTANCE[data.most - 1]!;
    const area = { x: [x - far, x + far], y: [y - far, y + far] } as const;
    return sampleSpot(rng, area, [stay.degrees], (s) => !obstacleMove.check(g, data, s)) ?? stay;
  },
};

type Towards = NonNullable<ObstacleMove['towards']>;

/** AR-BEWEGUNG-VON-HINDERNISSEN-06 */
function blocked(g: Armada, at: number, shape: Shape, overSquadrons = false): boolean {
  const { state } = g;
  return (
    (overSquadrons ? shipsInPlay(state) : unitsInPlay(state)).some(
      (u) => u.pose !== null && shapesOf(g, u).some((s) => overlaps(s, shape)),
    ) ||
    state.obstacles.some((o, i) => i !== at && overlaps(g.outline(o), shape)) ||
    state.markers.some(
      (m) => overlaps(markerShape(m), shape) && !overlaps(markerShape(m), g.outline(state.obstacles[at]!)),
    )
  );
}

/** AR-BEWEGUNG-VON-HINDERNISSEN-14: the direct way, nearest point to nearest point. */
function wayTo(g: Armada, at: number, towards: Towards): { ux: number; uy: number; mm: number } {
  const { state } = g;
  const target =
    'obstacle' in towards
      ? g.outline(state.obstacles[towards.obstacle]!)
      : markerShape(state.markers.find((m) => m.id === towards.marker)!);
  const { from, to, distance: mm } = measure(g.outline(state.obstacles[at]!), target);
  return mm === 0 ? { ux: 0, uy: 0, mm } : { ux: (to.x - from.x) / mm, uy: (to.y - from.y) / mm, mm };
}

/** How far an obstacle can go at most towards something, up to this. */
function farthest(g: Armada, at: number, most: number, towards: Towards): number {
  const obstacle = g.state.obstacles[at]!;
  const { ux, uy, mm } = wayTo(g, at, towards);
  const { x, y, hx, hy } = obstacle.pose;
  for (let way = Math.min(most, mm); way > 0; way--) {
    const shape = outlineAt(obstacle.token, { x: x + ux * way, y: y + uy * way, hx, hy });
    if (!blocked(g, at, shape) && !leavesTable([shape], g.area)) return way; // AR-BEWEGUNG-VON-HINDERNISSEN-16
  }
  return 0;
}

const freeTowards = (g: Armada, at: number, least: number, towards: Towards | undefined): boolean =>
  towards === undefined || farthest(g, at, DISTANCE[least - 1]!, towards) > 1;

/** AR-BEWEGUNG-VON-HINDERNISSEN-13..16: straight there, and at least as far as it must, or can. */
function refuseDirection(g: Armada, at: number, towards: Towards, { x, y }: Spot): Refusal | undefined {
  const { pose } = g.state.obstacles[at]!;
  const { ux, uy } = wayTo(g, at, towards);
  const [dx, dy] = [x - pose.x, y - pose.y];
  const way = dx * ux + dy * uy;
  const [aside, off] = [dx - way * ux, dy - way * uy];
  if (aside * aside + off * off > 0.25 || way < 0)
    return refuse(['AR-BEWEGUNG-VON-HINDERNISSEN-14'], say('ar.no.notTowards'));
  const must = farthest(g, at, DISTANCE[0], towards);
  if (way < must - 1)
    return refuse(
      ['AR-BEWEGUNG-VON-HINDERNISSEN-15', 'AR-BEWEGUNG-VON-HINDERNISSEN-16'],
      say('ar.no.mustMove', { least: 1 }),
      {
        measured: Math.round(way),
        allowed: Math.round(must),
      },
    );
  return undefined;
}

/** AR-HINDERNISSE-28, -29, AR-FAQ-PURRGIL-01..03: at the end of the round, beginning with the second player. */
export function* purrgilMove(g: Armada): Flow {
  yield* byTurns(g, 'purrgil', (obstacle, seat) =>
    moveObstacle(g, seat, obstacle, objectiveRules(g)?.purrgil?.(g) ?? { most: 2, least: 0 }),
  );
}

/** Each player in turn chooses another obstacle of a kind, the second player first. */
function* byTurns(g: Armada, kind: Obstacle['kind'], act: (obstacle: Obstacle, seat: number) => Flow): Flow {
  const left = g.state.obstacles.filter((o) => o.kind === kind);
  let side: Side = second(g.state);
  while (left.length > 0) {
    const seat = captainOf(g.state, side);
    const id = yield* choose({
      seat,
      kind: 'card-obstacle',
      prompt: say(`ar.ask.${kind === 'purrgil' ? 'purrgil' : 'exogorth'}`),
      clauses: kind === 'purrgil' ? ['AR-HINDERNISSE-28', 'AR-HINDERNISSE-29'] : ['AR-HINDERNISSE-12'],
      about: {},
      options: left.map((o) => {
        const at = g.state.obstacles.indexOf(o);
        return { id: String(at), label: say('ar.obstacle', { obstacle: at }), about: { obstacle: at } };
      }),
    });
    const obstacle = g.state.obstacles[Number(id)]!;
    left.splice(left.indexOf(obstacle), 1);
    yield* act(obstacle, seat);
    side = otherSide(side);
  }
}

/** Counted when the exogorths have attacked in this phase. */
const BITTEN = { key: 'exogorths' };
export const haveExogorthsAttacked = ({ state }: Armada): boolean => usesOf(state.uses, BITTEN, 'phase') > 0;

/**
 * AR-HINDERNISSE-12..21: at the start of the Squadron Phase exogorths attack every squadron at distance 1. R-AR-58: the
 * second player begins, so it stands among his effects with that timing, and the first player's come before.
 */
export const exogorths = (g: Armada) => (): readonly Offer<'squadrons.start'>[] =>
  g.state.obstacles.some((o) => o.kind === 'exogorth') && !haveExogorthsAttacked(g)
    ? [
        ruleOffer(
          'squadrons.start',
          { seat: captainOf(g.state, second(g.state)) },
          {
            name: 'exogorths',
            label: say('ar.exogorthsAttack'),
            mandatory: true,
            *run(g2) {
              countUse(g2.state.uses, BITTEN, 'phase');
              yield* byTurns(g2, 'exogorth', (obstacle) => exogorthAttacks(g2, obstacle));
            },
          },
        ),
      ]
    : [];

const THREE_BLUE = { red: 0, blue: 3, black: 0 };

function* exogorthAttacks(g: Armada, obstacle: Obstacle): Flow {
  const attacker: Party = { obstacle: g.state.obstacles.indexOf(obstacle) };
  for (const squadron of squadronsInPlay(g.state)) {
    if (!lives(squadron)) continue;
    if (distance(g.base(squadron), g.outline(obstacle)) > DISTANCE[0]) continue;
    const shot = aim(g, attacker, null, { unit: squadron.id }, null, { dice: THREE_BLUE });
    if (!isShot(shot)) continue;
    // AR-HINDERNISSE-14: the opponent of the squadron's owner resolves the attack
    const seat = captainOf(g.state, otherSide(g.state.sides[squadron.seat]!));
    const { attack } = yield* g.rules.attack(g, shot, { seat });
    if (attack.memory.hullLost > 0 && squadron.status === 'play') toggle(g, squadron, true); // AR-HINDERNISSE-17
  }
}
