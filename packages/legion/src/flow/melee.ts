import { cosDegrees, type Pose, sinDegrees } from '@holotisch/table';
import type { MiniWay } from '../events.ts';
import { CONTACT, inContact } from '../geometry/base.ts';
import { type Legion, levelAt } from '../legion.ts';
import type { Unit } from '../state.ts';
import { hasMeleeWeapon, inMeleeWith, onTable, sideOf } from '../values.ts';
import { carry } from './markers.ts';
import { fallIn, formationAt, formationFault } from './move/formation.ts';
import { baseAt, faultAt, surroundings } from './move/surroundings.ts';

/** Melee: who closes in when it begins, and when somebody falls. */

/** Miniatures of a unit that touch no enemy. */
export const loose = (g: Legion, unit: Unit): readonly number[] => {
  const enemies = inMeleeWith(g, unit).flatMap((enemy) => onTable(enemy).map((mini) => g.mini(enemy, mini).base));
  return onTable(unit).filter((mini) => !enemies.some((base) => inContact(base, g.mini(unit, mini).base)));
};

/**
 * All miniatures of a unit that touch no enemy move into contact, where there is room and formation allows; the leader first.
 * LE-NAHKAMPF-09, -10, -14, -16
 */
export function closeIn(g: Legion, unit: Unit, against: readonly number[]): void {
  const from = unit.minis[unit.leader]!.pose;
  if (!hasMeleeWeapon(g, unit) || from === null || against.length === 0) return;
  const free = loose(g, unit);
  if (free.length === 0) return;
  const leader = (free.includes(unit.leader) && leaderJoins(g, unit, against, free)) || from;
  const others = free.filter((mini) => mini !== unit.leader);
  const f = formationAt(g, unit, leader);
  for (const mini of onTable(unit))
    if (mini !== unit.leader && !free.includes(mini)) f.placed.push({ mini, pose: unit.minis[mini]!.pose! });
  const ways: MiniWay[] = leader === from ? [] : [{ mini: unit.leader, from, to: leader }];
  for (const mini of others) {
    const before = unit.minis[mini]!.pose!;
    const to = fallIn(f, from, { minis: [mini], against })?.at(-1);
    if (!to || to.mini !== mini) {
      f.placed.push({ mini, pose: before });
      continue;
    }
    if (to.pose.x !== before.x || to.pose.y !== before.y) ways.push({ mini, from: before, to: to.pose });
  }
  if (ways.length === 0) return;
  for (const { mini, to } of ways) unit.minis[mini]!.pose = to;
  g.emit({ type: 'placed', unit: unit.id, minis: ways, why: 'melee' });
  carry(g, unit);
}

/** The nearest place at an enemy for a leader without contact, from which everybody else still is in formation. */
function leaderJoins(g: Legion, unit: Unit, against: readonly number[], free: readonly number[]): Pose | undefined {
  const from = unit.minis[unit.leader]!.pose!;
  const bound = onTable(unit).filter((mini) => !free.includes(mini));
  const s = surroundings(g, unit, from, REACH);
  const own = g.baseOf(unit, unit.leader).width / 2;
  const places: Pose[] = [];
  for (const { unit: enemy, base } of s.neighbours)
    if (against.includes(enemy.id))
      for (const { cx, cy, radius } of base)
        for (let degrees = 0; degrees < 360; degrees += 10) {
          const away = radius + own + CONTACT / 2;
          const [x, y] = [cx + away * sinDegrees(degrees), cy + away * cosDegrees(degrees)];
          places.push({ x, y, hx: from.hx, hy: from.hy });
        }
  const far = ({ x, y }: Pose): number => (x - from.x) * (x - from.x) + (y - from.y) * (y - from.y);
  return places
    .sort((a, b) => far(a) - far(b))
    .find((at) => {
      const base = baseAt(g, unit, unit.leader, at);
      if (faultAt(s, base, at, { against, level: levelAt(g.terrain, from) })) return false;
      const f = formationAt(g, unit, at);
      for (const mini of bound) {
        const pose = unit.minis[mini]!.pose!;
        if (formationFault(f, baseAt(g, unit, mini, pose), pose, { against })) return false;
        f.placed.push({ mini, pose });
      }
      return fallIn(f, from, { minis: free.filter((mini) => mini !== unit.leader), against }) !== undefined;
    });
}
/** Millimetres about a leader in which it looks for an enemy of its melee. */
const REACH = 250;

/** Who was in melee with whom before somebody fell. */
export type Locked = readonly (readonly [number, number])[];
export const lockedWith = (g: Legion, units: readonly Unit[]): Locked =>
  units.flatMap((unit) => inMeleeWith(g, unit).map((enemy) => [unit.id, enemy.id] as const));

/**
 * After somebody has fallen: the player whose turn it is or was first, in round 1 before all turns the blue one. Who has lost
 * the last contact goes after the same enemy, if it can. LE-NAHKAMPF-16..19, -21
 */
export function closeRanks(g: Legion, lastTurn: number | null, locked: Locked): void {
  const { state } = g;
  const first = lastTurn === null ? state.blue : sideOf(state, state.units[lastTurn]!);
  const enemiesIn = (unit: Unit): readonly number[] => {
    const now = inMeleeWith(g, unit).map(({ id }) => id);
    if (now.length > 0) return now;
    return locked
      .flatMap(([a, b]) => (a === unit.id ? [b] : b === unit.id ? [a] : []))
      .filter((id) => state.units[id]!.status === 'play');
  };
  const alive = state.units.filter(({ status }) => status === 'play');
  for (const unit of [
    ...alive.filter((u) => sideOf(state, u) === first),
    ...alive.filter((u) => sideOf(state, u) !== first),
  ])
    closeIn(g, unit, enemiesIn(unit));
}
