import type { Happened, Snapshot } from '../../match/protocol.ts';

/** So much at once is another match on the table, not something that happens in this one. */
const ANOTHER_MATCH = 60;

/**
 * What the table has shown since `told` events were told of, and how many have been told of then. `shown` is how many
 * events the table has shown.
 */
export function untold(
  { events, taken, moment }: Pick<Snapshot, 'events' | 'taken' | 'moment'>,
  shown: number,
  told: number,
): { readonly fresh: readonly Happened[]; readonly told: number } {
  const before = Math.min(told, events.length); // what was taken back is told anew when it happens again
  // The table may still show a move, or a moment long past: neither is news, and neither is forgotten.
  if (moment < taken || shown <= before) return { fresh: [], told: before };
  const fresh = events.slice(before, shown);
  return { fresh: fresh.length > ANOTHER_MATCH ? [] : fresh, told: before + fresh.length };
}
