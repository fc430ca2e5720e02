import { type Refusal, say } from '@holotisch/engine';
import { distanceBetween, headingDegrees, type Pose, sinDegrees, toolMove, type Vec } from '@holotisch/table';
import type { MoveKind } from '../../../cards/moments.ts';
import { type Legion, levelAt } from '../../../legion.ts';
import type { MoveData } from '../../../payloads.ts';
import type { Unit } from '../../../state.ts';
import { refuse } from '../../../values.ts';
import { climbs } from './climb.ts';
import { isPlan, type MoveAnswer, type MovePlan, planMove } from './plan.ts';
import { baseAt, faultAt, surroundings } from './surroundings.ts';

/**
 * Moves of which only the goal is known: kind, speed, direction and bend of the tool are found, and tried on the very plan
 * that is carried out afterwards. Nothing here decides what is legal.
 */

export interface Found {
  readonly answer: MoveAnswer;
  readonly plan: MovePlan;
}
/** No move leads there: why the straight one does not, and the nearest place to which one does. */
export interface Missed {
  readonly refusal: Refusal | undefined;
  readonly nearest: Found | undefined;
}

/** Millimetres from a goal that nobody sees. */
const THERE = 0.5;
/** Bends that are tried, the straightest first. */
const BENDS = [0, 20, -20, 40, -40, 60, -60, 90, -90];
/** Kinds of moves that lead along a tool, each by the notch that it begins at. */
const KINDS: readonly MoveKind[] = ['standard', 'withdraw', 'jump', 'scout', 'compulsory', 'reverse', 'strafe'];

const distanceTo = ({ leader }: MovePlan, to: Vec): number => distanceBetween(leader, to);

/** How far along a tool so bent a base is when it is so far from where it began; the tool is too short for more. */
function wayFor(arm: number, bend: number, away: number): number | undefined {
  if (away <= arm) return away;
  const ahead = arm * sinDegrees(90 - bend);
  const beyond = Math.sqrt(Math.max(0, ahead * ahead - arm * arm + away * away)) - ahead;
  return beyond > arm + 1e-9 ? undefined : arm + Math.min(arm, beyond);
}
/** By how many degrees it has left the direction in which it set out. */
function asideAt(arm: number, bend: number, way: number): number {
  if (way <= arm) return 0;
  const beyond = way - arm;
  return headingDegrees(beyond * sinDegrees(bend), arm + beyond * sinDegrees(90 - bend));
}
const turnBetween = (from: number, to: number): number => {
  const by = (((to - from) % 360) + 360) % 360;
  return by > 180 ? by - 360 : by;
};

/** Where a leader sets out, and what its base and tool are like. */
interface SetOut {
  readonly from: Pose;
  readonly facing: number;
  readonly notched: boolean;
  readonly turns: boolean;
  arm(kind: MoveKind, speed: number): number;
}
function setOut(g: Legion, unit: Unit): SetOut {
  const from = unit.minis[unit.leader]!.pose!;
  const base = g.baseOf(unit, unit.leader);
  return {
    from,
    facing: headingDegrees(from.hx, from.hy),
    notched: base.notched,
    turns: base.notched && g.rules.turnsFirst,
    arm: (kind, speed) => toolMove(from, base, speed, 0, kind === 'strafe' ? 'strafeLeft' : 'ahead').arm,
  };
}

/** The speeds that a unit may be moved at, the slowest first: what is no farther needs no longer tool. */
const speedsOf = ({ speed, full }: MoveData): readonly number[] => {
  const most = Math.max(1, Math.min(3, speed));
  return full ? [most] : [1, 2, 3].slice(0, most);
};

/** The tools that lead from where a leader stands to a place, the straightest and shortest first. */
function* toolsTo(start: SetOut, data: MoveData, to: Vec): Iterable<MoveAnswer> {
  const away = distanceBetween(start.from, to);
  const towards = headingDegrees(to.x - start.from.x, to.y - start.from.y);
  for (const kind of KINDS) {
    if (!data.kinds.includes(kind)) continue;
    const speeds = speedsOf(data);
    if (start.notched) yield* byNotch(start, kind, speeds, away, towards);
    else
      for (const bend of BENDS)
        for (const speed of bend === 0 ? speeds.filter((s) => 2 * start.arm(kind, s) >= away).slice(0, 1) : speeds) {
          const arm = start.arm(kind, speed);
          const way = wayFor(arm, bend, away);
          if (way === undefined || (bend !== 0 && way <= arm)) continue;
          yield { kind, speed, heading: towards - asideAt(arm, bend, way), bend, way: way / (2 * arm) };
        }
  }
}

/** A notched base sets out where its notch points: one bend of each tool leads to a place, if any does. */
function* byNotch(
  { facing, turns, arm: armOf }: SetOut,
  kind: MoveKind,
  speeds: readonly number[],
  away: number,
  towards: number,
): Iterable<MoveAnswer> {
  const sides = kind === 'strafe' ? [-90, 90] : [kind === 'reverse' ? 180 : 0];
  const mayTurn = turns && (kind === 'standard' || kind === 'withdraw' || kind === 'compulsory');
  for (const side of sides)
    for (const speed of speeds) {
      const arm = armOf(kind, speed);
      const aside = turnBetween(facing + side, towards);
      const heading = kind === 'strafe' ? side : facing;
      const first = mayTurn ? [Math.max(-90, Math.min(90, aside)), 0] : [0];
      for (const turn of first) {
        const bend = bendFor(arm, aside - turn, away);
        const way = bend === undefined ? undefined : wayFor(arm, bend, away);
        if (bend === undefined || way === undefined) continue;
        yield { kind, speed, heading, bend, way: way / (2 * arm), ...(turn !== 0 && { turn }) };
      }
    }
}
/** The bend that leads so far aside in so many millimetres. */
function bendFor(arm: number, aside: number, away: number): number | undefined {
  if (Math.abs(aside) < 0.05) return wayFor(arm, 0, away) === undefined ? undefined : 0;
  if (away <= arm || Math.abs(aside) > 90) return undefined;
  const sign = aside < 0 ? -1 : 1;
  const reached = (bend: number): number | undefined => {
    const way = wayFor(arm, bend, away);
    return way === undefined ? undefined : asideAt(arm, bend, way);
  };
  let [low, high] = [0, 90];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    const at = reached(middle);
    // A tool that is bent further reaches less far: what is too short is bent too much.
    if (at === undefined || at > sign * aside) high = middle;
    else low = middle;
  }
  const at = reached(low);
  return at !== undefined && Math.abs(at - sign * aside) < 0.2 ? sign * low : undefined;
}

/** Who is in the way of any tool: there it cannot stand, however it comes. */
function mayStand(g: Legion, unit: Unit, data: MoveData): (to: Vec) => boolean {
  const { pose: from } = unit.minis[unit.leader]!;
  const drives = g.card(unit).type !== 'trooper' && g.card(unit).type.endsWith('-vehicle');
  if (!from || drives || data.flees) return () => true;
  const s = surroundings(g, unit, from, 250, {
    from: levelAt(g.terrain, from),
    ...(data.jump !== undefined && { jump: data.jump }),
  });
  return ({ x, y }) => {
    const at: Pose = { x, y, hx: from.hx, hy: from.hy };
    return faultAt(s, baseAt(g, unit, unit.leader, at), at) === undefined;
  };
}

/** What a search knows of a unit from beginning to end. */
interface Search {
  readonly g: Legion;
  readonly unit: Unit;
  readonly data: MoveData;
  readonly start: SetOut;
  readonly mayStand: (to: Vec) => boolean;
  /** How many more plans may be tried: whoever looks for the nearest place takes the best that was found by then. */
  readonly patience: { left: number };
}
export function searchFor(g: Legion, data: MoveData): Search {
  const unit = g.unit(data.unit);
  return { g, unit, data, start: setOut(g, unit), mayStand: mayStand(g, unit, data), patience: { left: MOST_PLANS } };
}
const MOST_PLANS = 240;

/** The move whose leader ends right there. */
export function exactly({ g, data, start, mayStand, patience }: Search, to: Vec): Found | undefined {
  if (!mayStand(to)) return undefined;
  for (const answer of toolsTo(start, data, to)) {
    patience.left--;
    const plan = planMove(g, data, answer);
    if (isPlan(plan) && plan.started === null && distanceTo(plan, to) <= THERE) return { answer, plan };
  }
  return undefined;
}

/** As far towards a place as one tool goes, straight or bent, whether it gets there or not. */
function onTheWay({ g, data, start }: Search, to: Vec): readonly (Found | Refusal)[] {
  const away = distanceBetween(start.from, to);
  const out: (Found | Refusal)[] = [];
  for (const kind of KINDS.filter((one) => data.kinds.includes(one)))
    for (const speed of speedsOf(data).toReversed()) {
      const longest = 2 * start.arm(kind, speed);
      const share = data.full ? 1 : Math.min(1, away / longest);
      const goal =
        away <= longest || away === 0
          ? to
          : {
              x: start.from.x + ((to.x - start.from.x) * longest) / away,
              y: start.from.y + ((to.y - start.from.y) * longest) / away,
            };
      for (const answer of straightTo(start, kind, speed, goal, share)) {
        const plan = planMove(g, data, answer);
        out.push(isPlan(plan) ? { answer, plan } : plan);
      }
    }
  return out;
}
function* straightTo(start: SetOut, kind: MoveKind, speed: number, to: Vec, way: number): Iterable<MoveAnswer> {
  const towards = headingDegrees(to.x - start.from.x, to.y - start.from.y);
  if (!start.notched) return yield { kind, speed, heading: towards, bend: 0, way };
  const side = kind === 'reverse' ? 180 : 0;
  const aside = turnBetween(start.facing + side, towards);
  const bend = Math.max(-90, Math.min(90, 2 * aside));
  if (kind === 'strafe')
    yield { kind, speed, heading: turnBetween(start.facing, towards) < 0 ? -90 : 90, bend: 0, way };
  else yield { kind, speed, heading: start.facing, bend, way };
}

/** Where the straight way cannot end, and how near another one comes. */
export function moveTo(search: Search, to: Vec): Found | Missed {
  const direct = exactly(search, to) ?? climbTo(search, to);
  if (direct) return direct;
  const tried = onTheWay(search, to);
  const refusal = tooFar(search, to) ?? tried.find((one): one is Refusal => 'clauses' in one) ?? whyShort(tried);
  const found = tried.filter((one): one is Found => 'plan' in one && one.plan.started === null);
  const first = found.toSorted((a, b) => distanceTo(a.plan, to) - distanceTo(b.plan, to))[0];
  return { refusal, nearest: search.data.full ? first : nearer(search, to, first) };
}
export const isFound = (one: Found | Missed): one is Found => 'plan' in one;

/** Beyond the longest tool that it may take. LE-BEWEGUNG-04 */
function tooFar({ unit, data, start }: Search, to: Vec): Refusal | undefined {
  const most = Math.max(0, ...reachesOf(data, start));
  const away = distanceBetween(start.from, to);
  if (away <= most) return undefined;
  return refuse(
    ['LE-BEWEGUNG-04'],
    say('le.no.tooFar', { unit: unit.id, mm: Math.ceil(away), most: Math.floor(most) }),
    {
      piece: unit.id,
      measured: Math.ceil(away * 10) / 10,
      allowed: Math.floor(most * 10) / 10,
    },
  );
}
/** How far its leader gets at each speed from the slowest on, in millimetres, where nothing is in the way. */
export const reachesOf = (data: MoveData, start: SetOut): readonly number[] =>
  speedsOf(data).map((speed) =>
    Math.max(...KINDS.map((kind) => (data.kinds.includes(kind) ? 2 * start.arm(kind, speed) : 0))),
  );

/** A move that was stopped on its way says by what. */
function whyShort(tried: readonly (Found | Refusal)[]): Refusal | undefined {
  for (const one of tried)
    if ('plan' in one && one.plan.stopped) return { clauses: one.plan.stopped.clauses, message: one.plan.stopped.why };
  return undefined;
}

/** Rings about the goal, and places on each of them, on which something better is sought. */
const RINGS = 8;
const AROUND = Array.from({ length: 16 }, (_, i) => 22.5 * i);
const PRECISE = 0.5;

function firstOf<T, R>(all: readonly T[], look: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = look(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nearer(search: Search, to: Vec, first: Found | undefined): Found | undefined {
  const most = first ? distanceTo(first.plan, to) : distanceBetween(search.start.from, to);
  const at = (degrees: number, far: number): Vec => ({
    x: to.x + far * sinDegrees(degrees),
    y: to.y + far * sinDegrees(90 - degrees),
  });
  for (let ring = 1; ring < RINGS && search.patience.left > 0; ring++) {
    const far = (most * ring * ring) / (RINGS * RINGS);
    const found = firstOf(AROUND, (degrees) => exactly(search, at(degrees, far)));
    if (!found) continue;
    let [no, yes, best] = [(most * (ring - 1) * (ring - 1)) / (RINGS * RINGS), far, found];
    while (yes - no > PRECISE) {
      const middle = (no + yes) / 2;
      const one = firstOf(AROUND, (degrees) => exactly(search, at(degrees, middle)));
      if (one) [yes, best] = [middle, one];
      else no = middle;
    }
    return best;
  }
  return first;
}

/** A climb up, down or over, where a click means the piece or what lies beside it: its place follows from where one begins. */
function climbTo({ g, unit, data }: Search, to: Vec): Found | undefined {
  const climbed = climbsOf({ g, unit, data }).map((one) => ({ ...one, away: distanceTo(one.plan, to) }));
  const level = levelAt(g.terrain, to);
  const meant = climbed.filter(({ plan, away }) => levelAt(g.terrain, plan.leader) === level && away <= CLIMBED);
  const [best] = meant.toSorted((a, b) => a.away - b.away);
  return best && { answer: best.answer, plan: best.plan };
}
/** So near to where a climb ends a click means it. */
const CLIMBED = 60;

/** All climbs that are open from where it stands, the safe ones before the others. */
export function climbsOf({ g, unit, data }: Pick<Search, 'g' | 'unit' | 'data'>): readonly Found[] {
  const kinds = (['climb', 'clamber'] as const).filter((kind) => data.kinds.includes(kind));
  if (kinds.length === 0) return [];
  const out: Found[] = [];
  for (const { piece, way } of climbs(g, unit)) {
    const found = kinds
      .map((kind): MoveAnswer => ({ kind, speed: 1, heading: 0, bend: 0, way: 1, climb: { piece, way } }))
      .map((answer) => ({ answer, plan: planMove(g, data, answer) }))
      .find((one): one is Found => isPlan(one.plan));
    if (found) out.push(found);
  }
  return out;
}

/** The move that starts a melee with a unit: straight at one of its miniatures, else around what stands in between. */
export function chargeAt({ g, data, start }: Search, enemy: number): Found | Refusal | undefined {
  const other = g.state.units[enemy];
  const goals = (other?.minis ?? [])
    .flatMap(({ pose, fell }) => (pose && fell === null ? [pose] : []))
    .toSorted((a, b) => distanceBetween(a, start.from) - distanceBetween(b, start.from));
  let refused: Refusal | undefined;
  for (const bends of start.notched ? [[0]] : [[0], BENDS.slice(1)])
    for (const goal of goals)
      for (const answer of chargesTo(start, data, goal, bends)) {
        const plan = planMove(g, data, { ...answer, engage: enemy });
        if (isPlan(plan)) return { answer: { ...answer, engage: enemy }, plan };
        refused ??= plan;
      }
  return refused;
}
function* chargesTo(start: SetOut, data: MoveData, goal: Vec, bends: readonly number[]): Iterable<MoveAnswer> {
  const towards = headingDegrees(goal.x - start.from.x, goal.y - start.from.y);
  const away = distanceBetween(start.from, goal);
  for (const kind of KINDS.filter((one) => data.kinds.includes(one)))
    for (const speed of speedsOf(data).toReversed()) {
      if (start.notched) yield* straightTo(start, kind, speed, goal, 1);
      else
        for (const bend of bends) {
          const arm = start.arm(kind, speed);
          const way = wayFor(arm, bend, away) ?? 2 * arm;
          yield { kind, speed, heading: towards - asideAt(arm, bend, way), bend, way: 1 };
        }
    }
}
