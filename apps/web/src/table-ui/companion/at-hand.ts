import { toPlay } from '../builder/to-play.ts';

/** Which list of a shelf lies at hand. */
export const atHandOf = (store: string) => toPlay(`${store}.companion`);

/** The list of a store that lies at hand. */
export function listAtHand<L>(
  store: string,
  entries: readonly { readonly id: string; readonly list: L }[],
): L | undefined {
  const chosen = atHandOf(store).chosen();
  return entries.find(({ id }) => id === chosen)?.list;
}
