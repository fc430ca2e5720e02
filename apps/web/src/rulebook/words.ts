import type { Lang } from '@holotisch/rulebook';
import { useLanguage } from '../settings/language.tsx';
import { rulebookDe } from '../text/rulebook.de.ts';
import { rulebookEn } from '../text/rulebook.en.ts';
import type { RulebookText } from '../text/rulebook.ts';

const TEXTS: Readonly<Record<Lang, RulebookText>> = { de: rulebookDe, en: rulebookEn };

export const rulebookText = (lang: Lang): RulebookText => TEXTS[lang];
export const useRulebookText = (): RulebookText => rulebookText(useLanguage().lang);
