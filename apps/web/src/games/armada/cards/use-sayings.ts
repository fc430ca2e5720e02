import type { Language } from '@holotisch/engine';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../settings/language.tsx';

/** What the cards do, in our own words. It comes after the page: nothing waits for it, cards only say more with it. */
type SayingOf = typeof import('@holotisch/armada/abilities').sayingOf;

let sayingOf: SayingOf | undefined;
let asked = false;
const watchers = new Set<() => void>();

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  if (!asked) void fetchSayings();
  return () => watchers.delete(tell);
}

async function fetchSayings(): Promise<void> {
  asked = true;
  try {
    ({ sayingOf } = await import('@holotisch/armada/abilities'));
    for (const tell of watchers) tell();
  } catch {
    asked = false; // off line before they were ever here: the next card that is looked at asks again
  }
}

/** The words of a card outside of a component; whoever asks before they are there makes them come. */
export function saidNow(key: string, lang: Language): string | undefined {
  if (!asked) void fetchSayings();
  return sayingOf?.(key, lang);
}

/** The words of a card by its key, once they are there. */
export function useSayings(): (key: string | undefined) => string | undefined {
  const { lang } = useLanguage();
  const say = useSyncExternalStore(subscribe, () => sayingOf);
  return (key) => (key === undefined ? undefined : say?.(key, lang));
}
