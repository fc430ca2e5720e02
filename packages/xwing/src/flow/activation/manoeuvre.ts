import { type Flow, type Region, say } from '@holotisch/engine';
import {
  compose,
  distance,
  type FlightPath,
  flightPath,
  flownTemplate,
  footprintsOverlap,
  freeSlides,
  lastFreePose,
  movementFootprint,
  type Polygon,
  type Pose,
  reachOf,
  type Template,
  TOLERANCE,
  tallonPose,
  tallonSlide,
  turned,
} from '@holotisch/table';
import type { ManoeuvreMoment } from '../../cards/vocabulary.ts';
import type { Manoeuvre } from '../../data/types.ts';
import type { TallonSlide } from '../../payloads.ts';
import type { ObstacleToken, Ship } from '../../state.ts';
import { difficultyOf, inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { askIn, choose } from '../choose.ts';
import { open } from '../timing.ts';
import { isDebrisToken, obstaclesIgnored, obstaclesMet } from './obstacles.ts';
import { ignoresObstacles } from './position.ts';

export interface Flown {
  /** Still in play. */
  readonly alive: boolean;
  readonly overlapped: readonly Ship[];
  /** Obstacles moved through or landed on, nearest to the start first. R-XW-18 */
  readonly obstacles: readonly ObstacleToken[];
  /** A card has put step 2b off until the action has been performed. */
  readonly checksLater: boolean;
}

const BACKWARDS = new Set<Manoeuvre['bearing']>(['reversestraight', 'reversebank']);

function templateOf(m: Manoeuvre): Template {
  const side = m.side ?? 'none';
  switch (m.template ?? m.bearing) {
    case 'bank':
    case 'segnor':
    case 'reversebank':
      return { shape: 'bank', speed: m.speed, side };
    case 'turn':
    case 'tallon':
      return { shape: 'turn', speed: m.speed, side };
    default:
      return { shape: 'straight', speed: m.speed, side: 'none' };
  }
}

const paths = new Map<string, FlightPath>();
/** The same by size of base and by the entry of the dial itself, which needs no name to be put together. */
const pathsOf: Record<number, WeakMap<Manoeuvre, FlightPath>> = {};
/** Paths depend on the base size and the template only, so each is worked out once. */
export function pathOf(half: number, m: Manoeuvre): FlightPath {
  const known = pathsOf[half]?.get(m);
  if (known !== undefined) return known;
  // Not by its code: a position may come with a manoeuvre that has another's.
  const key = `${half} ${m.template ?? m.bearing} ${m.speed} ${m.side}`;
  let path = paths.get(key);
  if (path === undefined) {
    path = flightPath(half, templateOf(m), BACKWARDS.has(m.bearing) ? 'astern' : 'ahead');
    paths.set(key, path);
  }
  pathsOf[half] ??= new WeakMap();
  pathsOf[half].set(m, path);
  return path;
}

/** Whether there is a template for it. */
export function canBeFlown(half: number, m: Manoeuvre): boolean {
  if (m.bearing === 'stationary') return m.speed === 0;
  try {
    return pathOf(half, m).length > 0;
  } catch {
    return false;
  }
}

/** Where a manoeuvre would end, with the back-off and the lost rotation; slides of a Tallon roll come later. */
export interface Landing {
  readonly pose: Pose;
  readonly s: number;
  readonly path: FlightPath | null;
  readonly overlapped: readonly Ship[];
}

/** Step 2a without the choice of a Tallon slide. XW-UEBERSCHNEIDENDE-SCHIFFE-01..04 */
export function landing(g: XWing, ship: Ship, m: Manoeuvre, start: Pose = ship.pose!): Landing {
  if (m.bearing === 'stationary') return { pose: start, s: 0, path: null, overlapped: [] }; // XW-FLUGRICHTUNG-12
  const path = pathOf(g.facts(ship).half, m);
  const others = shipsAround(g, ship, start, path);
  const { s, pose, blockedBy } = lastFreePose(
    path,
    start,
    others.map((o) => g.standing(o)),
  );
  const overlapped = blockedBy.length === 0 ? NOBODY : blockedBy.map((i) => others[i]!);
  // XW-FLUGRICHTUNG-13: overlapping a ship costs the rotation; an obstacle does not. XW-HINDERNISSE-12
  const about = (m.bearing === 'koiogran' || m.bearing === 'segnor') && overlapped.length === 0;
  return { pose: about ? turned(pose, 180) : pose, s, path, overlapped };
}

const NOBODY: readonly Ship[] = [];

/** The other ships that could be met on this way at all. */
function shipsAround(g: XWing, ship: Ship, start: Pose, path: FlightPath): Ship[] {
  const out: Ship[] = [];
  for (const other of g.state.ships) {
    if (other === ship || other.status !== 'play' || other.pose === null) continue;
    const dx = other.pose.x - start.x;
    const dy = other.pose.y - start.y;
    const reach = path.length + reachOf(path.half) + reachOf(g.facts(other).half) + 1;
    if (dx * dx + dy * dy < reach * reach) out.push(other);
  }
  return out;
}

/** XW-FLUGRICHTUNG-14: where a Tallon roll ends with this slide, unless it would overlap a ship there. */
function tallonEnd(g: XWing, ship: Ship, path: FlightPath, slide: number): Pose | undefined {
  const pose = compose(ship.pose!, tallonPose(path, slide));
  const footprint = movementFootprint(pose, path.half);
  const clash = inPlay(g.state).some((o) => o !== ship && footprintsOverlap(g.standing(o), footprint));
  return clash ? undefined : pose;
}

/** The slides of a Tallon roll that overlap no ship, exactly: from, to, from, to. */
function tallonRoom(g: XWing, ship: Ship, path: FlightPath): readonly number[] {
  const most = tallonSlide(path.half);
  const middle = compose(ship.pose!, tallonPose(path, 0));
  const others = inPlay(g.state).flatMap((o) => (o === ship ? [] : g.standing(o).parts));
  const onward = { x: -middle.hx, y: -middle.hy };
  return freeSlides(movementFootprint(middle, path.half).parts, onward, -most, most, others);
}

/** How far the base of a Tallon roll slides along the template. */
export const tallonSlides: Region<XWing, TallonSlide, number> = {
  name: 'tallon-slide',
  read: (x) => (typeof x === 'number' && Number.isFinite(x) ? x : undefined),
  check(g, { ship: id, template, slide: [least, most], free }, x) {
    if (x < least || x > most)
      return {
        clauses: ['XW-FLUGRICHTUNG-11'],
        message: say('xw.slideTooFar', { slide: x, most }),
        measured: x,
        allowed: [least, most],
      };
    const ship = g.ship(id);
    if (tallonEnd(g, ship, flightPath(g.facts(ship).half, template), x) === undefined)
      return { clauses: ['XW-FLUGRICHTUNG-14'], message: say('xw.slideOverlaps'), allowed: [...free] };
    return undefined;
  },
  sample(_g, { free }, rng) {
    const at = 2 * rng.below(free.length / 2);
    const part = rng.below(9) / 8;
    return free[at]! * (1 - part) + free[at + 1]! * part;
  },
};

function* tallonLanding(g: XWing, ship: Ship, m: Manoeuvre): Flow<Landing> {
  const path = pathOf(g.facts(ship).half, m);
  const most = tallonSlide(path.half);
  const free = tallonRoom(g, ship, path);
  // R-XW-17: no free place at all, so the further 90 degrees are dropped and it is a plain turn with pull-back
  if (free.length === 0) return landing(g, ship, { ...m, bearing: 'turn' });
  const slide = yield* askIn(tallonSlides, {
    seat: ship.seat,
    kind: 'tallon-slide',
    prompt: say('xw.tallonSlide', { ship: ship.id }),
    clauses: ['XW-FLUGRICHTUNG-11', 'XW-FLUGRICHTUNG-14'],
    about: { ship: ship.id, template: path.template },
    region: { name: 'tallon-slide', ship: ship.id, template: path.template, slide: [-most, most], free },
  });
  return { pose: tallonEnd(g, ship, path, slide)!, s: path.length, path, overlapped: [] };
}

/**
 * Step 2, Execute Manoeuvre (XW-AKTIVIERUNGSPHASE-06): 2a move ship, 2b check pilot stress, 2c clean up. Also what
 * happens when a card makes a ship execute a manoeuvre. XW-AKTIVIERUNGSPHASE-17
 * `actionFollows` says that a Perform Action step comes after it, so that step 2b may be put off until then.
 */
export function* executeManoeuvre(
  g: XWing,
  ship: Ship,
  m: Manoeuvre,
  difficulty = difficultyOf(g, ship, m),
  actionFollows = false,
): Flow<Flown> {
  const from = g.standing(ship);
  const start = from.pose;

  // 2a move ship
  const end = m.bearing === 'tallon' ? yield* tallonLanding(g, ship, m) : landing(g, ship, m);
  const flown = end.path ? flownTemplate(end.path, start, end.s) : undefined;
  ship.pose = end.pose;
  if (g.isHeard) tellMoved(g, ship, m, start, end);
  ship.flown = m.speed;
  ship.bumped = end.overlapped.length > 0;
  const alive = m.bearing === 'stationary' || (yield* g.rules.arrive(g, ship, flown, end.overlapped));
  const { overlapped } = end;
  if (!alive) return { alive, overlapped, obstacles: [], checksLater: false };
  const all = ignoresObstacles(g, ship) ? yield* obstaclesIgnored(g, ship, flown) : obstaclesMet(g, ship, flown);
  const met = all.length < 2 ? all : yield* nearestFirst(g, ship, from.base, all);
  const obstacles = met.length === 0 ? NOTHING : met.map((i) => g.state.obstacles[i]!);
  if (obstacles.length > 0) ship.bumped = true;
  for (const { kind } of obstacles) g.emit({ type: 'metObstacle', ship: ship.id, obstacle: kind });

  // 2b check pilot stress
  const moment = momentOf(ship, m, difficulty, overlapped, obstacles.length > 0);
  const changes = difficulty !== 'white' || obstacles.some(isDebrisToken);
  const later =
    actionFollows && changes && g.abilities('manoeuvre.moved').length > 0 && (yield* checksLater(g, moment));
  if (!later) yield* g.rules.checkStress(g, moment, obstacles.filter(isDebrisToken).length);

  // 2c clean up: the template goes back, the dial to its card
  yield* open(g, 'manoeuvre.executed', moment);
  yield* open(g, 'manoeuvre.after', moment);
  return { alive: ship.status === 'play', overlapped, obstacles, checksLater: later };
}

const NOTHING: readonly ObstacleToken[] = [];

const tellMoved = (g: XWing, ship: Ship, m: Manoeuvre, start: Pose, end: Landing): void =>
  g.emit({
    type: 'moved',
    ship: ship.id,
    manoeuvre: m.code,
    // Whoever shows the flight need not work out anew how it was flown.
    ...(end.path && { template: end.path.template, astern: end.path.astern }),
    from: start,
    to: end.pose,
    s: end.s,
    overlapped: end.overlapped.map((o) => o.id),
  });

export const momentOf = (
  ship: Ship,
  manoeuvre: Manoeuvre,
  difficulty: Manoeuvre['difficulty'],
  overlapped: readonly Ship[],
  overlappedObstacle: boolean,
): ManoeuvreMoment => ({
  ship,
  manoeuvre,
  difficulty,
  overlappedShip: overlapped.length > 0,
  overlapped,
  overlappedObstacle,
});

function* checksLater(g: XWing, moment: ManoeuvreMoment): Flow<boolean> {
  const moved = { ...moment, checksLater: false };
  yield* open(g, 'manoeuvre.moved', moved);
  return moved.checksLater;
}

/** Step 2b. XW-AKTIVIERUNGSPHASE-08 */
export function* checkStress(g: XWing, moment: ManoeuvreMoment, clouds: number): Flow {
  const { ship, difficulty } = moment;
  if (difficulty === 'red') yield* g.rules.assign(g, ship, 'stress', 1, { clause: 'XW-AKTIVIERUNGSPHASE-09' });
  if (difficulty === 'green') yield* g.rules.remove(g, ship, 'stress', 1, { clause: 'XW-AKTIVIERUNGSPHASE-10' }); // XW-STRESS-04
  for (let i = 0; i < clouds; i++) yield* g.rules.assign(g, ship, 'stress', 1, { clause: 'XW-HINDERNISSE-08' });
  yield* open(g, 'manoeuvre.stressChecked', moment);
}

/** XW-HINDERNISSE-17, R-XW-18: outward from the start; of equally near ones the moving player picks. */
function* nearestFirst(g: XWing, ship: Ship, from: Polygon, met: readonly number[]): Flow<readonly number[]> {
  const away = new Map(met.map((i) => [i, distance(from, g.obstacleShape(i))]));
  const left = [...met].sort((a, b) => away.get(a)! - away.get(b)!);
  const out: number[] = [];
  while (left.length > 0) {
    const tied = left.filter((i) => away.get(i)! <= away.get(left[0]!)! + TOLERANCE);
    const id = yield* choose({
      seat: ship.seat,
      kind: 'obstacle-order',
      prompt: say('xw.ask.obstacle-order', { ship: ship.id }),
      clauses: ['XW-HINDERNISSE-17'],
      about: { ship: ship.id },
      options: tied.map((i) => ({
        id: String(i),
        label: say('xw.obstacle', { obstacle: g.state.obstacles[i]!.kind }),
        about: { obstacle: i },
      })),
    });
    out.push(...left.splice(left.indexOf(Number(id)), 1));
  }
  return out;
}
