import {
  circle,
  cosDegrees,
  distanceBetween,
  type Pose,
  rectangle,
  type Shape,
  sinDegrees,
  speedToolLength,
  TOLERANCE,
  type Vec,
} from '@holotisch/table';
import { CONTACT, type Footprint, gap, overlapping, touchesShape } from '../../../geometry/base.ts';
import { SEGMENT } from '../../../geometry/range.ts';
import { directions } from '../../../geometry/round.ts';
import { type Legion, levelAt, type StandingMini } from '../../../legion.ts';
import type { At } from '../../../payloads.ts';
import type { Unit } from '../../../state.ts';
import { living, numberOf } from '../../../values.ts';
import { screensBetween } from '../../attack/sight.ts';
import type { Climb } from './climb.ts';
import {
  baseAt,
  blockers,
  type Fault,
  faultAt,
  type Standing,
  type Surroundings,
  surroundings,
} from './surroundings.ts';

/** Miniatures in formation with their leader: who may stand where, and where the program puts them by itself. */

/** How far bases in formation may stand apart. LE-FORMATION-03, LE-FORMATION-04 */
export const COHESION = speedToolLength(1);

export interface Placed {
  readonly mini: number;
  readonly pose: Pose;
}

export interface Formation {
  readonly s: Surroundings;
  /** Millimetres from the leader. */
  readonly cohesion: number;
  readonly leader: Pose;
  readonly leaderBase: Footprint;
  /** The level of its leader, and what it has just climbed: only then others may stand elsewhere. LE-FORMATION-20 */
  readonly level: number;
  readonly climbed: Climbed | undefined;
  /** What a speed-1 move of the leader cannot pass. */
  readonly walls: readonly Shape[];
  readonly placed: Placed[];
  /** The first place that was named and is none. */
  miss?: { readonly mini: number; readonly fault: FormationFault; readonly gap: number };
}
/** The piece of terrain (by place) that a leader has just climbed, and where its base had touched it. */
type Climbed = Pick<Climb, 'piece' | 'way'> & { readonly touched: Vec };

export function formationAt(
  g: Legion,
  unit: Unit,
  leader: Pose,
  climbed?: Climbed,
  lifted: readonly (readonly [number, number])[] = [],
): Formation {
  const cohesion = numberOf(g, unit, 'cohesion', g.rules.cohesion);
  const s = surroundings(g, unit, leader, Math.max(COHESION, cohesion) + 110, { lifted });
  return {
    s,
    cohesion,
    leader,
    leaderBase: baseAt(g, unit, unit.leader, leader),
    level: levelAt(g.terrain, leader),
    climbed,
    walls: blockers(s, leader),
    placed: [],
  };
}

/** LE-FORMATION-01..05, -09..11, LE-VERTIKALE-FORMATION-02..04: why a miniature is not in formation at this place. */
export type FormationFault = Fault | 'far' | 'unreachable' | LevelFault | 'loose' | 'astray';
export function formationFault(
  f: Formation,
  base: Footprint,
  at: Pose,
  how: Standing = {},
): FormationFault | undefined {
  const d = gap(f.leaderBase, base);
  if (d > f.cohesion + TOLERANCE) return 'far';
  if (d < TOLERANCE && overlapping(f.leaderBase, base)) return 'overlap';
  for (const { mini, pose } of f.placed) if (overlapping(base, baseAt(f.s.g, f.s.unit, mini, pose))) return 'overlap';
  const level = levelAt(f.s.terrain, at);
  const sameLevel = isOnLevel(f, at);
  const { levels, cuts } = f.s.g.rules.cohesionBy;
  const wrongLevel = sameLevel ? undefined : levels(f, base, level);
  if (wrongLevel) return wrongLevel;
  const fault = faultAt(f.s, base, at, { ...how, ...(!sameLevel || level > f.s.stride.step ? { level } : {}) });
  if (fault) return fault;
  return cuts(f, at, sameLevel) ? 'unreachable' : undefined;
}

/** Where its leader stands, or a step up or down. */
const isOnLevel = ({ s, level }: Formation, at: Vec): boolean =>
  Math.abs(levelAt(s.terrain, at) - level) <= s.stride.step;

/** How formation is judged besides the distance: on which levels one may stand, and what cuts one off from the leader. */
export interface CohesionBy {
  levels(f: Formation, base: Footprint, level: number): LevelFault | undefined;
  cuts(f: Formation, at: Pose, sameLevel: boolean): boolean;
  /** Whoever has not climbed along keeps to where the leader has climbed. LE-FORMATION-18 */
  readonly gathers?: true;
}
/** 1.x: where the leader could go. LE-FORMATION-10, -14..20 */
export const BY_TOOL: CohesionBy = {
  levels: levelFault,
  cuts: (f, at, sameLevel) => sameLevel && !isReachable(f, at),
  gathers: true,
};
/** 2.6: no farther up or down than the leader is tall, the ruler clear of impassable terrain, and in its sight. R-L2-29 */
export const BY_RULER: CohesionBy = {
  levels: ({ s, level: leader }, _base, level) =>
    Math.abs(level - leader) > s.g.card(s.unit).height + TOLERANCE ? 'height' : undefined,
  cuts(f, at) {
    const { s, leader, walls } = f;
    if (walls.length > 0 && !isFree(leader, at, RULER, walls)) return true;
    if (s.terrain.length === 0) return false;
    const others = screensBetween(s.g).filter(({ unit }) => unit !== s.unit.id);
    const [from, to] = [leader, at].map((pose) => s.g.standingAt(s.unit, s.unit.leader, pose)) as [
      StandingMini,
      StandingMini,
    ];
    return !s.g.rules.sees(from, to, others);
  },
};
/** Half of the width of what is measured with. */
const RULER = 0.5;

/**
 * On another level than the leader, who has climbed up or down: at most one height from it, not beyond it, and at the very
 * piece that it has climbed. LE-FORMATION-14..16, -18..20, R-LE-08, R-LE-69
 */
type LevelFault = 'level' | 'beyond' | 'height' | 'foot';
function levelFault({ climbed, level: leader, s }: Formation, base: Footprint, level: number): LevelFault | undefined {
  if (climbed === undefined || climbed.way === 'over') return 'level';
  if (climbed.way === 'up' ? level > leader : level < leader) return 'beyond';
  if (Math.abs(level - leader) > SEGMENT + TOLERANCE) return 'height';
  return touchesShape(base, s.g.terrain[climbed.piece]!.shape) ? undefined : 'foot';
}

/** Whether the leader could get there with a speed-1 move, straight or bent. LE-FORMATION-10, R-LE-09 */
function isReachable({ leader, walls, s }: Formation, to: Vec): boolean {
  if (walls.length === 0) return true;
  const { width, length, notched } = s.g.baseOf(s.unit, s.unit.leader);
  const radius = width / 2 - TOLERANCE;
  if (isFree(leader, to, radius, walls)) return true;
  const arm = (COHESION + length - (notched ? 6 : 0)) / 2;
  const [dx, dy] = [to.x - leader.x, to.y - leader.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away <= TOLERANCE) return true;
  const [ux, uy] = [dx / away, dy / away];
  for (let degrees = 5; degrees <= 90; degrees += 5)
    for (const side of [degrees, -degrees]) {
      const [c, n] = [cosDegrees(side), sinDegrees(side)];
      const hinge = { x: leader.x + arm * (ux * c - uy * n), y: leader.y + arm * (ux * n + uy * c) };
      const [ex, ey] = [to.x - hinge.x, to.y - hinge.y];
      const rest = Math.sqrt(ex * ex + ey * ey);
      // The tool bends by a right angle at most.
      if (rest > arm + TOLERANCE || ex * (hinge.x - leader.x) + ey * (hinge.y - leader.y) < -TOLERANCE) continue;
      if (isFree(leader, hinge, radius, walls) && isFree(hinge, to, radius, walls)) return true;
    }
  return false;
}

function isFree(from: Vec, to: Vec, radius: number, walls: readonly Shape[]): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  const swept: Shape[] = [circle(to, radius)];
  if (away > TOLERANCE) {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, hx: dx / away, hy: dy / away };
    swept.push(rectangle(middle, radius, away / 2));
  }
  return !overlapping(swept, walls);
}

/** Places about a leader, nearest rings first. */
const RINGS: readonly (readonly [share: number, ring: readonly Vec[]])[] = [
  [0.04, directions(10)],
  [0.25, directions(14)],
  [0.5, directions(18)],
  [0.75, directions(22)],
  [1, directions(26)],
];

/** The place nearest to the wished one that is legal; undefined if none is found. */
function spotFor(f: Formation, mini: number, wish: Vec, how: Standing, where?: FallIn['where']): Pose | undefined {
  const { g, unit } = f.s;
  const { hx, hy } = f.leader;
  const climbed = f.s.g.rules.cohesionBy.gathers && f.climbed;
  const tryAt = (x: number, y: number): Pose | undefined => {
    const at: Pose = { x, y, hx, hy };
    if (climbed && !isOnLevel(f, at)) return undefined;
    const base = baseAt(g, unit, mini, at);
    return formationFault(f, base, at, how) === undefined && where?.(base, mini) !== false ? at : undefined;
  };
  const there = how.against ? undefined : tryAt(wish.x, wish.y);
  if (there) return there;
  if (how.against) return nearestOf(contactPlaces(f, mini, how.against), wish, tryAt);
  // Whoever has climbed stands beside its leader if there is room, and else stays at the foot.
  const beside = nearestOf(ringPlaces(f, mini), wish, tryAt);
  if (beside || !f.climbed) return beside;
  return climbed ? footSpot(f, mini, climbed, where) : nearestOf(footPlaces(f, mini, f.climbed), wish, tryAt);
}
/** On the other level, touching what was climbed as near as possible to where the leader had touched it. LE-FORMATION-18 */
function footSpot(f: Formation, mini: number, climbed: Climbed, where?: FallIn['where']): Pose | undefined {
  const { hx, hy } = f.leader;
  return nearestOf(footPlaces(f, mini, climbed), climbed.touched, (x, y) => {
    const at: Pose = { x, y, hx, hy };
    const base = baseAt(f.s.g, f.s.unit, mini, at);
    if (isOnLevel(f, at) || formationFault(f, base, at) !== undefined) return undefined;
    return where?.(base, mini) === false ? undefined : at;
  });
}
/** There is room on the other level nearer to where the leader has climbed. */
function isAstray(f: Formation, mini: number, at: Vec): boolean {
  if (!f.climbed || !f.s.g.rules.cohesionBy.gathers || isOnLevel(f, at)) return false;
  const spot = footSpot(f, mini, f.climbed);
  return (
    spot !== undefined && distanceBetween(at, f.climbed.touched) > distanceBetween(spot, f.climbed.touched) + SLACK
  );
}
/** Nobody measures by the millimetre how near is as near as possible. R-LE-112 */
const SLACK = 3;

/** The first one that will do, the nearest to the wished place first. Mostly one of the first does, so the rest stays unsorted. */
function nearestOf(places: Vec[], wish: Vec, tryAt: (x: number, y: number) => Pose | undefined): Pose | undefined {
  const squares = places.map(({ x, y }) => (x - wish.x) * (x - wish.x) + (y - wish.y) * (y - wish.y));
  for (let left = places.length; left > 0; left--) {
    let next = 0;
    for (let i = 1; i < squares.length; i++) if (squares[i]! < squares[next]!) next = i;
    const { x, y } = places[next]!;
    const at = tryAt(x, y);
    if (at) return at;
    squares[next] = Number.POSITIVE_INFINITY;
  }
  return undefined;
}

function ringPlaces({ leader, s }: Formation, mini: number): Vec[] {
  const reach = s.g.baseOf(s.unit, s.unit.leader).length / 2 + s.g.baseOf(s.unit, mini).length / 2;
  const out: Vec[] = [];
  for (const [share, ring] of RINGS) {
    const away = reach + share * (COHESION - 0.5);
    for (const { x, y } of ring) out.push({ x: leader.x + away * x, y: leader.y + away * y });
  }
  return out;
}

/** Places where a base touches the piece that was climbed. LE-FORMATION-15 */
function footPlaces({ s }: Formation, mini: number, { piece, touched }: Climbed): Vec[] {
  const { points } = s.g.terrain[piece]!.shape;
  const away = s.g.baseOf(s.unit, mini).width / 2 + CONTACT / 2;
  const out: Vec[] = [];
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [nx, ny] = [(dy / length) * away, (-dx / length) * away];
    // Counted from where the leader had touched this edge, or from where it would have.
    const start = Math.max(0, Math.min(length, ((touched.x - a.x) * dx + (touched.y - a.y) * dy) / length));
    for (let along = start % FOOT_STEP; along <= length; along += FOOT_STEP)
      for (const side of [1, -1])
        out.push({ x: a.x + (dx * along) / length + side * nx, y: a.y + (dy * along) / length + side * ny });
  }
  return out;
}
const FOOT_STEP = 9;

const ROUND = directions(30);
/** Places where a base touches one of the miniatures of these units. */
function contactPlaces({ s }: Formation, mini: number, against: readonly number[]): Vec[] {
  const own = s.g.baseOf(s.unit, mini).width / 2;
  const out: Vec[] = [];
  for (const { unit, base } of s.neighbours) {
    if (!against.includes(unit.id)) continue;
    for (const shape of base)
      if (shape.kind === 'circle')
        for (const { x, y } of ROUND) {
          const away = shape.radius + own + CONTACT / 2;
          out.push({ x: shape.cx + away * x, y: shape.cy + away * y });
        }
  }
  return out;
}

/**
 * Puts everybody else in formation about a leader, as near as possible to where they stood before; `wishes` are places that
 * a player has named. Undefined if somebody finds no room. LE-BEWEGUNG-14, LE-NAHKAMPF-08, LE-NAHKAMPF-14
 */
export interface FallIn {
  readonly minis?: readonly number[];
  readonly wishes?: ReadonlyMap<number, Vec>;
  readonly against?: readonly number[];
  /** Places that were named must be legal as they are. */
  readonly strict?: boolean;
  /** What else must hold of a place (a deployment zone). */
  readonly where?: (base: Footprint, mini: number) => boolean;
}
export function fallIn(f: Formation, before: Pose | null, how: FallIn = {}): readonly Placed[] | undefined {
  const { unit } = f.s;
  const { minis = living(unit), wishes, against, strict = false, where } = how;
  for (const mini of minis) {
    if (mini === unit.leader) continue;
    const named = wishes?.get(mini);
    const wish = named ?? wishOf(f, unit, mini, before);
    if (named && strict) {
      const at = { x: named.x, y: named.y, hx: f.leader.hx, hy: f.leader.hy };
      const base = baseAt(f.s.g, unit, mini, at);
      const wrong = formationFault(f, base, at, against ? { against } : {});
      const fault = wrong ?? (isAstray(f, mini, at) ? 'astray' : undefined);
      if (fault) f.miss ??= { mini, fault, gap: gap(f.leaderBase, base) };
      if (fault || where?.(base, mini) === false) return undefined;
      f.placed.push({ mini, pose: at });
      continue;
    }
    const pose = (against && spotFor(f, mini, wish, { against }, where)) ?? spotFor(f, mini, wish, {}, where); // LE-NAHKAMPF-14
    if (pose === undefined) return undefined;
    f.placed.push({ mini, pose });
  }
  return f.placed;
}

/** The places that a player has named, in the order of the unit without its leader. */
export function wishesOf(unit: Unit, places: readonly (At | null)[] | undefined): ReadonlyMap<number, Vec> | undefined {
  if (places === undefined) return undefined;
  const out = new Map<number, Vec>();
  for (const [i, mini] of living(unit)
    .filter((m) => m !== unit.leader)
    .entries()) {
    const at = places[i];
    if (at) out.set(mini, { x: at[0], y: at[1] });
  }
  return out;
}

/** The same place relative to the leader as before, turned with it; on the first time somewhere behind. */
function wishOf({ leader }: Formation, unit: Unit, mini: number, before: Pose | null): Vec {
  const { pose } = unit.minis[mini]!;
  if (pose === null || before === null) {
    const degrees = 137.5 * mini;
    const away = 30 + 6 * mini;
    return { x: leader.x + away * sinDegrees(degrees), y: leader.y + away * cosDegrees(degrees) };
  }
  return { x: leader.x + pose.x - before.x, y: leader.y + pose.y - before.y };
}
