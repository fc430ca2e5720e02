import { type Flow, quickRng, type Refusal, type Region, say } from '@holotisch/engine';
import {
  boxOf,
  type Circles,
  circlesAt,
  circlesOf,
  comesWithin,
  distance,
  type Polygon,
  placed,
} from '@holotisch/table';
import { BANDS, rangeOf } from '../../geometry.ts';
import type { ObstaclePlace } from '../../payloads.ts';
import type { Side } from '../../state.ts';
import { seatsOf } from '../../values.ts';
import { localOutline, obstacleOutline, type XWing } from '../../xwing.ts';
import { askIn, choose } from '../choose.ts';
import { PROOF, poseOfSpot, randomSpot, readSpot, type Spot, sampled, sampleSpot } from './placing.ts';

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
    options: room.map((id) => ({ id, label: say('xw.obstacle', { obstacle: id }), about: { obstacle: id } })),
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
  g.emit({ type: 'obstacle', seat, kind, ...spot });
}

/** Where an obstacle may lie in setup. */
export const obstaclePlace: Region<XWing, ObstaclePlace, Spot> = {
  name: 'obstacle-place',
  read: readSpot,
  check: (g, { obstacle }, spot) => refuseObstacle(g, obstacle, spot),
  sample: (g, { obstacle }, rng) => sampled((seed) => someSpot(g, obstacle, seed), rng),
};

/** Not at range 1 of another obstacle, not at range 1-2 of an edge. */
export function refuseObstacle(g: XWing, kind: string, spot: Spot): Refusal | undefined {
  const shape = obstacleOutline(kind, poseOfSpot(spot));
  const gap = gapToEdge(g, shape);
  if (gap < 0 || rangeOf(gap) <= 2)
    return {
      clauses: ['XW-AUFBAU-11'],
      message: say('xw.tooNearEdge', { mm: Math.round(gap) }),
      measured: gap,
      allowed: `> ${FROM_EDGE}`,
    };
  for (let i = 0; i < g.state.obstacles.length; i++) {
    const other = g.obstacleShape(i);
    if (areFarApart(shape, other)) continue;
    const d = distance(shape, other);
    if (rangeOf(d) <= 1)
      return {
        clauses: ['XW-AUFBAU-10'],
        message: say('xw.tooNearObstacle', { mm: Math.round(d) }),
        measured: d,
        allowed: '> 100',
      };
  }
  return undefined;
}

/** A quick look at the circles around them: most pairs are beyond range 1 without any doubt. */
function areFarApart(a: Polygon, b: Polygon): boolean {
  const dx = a.cx - b.cx;
  const dy = a.cy - b.cy;
  const reach = BANDS[0] + 1 + a.radius + b.radius;
  return dx * dx + dy * dy > reach * reach;
}

/** Distance of a shape inside the play area to the nearest edge; negative if it sticks out. */
function gapToEdge(g: XWing, shape: Polygon): number {
  const { minX, maxX, minY, maxY } = boxOf(shape);
  const { width, depth } = g.state.rules;
  return Math.min(minX, minY, width - maxX, depth - maxY);
}

/** The kinds of obstacles for which there is room. A place that was found for one mostly shows it for another, too. */
function kindsWithRoom(g: XWing): string[] {
  let place: Spot | undefined;
  const laid = laidObstacles(g);
  return [...new Set(g.state.supply)].filter((kind) => {
    if (place !== undefined && spotTest(g, kind, laid)(place)) return true;
    const found = roomySpot(g, kind, laid) ?? someSpot(g, kind, PROOF, laid);
    place = found ?? place;
    return found !== undefined;
  });
}

/** A place with so much room that nobody has to measure it. */
function roomySpot(g: XWing, kind: string, { circles }: Obstacles): Spot | undefined {
  const local = localOutline(kind);
  const isRoomy = (spot: Spot) => looksFree(g, circlesAt(local, poseOfSpot(spot)), circles) === true;
  return randomSpot(quickRng(PROOF), middleOf(g), HEADINGS, isRoomy);
}

/** The obstacles that lie there, and the circles in and around them. */
interface Obstacles {
  readonly others: readonly Polygon[];
  readonly circles: readonly Circles[];
}
function laidObstacles(g: XWing): Obstacles {
  const others = g.state.obstacles.map((_, i) => g.obstacleShape(i));
  return { others, circles: others.map(circlesOf) };
}

function someSpot(g: XWing, kind: string, seed: number, laid = laidObstacles(g)): Spot | undefined {
  return sampleSpot(quickRng(seed), middleOf(g), HEADINGS, spotTest(g, kind, laid));
}

/** Where the middle of an obstacle may lie at all. */
function middleOf(g: XWing) {
  const { width, depth } = g.state.rules;
  return { x: [FROM_EDGE, width - FROM_EDGE], y: [FROM_EDGE, depth - FROM_EDGE] } as const;
}

/** Whether an obstacle of this kind may lie at a place. */
function spotTest(g: XWing, kind: string, { others, circles }: Obstacles): (spot: Spot) => boolean {
  const local = localOutline(kind);
  return (spot) => {
    const pose = poseOfSpot(spot);
    return looksFree(g, circlesAt(local, pose), circles) ?? isFree(g, placed(local, pose), others);
  };
}

/** As `refuseObstacle`, for whoever only wants to know whether. */
function isFree(g: XWing, shape: Polygon, others: readonly Polygon[]): boolean {
  if (rangeOf(gapToEdge(g, shape)) <= 2) return false;
  for (const other of others) if (comesWithin(shape, other, BANDS[0])) return false;
  return true;
}

/** A quick look at the circles in and around the outlines: undefined where they leave it open. */
function looksFree(g: XWing, at: Circles, others: readonly Circles[]): boolean | undefined {
  const { width, depth } = g.state.rules;
  const room = Math.min(at.cx, at.cy, width - at.cx, depth - at.cy);
  if (room - at.inner <= FROM_EDGE) return false;
  let isClear = room - at.outer > FROM_EDGE + DOUBT;
  for (const other of others) {
    const dx = at.cx - other.cx;
    const dy = at.cy - other.cy;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart - at.inner - other.inner <= BANDS[0]) return false;
    isClear &&= apart - at.outer - other.outer > BANDS[0] + DOUBT;
  }
  return isClear ? true : undefined;
}
/** More than any rounding, in millimetres. */
const DOUBT = 0.01;
