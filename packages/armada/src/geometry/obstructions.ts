import {
  crosses,
  distance,
  distanceBetween,
  lerp,
  overlaps,
  type Polygon,
  type Segment,
  TOLERANCE,
} from '@holotisch/table';
import type { ObstacleKind } from '../data/types.ts';
import type { ObstacleId, Shooter, Sight, Target } from './attack.ts';
import { DIAL } from './bases.ts';
import type { StandingShip } from './standing-ship.ts';
import { TOUCH } from './touching.ts';

/** What may stand between attacker and defender. */
export interface Scene {
  /** All ships but attacker and defender; these two are left out in any case. */
  readonly ships: readonly StandingShip[];
  readonly obstacles: readonly SceneObstacle[];
}
interface SceneObstacle {
  readonly id: ObstacleId;
  readonly kind: ObstacleKind;
  readonly shape: Polygon;
}

/** What a line of sight goes through, as indices of the scene. */
export interface Obstructions {
  readonly ships: readonly number[];
  /** Obstacles that obstruct: every kind but dust, and dust that only a shield dial on the line touches elsewhere. */
  readonly obstacles: readonly number[];
  /** Dust on the line: it obstructs squadrons and keeps ships from attacking. AR-HINDERNISSE-32, AR-HINDERNISSE-33 */
  readonly dust: readonly number[];
}

/** AR-SICHTLINIE-05, AR-VERSPERRT-01; squadrons are never in the way, AR-SICHTLINIE-09. */
export function obstructions(line: Sight, from: Shooter, to: Target, scene: Scene): Obstructions {
  const seg: Segment = { a: line[0], b: line[1] };
  const ships = indicesOf(scene.ships, (ship) => !isEnd(ship, from) && !isEnd(ship, to) && crossesShip(seg, ship));
  const inTheOpen = outsideBases(seg, from, to);
  const ignored = ignoredObstacles(from, to, scene.obstacles);
  const obstacles: number[] = [];
  const dust: number[] = [];
  scene.obstacles.forEach((obstacle, i) => {
    if (ignored.has(obstacle.id)) return;
    const { shape, kind } = obstacle;
    // A dial on the line may lie on an obstacle that is farther off by as much as the dial is wide.
    if (!comesNear(seg, shape.cx, shape.cy, shape.radius + 2 * DIAL.inner)) return;
    if (inTheOpen.some((part) => crosses(part, shape))) (kind === 'dust' ? dust : obstacles).push(i);
    else if (crossesDialOn(seg, from, shape) || crossesDialOn(seg, to, shape)) obstacles.push(i);
  });
  return { ships, obstacles, dust };
}

function indicesOf<T>(all: readonly T[], holds: (one: T) => boolean): readonly number[] {
  const found: number[] = [];
  all.forEach((one, i) => {
    if (holds(one)) found.push(i);
  });
  return found;
}

const isEnd = (ship: StandingShip, end: Shooter): boolean => 'ship' in end && end.ship === ship;

/** Shield dials of a ship in the way do not count, all else of its base does. AR-FAQ-ANGRIFFE-04, AR-FAQ-ANGRIFFE-05 */
const crossesShip = (seg: Segment, ship: StandingShip): boolean =>
  comesNear(seg, ship.pose.x, ship.pose.y, ship.radius) && ship.base.some((base) => crosses(seg, base));

/** Most things are nowhere near the line: a look at the circle about them tells. */
function comesNear({ a, b }: Segment, x: number, y: number, radius: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const whole = dx * dx + dy * dy;
  const along = whole === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / whole));
  const offX = a.x + dx * along - x;
  const offY = a.y + dy * along - y;
  return offX * offX + offY * offY <= radius * radius;
}

/** AR-HINDERNISSE-21, R-AR-18: an exogorth ignores what it touches. AR-ANGRIFFE-UND-RAUMSTATIONEN-18 */
function ignoredObstacles(from: Shooter, to: Target, all: readonly SceneObstacle[]): ReadonlySet<ObstacleId> {
  const ids = new Set<ObstacleId>();
  if ('token' in to && to.id !== undefined) ids.add(to.id);
  if (!('token' in from) || from.id === undefined) return ids;
  ids.add(from.id);
  if (all.find(({ id }) => id === from.id)?.kind === 'exogorth')
    for (const { id, shape } of all) if (distance(shape, from.token) <= TOUCH) ids.add(id);
  return ids;
}

/**
 * The parts of the line that lie on no base of its two ends. What they cover of an obstacle is not seen and does not
 * count (AR-SICHTLINIE-07, AR-HINDERNISSE-34); under their shield dials, and under the bases of others, it does
 * (AR-HINDERNISSE-35, AR-HINDERNISSE-36).
 */
function outsideBases(seg: Segment, from: Shooter, to: Target): readonly Segment[] {
  const bases = [from, to].flatMap((end) => ('ship' in end ? end.ship.base : []));
  const covered = bases.flatMap((base) => {
    const stretch = stretchInside(seg, base);
    return stretch ? [stretch] : [];
  });
  if (covered.length === 0) return [seg];
  covered.sort((p, q) => p[0] - q[0]); // bases share no area, so neither do their stretches
  const whole = distanceBetween(seg.a, seg.b);
  const open: Segment[] = [];
  let at = 0;
  const add = (until: number): void => {
    if ((until - at) * whole > TOLERANCE) open.push({ a: lerp(seg.a, seg.b, at), b: lerp(seg.a, seg.b, until) });
  };
  for (const [start, end] of covered) {
    add(start);
    at = end;
  }
  add(1);
  return open;
}

/** From where to where a segment lies in a convex polygon, 0 at its start and 1 at its end. */
function stretchInside({ a, b }: Segment, p: Polygon): readonly [number, number] | undefined {
  let start = 0;
  let end = 1;
  let c = p.points[p.points.length - 1]!;
  for (const d of p.points) {
    const atA = (d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x);
    const atB = (d.x - c.x) * (b.y - c.y) - (d.y - c.y) * (b.x - c.x);
    if (atA < 0 && atB < 0) return undefined;
    if (atA < 0) start = Math.max(start, atA / (atA - atB));
    else if (atB < 0) end = Math.min(end, atA / (atA - atB));
    c = d;
  }
  return start < end ? [start, end] : undefined;
}

/** AR-SICHTLINIE-08: through the dial of the very zone, if that dial lies on the obstacle. */
function crossesDialOn(seg: Segment, end: Shooter, obstacle: Polygon): boolean {
  if (!('ship' in end)) return false;
  const dial = end.ship.dial(end.zone);
  return overlaps(dial, obstacle) && crosses(seg, dial);
}
