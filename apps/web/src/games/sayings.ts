import type { Language } from '@holotisch/engine';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../settings/language.tsx';

/** What the cards of a game do in one language, in our own words, by their keys. */
type Said = Readonly<Record<string, string>>;
type Fetch = Readonly<Record<Language, () => Promise<{ readonly default: Said }>>>;

interface Sayings {
  /** The words of a card outside of a component; whoever asks before they are there makes them come. */
  saidNow(key: string, lang: Language): string | undefined;
  /** The words of a card by its key, once they are there. */
  useSayings(): (key: string | undefined) => string | undefined;
}

/** The words of a game's cards. They come after the page: nothing waits for them, cards only say more with them. */
export function sayingsFrom(fetch: Fetch): Sayings {
  const said = new Map<Language, Said>();
  const asked = new Set<Language>();
  const watchers = new Set<() => void>();

  async function fetchSayings(lang: Language): Promise<void> {
    if (asked.has(lang)) return;
    asked.add(lang);
    try {
      said.set(lang, (await fetch[lang]()).default);
      for (const tell of watchers) tell();
    } catch {
      asked.delete(lang); // off line before they were ever here: the next card that is looked at asks again
    }
  }
  const subscribers: Readonly<Record<Language, (tell: () => void) => () => void>> = {
    de: (tell) => subscribe('de', tell),
    en: (tell) => subscribe('en', tell),
  };
  function subscribe(lang: Language, tell: () => void): () => void {
    watchers.add(tell);
    void fetchSayings(lang);
    return () => watchers.delete(tell);
  }
  return {
    saidNow(key, lang) {
      void fetchSayings(lang);
      return said.get(lang)?.[key];
    },
    useSayings() {
      const { lang } = useLanguage();
      const words = useSyncExternalStore(subscribers[lang], () => said.get(lang));
      return (key) => (key === undefined ? undefined : words?.[key]);
    },
  };
}
