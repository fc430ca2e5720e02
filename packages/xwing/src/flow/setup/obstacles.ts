import { type Flow, type Option, type Refusal, type Region, type Rng, say } from '@holotisch/engine';
import {
  boxOf,
  circlesAt,
  circlesOf,
  comesWithin,
  distance,
  type Polygon,
  type Pose,
  placed,
  toTable,
  type Vec,
} from '@holotisch/table';
import { BANDS, rangeOf } from '../../geometry.ts';
import type { ObstaclePlace } from '../../payloads.ts';
import type { Side } from '../../state.ts';
import { seatsOf } from '../../values.ts';
import { localOutline, obstacleOutline, type XWing } from '../../xwing.ts';
import { askIn, choose } from '../choose.ts';
import { poseOfSpot, provenSpot, readSpot, type Spot, STEP, sampled, someSpot } from './placing.ts';

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

function obstacleOption(id: string): ObstacleOption {
  let option = obstacleOptions.get(id);
  if (option === undefined) {
    option = { id, label: say('xw.obstacle', { obstacle: id }), about: { obstacle: id } };
    obstacleOptions.set(id, option);
  }
  return option;
}
type ObstacleOption = Required<Option<{ readonly obstacle: string }>>;
const obstacleOptions = new Map<string, ObstacleOption>();

/** Where an obstacle may lie in setup. */
export const obstaclePlace: Region<XWing, ObstaclePlace, Spot> = {
  name: 'obstacle-place',
  read: readSpot,
  check: (g, { obstacle }, spot) => refuseObstacle(g, obstacle, spot),
  sample: (g, { obstacle }, rng) => sampled((draws) => placeFor(g, obstacle, draws), rng),
};

export function refuseObstacle(g: XWing, kind: string, spot: Spot): Refusal | undefined {
  const pose = poseOfSpot(spot);
  const bar = whatBars(g, kind, pose);
  if (bar === undefined) return undefined;
  const shape = obstacleOutline(kind, pose);
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

/**
 * What keeps an obstacle from lying there: an edge within range 2, or another obstacle within range 1, by its number. The
 * circles in and around the outlines settle it mostly, or else how far their corners reach; it is drawn only where they
 * leave a doubt.
 */
function whatBars(g: XWing, kind: string, at: Pose): 'edge' | number | undefined {
  const local = localOutline(kind);
  const { cx, cy, inner, outer } = circlesAt(local, at);
  const { width, depth } = g.state.rules;
  const room = Math.min(cx, cy, width - cx, depth - cy);
  if (room - inner <= FROM_EDGE) return 'edge';
  if (room - outer <= FROM_EDGE + DOUBT && isNearEdge(g, local, at)) return 'edge';
  for (let i = 0; i < g.state.obstacles.length; i++) {
    const other = g.obstacleShape(i);
    const circles = circlesOf(other);
    const dx = cx - circles.cx;
    const dy = cy - circles.cy;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart - inner - circles.inner <= BANDS[0]) return i;
    if (apart - outer - circles.outer > BANDS[0] + DOUBT) continue;
    // The corners that come nearest along the line through their middles: they are no farther apart than these, and no
    // nearer than the strip between them is wide.
    const own = cornerTowards(local, at, -dx, -dy);
    const theirs = cornerTowards(other, HERE, dx, dy);
    const [x, y] = [own.x - theirs.x, own.y - theirs.y];
    if (x * dx + y * dy > (BANDS[0] + DOUBT) * apart) continue;
    if (Math.sqrt(x * x + y * y) < BANDS[0] - DOUBT || comesWithin(placed(local, at), other, BANDS[0])) return i;
  }
  return undefined;
}
/** More than any rounding, in millimetres. */
const DOUBT = 0.01;

function isNearEdge(g: XWing, local: Polygon, at: Pose): boolean {
  const { width, depth } = g.state.rules;
  const [west, south] = [cornerTowards(local, at, -1, 0).x, cornerTowards(local, at, 0, -1).y];
  const [east, north] = [width - cornerTowards(local, at, 1, 0).x, depth - cornerTowards(local, at, 0, 1).y];
  const gap = Math.min(west, south, east, north);
  return Math.abs(gap - FROM_EDGE) > DOUBT ? gap < FROM_EDGE : rangeOf(gapToEdge(g, placed(local, at))) <= 2;
}

/** Of an outline set on the table, the corner that lies farthest that way. */
function cornerTowards({ points }: Polygon, at: Pose, x: number, y: number): Vec {
  const right = x * at.hy - y * at.hx;
  const ahead = x * at.hx + y * at.hy;
  let corner = points[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const p of points) {
    const far = p.x * right + p.y * ahead;
    if (far <= most) continue;
    most = far;
    corner = p;
  }
  return toTable(at, corner.x, corner.y);
}
/** For what is set on the table already. */
const HERE: Pose = { x: 0, y: 0, hx: 0, hy: 1 };

/** Distance of a shape inside the play area to the nearest edge; negative if it sticks out. */
function gapToEdge(g: XWing, shape: Polygon): number {
  const { minX, maxX, minY, maxY } = boxOf(shape);
  const { width, depth } = g.state.rules;
  return Math.min(minX, minY, width - maxX, depth - maxY);
}

/** The kinds of obstacles for which there is room. Mostly there is a place where any of them may lie. */
function kindsWithRoom(g: XWing): readonly string[] {
  const kinds = withoutCopies(g.state.supply);
  if (hasRoomForAll(g, kinds)) return kinds;
  // A place that was found for one mostly shows it for another, too.
  let place: Spot | undefined;
  return kinds.filter((kind) => {
    if (place !== undefined && isFree(g, kind, place)) return true;
    const found = placeFor(g, kind);
    place = found ?? place;
    return found !== undefined;
  });
}

function withoutCopies(supply: readonly string[]): string[] {
  const kinds: string[] = [];
  for (const kind of supply) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}

/** Whether there is a place with so much room that none of these kinds has to be measured there, however it is turned. */
function hasRoomForAll(g: XWing, kinds: readonly string[]): boolean {
  let reach = 0;
  for (const kind of kinds) reach = Math.max(reach, reachOf(localOutline(kind)));
  const { width, depth } = g.state.rules;
  const others = g.state.obstacles.map((_, i) => g.obstacleShape(i));
  const isRoomy = (x: number, y: number): boolean => {
    if (Math.min(x, y, width - x, depth - y) - reach <= FROM_EDGE + DOUBT) return false;
    for (const { cx, cy, radius } of others) {
      const apart = BANDS[0] + DOUBT + reach + radius;
      if ((x - cx) * (x - cx) + (y - cy) * (y - cy) <= apart * apart) return false;
    }
    return true;
  };
  // Most room is left in a corner. Each of them is a place of the grid, so whoever looks for one finds it, too.
  const near = onGrid(FROM_EDGE + reach + STEP);
  const [farX, farY] = [onGrid(width - FROM_EDGE - reach), onGrid(depth - FROM_EDGE - reach)];
  if (isRoomy(near, near) || isRoomy(farX, farY) || isRoomy(near, farY) || isRoomy(farX, near)) return true;
  return provenSpot(middleOf(g), HEADINGS, ({ x, y }) => isRoomy(x, y)) !== undefined;
}

/** The last line of the grid in the middle of the table that lies before this. */
const onGrid = (at: number): number => FROM_EDGE + STEP * Math.floor((at - FROM_EDGE) / STEP);

/** How far an obstacle reaches from where it is laid. */
const reachOf = ({ cx, cy, radius }: Polygon): number => Math.sqrt(cx * cx + cy * cy) + radius;

const isFree = (g: XWing, kind: string, spot: Spot): boolean => whatBars(g, kind, poseOfSpot(spot)) === undefined;

const placeFor = (g: XWing, kind: string, rng?: Rng): Spot | undefined =>
  someSpot(rng, middleOf(g), HEADINGS, (spot) => isFree(g, kind, spot));

/** Where the middle of an obstacle may lie at all. */
function middleOf(g: XWing) {
  const { width, depth } = g.state.rules;
  return { x: [FROM_EDGE, width - FROM_EDGE], y: [FROM_EDGE, depth - FROM_EDGE] } as const;
}
