import type { Json, Language } from '@holotisch/engine';
import { createContext, use } from 'react';
import type { KeptMatch } from '../../match/storage.ts';

/** What a match that began so is called by its game; the list of games knows (`titleOf` in `games/faces.ts`). */
type TitleOf = (game: string, setup: Json, language: Language) => string | undefined;

const Context = createContext<TitleOf | undefined>(undefined);
export const TitlesProvider = Context;

export function useTitleOf(): TitleOf {
  const titleOf = use(Context);
  if (!titleOf) throw new Error('useTitleOf stands outside its provider');
  return titleOf;
}

/** Who meets whom, as far as the game can tell, in the language of the page. */
export function matchTitle(
  { file }: Pick<KeptMatch, 'file'>,
  position: string,
  language: Language,
  titleOf: TitleOf,
): string | undefined {
  const { game, setup, holotisch } = file as {
    readonly game: string;
    readonly holotisch: string;
    readonly setup?: Json;
  };
  if (holotisch === 'scenario') return position;
  return setup === undefined ? undefined : titleOf(game, setup, language);
}

/** The game that it is a match of. */
export const gameOfMatch = ({ file }: Pick<KeptMatch, 'file'>): string => String(file['game']);
