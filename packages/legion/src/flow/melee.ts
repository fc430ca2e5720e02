import type { MiniWay } from '../events.ts';
import { inContact } from '../geometry/base.ts';
import type { Legion } from '../legion.ts';
import type { Unit } from '../state.ts';
import { hasMeleeWeapon, inMeleeWith, onTable, sideOf } from '../values.ts';
import { fallIn, formationAt } from './move/formation.ts';

/** Melee: who closes in when it begins, and when somebody falls. */

/** Miniatures of a unit that touch no enemy. */
export const loose = (g: Legion, unit: Unit): readonly number[] => {
  const enemies = inMeleeWith(g, unit).flatMap((enemy) => onTable(enemy).map((mini) => g.mini(enemy, mini).base));
  return onTable(unit).filter((mini) => !enemies.some((base) => inContact(base, g.mini(unit, mini).base)));
};

/**
 * All miniatures of a unit that touch no enemy move into contact, where there is room; its leader stays.
 * LE-NAHKAMPF-09, -10, -14, -16
 */
export function closeIn(g: Legion, unit: Unit, against: readonly number[]): void {
  if (!hasMeleeWeapon(g, unit) || unit.minis[unit.leader]!.pose === null) return;
  const free = loose(g, unit).filter((mini) => mini !== unit.leader);
  if (free.length === 0) return;
  const leader = unit.minis[unit.leader]!.pose!;
  const f = formationAt(g, unit, leader);
  for (const mini of onTable(unit))
    if (mini !== unit.leader && !free.includes(mini)) f.placed.push({ mini, pose: unit.minis[mini]!.pose! });
  const kept = f.placed.length;
  const ways: MiniWay[] = [];
  for (const mini of free) {
    const before = unit.minis[mini]!.pose!;
    const placed = fallIn(f, leader, { minis: [mini], against });
    const to = placed?.at(-1);
    if (!to || to.mini !== mini) {
      f.placed.push({ mini, pose: before });
      continue;
    }
    if (to.pose.x !== before.x || to.pose.y !== before.y) ways.push({ mini, from: before, to: to.pose });
  }
  if (f.placed.length === kept || ways.length === 0) return;
  for (const { mini, to } of ways) unit.minis[mini]!.pose = to;
  g.emit({ type: 'placed', unit: unit.id, minis: ways, why: 'melee' });
}

/** After somebody has fallen: the player whose turn it is or was first, in round 1 before all turns the blue one. LE-NAHKAMPF-16..19 */
export function closeRanks(g: Legion, lastTurn: number | null): void {
  const { state } = g;
  const first = lastTurn === null ? state.blue : sideOf(state, state.units[lastTurn]!);
  const fighting = state.units.filter((unit) => unit.status === 'play' && inMeleeWith(g, unit).length > 0);
  for (const unit of [
    ...fighting.filter((u) => sideOf(state, u) === first),
    ...fighting.filter((u) => sideOf(state, u) !== first),
  ])
    closeIn(
      g,
      unit,
      inMeleeWith(g, unit).map(({ id }) => id),
    );
}
