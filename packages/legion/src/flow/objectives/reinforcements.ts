import type { Flow, Seat } from '@holotisch/engine';
import { WHETHER } from '@holotisch/table';
import type { Rank } from '../../data/types.ts';
import type { Legion } from '../../legion.ts';
import type { Side, Unit } from '../../state.ts';
import { otherSide } from '../../values.ts';
import { deploy, deployment } from '../setup/deployment.ts';

/** Units that a condition has set aside and that come in by their order token. LE-ERRATA-SCHNELLE-VERSTAERKUNG-02, -03 */

const aside = (g: Legion, of: (unit: Unit) => boolean): readonly Unit[] =>
  g.state.units.filter((u) => u.status === 'aside' && u.note[HIDES] !== true && of(u));
/** Whoever hides comes in by an effect of its own. */
export const HIDES = 'hides';
/** Its token lies in the pool as long as it waits. */
export const reservesWait = (g: Legion, side?: Side): boolean =>
  g.state.hands.some(
    (hand, seat) =>
      (side === undefined || g.state.sides[seat] === side) &&
      hand.pool.length > 0 &&
      aside(g, (u) => u.seat === seat && hand.pool.includes(u.rank)).length > 0,
  );

/** Whether a unit has come in for this token. */
export function* reinforce(g: Legion, seat: Seat, rank: Rank): Flow<boolean> {
  const [unit] = aside(g, (u) => u.seat === seat && u.rank === rank);
  if (!unit) return false;
  const where = { unit: unit.id, zones: [], beyondEnemies: 2 };
  if (deployment.sample(g, where, WHETHER) === undefined) return false;
  yield* deploy(g, unit, where);
  unit.order = 'facedown';
  g.state.turnOf = otherSide(g.state.sides[seat]!);
  return true;
}
