import type { Language } from '@holotisch/engine';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../settings/language.tsx';

/** What the cards of a kind do in one language, in our own words, by their keys. */
type Said = Readonly<Record<string, string>>;
/** How the words of each kind of card are fetched; the first word of a key says of which kind the card is. */
export type FetchSayings = Readonly<
  Record<Language, Readonly<Record<string, () => Promise<{ readonly default: Said }>>>>
>;

interface Sayings {
  /** The words of a card outside of a component; whoever asks before they are there makes them come. */
  saidNow(key: string, lang: Language): string | undefined;
  /** The words of a card by its key, once they are there. */
  useSayings(): (key: string | undefined) => string | undefined;
  /** Fetches the words of a kind of card that may be turned up at any time and is read out then. */
  useSayingsAhead(kind: string): void;
}

/** The words of a game's cards. They come after the page: nothing waits for them, cards only say more with them. */
export function sayingsFrom(fetch: FetchSayings): Sayings {
  const said = new Map<string, Said>();
  const asked = new Set<string>();
  const watchers = new Set<() => void>();

  async function fetchSayings(lang: Language, kind: string): Promise<void> {
    const part = `${lang}/${kind}`;
    if (asked.has(part) || !Object.hasOwn(fetch[lang], kind)) return;
    asked.add(part);
    try {
      said.set(part, (await fetch[lang][kind]!()).default);
      for (const tell of watchers) tell();
    } catch {
      asked.delete(part); // off line before they were ever here: the next card that is looked at asks again
    }
  }
  function watch(tell: () => void): () => void {
    watchers.add(tell);
    return () => watchers.delete(tell);
  }
  function saidNow(key: string, lang: Language): string | undefined {
    const [kind = ''] = key.split('/', 1);
    void fetchSayings(lang, kind);
    return said.get(`${lang}/${kind}`)?.[key];
  }
  return {
    saidNow,
    useSayings() {
      const { lang } = useLanguage();
      useSyncExternalStore(watch, () => said.size);
      return (key) => (key === undefined ? undefined : saidNow(key, lang));
    },
    useSayingsAhead(kind) {
      const { lang } = useLanguage();
      // biome-ignore lint/correctness/useExhaustiveDependencies: fetchSayings is the same as long as this hook.
      useEffect(() => {
        void fetchSayings(lang, kind);
      }, [lang, kind]);
    },
  };
}
