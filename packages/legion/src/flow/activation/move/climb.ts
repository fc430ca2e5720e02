import { type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { containsPoint, crosses, distanceBetween, type Pose, type Vec } from '@holotisch/table';
import { CONTACT, type Footprint, gap, touchesShape } from '../../../geometry/base.ts';
import { heightBand } from '../../../geometry/range.ts';
import { directions } from '../../../geometry/round.ts';
import { footingOf, type StandingTerrain } from '../../../geometry/terrain.ts';
import { type Legion, levelAt } from '../../../legion.ts';
import type { MoveData } from '../../../payloads.ts';
import type { Unit } from '../../../state.ts';
import { hasKeyword, isEmplacement, isVehicle, leaderOf, moverOf, refuse, stepOf } from '../../../values.ts';
import { fallIn, formationAt, wishesOf } from './formation.ts';
import type { MoveAnswer, MovePlan } from './plan.ts';
import { formationRefusal } from './refusals.ts';
import { baseAt, faultAt, surroundings } from './surroundings.ts';

/** Vertical moves: climbing (safe) and clambering (risky), up, down or over. LE-KLIMMEN-UND-KLETTERN-01 */
export type ClimbWay = 'up' | 'down' | 'over';

/** A climb that its leader could begin where it stands. */
export interface Climb {
  /** Up: the piece that it climbs; down: the piece on whose top it ends, or the one that it leaves for the ground. */
  readonly piece: number;
  readonly way: ClimbWay;
  /** From level to level, in heights; of what is climbed over, how high it is. LE-HOEHE-04 */
  readonly height: number;
  /** The level on which it ends, in millimetres. */
  readonly to: number;
}

/** LE-KLIMMEN-UND-KLETTERN-02, -18, LE-VERTIKALE-BEWEGUNG-01: pieces that the leader stands at, or on whose edge it stands. */
export function climbs(g: Legion, unit: Unit): readonly Climb[] {
  if (refuseClimber(g, unit)) return [];
  const { base, ground } = leaderOf(g, unit);
  const stride = { from: ground, step: stepOf(g, unit), over: 0 };
  const out: Climb[] = [];
  for (const [piece, t] of g.terrain.entries()) {
    const { stand } = t.traits;
    const rise = t.piece.height - ground;
    if ((stand !== 'top' && stand !== 'never') || rise <= 0 || !isWithin(g, base, t)) continue;
    if (ground === 0 && footingOf(t, moverOf(g, unit), stride) !== 'impassable') continue; // LE-KLIMMEN-UND-KLETTERN-25
    if (stand === 'top') out.push({ piece, way: 'up', height: heightBand(rise), to: t.piece.height });
    else out.push({ piece, way: 'over', height: heightBand(rise), to: ground });
  }
  return ground > 0 ? [...out, ...waysDown(g, unit)] : out;
}

/** In 1.2 its base touches it; in 2.6 the tool leads there. R-L2-26 */
const isWithin = (g: Legion, base: Footprint, { shape }: StandingTerrain): boolean =>
  touchesShape(base, shape) || (g.rules.climbing.reach > 0 && gap(base, [shape]) <= g.rules.climbing.reach);

/** LE-TRUPPLER-04, LE-STELLUNGSTRUPPLER-07, LE-FAHRZEUGE-11, LE-GEBIRGSFAHRZEUG-01 */
export function refuseClimber(g: Legion, unit: Unit): Refusal | undefined {
  if (isEmplacement(g, unit))
    return refuse(['LE-STELLUNGSTRUPPLER-07'], say('le.no.climber', { unit: unit.id }), { piece: unit.id });
  if (hasKeyword(g, unit, 'grounded') || (isVehicle(g, unit) && !hasKeyword(g, unit, 'climbing-vehicle')))
    return refuse(['LE-FAHRZEUGE-11'], say('le.no.climber', { unit: unit.id }), { piece: unit.id });
  return undefined;
}

/** The levels below the edges of its roof that its leader's base touches; it goes down to the ground or to another roof. */
function waysDown(g: Legion, unit: Unit): readonly Climb[] {
  const { pose, ground } = leaderOf(g, unit);
  const nest = topAt(g, pose);
  const reach = g.baseOf(unit, unit.leader).length / 2 + 3 * CONTACT;
  const out: Climb[] = [];
  if (nest === undefined) return out;
  for (let far = reach; far <= reach + g.rules.climbing.reach; far += REACHING)
    for (const { x, y } of EDGE) {
      const at = { x: pose.x + far * x, y: pose.y + far * y };
      const to = levelAt(g.terrain, at);
      if (to >= ground || !containsPoint(g.battlefield, at)) continue;
      const piece = topAt(g, at) ?? nest;
      if (!out.some((one) => one.piece === piece && one.to === to))
        out.push({ piece, way: 'down', height: heightBand(ground - to), to });
    }
  return out;
}
/** Millimetres between two rings on which a level below is sought. */
const REACHING = 15;
/** Fine enough for the corner of a roof. */
const EDGE = directions(120);
/** The piece on whose flat top a point lies. */
function topAt({ terrain }: Legion, at: Vec): number | undefined {
  const level = levelAt(terrain, at);
  const found = terrain.findIndex(
    ({ traits, piece, shape }) => traits.stand === 'top' && piece.height === level && containsPoint(shape, at),
  );
  return found < 0 ? undefined : found;
}

export function climbPlan(g: Legion, unit: Unit, { kinds }: MoveData, answer: MoveAnswer): MovePlan | Refusal {
  const about = { piece: unit.id };
  const climb = climbs(g, unit).find(({ piece, way }) => piece === answer.climb?.piece && way === answer.climb.way);
  if (!climb)
    return (
      refuseClimber(g, unit) ?? refuse(['LE-KLIMMEN-UND-KLETTERN-02'], say('le.no.climbHere', { unit: unit.id }), about)
    );
  const isClimb = answer.kind === 'climb';
  const two = !isClimb && answer.speed === 2;
  if (two && !kinds.includes('climb'))
    return refuse(['LE-KLIMMEN-UND-KLETTERN-08'], say('le.no.climbTwice', { unit: unit.id }), {
      ...about,
      measured: 2,
      allowed: 1,
    });
  const isOver = climb.way === 'over';
  const most = isClimb ? g.rules.climbing.most(g, unit) : two && !isOver ? 2 : 1; // LE-KLIMMEN-UND-KLETTERN-03, -07, -08, -18
  if (climb.height > most)
    return refuse(
      isClimb ? g.rules.climbing.clauses : tooHigh(isClimb, isOver),
      say('le.no.tooHigh', { height: climb.height, most }),
      { ...about, measured: climb.height, allowed: most },
    );
  if (isOver && !two && !(isClimb && g.rules.climbing.over))
    return refuse(['LE-KLIMMEN-UND-KLETTERN-19'], say('le.no.overByTwo'), about);
  const leader = nearestFooting(g, unit, climb);
  if (!leader)
    return refuse(
      ['LE-KLIMMEN-UND-KLETTERN-04', 'LE-KLIMMEN-UND-KLETTERN-30'],
      say('le.no.footing', { unit: unit.id }),
      about,
    );
  const from = unit.minis[unit.leader]!.pose!;
  const piece = climb.way === 'down' ? topAt(g, from)! : climb.piece;
  const f = formationAt(g, unit, leader, { piece, way: climb.way, touched: nearestOn(g.terrain[piece]!, from) });
  const wishes = wishesOf(unit, answer.others);
  const others = fallIn(f, from, { ...(wishes && { wishes, strict: true }) });
  if (!others)
    return f.miss
      ? formationRefusal(unit, f)
      : refuse(['LE-KLIMMEN-UND-KLETTERN-30'], say('le.no.formation', { unit: unit.id }), about);
  return {
    kind: answer.kind,
    speed: answer.speed,
    bend: 0,
    leader,
    others,
    started: null,
    displaced: [],
    partial: false,
    climbDice: isClimb ? 0 : climbDice(g, unit, climb, answer.speed),
  };
}
const tooHigh = (isClimb: boolean, isOver: boolean): readonly ClauseId[] =>
  isOver
    ? ['LE-KLIMMEN-UND-KLETTERN-18']
    : isClimb
      ? ['LE-VERTIKALE-BEWEGUNG-09', 'LE-KLIMMEN-UND-KLETTERN-03']
      : ['LE-KLIMMEN-UND-KLETTERN-07', 'LE-KLIMMEN-UND-KLETTERN-08'];

/** LE-KLIMMEN-UND-KLETTERN-11, -15, -16, -20 */
function climbDice(g: Legion, unit: Unit, { piece, way }: Climb, actions: number): number {
  if (hasKeyword(g, unit, 'expert-climber') || g.terrain[piece]!.piece.ladders) return 0;
  return way === 'over' || actions === 2 ? 2 : 1;
}

/** Flat ground for the leader's whole base, as near as possible to where it stood. LE-VERTIKALE-BEWEGUNG-06, LE-FORMATION-17 */
export function nearestFooting(g: Legion, unit: Unit, { piece, way, to }: Climb): Pose | undefined {
  const from = unit.minis[unit.leader]!.pose!;
  const t = g.terrain[piece]!;
  const s = surroundings(g, unit, from, 300);
  const fits = (at: Pose): boolean =>
    levelAt(g.terrain, at) === to &&
    !(way === 'up' && !containsPoint(t.shape, at)) &&
    !(way === 'over' && isThisSide(at, from, t)) &&
    faultAt(s, baseAt(g, unit, unit.leader, at), at, { level: to }) === undefined;
  const length = g.baseOf(unit, unit.leader).length;
  let [nearest, best] = [Number.POSITIVE_INFINITY, undefined as Pose | undefined];
  const offer = (at: Pose): void => {
    const mm = distanceBetween(at, from);
    if (mm < nearest) [nearest, best] = [mm, at];
  };
  for (const { x, y } of besideEdges(t, from, length / 2 + 0.01)) {
    const at = { x, y, hx: from.hx, hy: from.hy };
    if (fits(at)) offer(at);
  }
  for (let away = length / 2; away <= Math.min(nearest, length * 2 + 60); away += STEP)
    for (const { x, y } of ROUND) {
      const there = (mm: number): Pose => ({ x: from.x + mm * x, y: from.y + mm * y, hx: from.hx, hy: from.hy });
      if (!fits(there(away))) continue;
      let [no, yes] = [away - STEP, away];
      while (yes - no > 0.01) {
        const middle = (no + yes) / 2;
        if (fits(there(middle))) yes = middle;
        else no = middle;
      }
      offer(there(yes));
    }
  return best;
}
/** How far along an edge a place lies, as a share of it. */
function shareOf(a: Vec, b: Vec, { x, y }: Vec): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / square;
}
/** On both sides of every edge, right across from a place: where there is hardly room, no other place may do. */
function* besideEdges({ shape: { points } }: StandingTerrain, from: Vec, away: number): Iterable<Vec> {
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    if (square === 0) continue;
    const along = Math.max(0, Math.min(1, shareOf(a, b, from)));
    const length = Math.sqrt(square);
    for (const side of [away, -away])
      yield { x: a.x + along * dx + (side * dy) / length, y: a.y + along * dy - (side * dx) / length };
  }
}
/** The point of its outline that is nearest to a place. */
function nearestOn({ shape: { points } }: StandingTerrain, from: Vec): Vec {
  const all = points.map((a, i): Vec => {
    const b = points[(i + 1) % points.length]!;
    const along = Math.max(0, Math.min(1, shareOf(a, b, from)));
    return { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) };
  });
  return all.reduce((best, one) => (distanceBetween(one, from) < distanceBetween(best, from) ? one : best));
}

const ROUND = directions(72);
/** Millimetres between two rings on which it is sought. */
const STEP = 2;

/** Still on the same side of a wall: the straight way does not lead across it. */
const isThisSide = (at: Pose, from: Pose, { shape }: StandingTerrain): boolean => !crosses({ a: from, b: at }, shape);
