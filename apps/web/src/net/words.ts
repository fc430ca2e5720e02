import { useLanguage } from '../settings/language.tsx';
import { onlineDe } from '../text/online.de.ts';
import { onlineEn } from '../text/online.en.ts';
import type { OnlineText } from '../text/online.ts';

const TEXTS: Readonly<Record<'de' | 'en', OnlineText>> = { de: onlineDe, en: onlineEn };

export const useOnlineText = (): OnlineText => TEXTS[useLanguage().lang];

/** What the rules of a table are called: of one game there are two editions, and which one it is has to be said. */
export function useRulesName(): (game: string, edition: string) => string {
  const { edition: known } = useLanguage().t.games;
  const t = useOnlineText();
  return (game, edition) => (game === 'xwing' || game === 'armada' ? known[game] : t.waiting.rules(edition));
}

/** What a game is called; one that has no name on these pages by its id. */
export function useGameName(): (id: string) => string {
  const { name, campaign } = useLanguage().t.games;
  const names: Readonly<Record<string, string>> = { ...name, ...campaign };
  return (id) => names[id] ?? id;
}
