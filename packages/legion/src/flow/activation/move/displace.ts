import { type Flow, type Refusal, type Region, type Seat, say } from '@holotisch/engine';
import { type Pose, pose, TOLERANCE } from '@holotisch/table';
import type { MiniWay } from '../../../events.ts';
import { type Footprint, overlapping } from '../../../geometry/base.ts';
import { SEGMENT } from '../../../geometry/range.ts';
import { directions } from '../../../geometry/round.ts';
import { type Legion, levelAt } from '../../../legion.ts';
import type { At, DisplacedData } from '../../../payloads.ts';
import type { Marker, Unit } from '../../../state.ts';
import { onTable, opponentOf, refuse } from '../../../values.ts';
import { askIn } from '../../choose.ts';
import { carry } from '../../objectives/markers.ts';
import { gain } from '../../tokens.ts';
import type { Places } from './answer.ts';
import { type Formation, fallIn, formationAt, formationFault, type Placed } from './formation.ts';
import { isPlaced, placesRegion } from './places-region.ts';
import { faultRefusal, formationRefusal } from './refusals.ts';
import { baseAt, type Fault, faultAt, surroundings } from './surroundings.ts';

/** Troopers that a vehicle has pushed aside. LE-VERDRAENGUNG-06..16 */

interface Lifted {
  readonly unit: Unit;
  readonly mini: number;
  readonly pose: Pose | null;
}

/** All leaders first, then everybody else about them; whoever did not move the vehicle places friend and foe. LE-FORMATION-08, LE-VERDRAENGUNG-09 */
export function* replaceDisplaced(g: Legion, by: Unit | Marker, mover: Seat, lifted: readonly Lifted[]): Flow {
  const units = [...new Set(lifted.map(({ unit }) => unit))];
  const seat = opponentOf(g.state, mover);
  const liftedOf = (unit: Unit) => lifted.filter((l) => l.unit === unit);
  const led = (unit: Unit) => liftedOf(unit).find(({ mini }) => mini === unit.leader);
  for (const unit of units) {
    const minis = liftedOf(unit).map(({ mini }) => mini);
    g.emit({ type: 'displaced', unit: unit.id, minis, ...(isUnit(by) ? { by: by.id } : { cart: by.id }) });
  }
  for (const unit of units) {
    const leader = led(unit);
    if (leader) yield* askPlaces(g, unit, by, seat, [leader]);
  }
  for (const unit of units) {
    const others = liftedOf(unit).filter(({ mini }) => mini !== unit.leader);
    const lost = led(unit) ? outOfFormation(g, unit) : []; // LE-VERDRAENGUNG-12
    const all = [...others, ...lost].sort((a, b) => a.mini - b.mini);
    if (all.length > 0) yield* askPlaces(g, unit, by, seat, all);
    carry(g, unit);
  }
  for (const unit of units) yield* gain(g, unit, 'suppression', 1, 'displaced'); // LE-VERDRAENGUNG-15, -16
}

/** A vehicle, or a cart. */
const isUnit = (by: Unit | Marker): by is Unit => 'minis' in by;

/** An effect lets a seat place miniatures of a unit anew, in formation with a leader that stays. */
export function* placeAnew(g: Legion, unit: Unit, minis: readonly number[], seat: Seat, by: Unit): Flow {
  const lifted = minis.map((mini) => ({ unit, mini, pose: unit.minis[mini]!.pose }));
  for (const mini of minis) unit.minis[mini]!.pose = null;
  yield* askPlaces(g, unit, by, seat, lifted, 'effect');
}

function* askPlaces(
  g: Legion,
  unit: Unit,
  by: Unit | Marker,
  seat: Seat,
  lifted: readonly Lifted[],
  why: 'displaced' | 'effect' = 'displaced',
): Flow {
  const data: DisplacedData = {
    unit: unit.id,
    minis: lifted.map(({ mini }) => mini),
    stood: lifted.map(({ pose }): At => [pose!.x, pose!.y]),
    ...(isUnit(by) && { by: by.id }),
    ...(why === 'effect' && { anew: true as const }),
  };
  const answer = yield* askIn(displacedPlace as Region<never, DisplacedData, Places>, {
    seat,
    kind: 'displaced',
    region: { ...data, name: 'displaced' },
    about: { unit: unit.id },
    prompt:
      why === 'effect'
        ? say('le.ask.placeAnew', { unit: unit.id })
        : isUnit(by)
          ? say('le.ask.displaced', { unit: unit.id, by: by.id })
          : say('le.ask.displacedByCart', { unit: unit.id }),
    clauses:
      why === 'effect' ? ['LE-FORMATION-03'] : ['LE-VERDRAENGUNG-09', 'LE-VERDRAENGUNG-10', 'LE-VERDRAENGUNG-11'],
  });
  const placed = planDisplaced(g, data, answer);
  if (!isPlaced(placed)) throw new Error(`illegal places for displaced miniatures of unit ${unit.id} were taken`);
  const ways: MiniWay[] = placed.map(({ mini, pose }) => ({ mini, from: unit.minis[mini]!.pose, to: pose }));
  for (const { mini, pose } of placed) unit.minis[mini]!.pose = pose;
  g.emit({ type: 'placed', unit: unit.id, minis: ways, why });
}

/** Those still standing who are no longer in formation with a leader that has been put elsewhere. */
function outOfFormation(g: Legion, unit: Unit): readonly Lifted[] {
  const { lost } = around(g, unit, unit.minis[unit.leader]!.pose!);
  return lost.map((mini) => ({ unit, mini, pose: unit.minis[mini]!.pose }));
}
/** The formation about a place of the leader: who keeps its place in it, and who cannot. */
function around(g: Legion, unit: Unit, leader: Pose): { readonly f: Formation; readonly lost: readonly number[] } {
  const f = formationAt(g, unit, leader);
  const lost: number[] = [];
  for (const mini of onTable(unit)) {
    if (mini === unit.leader) continue;
    const pose = unit.minis[mini]!.pose!;
    if (formationFault(f, baseAt(g, unit, mini, pose), pose)) lost.push(mini);
    else f.placed.push({ mini, pose });
  }
  return { f, lost };
}

/** Where they come to stand: as named, or by the program itself. */
function planDisplaced(g: Legion, data: DisplacedData, { at = [] }: Places): readonly Placed[] | Refusal {
  const unit = g.unit(data.unit);
  if (data.minis[0] !== unit.leader) return placeOthers(g, unit, data, at);
  const [x, y] = data.stood[0]!;
  const named = at[0];
  if (!named) {
    const free = leaderSpot(g, unit, { x, y });
    return free
      ? [{ mini: unit.leader, pose: free }]
      : refuse(['LE-VERDRAENGUNG-11'], say('le.no.displaced', { unit: unit.id }));
  }
  const there = pose(named[0], named[1], 0);
  return refuseLeader(g, unit, { x, y }, there) ?? [{ mini: unit.leader, pose: there }];
}

interface Point {
  readonly x: number;
  readonly y: number;
}
/** How far the furthest part of a leader's base is from the middle of where it stood. LE-INNERHALB-REICHWEITE-01 */
const reachOf = (g: Legion, unit: Unit, from: Point, at: Point): number => {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  return Math.sqrt(dx * dx + dy * dy) + g.baseOf(unit, unit.leader).length / 2;
};

/** LE-VERDRAENGUNG-11, -13, -14: within range 1 of where it stood, on its level, in contact with no enemy. */
function refuseLeader(g: Legion, unit: Unit, from: Point, at: Pose): Refusal | undefined {
  const reach = reachOf(g, unit, from, at);
  const best = leaderSpot(g, unit, from);
  if (reach > SEGMENT + TOLERANCE && best && reachOf(g, unit, from, best) <= SEGMENT)
    return refuse(['LE-VERDRAENGUNG-11'], say('le.no.displacedFar', { unit: unit.id }), {
      measured: Math.round(reach * 100) / 100,
      allowed: SEGMENT,
      piece: unit.id,
    });
  const s = surroundings(g, unit, at, SEGMENT);
  const fault = faultAt(s, baseAt(g, unit, unit.leader, at), at, { level: levelAt(g.terrain, at) });
  if (fault) return displacedRefusal(unit, fault);
  const level = levelAt(g.terrain, from);
  if (best && isOn(g, best, level) && !isOn(g, at, level))
    return refuse(['LE-VERDRAENGUNG-14'], say('le.no.displacedLevel', { unit: unit.id }), { piece: unit.id });
  if (hasRoom(g, unit, at)) return undefined;
  return refuse(['LE-VERDRAENGUNG-10'], say('le.no.formation', { unit: unit.id }), { piece: unit.id });
}
const isOn = (g: Legion, at: Point, level: number): boolean => Math.abs(levelAt(g.terrain, at) - level) <= TOLERANCE;

const displacedRefusal = (unit: Unit, fault: Fault): Refusal =>
  fault === 'contact'
    ? refuse(['LE-VERDRAENGUNG-13'], say('le.no.stand.contact', { unit: unit.id }), { piece: unit.id })
    : faultRefusal(unit, fault);

/** Whether everybody who has to can fall in about this place of the leader. */
function hasRoom(g: Legion, unit: Unit, leader: Pose): boolean {
  const { f, lost } = around(g, unit, leader);
  const lifted = unit.minis.flatMap(({ pose, fell }, mini) =>
    fell === null && pose === null && mini !== unit.leader ? [mini] : [],
  );
  return fallIn(f, null, { minis: [...lost, ...lifted] }) !== undefined;
}

/** The nearest place for a leader: on its level, else on any other; beyond range 1 only if there is none within. */
function leaderSpot(g: Legion, unit: Unit, from: Point): Pose | undefined {
  const s = surroundings(g, unit, from, WIDEST);
  const level = levelAt(g.terrain, from);
  const length = g.baseOf(unit, unit.leader).length;
  const search = (least: number, most: number, room: boolean, sameLevel: boolean): Pose | undefined => {
    for (let away = least; away <= most; away += 4)
      for (const { x, y } of ROUND) {
        const at = pose(from.x + away * x, from.y + away * y, 0);
        if (sameLevel && !isOn(g, at, level)) continue;
        const fault = faultAt(s, baseAt(g, unit, unit.leader, at), at, sameLevel ? { level } : {});
        if (!fault && (!room || hasRoom(g, unit, at))) return at;
      }
    return undefined;
  };
  const near = SEGMENT - length / 2;
  return (
    search(0, near, true, true) ??
    search(0, near, true, false) ??
    search(0, near, false, false) ??
    search(near, WIDEST, false, false)
  );
}
const ROUND = directions(24);
/** Nobody is pushed aside further than this. */
const WIDEST = 4 * SEGMENT;

/** Everybody else, in formation; each on its level if there is room on it. LE-VERDRAENGUNG-10, -12..14 */
function placeOthers(
  g: Legion,
  unit: Unit,
  data: DisplacedData,
  at: readonly (At | null)[],
): readonly Placed[] | Refusal {
  const f = formationAt(g, unit, unit.minis[unit.leader]!.pose!);
  for (const mini of onTable(unit))
    if (mini !== unit.leader && !data.minis.includes(mini)) f.placed.push({ mini, pose: unit.minis[mini]!.pose! });
  const out: Placed[] = [];
  for (const [i, mini] of data.minis.entries()) {
    const [x, y] = data.stood[i]!;
    const level = levelAt(g.terrain, { x, y });
    const where = ([shape]: Footprint): boolean => isOn(g, { x: shape!.cx, y: shape!.cy }, level);
    const own = { minis: [mini], wishes: new Map([[mini, { x, y }]]) };
    const named = at[i];
    if (named) {
      const kept = fallIn(copyOf(f), null, { ...own, where });
      const wishes = new Map([[mini, { x: named[0], y: named[1] }]]);
      const placed = fallIn(f, null, { ...own, wishes, strict: true })?.at(-1);
      if (!placed) return refusePlace(unit, f, data);
      if (kept && !data.anew && !isOn(g, placed.pose, level))
        return refuse(['LE-VERDRAENGUNG-14'], say('le.no.displacedLevel', { unit: unit.id }), { piece: unit.id });
      out.push(placed);
      continue;
    }
    const placed = (fallIn(f, null, { ...own, where }) ?? fallIn(f, null, own))?.at(-1);
    out.push(placed ?? leftOver(f, mini));
  }
  return out;
}
const copyOf = (f: Formation): Formation => ({ ...f, placed: [...f.placed] });

function refusePlace(unit: Unit, f: Formation, { anew }: DisplacedData): Refusal {
  const refusal = f.miss?.fault === 'contact' ? displacedRefusal(unit, 'contact') : formationRefusal(unit, f);
  return anew ? refusal : { ...refusal, clauses: ['LE-VERDRAENGUNG-10', ...refusal.clauses] };
}

/** No room in formation anywhere: as near to the leader as there is. */
function leftOver(f: Formation, mini: number): Placed {
  const { g, unit } = f.s;
  const { x: x0, y: y0, hx, hy } = f.leader;
  const s = surroundings(g, unit, f.leader, WIDEST);
  const isFree = (at: Pose): boolean => {
    const base = baseAt(g, unit, mini, at);
    const own = [f.leaderBase, ...f.placed.map((p) => baseAt(g, unit, p.mini, p.pose))];
    return faultAt(s, base, at) === undefined && !own.some((other) => overlapping(other, base));
  };
  for (let away = 30; away <= WIDEST; away += 6)
    for (const { x, y } of ROUND) {
      const placed: Placed = { mini, pose: { x: x0 + away * x, y: y0 + away * y, hx, hy } };
      if (!isFree(placed.pose)) continue;
      f.placed.push(placed);
      return placed;
    }
  throw new Error(`no place for miniature ${mini} of unit ${unit.id}`);
}

export const displacedPlace = placesRegion<DisplacedData>(
  'displaced',
  ({ anew }) => (anew ? ['LE-FORMATION-03'] : ['LE-VERDRAENGUNG-09']),
  planDisplaced,
);
