import { keptDraft, STORE } from '@holotisch/games/legion/draft';
import { type Army, data } from '@holotisch/legion';
import { keptLists } from '../../../table-ui/builder/keep.ts';
import { listAtHand } from '../../../table-ui/companion/at-hand.ts';

/** One order token for every unit, by its rank; a counterpart has none of its own. */
export function ordersOf({ units, edition }: Army): Readonly<Record<string, number>> {
  const orders: Record<string, number> = {};
  for (const { unit } of units) {
    const rank = data.findUnit(unit, edition)?.rank;
    if (rank !== undefined && rank !== 'counterpart') orders[rank] = (orders[rank] ?? 0) + 1;
  }
  return orders;
}

export function ordersAtHand(): Readonly<Record<string, number>> | undefined {
  const draft = listAtHand(STORE, keptLists(STORE, keptDraft).entries);
  return draft && ordersOf(draft.army);
}
