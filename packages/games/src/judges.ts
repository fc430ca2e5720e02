import type { Judge } from '@holotisch/players/analysis';
import type { AnyManifest } from './manifest.ts';

export * from '@holotisch/players/analysis';

/**
 * Who can look back at a match of which game. A manifest does not name them, and each comes together with its manifest:
 * otherwise a page would have to split the rules into more and heavier pieces.
 */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly judge: Judge; readonly manifest: AnyManifest }>>> = {
  xwing: () => import('./xwing/judge.ts'),
  armada: () => import('./armada/judge.ts'),
  legion: () => import('./legion/judge.ts'),
};

/** The judge of a game and its manifest; undefined where nobody can say how its matches stand. */
export const judgeOf = async (
  game: string,
): Promise<{ readonly judge: Judge; readonly manifest: AnyManifest } | undefined> =>
  Object.hasOwn(LOADERS, game) ? LOADERS[game]!() : undefined;
