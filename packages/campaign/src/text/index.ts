import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { rimDe } from './rim-de.ts';
import { rimEn } from './rim-en.ts';

export const text: Readonly<Record<Language, Dictionary>> = {
  de: { ...engineText.de, ...rimDe, ...de },
  en: { ...engineText.en, ...rimEn, ...en },
};
