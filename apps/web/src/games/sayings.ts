import type { Language } from '@holotisch/engine';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../settings/language.tsx';

/** What a card does, in our own words, by its key. */
type SayingOf = (key: string, lang: Language) => string | undefined;

export interface Sayings {
  /** The words of a card outside of a component; whoever asks before they are there makes them come. */
  saidNow(key: string, lang: Language): string | undefined;
  /** The words of a card by its key, once they are there. */
  useSayings(): (key: string | undefined) => string | undefined;
}

/** The words of a game's cards. They come after the page: nothing waits for them, cards only say more with them. */
export function sayingsFrom(fetch: () => Promise<{ readonly sayingOf: SayingOf }>): Sayings {
  let sayingOf: SayingOf | undefined;
  let asked = false;
  const watchers = new Set<() => void>();

  async function fetchSayings(): Promise<void> {
    asked = true;
    try {
      ({ sayingOf } = await fetch());
      for (const tell of watchers) tell();
    } catch {
      asked = false; // off line before they were ever here: the next card that is looked at asks again
    }
  }
  function subscribe(tell: () => void): () => void {
    watchers.add(tell);
    if (!asked) void fetchSayings();
    return () => watchers.delete(tell);
  }
  return {
    saidNow(key, lang) {
      if (!asked) void fetchSayings();
      return sayingOf?.(key, lang);
    },
    useSayings() {
      const { lang } = useLanguage();
      const say = useSyncExternalStore(subscribe, () => sayingOf);
      return (key) => (key === undefined ? undefined : say?.(key, lang));
    },
  };
}
