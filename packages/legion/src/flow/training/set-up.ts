import type { Flow } from '@holotisch/engine';
import type { MiniWay } from '../../events.ts';
import type { Legion } from '../../legion.ts';
import { trainingPlace } from '../../training/forces.ts';
import { sideOf } from '../../values.ts';
import { fallIn, formationAt } from '../activation/move/formation.ts';
import { procedures } from '../edition.ts';
import { open } from '../timing.ts';

/** Step 7: everybody is placed as in the sketch, unless battle cards say where. LC-AUFBAU-DES-TRAININGSGEFECHTS-10, R-LE-82 */
export function* deployNext(g: Legion): Flow {
  const { state } = g;
  if (state.rules.training?.includes('battle-cards')) return yield* procedures.deployNext(g);
  for (const unit of state.units.filter(({ status }) => status === 'reserve')) {
    const nth = state.units.filter((u) => u.seat === unit.seat && u.rank === unit.rank && u.id < unit.id).length;
    const leader = trainingPlace(unit.rank, nth, state.edges[sideOf(state, unit)]);
    const others = fallIn(formationAt(g, unit, leader), null);
    if (others === undefined) throw new Error(`the sketch has no room for unit ${unit.id}`);
    const minis: MiniWay[] = [{ mini: unit.leader, pose: leader }, ...others].map(({ mini, pose: to }) => ({
      mini,
      from: null,
      to,
    }));
    unit.status = 'play';
    for (const { mini, to } of minis) unit.minis[mini]!.pose = to;
    g.emit({ type: 'deployed', unit: unit.id, minis });
    yield* open(g, 'setup.deployed', { unit });
  }
}
