import type { Flow } from '@holotisch/engine';
import { isKin } from '../../cards/named.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, courageOf, friendsOf, hasKeyword, keywordOf, numberOf } from '../../values.ts';
import { lentCourage } from '../activation/activation.ts';
import { mayBeSuppressed, remove } from '../tokens.ts';

/** Panic of 2.6: a state, and no flight. L2-PANIK-01..05, R-L2-21 */

export const isPanicked = (g: Legion, unit: Unit): boolean => {
  const courage = courageOf(g, unit);
  if (!mayBeSuppressed(g, unit) || courage === null || unit.tokens.suppression === 0) return false;
  const used = Math.max(courage, ...(unit.status === 'play' ? lentCourage(g, unit) : []));
  return unit.tokens.suppression >= 2 * used && numberOf(g, unit, 'steadfast', 0) === 0;
};
/** What is shown at the unit follows the state, as soon as tokens come or go. */
export function showPanic(g: Legion, unit: Unit): boolean {
  const is = isPanicked(g, unit);
  if (is !== unit.panicked) {
    unit.panicked = is;
    g.emit({ type: 'panicked', unit: unit.id, is, courage: courageOf(g, unit) });
  }
  return is;
}
/** Who turns out to be panicked now, because whoever lent it courage is gone, drops what it holds, too. L2-PANIK-03 */
export function* checkPanic(g: Legion, unit: Unit): Flow {
  if (!showPanic(g, unit)) return;
  g.state.turn!.panics = true;
  yield* g.rules.dropClaimed(g, unit);
}
/** Whatever takes tokens away from it. */
export function calm(g: Legion, unit: Unit): void {
  if (unit.panicked) showPanic(g, unit);
}
/** Command vehicles within 3 lend their X. */
export const moreCourage = (g: Legion, unit: Unit): readonly number[] =>
  friendsOf(g.state, unit).flatMap((friend) =>
    friend !== unit && hasKeyword(g, friend, 'command-vehicle') && isAt(between(g, friend, unit), 3)
      ? [keywordOf(g, friend, 'command-vehicle')]
      : [],
  );
/**
 * Whose courage a unit may use: with Self-Preservation only that of its own faction and affiliation. A field commander lends
 * his to his kin where the army has no commander.
 */
export const trusts = (g: Legion, unit: Unit, friend: Unit): boolean =>
  (!hasKeyword(g, unit, 'self-preservation') || isOfOneBand(g, unit, friend)) &&
  (friend.rank === 'commander' || (leadsAlone(g, friend) && isKin(g, unit, friend)));
const isOfOneBand = (g: Legion, a: Unit, b: Unit): boolean =>
  a.faction === b.faction && g.card(a).affiliation === g.card(b).affiliation;
/** The army was fielded without a commander. */
const leadsAlone = ({ state }: Legion, { seat }: Unit): boolean =>
  !state.units.some((u) => u.seat === seat && u.rank === 'commander' && !u.promoted);
/** Neither actions nor free actions. L2-PANIK-02 */
export function* panic(g: Legion): Flow {
  g.state.turn!.actions = 0;
}
/** Tokens equal to its own courage leave. L2-AKTIVIERUNGSPHASE-11 */
export function* unitEnds(g: Legion, unit: Unit): Flow {
  if (g.state.turn?.panics) remove(g, unit, 'suppression', courageOf(g, unit) ?? 0, 'panic');
}
