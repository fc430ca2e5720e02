import { say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { ObjectiveRules } from '../cards/vocabulary.ts';
import type { Side, Unit } from '../state.ts';

/** The objective that is played, victory tokens, and objective tokens on units. */

export const objectiveRules = ({ state, book }: Armada): ObjectiveRules | undefined =>
  state.objective === null ? undefined : book.get(`objective/${state.objective}`)?.objective;

/** AR-SIEGMARKER-01 */
export function gainVictory(g: Armada, side: Side, count = 1): void {
  g.state.victory[side] += count;
  g.emit({ type: 'victoryToken', side, count, why: say('ar.objective', { objective: g.state.objective }) });
}

/** AR-EINSATZZIELMARKER-01: how many objective tokens a unit has. */
export function setObjectives(g: Armada, unit: Unit, count: number): void {
  if (unit.objectives === count) return;
  unit.objectives = count;
  g.emit({ type: 'objectiveTokens', unit: unit.id, count });
}
