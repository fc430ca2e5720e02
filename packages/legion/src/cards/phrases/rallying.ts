import type { Flow } from '@holotisch/engine';
import { refuseAction } from '../../flow/activation/actions.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isSuppressed } from '../../values.ts';

/** After a rally, suppressed and not panicked: one more token for a free move action. */
export const couldGoOn = (g: Legion, unit: Unit): boolean =>
  unit.status === 'play' &&
  isSuppressed(g, unit) &&
  !unit.panicked &&
  !g.state.turn!.done.includes('move') &&
  refuseAction(g, unit, 'move', { free: true }) === undefined;

export function* goOn(g: Legion, unit: Unit, why: 'compel' | 'dauntless'): Flow {
  yield* gain(g, unit, 'suppression', 1, why);
  yield* g.rules.act(g, unit, 'move', { free: true });
}
