import { type Message, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import {
  freeWay,
  type Gait,
  type Pose,
  pose,
  poseOnTool,
  type Shape,
  sweptOnTool,
  TOLERANCE,
  type ToolMove,
  toolMove,
  turned,
} from '@holotisch/table';
import type { MoveKind } from '../../../cards/moments.ts';
import { CONTACT, type Footprint, gap, inContact, overlapping, within } from '../../../geometry/base.ts';
import type { StandingTerrain } from '../../../geometry/terrain.ts';
import { type Legion, levelAt } from '../../../legion.ts';
import type { At, MoveData } from '../../../payloads.ts';
import type { Unit } from '../../../state.ts';
import { banned, hasKeyword, hasMeleeWeapon, living, numberOf, onTable, refuse } from '../../../values.ts';
import { type ClimbWay, climbPlan } from './climb.ts';
import { climbByTool } from './climb-tool.ts';
import { type FallIn, type Formation, fallIn, formationAt, type Placed, wishesOf } from './formation.ts';
import { refuseKind } from './kinds.ts';
import { faultRefusal, formationRefusal, tooManyPlaces } from './refusals.ts';
import {
  baseAt,
  blockers,
  difficultAt,
  difficultUnder,
  type Fault,
  faultAt,
  isDisplaceable,
  isOnBattlefield,
  perch,
  type Surroundings,
  surroundings,
} from './surroundings.ts';
import { planPivot, refuseTurn } from './turn.ts';

/** What a player says when a unit moves, and what comes of it. The same function answers while a tool is being dragged. */

export type MoveAnswer = {
  readonly kind: MoveKind;
  readonly speed: number;
  /** Degrees: which way the tool lies, of round bases; where it looks after a pivot, of notched ones. */
  readonly heading: number;
  /** Degrees of the hinge, clockwise. */
  readonly bend: number;
  /** Degrees by which a notched base turns first, clockwise. R-L2-27 */
  readonly turn?: number;
  /** How much of the way it goes, 0 to 1. LE-BEWEGUNG-12 */
  readonly way: number;
  /** It starts a melee with this unit: its leader stops where it touches it. LE-NAHKAMPF-07 */
  readonly engage?: number;
  /** Climbing: up, down or over, and which piece of terrain (by place). */
  readonly climb?: { readonly piece: number; readonly way: ClimbWay };
  /** Where the others are to stand, in the order of the unit; what is left out is put there by the program. */
  readonly others?: readonly (At | null)[];
};

export interface MovePlan {
  readonly kind: MoveKind;
  readonly speed: number;
  readonly bend: number;
  readonly leader: Pose;
  readonly others: readonly Placed[];
  /** It was stopped before the end of its way, and by what. LE-BEWEGUNG-18 */
  readonly stopped?: { readonly why: Message; readonly clauses: readonly ClauseId[] };
  readonly started: Unit | null;
  /** It leaves the table and is defeated. LE-PANIK-09 */
  readonly leaves?: true;
  /** It stops at the edge of the table and does nothing more in its activation. R-L2-27 */
  readonly edge?: boolean;
  /** Miniatures that it pushes aside. */
  readonly displaced: readonly (readonly [unit: number, mini: number])[];
  /** The whole of a compulsory move could not be made. LE-ZWANGSBEWEGUNG-07 */
  readonly partial: boolean;
  /** The whole length of the tool; enemies (by id) over whose bases a vehicle went. */
  readonly full?: true;
  readonly crossed?: readonly number[];
  /** Dice for each miniature. LE-KLIMMEN-UND-KLETTERN-11 */
  readonly climbDice?: number;
  readonly tool?: ToolMove;
}

const GAITS: Partial<Record<MoveKind, Gait>> = { reverse: 'reverse' };

export function planMove(g: Legion, data: MoveData, answer: MoveAnswer): MovePlan | Refusal {
  const unit = g.unit(data.unit);
  if (!data.kinds.includes(answer.kind)) return refuseKind(g, unit, answer.kind);
  const tooMany = tooManyPlaces(unit, 'others', answer.others, living(unit).length - 1, ['LE-FORMATION-03']);
  if (tooMany) return tooMany;
  if (answer.kind === 'pivot' || answer.kind === 'reposition') return planPivot(g, unit, data, answer);
  if (data.free && answer.speed > 1)
    return refuse(['LE-KLIMMEN-UND-KLETTERN-07'], say('le.no.speed', { speed: answer.speed, most: 1 }));
  if (answer.kind === 'climb' && g.rules.climbing.reach > 0)
    return climbByTool(g, unit, data, answer, (within, way) => planTool(g, unit, within, way));
  if (answer.kind === 'climb' || answer.kind === 'clamber') return climbPlan(g, unit, data, answer);
  return data.full ? planFull(g, unit, data, answer) : planTool(g, unit, data, answer);
}
export const isPlan = (plan: MovePlan | Refusal): plan is MovePlan => 'leader' in plan;

/** Sources that make a move slower, and what is left; what slows the unit besides is in its speed already. R-LE-22 */
export function speedLeft(others: number, speed: number, reverse: boolean, difficult: boolean): number {
  const own = (reverse ? 1 : 0) + (difficult ? 1 : 0);
  if (own === 0) return speed;
  return own === 1 && others === 0 ? Math.max(Math.min(1, speed), speed - 1) : Math.max(0, speed - own);
}

/** A compulsory move goes as far as it legally can: also no further than the others find room. R-LE-19 */
function planFull(g: Legion, unit: Unit, data: MoveData, answer: MoveAnswer): MovePlan | Refusal {
  for (let most = LONGEST; ; most -= 2 * STEP) {
    const plan = planTool(g, unit, data, answer, Math.max(0, most));
    if (isPlan(plan) || most <= 0 || !plan.clauses.includes('LE-BEWEGUNG-14')) return plan;
  }
}
/** No tool is longer, with the longest base. */
const LONGEST = 400;

function planTool(g: Legion, unit: Unit, data: MoveData, answer: MoveAnswer, furthest = LONGEST): MovePlan | Refusal {
  const { pose: from } = unit.minis[unit.leader]!;
  if (from === null) throw new Error(`unit ${unit.id} is not on the table`);
  const base = g.baseOf(unit, unit.leader);
  const reverse = answer.kind === 'reverse';
  const gait =
    GAITS[answer.kind] ?? (answer.kind === 'strafe' ? (answer.heading < 0 ? 'strafeLeft' : 'strafeRight') : 'ahead');
  const { turn = 0 } = answer;
  const start = base.notched ? turned(from, turn) : pose(from.x, from.y, answer.heading);
  const badTurn = turn === 0 ? undefined : refuseTurn(g, unit, answer.kind, turn, start);
  if (badTurn) return badTurn;
  if (![1, 2, 3].includes(answer.speed))
    return refuse(['LE-BEWEGUNG-03'], say('le.no.speed', { speed: answer.speed, most: data.speed }));
  const tool = toolMove(start, base, answer.speed, answer.bend, gait);
  const s = surroundings(g, unit, from, tool.length, {
    from: levelAt(g.terrain, from),
    ...(data.jump !== undefined && { jump: data.jump }),
  });
  const end = walkTo(g, unit, data, answer, s, tool, furthest);
  if (!('way' in end)) return end;
  const { way, started } = end;
  const at = poseOnTool(tool, way);
  // Who cannot move at all stays exactly where it is: nobody creeps into a wall by pushing.
  const leader: Pose =
    way <= TOLERANCE && turn === 0 ? from : base.notched ? at : { x: at.x, y: at.y, hx: from.hx, hy: from.hy };
  const swept = way <= TOLERANCE ? [] : sweptOnTool(tool, way);
  const leaves = !isOnBattlefield(g, swept);
  if (leaves && data.flees)
    return { ...NOTHING, kind: answer.kind, speed: answer.speed, bend: answer.bend, leader, leaves: true, tool };
  if (leaves)
    return refuse(['LE-VERLASSEN-DES-SCHLACHTFELDES-03'], say('le.no.leave', { unit: unit.id }), { piece: unit.id });
  const isSure = data.sure || data.jump !== undefined || way <= TOLERANCE || numberOf(g, unit, 'unhindered', 0) > 0; // LE-UNGEHINDERT-01
  const rough = isSure ? undefined : slowedBy(g, unit, s, swept);
  const others = g.rules.slowing(g, unit);
  const most = g.rules.speedLeft(others, data.speed, reverse, rough !== undefined);
  if (answer.speed > most && !(way <= TOLERANCE && !data.full))
    return rough
      ? tooFastFor(unit, rough, answer.speed, most)
      : refuse(
          reverse ? ['LE-RUECKWAERTSBEWEGUNG-07'] : ['LE-BEWEGUNG-04'],
          say('le.no.speed', { speed: answer.speed, most }),
          { measured: answer.speed, allowed: most, piece: unit.id },
        );
  if (data.full && answer.speed < most && !isSlowedAt(g, unit, data, answer, answer.speed + 1))
    return refuse(['LE-ZWANGSBEWEGUNG-04'], say('le.no.fullSpeed', { speed: answer.speed, most }), {
      measured: answer.speed,
      allowed: most,
    });
  const walked = { ...end, leader, displaced: pushed(g, unit, s, swept), tool, started };
  const slow = g.rules.speedLeft(others, data.speed, reverse, true);
  const firm = !isSure && !data.full && answer.speed > slow ? { s, slow } : undefined;
  const plan = withOthers(g, unit, answer, walked, firm);
  if (!isPlan(plan)) return plan;
  return {
    ...plan,
    ...(way >= tool.length - TOLERANCE && { full: true as const }),
    ...(base.notched && { crossed: crossedBy(g, unit, s, swept) }),
  };
}

/** With a longer tool it would come into difficult ground, where that tool is too long for it. LE-ZWANGSBEWEGUNG-11 */
const isSlowedAt = (g: Legion, unit: Unit, data: MoveData, answer: MoveAnswer, speed: number): boolean => {
  const plan = planTool(g, unit, data, { ...answer, speed });
  return !isPlan(plan) && plan.clauses.includes('LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
};
/** It wants to go faster than difficult ground lets it. */
const tooFastFor = (unit: Unit, { piece }: StandingTerrain, speed: number, most: number): Refusal =>
  refuse(
    ['LE-SCHWIERIGES-GELAENDE-GLOSSAR-02', 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-03'],
    say('le.no.difficult', { speed, most, terrain: piece.kind }),
    { measured: speed, allowed: most, piece: unit.id },
  );

const NOTHING = { others: [], started: null, displaced: [], partial: false } as const;

interface Walked {
  readonly way: number;
  readonly started: Unit | null;
  readonly partial: boolean;
  readonly stopped?: MovePlan['stopped'];
  readonly edge?: boolean;
}

/** How far it gets: to the contact it wants, to what is in the way, or as far as it likes. */
function walkTo(
  g: Legion,
  unit: Unit,
  data: MoveData,
  answer: MoveAnswer,
  s: Surroundings,
  tool: ToolMove,
  furthest: number,
): Walked | Refusal {
  const walls = blockers(s, tool.start, data.jump);
  const nest = isClimbing(data) ? undefined : perch(s, tool.start);
  let free = freeWay(tool, walls);
  if (nest) free = Math.min(free, stayOn(tool, nest.shape)); // it would fall
  const rim = g.rules.edgeStops ? stayOn(tool, g.battlefield) : tool.length;
  const isRim = rim < free; // R-L2-27
  free = Math.min(free, rim);
  if (answer.engage !== undefined) return walkInto(g, unit, data, answer.engage, s, tool, free);
  const wish = data.full ? Math.min(tool.length, furthest) : Math.max(0, Math.min(1, answer.way)) * tool.length;
  let way = Math.min(wish, free);
  const edge = isRim && way < wish - TOLERANCE;
  const stopped = {
    ...(edge && { edge, stopped: { why: say('le.stoppedAtEdge'), clauses: ['L2-AKTIONEN-IM-DETAIL-11'] as const } }),
    ...(!edge &&
      way < wish - TOLERANCE && { stopped: { why: say('le.stoppedBy'), clauses: ['LE-BEWEGUNG-18'] as const } }),
  };
  if (!data.full) {
    if (way < wish - TOLERANCE) way = shortOf(g, unit, s, tool, way, data);
    const fault = way <= TOLERANCE ? undefined : endFault(g, unit, s, tool, way, data);
    if (fault && !(fault === 'off' && data.flees)) return faultRefusal(unit, fault); // LE-PANIK-09
    return { way, started: null, partial: false, ...stopped };
  }
  // LE-ZWANGSBEWEGUNG-05, -06, R-LE-19: as far as it legally can
  const leaves = (w: number) => !data.flees && !isOnBattlefield(g, sweptOnTool(tool, w));
  while (way > TOLERANCE && (leaves(way) || endFault(g, unit, s, tool, way, data))) way = Math.max(0, way - STEP);
  return { way, started: null, partial: way < tool.length - STEP / 2, ...stopped };
}
/** A climb with the tool leaves the level on which it begins. R-L2-26 */
const isClimbing = ({ kinds, jump }: MoveData): boolean => jump !== undefined && kinds[0] === 'climb';
/** Millimetres by which a compulsory move is shortened until it can end. */
const STEP = 2;

/** A base that another base has stopped keeps a hair away from it: only a melee is started by touching. LE-BEWEGUNG-21 */
function shortOf(g: Legion, unit: Unit, s: Surroundings, tool: ToolMove, way: number, data: MoveData): number {
  for (let back = 0; back <= STEP; back += 2 * CONTACT) {
    const fault = endFault(g, unit, s, tool, Math.max(0, way - back), data);
    if (fault !== 'contact' && fault !== 'friend') return Math.max(0, way - back);
  }
  return way;
}

function stayOn(tool: ToolMove, area: Shape): number {
  let [free, beyond] = [0, tool.length];
  if (sweptOnTool(tool, beyond).every((shape) => within(area, [shape]))) return beyond;
  while (beyond - free > 0.01) {
    const middle = (free + beyond) / 2;
    if (sweptOnTool(tool, middle).every((shape) => within(area, [shape]))) free = middle;
    else beyond = middle;
  }
  return free;
}

function endFault(
  g: Legion,
  unit: Unit,
  s: Surroundings,
  tool: ToolMove,
  way: number,
  data: MoveData,
): Fault | undefined {
  const at = poseOnTool(tool, way);
  const nest = isClimbing(data) ? undefined : perch(s, tool.start);
  const over =
    g.card(unit).type === 'ground-vehicle' || (data.full === true && g.card(unit).type === 'repulsor-vehicle');
  return faultAt(s, baseAt(g, unit, unit.leader, at), at, {
    ...(over && { displaces: true }),
    ...(nest && { level: nest.piece.height }),
  });
}

/** LE-NAHKAMPF-06, LE-NAHKAMPF-07, LE-BEWEGUNG-21 */
function walkInto(
  g: Legion,
  unit: Unit,
  data: MoveData,
  enemy: number,
  s: Surroundings,
  tool: ToolMove,
  free: number,
): Walked | Refusal {
  const other = g.state.units[enemy];
  const bad = refuseMelee(g, unit, other, data);
  if (bad || other === undefined) return bad ?? refuse(['LE-NAHKAMPF-06'], say('le.no.target'));
  const bases = s.neighbours.filter((n) => n.unit === other).flatMap(({ base }) => base);
  const contact = bases.length === 0 ? tool.length : freeWay(tool, bases);
  const at = poseOnTool(tool, Math.min(contact, free));
  const base = baseAt(g, unit, unit.leader, at);
  if (contact > free + TOLERANCE || gap(base, bases) > CONTACT)
    return refuse(['LE-NAHKAMPF-07'], say('le.no.reach', { unit: enemy }), { piece: enemy });
  const touching = s.neighbours.filter((n) => inContact(n.base, base));
  if (touching.some((n) => n.unit !== other))
    return refuse(['LE-NAHKAMPF-11'], say('le.no.twoMelees'), { piece: enemy });
  const nest = perch(s, tool.start);
  const fault = faultAt(s, base, at, { against: [enemy], ...(nest && { level: nest.piece.height }) });
  if (fault) return faultRefusal(unit, fault);
  return { way: contact, started: other, partial: false };
}

export function refuseMelee(
  g: Legion,
  unit: Unit,
  other: Unit | undefined,
  data: Pick<MoveData, 'noMelee'>,
): Refusal | undefined {
  if (other === undefined || other.status !== 'play' || g.state.sides[other.seat] === g.state.sides[unit.seat])
    return refuse(['LE-NAHKAMPF-06'], say('le.no.target'));
  if (g.rules.mayNotEngage(g, unit)) return refuse(['L2-RUECKZUG-02'], say('le.no.melee'), { piece: unit.id });
  if (data.noMelee) return refuse(['LE-BEWEGUNG-21'], say('le.no.melee'), { piece: unit.id });
  if (!hasMeleeWeapon(g, unit))
    return refuse(['LE-NAHKAMPF-13'], say('le.no.meleeWeapon', { unit: unit.id }), { piece: unit.id });
  if (hasKeyword(g, other, 'immune-melee'))
    return refuse(['LE-IMMUNITAET-NAHKAMPF-01'], say('le.no.immuneMelee', { unit: other.id }), { piece: other.id });
  return banned(g, 'engage', { unit, enemy: other });
}

/** Difficult ground under anybody at the start, or on the leader's way. LE-SCHWIERIGES-GELAENDE-GLOSSAR-02, -03 */
function slowedBy(g: Legion, unit: Unit, s: Surroundings, swept: readonly Shape[]): StandingTerrain | undefined {
  for (const mini of onTable(unit)) {
    const piece = difficultUnder(s, g.mini(unit, mini).base);
    if (piece) return piece;
  }
  return difficultUnder(s, swept);
}

const crossedBy = (g: Legion, unit: Unit, s: Surroundings, swept: readonly Shape[]): readonly number[] => [
  ...new Set(
    s.neighbours
      .filter((n) => g.state.sides[n.unit.seat] !== g.state.sides[unit.seat] && overlapping(n.base, swept))
      .map((n) => n.unit.id),
  ),
];

/** LE-VERDRAENGUNG-01: all that a ground vehicle rolls over; of a repulsor only who stands where it ends. */
function pushed(g: Legion, unit: Unit, s: Surroundings, swept: readonly Shape[]): MovePlan['displaced'] {
  if (g.card(unit).type !== 'ground-vehicle') return [];
  return s.neighbours
    .filter(({ unit: other, base }) => isDisplaceable(g, unit, other) && overlapping(base, swept))
    .map(({ unit: other, mini }) => [other.id, mini] as const);
}

function withOthers(
  g: Legion,
  unit: Unit,
  answer: MoveAnswer,
  walked: Walked & Pick<MovePlan, 'leader' | 'displaced'> & { readonly tool?: ToolMove },
  /** It goes so fast that nobody may end in difficult ground. LE-GELAENDE-SCHWIERIG-03 */
  firm?: { readonly s: Surroundings; readonly slow: number },
): MovePlan | Refusal {
  const { leader, started } = walked;
  const over = walked.displaced.length > 0 ? walked.displaced : runOver(g, unit, leader);
  const before = unit.minis[unit.leader]!.pose;
  const wishes = wishesOf(unit, answer.others);
  const how = { ...(wishes && { wishes, strict: true }), ...(started && { against: [started.id] }) };
  const placeOthers = (f: Formation, where: FallIn) => fallIn(f, before, { ...how, ...where });
  const f = formationAt(g, unit, leader, undefined, over);
  const where = firm && { where: (base: Footprint, mini: number) => !roughFor(g, unit, firm.s, mini, base) };
  const others = stays(unit, before, leader, answer) ? [] : placeOthers(f, where ?? {});
  if (others === undefined && firm) {
    const slower = placeOthers(formationAt(g, unit, leader, undefined, over), {});
    for (const { mini, pose: at } of slower ?? []) {
      const rough = roughFor(g, unit, firm.s, mini, baseAt(g, unit, mini, at));
      if (rough) return tooFastFor(unit, rough, answer.speed, firm.slow);
    }
  }
  if (others === undefined) return formationRefusal(unit, f);
  const { partial, stopped, tool, edge } = walked;
  return {
    kind: answer.kind,
    speed: answer.speed,
    bend: answer.bend,
    leader,
    others,
    started,
    partial,
    displaced: over,
    ...(stopped && { stopped }),
    ...(edge && { edge }),
    ...(tool && { tool }),
  };
}
/** Difficult ground in which one of the others would end. */
const roughFor = (g: Legion, unit: Unit, s: Surroundings, mini: number, base: Footprint): StandingTerrain | undefined =>
  difficultAt(s, unit.minis[mini]!.pose ? g.mini(unit, mini).base : undefined, base);

/** A unit that stays where it is stays as it is. */
const stays = (unit: Unit, before: Pose | null, leader: Pose, { others }: MoveAnswer): boolean =>
  before !== null &&
  others === undefined &&
  before.x === leader.x &&
  before.y === leader.y &&
  onTable(unit).length === living(unit).length;

/** Who stands where a vehicle ends. LE-VERDRAENGUNG-02 */
function runOver(g: Legion, unit: Unit, leader: Pose): MovePlan['displaced'] {
  if (!g.card(unit).type.endsWith('-vehicle')) return [];
  const base = baseAt(g, unit, unit.leader, leader);
  return surroundings(g, unit, leader, 200)
    .neighbours.filter((n) => isDisplaceable(g, unit, n.unit) && overlapping(n.base, base))
    .map(({ unit: other, mini }) => [other.id, mini] as const);
}
