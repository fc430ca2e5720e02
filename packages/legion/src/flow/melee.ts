import type { Flow } from '@holotisch/engine';
import type { Legion } from '../legion.ts';
import type { Unit } from '../state.ts';
import { inMeleeWith, sideOf } from '../values.ts';
import { closeIn } from './melee-places.ts';

/** Melee: who closes in when somebody has fallen. */

/** Who was in melee with whom before somebody fell. */
export type Locked = readonly (readonly [number, number])[];
export const lockedWith = (g: Legion, units: readonly Unit[]): Locked =>
  units.flatMap((unit) => inMeleeWith(g, unit).map((enemy) => [unit.id, enemy.id] as const));

/**
 * After somebody has fallen: the player whose turn it is or was first, in round 1 before all turns the blue one. Who has lost
 * the last contact goes after the same enemy, if it can. LE-NAHKAMPF-16..19, -21
 */
export function* closeRanks(g: Legion, lastTurn: number | null, locked: Locked): Flow {
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
    yield* closeIn(g, unit, enemiesIn(unit));
}
