import type { Language } from '@holotisch/engine';
import { useLanguage } from '../../../settings/language.tsx';
import { startDe } from '../text/start.de.ts';
import { startEn } from '../text/start.en.ts';
import type { StartText } from '../text/start.ts';

const TEXTS: Readonly<Record<Language, StartText>> = { de: startDe, en: startEn };

export const startText = (language: Language): StartText => TEXTS[language];

export const useStartText = (): StartText => startText(useLanguage().lang);
