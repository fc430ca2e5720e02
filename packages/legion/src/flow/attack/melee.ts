import type { Flow } from '@holotisch/engine';
import type { Legion } from '../../legion.ts';
import type { LegionState, Side, Unit } from '../../state.ts';
import { inMeleeWith, otherSide, sideOf } from '../../values.ts';
import { closeIn } from './melee-places.ts';

/** Melee: who closes in when somebody has fallen. */

/** Who was in melee with whom before somebody fell. */
type Locked = readonly (readonly [number, number])[];
export const lockedWith = (g: Legion, units: readonly Unit[]): Locked =>
  units.flatMap((unit) => inMeleeWith(g, unit).map((enemy) => [unit.id, enemy.id] as const));

/** The player whose unit is active, or who has activated the last one; before the first of a round the blue one. LE-NAHKAMPF-17, -18 */
function firstToClose({ turn, units, turnOf, blue, sides }: LegionState): Side {
  if (turn !== null) return sides[units[turn.unit]!.seat]!;
  return units.some(({ order }) => order === 'facedown') ? otherSide(turnOf) : blue;
}

/** After somebody has fallen. Who has lost the last contact goes after the same enemy, if it can. LE-NAHKAMPF-16..19, -21 */
export function* closeRanks(g: Legion, locked: Locked): Flow {
  const { state } = g;
  const first = firstToClose(state);
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
