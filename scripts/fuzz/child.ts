// Tries the inputs that it is told to. A process of its own: one that hangs or runs out of memory takes nobody with it.
import { loadGames, playableIds } from '@holotisch/games';
import { Fuzzer, type Outcome } from './fuzzer.ts';
import { MOST_MS } from './tally.ts';

export interface Order {
  readonly seed: number;
  readonly games?: readonly string[];
  readonly indexes: readonly number[];
}
export type News =
  | { readonly trying: number }
  | { readonly outcome: Outcome; readonly megabytes: number }
  | { readonly done: true };

const tell = (news: News): void => void process.send?.(news);

process.on('message', async ({ seed, games = playableIds, indexes }: Order) => {
  const fuzzer = await Fuzzer.load(await loadGames(games));
  for (const index of indexes) {
    tell({ trying: index });
    const { input, ...outcome } = await fuzzer.try(seed, index);
    const isFine = outcome.fault === undefined && outcome.ms <= MOST_MS;
    const megabytes = process.resourceUsage().maxRSS / 1024;
    tell({ outcome: { ...outcome, ...(!isFine && input !== undefined && { input }) }, megabytes });
  }
  tell({ done: true });
});
