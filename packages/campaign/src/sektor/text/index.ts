import { text as armadaText } from '@holotisch/armada';
import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { text as legionText } from '@holotisch/legion';
import { text as xwingText } from '@holotisch/xwing';
import { de } from './de.ts';
import { en } from './en.ts';

/** With the words of the three games: lists are refused in theirs. */
export const sektorText: Readonly<Record<Language, Dictionary>> = {
  de: { ...xwingText.de, ...armadaText.de, ...legionText.de, ...engineText.de, ...de },
  en: { ...xwingText.en, ...armadaText.en, ...legionText.en, ...engineText.en, ...en },
};
