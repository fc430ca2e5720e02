import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { nameText } from './names.ts';

/** What is said at the table. Lists and positions that cannot be have words of their own, which a match does not wait for. */
export const tableText: Readonly<Record<Language, Dictionary>> = {
  de: { ...engineText.de, ...nameText.de, ...de },
  en: { ...engineText.en, ...nameText.en, ...en },
};
