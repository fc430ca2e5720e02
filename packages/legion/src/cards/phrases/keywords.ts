import { type Flow, say } from '@holotisch/engine';
import { refuseAction } from '../../flow/activation/actions.ts';
import { choose, NONE, noActionOption } from '../../flow/choose.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { ActionName, Unit } from '../../state.ts';
import { between, friendsOf } from '../../values.ts';

/** What several keywords have to say. */

/** Friends at range 1 to so much, the unit itself included. */
export const nearby = (g: Legion, unit: Unit, most: number): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => isAt(between(g, unit, friend), most));
export const othersNearby = (g: Legion, unit: Unit, most: number): readonly Unit[] =>
  nearby(g, unit, most).filter((friend) => friend !== unit);

/** One of these as a free action outside of the unit's own activation, or nothing. LE-FAEDEN-ZIEHEN-03, -06 */
export function* freeAction(
  g: Legion,
  unit: Unit,
  card: string,
  actions: readonly Exclude<ActionName, `card:${string}` | 'withdraw'>[],
): Flow {
  const ways = actions.filter((action) => !refuseAction(g, unit, action, { free: true, outside: true }));
  const way = yield* choose({
    seat: unit.seat,
    kind: 'free-action',
    about: { unit: unit.id },
    clauses: ['LE-FAEDEN-ZIEHEN-03'],
    prompt: say('le.ask.free-action', { unit: unit.id, card }),
    options: [...ways.map((id) => ({ id, label: say(`le.action.${id}`) })), noActionOption],
  });
  if (way === NONE) return;
  yield* g.rules.act(g, unit, ways.find((one) => one === way)!, { free: true, outside: true });
}
