import type { Happened, Snapshot } from '../../match/protocol.ts';

/** So much at once is another match on the table, not something that happens in this one. */
const ANOTHER_MATCH = 60;

/** What the table shows as new since `told` decisions were told of, and how many have been told of then. */
export function untold(
  { events, taken, moment }: Pick<Snapshot, 'events' | 'taken' | 'moment'>,
  until: number,
  told: number,
): { readonly fresh: readonly Happened[]; readonly told: number } {
  const before = Math.min(told, taken); // what was taken back is told anew when it happens again
  // The table may still show a move, or a moment long past: neither is news, and neither is forgotten.
  if (moment < taken || until <= before) return { fresh: [], told: before };
  const now = Math.min(until, taken);
  const fresh = events.filter((e) => e.at > before && e.at <= now);
  return { fresh: fresh.length > ANOTHER_MATCH ? [] : fresh, told: now };
}
