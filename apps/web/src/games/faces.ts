import type { Json, Language } from '@holotisch/engine';
import { type ComponentType, lazy } from 'react';
import { fetchSpoken } from '../settings/spoken.ts';
import type { CompanionGame } from '../table-ui/companion/companion-game.ts';
import { fetchDecideText } from '../table-ui/decide/words/spoken.ts';
import type { AnyFace } from '../table-ui/game-face.ts';
import { listNames } from '../table-ui/start/list-names.ts';
import { campaignTitle } from './campaign/title.ts';
import { squadNames } from './xwing/start/squad-names.ts';

/** What the page fetches of a game, each part when it is needed. */
interface GamePages {
  readonly face: () => Promise<AnyFace>;
  /** Where a match of it is chosen. */
  readonly Start: ComponentType;
  /** A ready-made match, begun without a question. */
  readonly Quick?: ComponentType;
  /** What a match that began so is called where matches are listed. */
  readonly titleOf?: (setup: Json, language: Language) => string | undefined;
  /** Its rules, where they are its own. */
  readonly Rules?: ComponentType;
  /** Where lists are built for it. */
  readonly Lists?: ComponentType;
  /** Where its rulers and templates can be tried without a match. */
  readonly Bench?: ComponentType;
  /** What helps at a real table. */
  readonly companion?: () => Promise<CompanionGame>;
}

/** The only list of the games that have a face. */
const GAMES: Readonly<Record<string, GamePages>> = {
  xwing: {
    face: async () => {
      const words = import('./xwing/spoken.ts').then(({ fetchWords }) => fetchSpoken(fetchWords));
      const [{ xwingFace }] = await Promise.all([import('./xwing/face.tsx'), words]);
      return xwingFace;
    },
    Start: lazy(() => import('./xwing/start/squad-start.tsx')),
    Quick: lazy(() => import('./xwing/start/first-match.tsx')),
    titleOf: squadNames,
    Lists: lazy(() => import('./xwing/builder/squad-builder-page.tsx')),
    Bench: lazy(() => import('./xwing/measuring/bench-page.tsx')),
    companion: async () => (await import('./xwing/companion/companion.tsx')).xwingCompanion,
  },
  armada: {
    face: async () => (await import('./armada/face.tsx')).armadaFace,
    Start: lazy(() => import('./armada/start/fleet-start.tsx')),
    Quick: lazy(() => import('./armada/start/first-match.tsx')),
    titleOf: (setup) => listNames(setup, 'fleets'),
    Lists: lazy(() => import('./armada/builder/fleet-builder-page.tsx')),
    companion: async () => (await import('./armada/companion/companion.tsx')).armadaCompanion,
  },
  legion: {
    face: async () => (await import('./legion/face.tsx')).legionFace,
    Start: lazy(() => import('./legion/start/army-start.tsx')),
    Quick: lazy(() => import('./legion/start/first-match.tsx')),
    titleOf: (setup) => listNames(setup, 'armies'),
    Lists: lazy(() => import('./legion/builder/army-builder-page.tsx')),
    companion: async () => (await import('./legion/companion/companion.tsx')).legionCompanion,
  },
  corellia: {
    face: async () => (await import('./corellia/face.tsx')).corelliaFace,
    Start: lazy(() => import('./corellia/start.tsx')),
    titleOf: campaignTitle,
  },
  rim: {
    face: async () => (await import('./rim/face.tsx')).rimFace,
    Start: lazy(() => import('./rim/start.tsx')),
    titleOf: campaignTitle,
  },
  sektor: {
    face: async () => (await import('./sektor/face.tsx')).sektorFace,
    Start: lazy(() => import('./sektor/start.tsx')),
    Rules: lazy(() => import('./sektor/rules.tsx')),
    titleOf: campaignTitle,
  },
  /** The engine's proving ground: whatever this page takes for granted of a game, it lacks. */
  toy: {
    face: async () => (await import('./toy/face.tsx')).toyFace,
    Start: lazy(() => import('./toy/start.tsx')),
  },
};

export const pagesOf = (game: string): GamePages | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);

/** What a match that began so is called, as far as its game can tell. */
export const titleOf = (game: string, setup: Json, language: Language): string | undefined =>
  pagesOf(game)?.titleOf?.(setup, language);

const fetched = new Map<string, Promise<AnyFace>>();

/** The face of a game, fetched once; what could not be fetched is tried again the next time. */
export function faceOf(game: string): Promise<AnyFace> | undefined {
  const known = fetched.get(game);
  if (known) return known;
  const pages = pagesOf(game);
  if (!pages) return undefined;
  const coming = Promise.all([pages.face(), fetchSpoken(fetchDecideText)]).then(([face]) => face);
  fetched.set(game, coming);
  coming.catch(() => fetched.delete(game));
  return coming;
}
