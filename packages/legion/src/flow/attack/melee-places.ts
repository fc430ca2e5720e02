import { type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import type { Pose, Vec } from '@holotisch/table';
import type { MiniWay } from '../../events.ts';
import { CONTACT, inContact } from '../../geometry/base.ts';
import { directions } from '../../geometry/round.ts';
import { type Legion, levelAt } from '../../legion.ts';
import type { At, FormationData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import { hasMeleeWeapon, inMeleeWith, onTable, refuse } from '../../values.ts';
import type { Places } from '../activation/move/answer.ts';
import { type Formation, fallIn, formationAt, formationFault, type Placed } from '../activation/move/formation.ts';
import { isPlaced, placesRegion } from '../activation/move/places-region.ts';
import { faultRefusal, formationRefusal } from '../activation/move/refusals.ts';
import { baseAt, faultAt, surroundings } from '../activation/move/surroundings.ts';
import { askIn } from '../choose.ts';
import { carry } from '../objectives/markers.ts';

/** Miniatures that go into base contact in a melee: their player says where. LE-NAHKAMPF-09, -14, -16 */

/** Miniatures of a unit that touch no enemy. */
const loose = (g: Legion, unit: Unit): readonly number[] => {
  const enemies = inMeleeWith(g, unit).flatMap((enemy) => onTable(enemy).map((mini) => g.mini(enemy, mini).base));
  return onTable(unit).filter((mini) => !enemies.some((base) => inContact(base, g.mini(unit, mini).base)));
};

/**
 * All miniatures of a unit that touch no enemy move into contact, where there is room and formation allows; the leader first.
 * Nobody is asked if nobody can. LE-NAHKAMPF-09, -10, -14, -16
 */
export function* closeIn(g: Legion, unit: Unit, against: readonly number[]): Flow {
  if (!hasMeleeWeapon(g, unit) || unit.minis[unit.leader]!.pose === null || against.length === 0) return;
  const free = loose(g, unit);
  if (free.length === 0) return;
  const minis = [...free.filter((mini) => mini === unit.leader), ...free.filter((mini) => mini !== unit.leader)];
  const data: FormationData = { unit: unit.id, minis, against };
  if (waysOf(unit, planPlaces(g, data, {})).length === 0) return;
  const answer = yield* askIn(meleePlaces as Region<never, FormationData, Places>, {
    seat: unit.seat,
    kind: 'formation',
    region: { ...data, name: 'formation' },
    about: { unit: unit.id },
    prompt: say('le.ask.formation', { unit: unit.id }),
    clauses: ['LE-NAHKAMPF-09', 'LE-NAHKAMPF-14', 'LE-NAHKAMPF-16'],
  });
  const ways = waysOf(unit, planPlaces(g, data, answer));
  if (ways.length === 0) return;
  for (const { mini, to } of ways) unit.minis[mini]!.pose = to;
  g.emit({ type: 'placed', unit: unit.id, minis: ways, why: 'melee' });
  carry(g, unit);
}

function waysOf(unit: Unit, plan: readonly Placed[] | Refusal): readonly MiniWay[] {
  if (!isPlaced(plan)) return [];
  return plan.flatMap(({ mini, pose }) => {
    const from = unit.minis[mini]!.pose!;
    return from.x === pose.x && from.y === pose.y ? [] : [{ mini, from, to: pose }];
  });
}

/** Where they come to stand: as named, or by the program itself, one after the other. */
function planPlaces(
  g: Legion,
  { unit: id, minis, against }: FormationData,
  { at = [] }: Places,
): readonly Placed[] | Refusal {
  const unit = g.unit(id);
  const from = unit.minis[unit.leader]!.pose!;
  const led = minis[0] === unit.leader;
  const leader = led ? leaderPlace(g, unit, minis, against, at[0] ?? null) : from;
  if ('clauses' in leader) return leader;
  const f = formationAt(g, unit, leader);
  for (const mini of onTable(unit))
    if (mini !== unit.leader && !minis.includes(mini)) f.placed.push({ mini, pose: unit.minis[mini]!.pose! });
  const out: Placed[] = led ? [{ mini: unit.leader, pose: leader }] : [];
  for (const [i, mini] of minis.entries()) {
    if (mini === unit.leader) continue;
    const one = otherPlace(g, f, mini, from, against, at[i] ?? null);
    if ('clauses' in one) return one;
    out.push(one);
  }
  return out;
}

/** A place in contact; without room for one in formation; without that where it stands. LE-NAHKAMPF-14, -16 */
function otherPlace(
  g: Legion,
  f: Formation,
  mini: number,
  from: Pose,
  against: readonly number[],
  named: At | null,
): Placed | Refusal {
  const { unit } = f.s;
  const stay: Placed = { mini, pose: unit.minis[mini]!.pose! };
  const auto = fallIn(named ? { ...f, placed: [...f.placed] } : f, from, { minis: [mini], against })?.at(-1);
  if (!named) {
    if (!auto) f.placed.push(stay);
    return auto ?? stay;
  }
  const wishes = new Map<number, Vec>([[mini, { x: named[0], y: named[1] }]]);
  const placed = fallIn(f, from, { minis: [mini], against, wishes, strict: true })?.at(-1);
  if (!placed) return formationRefusal(unit, f);
  if (auto && touches(g, unit, auto, against) && !touches(g, unit, placed, against))
    return refuse(['LE-NAHKAMPF-09', 'LE-NAHKAMPF-16'], say('le.no.stand.loose', { unit: unit.id }), {
      piece: unit.id,
    });
  return placed;
}
function touches(g: Legion, unit: Unit, { mini, pose }: Placed, against: readonly number[]): boolean {
  const base = baseAt(g, unit, mini, pose);
  return against.some((id) => onTable(g.unit(id)).some((other) => inContact(base, g.mini(g.unit(id), other).base)));
}

/** The place of a leader without contact: at an enemy, so that everybody else is or falls in formation; or where it is. */
function leaderPlace(
  g: Legion,
  unit: Unit,
  free: readonly number[],
  against: readonly number[],
  named: At | null,
): Pose | Refusal {
  const from = unit.minis[unit.leader]!.pose!;
  const auto = leaderJoins(g, unit, against, free);
  if (!named) return auto ?? from;
  const at: Pose = { x: named[0], y: named[1], hx: from.hx, hy: from.hy };
  const base = baseAt(g, unit, unit.leader, at);
  const s = surroundings(g, unit, from, REACH);
  const fault = faultAt(s, base, at, { against, level: levelAt(g.terrain, from) });
  if (fault) return faultRefusal(unit, fault);
  if (auto && !touches(g, unit, { mini: unit.leader, pose: at }, against))
    return refuse(['LE-NAHKAMPF-09', 'LE-NAHKAMPF-16'], say('le.no.stand.loose', { unit: unit.id }), {
      piece: unit.id,
    });
  return leadsAll(g, unit, at, against, free)
    ? at
    : refuse(['LE-NAHKAMPF-09', 'LE-FORMATION-01'], say('le.no.formation', { unit: unit.id }), { piece: unit.id });
}

/** From there everybody who is bound stays in formation, and everybody else can fall in. */
function leadsAll(g: Legion, unit: Unit, at: Pose, against: readonly number[], free: readonly number[]): boolean {
  const f = formationAt(g, unit, at);
  for (const mini of onTable(unit)) {
    if (free.includes(mini)) continue;
    const pose = unit.minis[mini]!.pose!;
    if (formationFault(f, baseAt(g, unit, mini, pose), pose, { against })) return false;
    f.placed.push({ mini, pose });
  }
  const others = free.filter((mini) => mini !== unit.leader);
  return fallIn(f, unit.minis[unit.leader]!.pose, { minis: others, against }) !== undefined;
}

/** The nearest place at an enemy for a leader without contact, from which everybody else still is in formation. */
function leaderJoins(g: Legion, unit: Unit, against: readonly number[], free: readonly number[]): Pose | undefined {
  const from = unit.minis[unit.leader]!.pose!;
  const s = surroundings(g, unit, from, REACH);
  const own = g.baseOf(unit, unit.leader).width / 2;
  const places: Pose[] = [];
  for (const { unit: enemy, base } of s.neighbours)
    if (against.includes(enemy.id))
      for (const { cx, cy, radius } of base)
        for (const { x, y } of ROUND) {
          const away = radius + own + CONTACT / 2;
          places.push({ x: cx + away * x, y: cy + away * y, hx: from.hx, hy: from.hy });
        }
  const far = ({ x, y }: Pose): number => (x - from.x) * (x - from.x) + (y - from.y) * (y - from.y);
  return places
    .sort((a, b) => far(a) - far(b))
    .find((at) => {
      const base = baseAt(g, unit, unit.leader, at);
      if (faultAt(s, base, at, { against, level: levelAt(g.terrain, from) })) return false;
      return leadsAll(g, unit, at, against, free);
    });
}
const ROUND = directions(36);
/** Millimetres about a leader in which it looks for an enemy of its melee. */
const REACH = 250;

export const meleePlaces = placesRegion<FormationData>('formation', () => ['LE-NAHKAMPF-09'], planPlaces);
