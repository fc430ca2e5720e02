// The language that is spoken, and what has to be fetched before another one can be.
import type { Lang } from '@holotisch/rulebook';
import { store, stored } from './stored.ts';

type Fetch = (lang: Lang) => Promise<unknown>;

/** The first language of the browser that we speak; German players are the first we build for, English is known wider. */
const preferred = (): Lang => {
  for (const wish of navigator.languages) {
    if (wish.startsWith('de')) return 'de';
    if (wish.startsWith('en')) return 'en';
  }
  return 'en';
};

/** Which language a page speaks, and the words that come with it. */
export function speech() {
  let chosen: Lang | undefined;
  /** What was asked for last: whoever changes his mind while words are on their way gets only this. */
  let wished: Lang | undefined;
  const fetches = new Set<Fetch>();
  const spokenLanguage = (): Lang => chosen ?? stored('lang', ['de', 'en']) ?? preferred();
  return {
    spokenLanguage,
    /** Fetches words in the language that is spoken, and from now on in each that is chosen. */
    async fetchSpoken(fetch: Fetch): Promise<void> {
      fetches.add(fetch);
      // Another language may be on its way already, and does not wait for these words.
      const soon = new Set([spokenLanguage(), wished ?? spokenLanguage()]);
      await Promise.all([...soon].map((lang) => fetch(lang)));
    },
    /** Whether this is the language from now on: its words are there, and nobody has asked for another one meanwhile. */
    async speak(lang: Lang): Promise<boolean> {
      wished = lang;
      await Promise.all([...fetches].map((fetch) => fetch(lang)));
      if (wished !== lang) return false;
      chosen = lang;
      store('lang', lang);
      return true;
    },
  };
}

export const { spokenLanguage, fetchSpoken, speak } = speech();
