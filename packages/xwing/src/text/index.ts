import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { positionText } from './positions.ts';
import { squadText } from './squads.ts';

/** Everything that a match of X-Wing has to say. It stands apart from the rules: a page needs the words only. */
export const text: Readonly<Record<Language, Dictionary>> = {
  de: { ...engineText.de, ...squadText.de, ...positionText.de, ...de },
  en: { ...engineText.en, ...squadText.en, ...positionText.en, ...en },
};
