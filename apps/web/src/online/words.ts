import { useLanguage } from '../settings/language.tsx';
import { onlineDe } from '../text/online.de.ts';
import { onlineEn } from '../text/online.en.ts';
import type { OnlineText } from '../text/online.ts';

const TEXTS: Readonly<Record<'de' | 'en', OnlineText>> = { de: onlineDe, en: onlineEn };

export const useOnlineText = (): OnlineText => TEXTS[useLanguage().lang];
