// What stands at a question, one language at a time. It comes with the face of the game that asks.
import type { Lang } from '@holotisch/rulebook';
import type { DecideText } from './decide.ts';

const come = new Map<Lang, DecideText>();

export function decideText(lang: Lang): DecideText {
  const words = come.get(lang);
  if (!words) throw new Error(`What is said at a question has not been fetched in "${lang}".`);
  return words;
}

const FETCH = {
  de: async () => (await import('./decide.de.ts')).decideDe,
  en: async () => (await import('./decide.en.ts')).decideEn,
};

export async function fetchDecideText(lang: Lang): Promise<void> {
  come.set(lang, await FETCH[lang]());
}
