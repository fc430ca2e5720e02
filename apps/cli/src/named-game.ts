import { say } from '@holotisch/engine';
import type { AnyManifest } from '@holotisch/games';
import type { Call } from './command.ts';
import { usage } from './stop.ts';

/** The game that `--game` names, if the user named one. */
export function namedGame({ world, options }: Call): AnyManifest | undefined {
  const id = options['game'];
  if (typeof id !== 'string') return undefined;
  const found = world.manifests.find(id);
  if (!found) throw usage(say('cli.unknownGame', { game: id, known: world.manifests.ids.join(', ') }));
  return found;
}
