import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { buildDe } from './build/de.ts';
import { buildEn } from './build/en.ts';
import { commandWords } from './cards/commands.ts';
import { cardsDe } from './cards/de.ts';
import { edition26Words } from './cards/edition26.ts';
import { cardsEn } from './cards/en.ts';
import { upgradeWords } from './cards/upgrades.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { termsDe } from './terms/de.ts';
import { termsEn } from './terms/en.ts';
import { trainingWords } from './training.ts';

/** Everything that a match of Legion has to say. It stands apart from the rules: a page needs the words only. */
export const text: Readonly<Record<Language, Dictionary>> = {
  de: {
    ...engineText.de,
    ...buildDe,
    ...termsDe,
    ...cardsDe,
    ...upgradeWords.de,
    ...commandWords.de,
    ...edition26Words.de,
    ...trainingWords.de,
    ...de,
  },
  en: {
    ...engineText.en,
    ...buildEn,
    ...termsEn,
    ...cardsEn,
    ...upgradeWords.en,
    ...commandWords.en,
    ...edition26Words.en,
    ...trainingWords.en,
    ...en,
  },
};
