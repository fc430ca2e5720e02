import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { buildDe } from './build/de.ts';
import { buildEn } from './build/en.ts';
import { cardsDe } from './cards/de.ts';
import { cardsEn } from './cards/en.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { reasonsDe } from './reasons/de.ts';
import { reasonsEn } from './reasons/en.ts';
import { termsDe } from './terms/de.ts';
import { termsEn } from './terms/en.ts';

/** Everything that a match of Armada has to say. It stands apart from the rules: a page needs the words only. */
export const text: Readonly<Record<Language, Dictionary>> = {
  de: { ...engineText.de, ...buildDe, ...termsDe, ...cardsDe, ...reasonsDe, ...de },
  en: { ...engineText.en, ...buildEn, ...termsEn, ...cardsEn, ...reasonsEn, ...en },
};
