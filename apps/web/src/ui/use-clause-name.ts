import type { Game } from '@holotisch/rulebook';
import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '../settings/language.tsx';
import { gameOf } from './clause-game.ts';

/** By the clause id without its number: the heading in German and English. */
type Headings = typeof import('virtual:clause-headings/xwing').default;

const FILES: Readonly<Record<Game, () => Promise<{ readonly default: Headings }>>> = {
  xwing: () => import('virtual:clause-headings/xwing'),
  armada: () => import('virtual:clause-headings/armada'),
  legion: () => import('virtual:clause-headings/legion'),
};

const known = new Map<Game, Headings>();
const asked = new Set<Game>();
const watchers = new Set<() => void>();

async function fetchHeadings(game: Game): Promise<void> {
  asked.add(game);
  try {
    known.set(game, (await FILES[game]()).default);
    for (const tell of watchers) tell();
  } catch {
    asked.delete(game); // off line before they were ever here: the next clause asks again
  }
}

/** A clause as people call it, heading and number: `Angriff 8`. Until that is known, and where it is not, its id. */
export function clauseName(id: string, lang: 'de' | 'en', headings: Headings | undefined): string {
  const [, heading, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const name = heading === undefined ? undefined : headings?.[heading]?.[lang === 'de' ? 0 : 1];
  return name === undefined ? id : `${name} ${Number(number)}`;
}

export function useClauseName(id: string): string {
  const { lang } = useLanguage();
  const game = gameOf(id);
  const subscribe = useCallback(
    (tell: () => void) => {
      watchers.add(tell);
      if (game && !asked.has(game)) void fetchHeadings(game);
      return () => watchers.delete(tell);
    },
    [game],
  );
  return clauseName(
    id,
    lang,
    useSyncExternalStore(subscribe, () => game && known.get(game)),
  );
}
