import { type ComponentType, lazy } from 'react';
import type { AnyFace } from './game-face.ts';

/** What the page fetches of a game, each part when it is needed. */
export interface GamePages {
  readonly face: () => Promise<AnyFace>;
  /** Where a match of it is chosen. */
  readonly Start: ComponentType;
  /** Where lists are built for it. */
  readonly Lists?: ComponentType;
}

/** The only list of the games that have a face. */
const GAMES: Readonly<Record<string, GamePages>> = {
  xwing: {
    face: async () => (await import('./xwing/face.tsx')).xwingFace,
    Start: lazy(async () => ({ default: (await import('../play/start-panel.tsx')).StartPanel })),
    Lists: lazy(() => import('../builder/builder-page.tsx')),
  },
};

/** The game that an address without one means: there was no other when it was saved. */
export const FIRST_GAME = 'xwing';

export const pagesOf = (game: string): GamePages | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);

const fetched = new Map<string, Promise<AnyFace>>();

/** The face of a game, fetched once; what could not be fetched is tried again the next time. */
export function faceOf(game: string): Promise<AnyFace> | undefined {
  const known = fetched.get(game);
  if (known) return known;
  const coming = pagesOf(game)?.face();
  if (!coming) return undefined;
  fetched.set(game, coming);
  coming.catch(() => fetched.delete(game));
  return coming;
}
