import type { Dictionary, Language } from '@holotisch/engine';
import { tableText } from '@holotisch/xwing';

/** The words of the rules as far as they have come: those of the table at once, the others with whoever shows them. */
export const gameText: Readonly<Record<Language, Dictionary>> = { de: { ...tableText.de }, en: { ...tableText.en } };

/** Fetches what there is to say about lists and positions. */
export const moreWords = async (): Promise<void> => {
  await import('./all-words.ts');
};
