import { countUse, type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Course, Pose } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import type { BeforeManoeuvre, CourseMoment, OverlapMoment } from '../../cards/vocabulary.ts';
import {
  endOfCourse,
  endOfTurn,
  leavesTable,
  nearestOverlapped,
  overlapsSquadron,
  StandingShip,
  shipsOverlap,
} from '../../geometry/index.ts';
import type { CourseData } from '../../payloads.ts';
import type { Ship } from '../../state.ts';
import {
  banned,
  isFlotilla,
  lives,
  maxSpeedOf,
  pivotOf,
  refuse,
  shipsInPlay,
  squadronsInPlay,
  yawOf,
} from '../../values.ts';
import { askIn, choose, chooseUnit, NONE, noneOption } from '../choose.ts';
import { begin, finish, wayNamed, wayOptions, waysToResolve } from '../command/commands.ts';
import { endIfFleetGone } from '../end/end.ts';
import { open } from '../timing.ts';
import { setSpeed } from '../tokens.ts';
import { placeDisplaced } from './displaced.ts';
import { meetMines, meetObstacles, overlappedBy, riftSlows } from './obstacles.ts';

/** Executing a manoeuvre: determine course, move ship. AR-BEWEGUNG-VON-SCHIFFEN-01 */

interface ManoeuvreOptions {
  /** An additional manoeuvre at this speed, outside the usual step. AR-SCHUB-09 */
  readonly speed?: number;
  /** No yaw is allowed. */
  readonly straight?: boolean;
  /** Its yaw values are treated as '-', and effects may raise them. */
  readonly flat?: boolean;
  /** Gravity rifts do not slow it. */
  readonly riftless?: boolean;
}

/** What a player answers: the speed that the dial is to show, the clicks of every joint, the side of the tool. */
export type CourseAnswer = {
  readonly speed: number;
  readonly clicks: readonly number[];
  readonly side: 'left' | 'right';
};

/** Under this name the manoeuvres of a ship are counted in an activation. */
export const manoeuvresOf = (ship: Ship) => ({ key: `${ship.id}:manoeuvres` });

export function* executeManoeuvre(g: Armada, ship: Ship, options: ManoeuvreOptions = {}): Flow {
  countUse(g.state.uses, manoeuvresOf(ship), 'activation');
  const before: BeforeManoeuvre = { ship, slower: 0 };
  yield* open(g, 'manoeuvre.before', before);
  if (!lives(ship)) return;
  const { answer, temporary, finishCommand } = yield* determineCourse(g, ship, options, before.slower);
  if (options.speed === undefined && answer.speed !== ship.speed) yield* setSpeed(g, ship, answer.speed);
  yield* finishCommand();
  if (!lives(ship)) return;
  yield* moveShip(g, ship, answer, Math.max(0, answer.speed + temporary), options.speed !== undefined);
}

interface Determined {
  readonly answer: CourseAnswer;
  readonly temporary: number;
  finishCommand(): Flow;
}

/** Determine course: Navigate, temporary speed, then the tool is bent. AR-BEWEGUNG-VON-SCHIFFEN-02, AR-KOMMANDOS-02 */
function* determineCourse(
  g: Armada,
  ship: Ship,
  { speed: fixed, straight, flat = false, riftless }: ManoeuvreOptions,
  slower: number,
): Flow<Determined> {
  const navigate = yield* mayNavigate(g, ship);
  const moment: CourseMoment = {
    ship,
    speed: fixed ?? ship.speed,
    extra: navigate?.yaw ?? 0,
    pivot: 0,
    changes: fixed === undefined ? (navigate?.points ?? 0) : 0,
    straight: straight === true,
    byToken: navigate?.token === true,
    first: null,
    additional: fixed !== undefined,
  };
  yield* open(g, 'course.determine', moment);
  // AR-HINDERNISSE-25: near a gravity rift it is a point slower, for now
  const temporary = moment.speed - (fixed ?? ship.speed) - (riftless ? 0 : riftSlows(g, ship)) - slower;
  const dial = fixed ?? ship.speed;
  const answer = yield* askIn(courseRegion, {
    seat: ship.seat,
    kind: 'course',
    prompt: say('ar.ask.course', { unit: ship.id, speed: Math.max(0, dial + temporary) }),
    clauses: ['AR-BEWEGUNG-VON-SCHIFFEN-02', 'AR-SCHUBTABELLE-03'],
    about: { unit: ship.id },
    region: courseData(g, ship, dial, temporary, moment, flat),
  });
  return {
    answer,
    temporary,
    *finishCommand() {
      if (navigate) yield* finish(g, navigate);
    },
  };
}

/** AR-KOMMANDOS-02: the command is resolved now or not at all. */
function* mayNavigate(g: Armada, ship: Ship) {
  const ways = waysToResolve(g, ship, 'navigate');
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'command',
    prompt: say('ar.ask.navigate', { unit: ship.id }),
    clauses: ['AR-KOMMANDOS-02', 'AR-KOMMANDOS-26'],
    about: { unit: ship.id },
    options: [...wayOptions(ship, 'navigate', ways), noneOption],
  });
  return answer === NONE ? undefined : yield* begin(g, ship, 'navigate', wayNamed(ways, answer)!);
}

function courseData(
  g: Armada,
  ship: Ship,
  dial: number,
  temporary: number,
  { extra, pivot, changes, straight, first, additional }: CourseMoment,
  flat: boolean,
): { readonly name: 'course' } & CourseData {
  const most = maxSpeedOf(g, ship);
  const speeds: number[] = [];
  for (let speed = Math.max(0, dial - changes); speed <= dial + changes; speed++)
    if (speed === dial || (speed <= most && !banned(g, 'changeSpeed', { ship, to: speed }))) speeds.push(speed);
  const yaw: Record<string, readonly number[]> = {};
  for (const speed of speeds) {
    const moving = Math.max(0, speed + temporary);
    const shown = additional ? ship.speed : speed;
    const clicks = straight ? Array.from({ length: moving }, () => 0) : yawOf(g, ship, moving, shown, flat);
    yaw[String(moving)] = first === null || straight ? clicks : clicks.map((c, joint) => (joint === 0 ? first : c));
  }
  const resting = additional ? ship.speed : Math.max(0, -temporary); // what the dial shows when the ship stays where it is
  const clicks = Math.min(2, (first ?? pivotOf(g, ship, pivot, resting)) + extra);
  return {
    name: 'course',
    ship: ship.id,
    speeds,
    temporary,
    yaw,
    extra: straight ? 0 : extra,
    pivot: pivot === 0 || straight ? 0 : clicks,
  };
}

function readCourse(answer: unknown): CourseAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { speed, clicks, side } = answer as Record<string, unknown>;
  // What no tool can do is read all the same: the rule that bars it is named by `check`.
  if (!isSmall(speed)) return undefined;
  if (side !== 'left' && side !== 'right') return undefined;
  if (!Array.isArray(clicks) || clicks.length > 20) return undefined;
  const numbers = clicks.filter(isSmall);
  return numbers.length === clicks.length ? { speed, clicks: numbers, side } : undefined;
}
const isSmall = (n: unknown): n is number => Number.isInteger(n) && Math.abs(n as number) <= 20;

const YAW: readonly ClauseId[] = ['AR-BEWEGUNG-VON-SCHIFFEN-02', 'AR-KURSKORREKTUR-01'];
/** AR-KURSKORREKTUR-04 */
const MOST_CLICKS = 2;

/** A legal course: speed, joints and side of the tool. */
export const courseRegion: Region<Armada, CourseData, CourseAnswer> = {
  name: 'course',
  read: readCourse,
  check(g, data, { speed, clicks, side }): Refusal | undefined {
    if (!data.speeds.includes(speed))
      return refuse(['AR-SCHUB-03', 'AR-SCHUB-05'], say('ar.no.speed', { speed }), {
        measured: speed,
        allowed: [...data.speeds],
      });
    const moving = Math.max(0, speed + data.temporary);
    if (moving === 0) return refusePivot(data, clicks);
    const yaw = data.yaw[String(moving)] ?? [];
    if (clicks.length !== moving)
      return refuse(['AR-BEWEGUNG-VON-SCHIFFEN-04'], say('ar.no.joints', { joints: moving }), { allowed: moving });
    let extra = 0;
    for (const [joint, c] of clicks.entries()) {
      const most = yaw[joint] ?? 0;
      const over = Math.max(0, Math.abs(c) - most);
      extra += over;
      // AR-KURSKORREKTUR-03, -04: I becomes II, and no more than that
      if (over > 0 && (extra > data.extra || Math.abs(c) > MOST_CLICKS))
        return refuse(
          Math.abs(c) > MOST_CLICKS ? [...YAW, 'AR-KURSKORREKTUR-04'] : YAW,
          say('ar.no.yaw', { joint: joint + 1, most }),
          { measured: Math.abs(c), allowed: most },
        );
    }
    return refuseTool(g, data.ship, { clicks, side }, moving);
  },
  sample(g, data, rng) {
    for (let tries = 0; tries < 40; tries++) {
      const speed = data.speeds[rng.below(data.speeds.length)]!;
      const moving = Math.max(0, speed + data.temporary);
      const yaw = data.yaw[String(moving)] ?? [];
      const clicks = Array.from({ length: moving }, (_, j) => rng.below(2 * (yaw[j] ?? 0) + 1) - (yaw[j] ?? 0));
      for (const side of rng.below(2) === 0 ? (['left', 'right'] as const) : (['right', 'left'] as const)) {
        const answer = { speed, clicks: tries === 39 ? clicks.map(() => 0) : clicks, side };
        if (!courseRegion.check(g, data, answer)) return answer;
      }
    }
    const speed = data.speeds[0]!;
    return { speed, clicks: Array.from({ length: Math.max(0, speed + data.temporary) }, () => 0), side: 'right' };
  },
};

/** AR-BEWEGUNG-VON-SCHIFFEN-11, -12: at speed 0 only what an effect allows. */
function refusePivot({ pivot }: CourseData, clicks: readonly number[]): Refusal | undefined {
  const turned = Math.abs(clicks[0] ?? 0);
  if (clicks.length > 1 || turned > pivot)
    return refuse(
      ['AR-BEWEGUNG-VON-SCHIFFEN-11', 'AR-BEWEGUNG-VON-SCHIFFEN-12'],
      say('ar.no.yaw', { joint: 1, most: pivot }),
      {
        measured: turned,
        allowed: pivot,
      },
    );
  return undefined;
}

/** AR-BEWEGUNG-VON-SCHIFFEN-07, AR-RIESIGES-SCHIFF-17: the side of the tool on which the ship would not overlap it. */
function refuseTool(g: Armada, id: number, course: Course, speed: number): Refusal | undefined {
  const ship = g.ship(id);
  const cls = g.class(ship);
  if (!endOfCourse(cls, ship.pose!, course, speed).overlapsTool) return undefined;
  const other: Course = { ...course, side: course.side === 'left' ? 'right' : 'left' };
  const both = endOfCourse(cls, ship.pose!, other, speed).overlapsTool;
  if (both && cls.size !== 'huge') return undefined; // nothing forbids it to others
  return refuse(
    both ? ['AR-RIESIGES-SCHIFF-17'] : ['AR-BEWEGUNG-VON-SCHIFFEN-07', 'AR-BEWEGUNG-VON-SCHIFFEN-08'],
    say(both ? 'ar.no.toolBoth' : 'ar.no.tool'),
    { piece: id },
  );
}

/** Where the ship ends at a speed of its course. */
function endAt(g: Armada, ship: Ship, { clicks, side }: CourseAnswer, speed: number): Pose {
  if (speed === 0) return ship.pose!;
  return endOfCourse(g.class(ship), ship.pose!, { clicks, side }, speed).pose;
}

/** Move ship. AR-BEWEGUNG-VON-SCHIFFEN-03..06, AR-UEBERSCHNEIDUNG-01..14 */
function* moveShip(g: Armada, ship: Ship, answer: CourseAnswer, planned: number, additional: boolean): Flow {
  const from = ship.pose!;
  const others = shipsInPlay(g.state).filter((s) => s !== ship);
  const hits = new Set<Ship>();
  let speed = planned;
  const pivot = planned === 0 ? (answer.clicks[0] ?? 0) : 0;
  let end = pivot !== 0 ? endOfTurn(g.class(ship), from, pivot) : endAt(g, ship, answer, speed);
  // AR-UEBERSCHNEIDUNG-04, -05: a point slower on the same course, until it fits
  for (;;) {
    const standing = new StandingShip(g.class(ship), end);
    const met = others.filter((other) => shipsOverlap(standing, g.standing(other)));
    if (met.length === 0) break;
    for (const other of met) hits.add(other);
    if (end === from) break;
    speed = Math.max(0, speed - 1);
    g.emit({ type: 'slowed', unit: ship.id, other: met[0]!.id, speed });
    end = endAt(g, ship, answer, speed);
  }
  const course: Course = { side: answer.side, clicks: answer.clicks.slice(0, Math.max(speed, pivot === 0 ? 0 : 1)) };
  ship.pose = end;
  // AR-FAQ-BEWEGUNG-04: measured from where it has come to stand
  const overlapped = hits.size === 0 ? null : yield* nearestOf(g, ship, [...hits]);
  g.emit({ type: 'moved', unit: ship.id, from, to: end, course, speed, overlapped: overlapped?.id ?? null });
  if (leavesTable(g.standing(ship).base, g.area)) {
    // AR-SPIELFLAECHE-03
    g.emit({ type: 'fled', unit: ship.id });
    yield* g.rules.remove(g, ship);
    yield* g.rules.removeDestroyed(g); // with its cards the hull of others may go: AR-CARD-ADMIRAL-MOTTI-01
    endIfFleetGone(g);
    return;
  }
  yield* displace(g, ship);
  if (overlapped) yield* collide(g, ship, overlapped);
  if (!lives(ship)) return;
  // AR-DMG-SCHADEN-AN-DER-STEUERKONSOLE-03: still in the Move Ship step
  yield* open(g, 'manoeuvre.landed', { ship, overlapped, obstacles: overlappedBy(g, ship) });
  yield* g.rules.removeDestroyed(g);
  if (!lives(ship)) return;
  yield* meetMines(g, ship); // R-AR-57: they go off in the same step
  if (!lives(ship)) return;
  const obstacles = yield* meetObstacles(g, ship);
  if (!lives(ship)) return;
  yield* open(g, 'manoeuvre.after', { ship, from, speed, overlapped, obstacles, additional });
}

function* nearestOf(g: Armada, ship: Ship, hits: readonly Ship[]): Flow<Ship> {
  const at = nearestOverlapped(
    g.standing(ship),
    hits.map((other) => g.standing(other)),
  );
  const nearest = at.map((i) => hits[i]!);
  return yield* chooseUnit(ship.seat, 'nearest', nearest, ['AR-UEBERSCHNEIDUNG-06', 'AR-FAQ-BEWEGUNG-04']);
}

/** AR-UEBERSCHNEIDUNG-06, R-AR-11: a card each, but with a flotilla only to flotillas. */
function* collide(g: Armada, ship: Ship, other: Ship): Flow {
  g.emit({ type: 'collided', unit: ship.id, other: other.id });
  const light = isFlotilla(g, ship) || isFlotilla(g, other);
  const dealt = new Set([ship, other].filter((s) => !light || isFlotilla(g, s)));
  const moment: OverlapMoment = { ship, other, dealt, faceup: new Set(), extra: 0, fewer: new Set() };
  yield* open(g, 'manoeuvre.overlaps', moment);
  for (const one of [ship, other]) {
    const faceup = moment.dealt.has(one) && moment.faceup.has(one);
    const facedown = (moment.dealt.has(one) && !faceup ? 1 : 0) + moment.extra - (moment.fewer.has(one) ? 1 : 0);
    if (faceup) yield* g.rules.dealDamage(g, one, true);
    for (let i = 0; i < facedown; i++) yield* g.rules.dealDamage(g, one, false);
  }
  yield* g.rules.removeDestroyed(g);
}

/** AR-UEBERSCHNEIDUNG-01..03: whoever did not move the ship places the squadrons that it lies on. */
export function* displace(g: Armada, ship: Ship): Flow {
  const standing = g.standing(ship);
  const under = squadronsInPlay(g.state).filter((s) => overlapsSquadron(standing, g.base(s)));
  yield* placeDisplaced(g, { unit: ship.id }, ship.seat, under);
}
