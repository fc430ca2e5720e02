import type { Models } from './part.ts';

/** Each game's models, fetched when something of it is to be seen. */
export const SHELVES: Readonly<Record<string, () => Promise<{ readonly models: Models }>>> = {
  xwing: () => import('./xwing/index.ts'),
  armada: () => import('./armada/index.ts'),
  campaign: () => import('./campaign/index.ts'),
  legion: () => import('./legion/index.ts'),
};
