import { type AnyManifest, Manifests } from './manifest.ts';

export * from './claims.ts';
export type * from './lists.ts';
export * from './manifest.ts';
export type * from './samples.ts';

/**
 * The one place where a game is registered for commands, worker and server. Each comes when it is wanted: whoever plays
 * one game does not load the others. The toy is the engine's own proving ground.
 */
const LOADERS: Readonly<Record<string, () => Promise<AnyManifest>>> = {
  xwing: async () => (await import('./xwing/manifest.ts')).xwingManifest,
  armada: async () => (await import('./armada/manifest.ts')).armadaManifest,
  legion: async () => (await import('./legion/manifest.ts')).legionManifest,
  toy: async () => (await import('./toy/manifest.ts')).toyManifest,
};

export const gameIds: readonly string[] = Object.keys(LOADERS);

/** One game; undefined if there is none of this name. */
export const loadGame = async (id: string): Promise<AnyManifest | undefined> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : undefined;

/** These games, or all. */
export async function loadGames(ids: readonly string[] = gameIds): Promise<Manifests> {
  const found = await Promise.all(ids.map(loadGame));
  return new Manifests(found.filter((one) => one !== undefined));
}
