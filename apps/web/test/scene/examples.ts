import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameState, readMatchFile, replay, runScenario } from '@holotisch/engine';
import { loadGames } from '@holotisch/games';
import { faceOf } from '../../src/games/faces.ts';
import type { PieceItem } from '../../src/scene/description.ts';
import { Library } from '../../src/scene/holo/library.ts';

const EXAMPLES = new URL('../../../../examples/', import.meta.url).pathname;
const { games } = await loadGames();

/** What everybody sees where an example ends. */
function endOf(text: string): unknown {
  const file = readMatchFile(text, games);
  if (file.ok) {
    const played = replay(file.value, games, { text });
    if (!played.ok) throw new Error(played.fault.message.text);
    const { game, match } = played.value;
    return game.view(match.state, 'nobody');
  }
  const ran = runScenario(text, games);
  if (!ran.ok) throw new Error(ran.fault.message.text);
  const { game, edition, state } = ran.value;
  return games.find(game, edition)!.view(state as unknown as GameState, 'nobody');
}

/** The table of every example of a game. */
export async function picturesOf(id: string) {
  const { table } = (await faceOf(id))!;
  const files = readdirSync(join(EXAMPLES, id)).filter((name) => name.endsWith('.holo.json'));
  return files.map((name) => {
    const view = endOf(readFileSync(join(EXAMPLES, id, name), 'utf8'));
    const { items, ground } = table.describe({ view, language: 'en', player: String, measuring: true });
    return { name, ground, pieces: items.flatMap((item) => (item.kind === 'piece' ? [item] : [])) };
  });
}

/** What things look like, once the models of their game have been fetched. */
export async function libraryFor(pieces: readonly PieceItem[]): Promise<Library> {
  const named = pieces.filter(({ model }) => typeof model === 'string');
  if (named.length === 0) return new Library(() => undefined);
  return new Promise((come) => {
    const library = new Library(() => come(library));
    library.of(named[0]!);
  });
}
