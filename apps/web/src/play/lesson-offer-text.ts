import type { Language } from '@holotisch/engine';
import { useLanguage } from '../settings/language.tsx';

interface OfferText {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

const TEXTS: Readonly<Record<Language, OfferText>> = {
  de: {
    title: 'Neu hier?',
    text: 'zeigt in wenigen Minuten, wie es geht. Diese Partie wartet.',
    yes: 'Die erste Lektion',
    no: 'Nein danke',
  },
  en: {
    title: 'New here?',
    text: 'shows you how it works in a few minutes. This match will wait.',
    yes: 'The first lesson',
    no: 'No thanks',
  },
};

export const useOfferText = (): OfferText => TEXTS[useLanguage().lang];
