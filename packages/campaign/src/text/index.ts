import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { de } from './de.ts';
import { en } from './en.ts';

export const text: Readonly<Record<Language, Dictionary>> = {
  de: { ...engineText.de, ...de },
  en: { ...engineText.en, ...en },
};
