import { say } from '@holotisch/engine';
import { type AnyManifest, gameNamed, type Manifests } from '@holotisch/games';
import type { Call } from './command.ts';
import { usage } from './stop.ts';
import type { World } from './world.ts';

/** The game that `--game` names, if the user named one. */
export async function namedGame({ world, options }: Call): Promise<AnyManifest | undefined> {
  const id = options['game'];
  if (typeof id !== 'string') return undefined;
  const found = (await world.games([id])).find(id);
  if (!found) throw usage(say('cli.unknownGame', { game: id, known: world.playableIds.join(', ') }));
  return found;
}

/** The games that a file may be of: the one it names, else any. */
export function gamesFor({ playableIds, games }: World, text: string): Promise<Manifests> {
  const id = gameNamed(text);
  return games(id !== undefined && playableIds.includes(id) ? [id] : undefined);
}
