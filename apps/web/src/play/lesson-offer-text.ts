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
    text: 'In wenigen Minuten zeigt dir die erste Lektion Zug für Zug, wie es geht. Diese Partie wartet so lange.',
    yes: 'Zur ersten Lektion',
    no: 'Nein danke',
  },
  en: {
    title: 'New here?',
    text: 'In a few minutes the first lesson shows you how it works, move by move. This match will wait for you.',
    yes: 'To the first lesson',
    no: 'No thanks',
  },
};

export const useOfferText = (): OfferText => TEXTS[useLanguage().lang];
