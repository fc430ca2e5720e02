import { loadGames, playableIds } from '@holotisch/games';
import type { Rulebook, Rulebooks } from '@holotisch/online';

/** The rules of these games, with how their lists are read; of all, if none are named. */
export async function loadRulebooks(games: readonly string[] = playableIds): Promise<Rulebooks> {
  const unknown = games.find((game) => !playableIds.includes(game));
  if (unknown !== undefined) throw new RangeError(`there is no game ${unknown}`);
  const { all } = await loadGames(games);
  const books = all.map(
    async (manifest): Promise<readonly [string, Rulebook]> => [
      manifest.id,
      { manifest, lists: await manifest.lists() },
    ],
  );
  return new Map(await Promise.all(books));
}
