import { type Language, useLanguage } from '../../../settings/language.tsx';
import { measuringDe } from '../text/measuring.de.ts';
import { measuringEn } from '../text/measuring.en.ts';
import type { MeasuringText } from '../text/measuring.ts';

/** The language of the bench: its own words, and numbers as everywhere. */
export interface MeasuringLanguage extends Pick<Language, 'number'> {
  readonly t: MeasuringText;
}

const TEXTS: Readonly<Record<Language['lang'], MeasuringText>> = { de: measuringDe, en: measuringEn };

export function useMeasuring(): MeasuringLanguage {
  const { lang, number } = useLanguage();
  return { t: TEXTS[lang], number };
}
