import { type AnyManifest, Manifests } from './manifest.ts';

export { type Battle, type Battles, battleKey } from './battles.ts';
export * from './claims.ts';
export type * from './lists.ts';
export * from './manifest.ts';
export type * from './samples.ts';

type Loaders = Readonly<Record<string, () => Promise<AnyManifest>>>;

/**
 * The one place where a game is registered for commands, worker and server. Each comes when it is wanted: whoever plays
 * one game does not load the others. The toy is the engine's own proving ground.
 */
const GAMES: Loaders = {
  xwing: async () => (await import('./xwing/manifest.ts')).xwingManifest,
  armada: async () => (await import('./armada/manifest.ts')).armadaManifest,
  legion: async () => (await import('./legion/manifest.ts')).legionManifest,
  toy: async () => (await import('./toy/manifest.ts')).toyManifest,
};
/** Their battles are matches of the games: no rulebook, no lists and no card pool of their own. */
const CAMPAIGNS: Loaders = {
  corellia: async () => (await import('./corellia/manifest.ts')).corelliaManifest,
  rim: async () => (await import('./rim/manifest.ts')).rimManifest,
  sektor: async () => (await import('./sektor/manifest.ts')).sektorManifest,
};
const LOADERS: Loaders = { ...GAMES, ...CAMPAIGNS };

export const gameIds: readonly string[] = Object.keys(GAMES);
export const campaignIds: readonly string[] = Object.keys(CAMPAIGNS);
/** Whatever a match or its file may be of. */
export const playableIds: readonly string[] = Object.keys(LOADERS);

/** One game or campaign; undefined if there is none of this name. */
export const loadGame = async (id: string): Promise<AnyManifest | undefined> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : undefined;

/** These games and campaigns, or all games. */
export async function loadGames(ids: readonly string[] = gameIds): Promise<Manifests> {
  const found = await Promise.all(ids.map(loadGame));
  return new Manifests(found.filter((one) => one !== undefined));
}
