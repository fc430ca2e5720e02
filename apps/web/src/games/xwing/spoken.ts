// What the table says of X-Wing, one language at a time: whoever reads German need not load the English.
import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { nameText } from '@holotisch/xwing';
import type { Hints } from './text/hints.ts';
import type { XWingText } from './text/xwing-text.ts';

interface Spoken {
  readonly own: XWingText;
  readonly hints: Hints;
}

/** The words of the rules as far as they have come: those of the table with their language, the others with whoever shows them. */
export const gameText: Readonly<Record<Language, Dictionary>> = {
  de: { ...engineText.de, ...nameText.de },
  en: { ...engineText.en, ...nameText.en },
};

const come = new Map<Language, Spoken>();

function spokenIn(language: Language): Spoken {
  const words = come.get(language);
  if (!words) throw new Error(`What X-Wing says in "${language}" has not been fetched.`);
  return words;
}

export const xwingText = (language: Language): XWingText => spokenIn(language).own;
export const hintsIn = (language: Language): Hints => spokenIn(language).hints;

const FETCH = { de: () => import('./text/words.de.ts'), en: () => import('./text/words.en.ts') };

export async function fetchWords(language: Language): Promise<void> {
  const { rules, told, own, hints } = await FETCH[language]();
  Object.assign(gameText[language], rules, told);
  come.set(language, { own, hints });
}

/** Fetches what there is to say about lists and positions. */
export const moreWords = async (): Promise<void> => {
  await import('./all-words.ts');
};
