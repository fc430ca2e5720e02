import { type Flow, type Option, type Refusal, type Region, type Rng, say } from '@holotisch/engine';
import { boxOf, comesWithin, distance, type Polygon } from '@holotisch/table';
import { BANDS, rangeOf } from '../../geometry/measuring.ts';
import type { ObstaclePlace } from '../../payloads.ts';
import type { Side } from '../../state.ts';
import { seatsOf } from '../../values.ts';
import { obstacleOutline, type XWing } from '../../xwing.ts';
import { askIn, choose } from '../choose.ts';
import { poseOfSpot, readSpot, type Spot, sampled, someSpot } from './placing.ts';

/** XW-AUFBAU-11: beyond range 2 of every edge. */
const FROM_EDGE = BANDS[1];
const HEADINGS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Setup step 4: six obstacles in turn, the side with initiative first. XW-AUFBAU-08, XW-AUFBAU-09 */
export function* placeObstacle(g: XWing): Flow {
  const side = (g.state.obstacles.length % 2 === 0 ? g.state.initiative : 1 - g.state.initiative) as Side;
  const seat = seatsOf(g.state, side)[0]!;
  const room = kindsWithRoom(g);
  if (room.length === 0) {
    g.emit({ type: 'noRoom', left: g.state.supply.length }); // R-XW-25
    g.state.supply.length = 0;
    return;
  }
  const kind = yield* choose({
    seat,
    kind: 'obstacle',
    prompt: say('xw.ask.obstacle'),
    clauses: ['XW-AUFBAU-08'],
    options: room.map(obstacleOption),
  });
  const spot = yield* askIn(obstaclePlace, {
    seat,
    kind: 'obstacle-place',
    prompt: say('xw.ask.obstacle-place'),
    clauses: ['XW-AUFBAU-10', 'XW-AUFBAU-11'],
    about: { obstacle: kind },
    region: { name: 'obstacle-place', obstacle: kind, fromEdge: FROM_EDGE },
  });
  g.state.supply.splice(g.state.supply.indexOf(kind), 1);
  g.state.obstacles.push({ kind, pose: poseOfSpot(spot) });
  g.emit({ type: 'obstacle', seat, kind, x: spot.x, y: spot.y, degrees: spot.degrees });
}

const obstacleOption = (id: string): Option<{ readonly obstacle: string }> => ({
  id,
  label: say('xw.obstacle', { obstacle: id }),
  about: { obstacle: id },
});

/** Where an obstacle may lie in setup. */
export const obstaclePlace: Region<XWing, ObstaclePlace, Spot> = {
  name: 'obstacle-place',
  read: readSpot,
  check: (g, { obstacle }, spot) => refuseObstacle(g, obstacle, spot),
  sample: (g, { obstacle }, rng) => sampled((draws) => placeFor(g, obstacle, draws), rng),
};

export function refuseObstacle(g: XWing, kind: string, spot: Spot): Refusal | undefined {
  const shape = obstacleOutline(kind, poseOfSpot(spot));
  const bar = whatBars(g, shape);
  if (bar === undefined) return undefined;
  if (bar === 'edge') {
    const gap = gapToEdge(g, shape);
    return {
      clauses: ['XW-AUFBAU-11'],
      message: say('xw.tooNearEdge', { mm: Math.round(gap) }),
      measured: gap,
      allowed: `> ${FROM_EDGE}`,
    };
  }
  const d = distance(shape, g.obstacleShape(bar));
  return {
    clauses: ['XW-AUFBAU-10'],
    message: say('xw.tooNearObstacle', { mm: Math.round(d) }),
    measured: d,
    allowed: '> 100',
  };
}

/** What keeps an obstacle from lying there: an edge within range 2, or another obstacle within range 1, by its number. */
function whatBars(g: XWing, shape: Polygon): 'edge' | number | undefined {
  if (rangeOf(gapToEdge(g, shape)) <= 2) return 'edge';
  const other = g.state.obstacles.findIndex((_, i) => comesWithin(shape, g.obstacleShape(i), BANDS[0]));
  return other < 0 ? undefined : other;
}

/** Distance of a shape inside the play area to the nearest edge; negative if it sticks out. */
function gapToEdge(g: XWing, shape: Polygon): number {
  const { minX, maxX, minY, maxY } = boxOf(shape);
  const { width, depth } = g.state.rules;
  return Math.min(minX, minY, width - maxX, depth - maxY);
}

/** The kinds of obstacles for which there is room. */
function kindsWithRoom(g: XWing): readonly string[] {
  // A place that was found for one mostly shows it for another, too.
  let place: Spot | undefined;
  return [...new Set(g.state.supply)].filter((kind) => {
    if (place !== undefined && isFree(g, kind, place)) return true;
    const found = placeFor(g, kind);
    place = found ?? place;
    return found !== undefined;
  });
}

const isFree = (g: XWing, kind: string, spot: Spot): boolean =>
  whatBars(g, obstacleOutline(kind, poseOfSpot(spot))) === undefined;

const placeFor = (g: XWing, kind: string, rng?: Rng): Spot | undefined =>
  someSpot(rng, middleOf(g), HEADINGS, (spot) => isFree(g, kind, spot));

/** Where the middle of an obstacle may lie at all. */
function middleOf(g: XWing) {
  const { width, depth } = g.state.rules;
  return { x: [FROM_EDGE, width - FROM_EDGE], y: [FROM_EDGE, depth - FROM_EDGE] } as const;
}
