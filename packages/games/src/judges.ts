import type * as analysis from '@holotisch/players/analysis';
import type { AnyManifest } from './manifest.ts';

export type * from '@holotisch/players/analysis';

/** Who looks back at matches of a game, and all that it takes. */
type LookingBack = typeof analysis & { readonly judge: analysis.Judge; readonly manifest: AnyManifest };

/**
 * Each comes together with its manifest and with the way to look back, and nothing else of it is named here: otherwise a
 * page would have to split the rules into more and heavier pieces.
 */
const LOADERS: Readonly<Record<string, () => Promise<LookingBack>>> = {
  xwing: () => import('./xwing/judge.ts'),
  armada: () => import('./armada/judge.ts'),
  legion: () => import('./legion/judge.ts'),
};

/** Undefined where nobody can say how the matches of a game stand. */
export const lookingBackAt = async (game: string): Promise<LookingBack | undefined> =>
  Object.hasOwn(LOADERS, game) ? LOADERS[game]!() : undefined;

export type { LookingBack };
