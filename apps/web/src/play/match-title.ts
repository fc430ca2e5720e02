import type { Json, Language } from '@holotisch/engine';
import { pagesOf } from '../games/faces.ts';
import type { KeptMatch } from '../match/storage.ts';

/** Who meets whom, as far as the game can tell, in the language of the page. */
export function matchTitle(
  { file }: Pick<KeptMatch, 'file'>,
  position: string,
  language: Language,
): string | undefined {
  const { game, setup, holotisch } = file as {
    readonly game: string;
    readonly holotisch: string;
    readonly setup?: Json;
  };
  if (holotisch === 'scenario') return position;
  return setup === undefined ? undefined : pagesOf(game)?.titleOf?.(setup, language);
}

/** The game that it is a match of. */
export const gameOfMatch = ({ file }: Pick<KeptMatch, 'file'>): string => String(file['game']);
