import { type Refusal, say } from '@holotisch/engine';
import { cosDegrees, crosses, type Pose, sinDegrees } from '@holotisch/table';
import { touchesShape } from '../../geometry/base.ts';
import { heightBand, SEGMENT } from '../../geometry/range.ts';
import type { StandingTerrain } from '../../geometry/terrain.ts';
import { type Legion, levelAt } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { hasKeyword, isEmplacement, isVehicle, leaderOf, refuse } from '../../values.ts';
import { fallIn, formationAt, wishesOf } from './formation.ts';
import type { MoveAnswer, MovePlan } from './plan.ts';
import { formationRefusal } from './refusals.ts';
import { baseAt, faultAt, surroundings } from './surroundings.ts';

/** Vertical moves: climbing (safe) and clambering (risky), up, down or over. LE-KLIMMEN-UND-KLETTERN-01 */
export type ClimbWay = 'up' | 'down' | 'over';

/** A climb that its leader could begin where it stands. */
export interface Climb {
  readonly piece: number;
  readonly way: ClimbWay;
  /** In heights; over a piece it is 2 dice whatever its height. */
  readonly height: number;
}

/** LE-KLIMMEN-UND-KLETTERN-02, -18, LE-VERTIKALE-BEWEGUNG-01: pieces that the leader stands at, or on. */
export function climbs(g: Legion, unit: Unit): readonly Climb[] {
  if (refuseClimber(g, unit)) return [];
  const leader = leaderOf(g, unit);
  const out: Climb[] = [];
  for (const [piece, t] of g.terrain.entries()) {
    if (t.traits.stand !== 'top' && t.traits.stand !== 'never') continue;
    const rise = t.piece.height - leader.ground;
    if (t.traits.stand === 'top' && Math.abs(rise) < 1) {
      const fall = lowestAround(g, unit, t);
      if (fall !== undefined) out.push({ piece, way: 'down', height: heightBand(leader.ground - fall) });
      continue;
    }
    if (rise <= g.card(unit).height || !touchesShape(leader.base, t.shape)) continue; // LE-KLIMMEN-UND-KLETTERN-25
    if (t.traits.stand === 'top') out.push({ piece, way: 'up', height: heightBand(rise) });
    else if (heightBand(rise) <= 1) out.push({ piece, way: 'over', height: 1 });
  }
  return out;
}

/** LE-TRUPPLER-04, LE-STELLUNGSTRUPPLER-07, LE-FAHRZEUGE-11, LE-GEBIRGSFAHRZEUG-01 */
export function refuseClimber(g: Legion, unit: Unit): Refusal | undefined {
  if (isEmplacement(g, unit))
    return refuse(['LE-STELLUNGSTRUPPLER-07'], say('le.no.climber', { unit: unit.id }), { piece: unit.id });
  if (hasKeyword(g, unit, 'grounded') || (isVehicle(g, unit) && !hasKeyword(g, unit, 'climbing-vehicle')))
    return refuse(['LE-FAHRZEUGE-11'], say('le.no.climber', { unit: unit.id }), { piece: unit.id });
  return undefined;
}

/** Its leader must stand at the edge from which it goes down. LE-KLIMMEN-UND-KLETTERN-05 */
function lowestAround(g: Legion, unit: Unit, { shape }: StandingTerrain): number | undefined {
  const { pose } = leaderOf(g, unit);
  const reach = g.baseOf(unit, unit.leader).length + AT_EDGE;
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const at = { x: pose.x + reach * sinDegrees(degrees), y: pose.y + reach * cosDegrees(degrees) };
    const level = levelAt(g.terrain, at);
    if (level < leaderOf(g, unit).ground - g.card(unit).height && shape.radius > 0) return level;
  }
  return undefined;
}
/** How near to an edge counts as standing at it, in millimetres. */
const AT_EDGE = 15;

export function climbPlan(g: Legion, unit: Unit, answer: MoveAnswer): MovePlan | Refusal {
  const climb = climbs(g, unit).find(({ piece, way }) => piece === answer.climb?.piece && way === answer.climb.way);
  if (!climb)
    return refuse(['LE-KLIMMEN-UND-KLETTERN-02'], say('le.no.climbHere', { unit: unit.id }), { piece: unit.id });
  const most = answer.kind === 'climb' ? 1 : answer.speed === 2 ? 2 : 1; // LE-KLIMMEN-UND-KLETTERN-03, -07, -08
  if (climb.height > most)
    return refuse(
      answer.kind === 'climb'
        ? ['LE-VERTIKALE-BEWEGUNG-09']
        : ['LE-KLIMMEN-UND-KLETTERN-07', 'LE-KLIMMEN-UND-KLETTERN-08'],
      say('le.no.tooHigh', { height: climb.height, most }),
      { measured: climb.height, allowed: most },
    );
  if (climb.way === 'over' && (answer.kind === 'climb' || answer.speed !== 2))
    return refuse(['LE-KLIMMEN-UND-KLETTERN-19'], say('le.no.overByTwo'), { piece: unit.id });
  const leader = nearestFooting(g, unit, climb);
  if (!leader)
    return refuse(
      ['LE-KLIMMEN-UND-KLETTERN-04', 'LE-KLIMMEN-UND-KLETTERN-30'],
      say('le.no.footing', { unit: unit.id }),
      { piece: unit.id },
    );
  const f = formationAt(g, unit, leader, climb);
  const wishes = wishesOf(unit, answer.others);
  const others = fallIn(f, unit.minis[unit.leader]!.pose, { ...(wishes && { wishes, strict: true }) });
  if (!others)
    return f.miss
      ? formationRefusal(unit, f)
      : refuse(['LE-KLIMMEN-UND-KLETTERN-30'], say('le.no.formation', { unit: unit.id }), { piece: unit.id });
  const dice = answer.kind === 'climb' ? 0 : climbDice(g, unit, climb, answer.speed);
  return {
    kind: answer.kind,
    speed: answer.speed,
    bend: 0,
    leader,
    others,
    started: null,
    displaced: [],
    partial: false,
    climbDice: dice,
  };
}

/** LE-KLIMMEN-UND-KLETTERN-11, -15, -16, -20 */
function climbDice(g: Legion, unit: Unit, { piece, way }: Climb, actions: number): number {
  if (hasKeyword(g, unit, 'expert-climber') || g.terrain[piece]!.piece.ladders) return 0;
  return way === 'over' ? 2 : actions === 2 ? 2 : 1;
}

/** Flat ground for the leader's whole base, as near to the edge as possible. LE-VERTIKALE-BEWEGUNG-06 */
function nearestFooting(g: Legion, unit: Unit, { piece, way }: Climb): Pose | undefined {
  const from = unit.minis[unit.leader]!.pose!;
  const t = g.terrain[piece]!;
  const s = surroundings(g, unit, from, 300);
  const start = leaderOf(g, unit).ground;
  const fits = (at: Pose): boolean => {
    const level = levelAt(g.terrain, at);
    const base = baseAt(g, unit, unit.leader, at);
    if (way === 'up' && level !== t.piece.height) return false;
    if (way === 'down' && !(level < start && start - level <= 2 * SEGMENT)) return false;
    if (way === 'over' && (isThisSide(at, from, t) || Math.abs(level - start) > 1)) return false;
    return faultAt(s, base, at, { level }) === undefined;
  };
  const length = g.baseOf(unit, unit.leader).length;
  for (let away = length / 2; away <= length * 2 + 60; away += 2)
    for (let degrees = 0; degrees < 360; degrees += 6) {
      const at = {
        x: from.x + away * sinDegrees(degrees),
        y: from.y + away * cosDegrees(degrees),
        hx: from.hx,
        hy: from.hy,
      };
      if (fits(at)) return at;
    }
  return undefined;
}

/** Still on the same side of a wall: the straight way does not lead across it. */
const isThisSide = (at: Pose, from: Pose, { shape }: StandingTerrain): boolean => !crosses({ a: from, b: at }, shape);
