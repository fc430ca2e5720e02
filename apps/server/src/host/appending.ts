import type { Listing, TaggedRow } from '../store/store.ts';
import type { House } from './house.ts';

/** How long a database that does not answer is tried again, and how long between two tries. */
const KEEP_TRYING_MS = 8000;
const BETWEEN_TRIES_MS = 150;

/** Until it is known whether the row is kept: a database that has just restarted is asked again. */
export async function append(
  house: House,
  match: string,
  row: TaggedRow,
  listing: Listing | undefined,
): Promise<'kept' | 'conflict' | 'failed'> {
  const { store } = house;
  const until = house.now() + KEEP_TRYING_MS;
  for (;;) {
    try {
      const outcome = await store.append({ match, row, ...(listing && { listing }) });
      if (outcome === 'kept') return 'kept';
      // It may be our own, kept by a try whose answer was lost.
      const [there] = await store.rowsFrom(match, row.seq);
      return there?.tag === row.tag ? 'kept' : 'conflict';
    } catch (error) {
      house.log.warn('not kept', { match, error: String(error) });
      house.metrics.failures.add();
      if (house.isClosing || store.kind === 'sqlite' || house.now() > until) return 'failed';
      await new Promise((again) => setTimeout(again, BETWEEN_TRIES_MS));
    }
  }
}
