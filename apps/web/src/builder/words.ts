import type { Language } from '@holotisch/engine';
import { useLanguage } from '../settings/language.tsx';
import { builderDe } from '../text/builder.de.ts';
import { builderEn } from '../text/builder.en.ts';
import type { BuilderText } from '../text/builder.ts';

const TEXTS: Readonly<Record<Language, BuilderText>> = { de: builderDe, en: builderEn };

export const useBuilderText = (): BuilderText => TEXTS[useLanguage().lang];
