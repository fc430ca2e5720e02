import type { Language } from '@holotisch/engine';
import { createContext, use } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { builderDe } from '../../text/builder.de.ts';
import { builderEn } from '../../text/builder.en.ts';
import type { BuilderText, ListWords } from '../../text/builder.ts';

const TEXTS: Readonly<Record<Language, BuilderText>> = { de: builderDe, en: builderEn };

export const useBuilderText = (): BuilderText => TEXTS[useLanguage().lang];

/** What the game at hand calls its lists; the frame lays it out for all that is in it. */
export const ListWordsContext = createContext<ListWords | undefined>(undefined);

export function useListWords(): ListWords {
  const words = use(ListWordsContext);
  if (!words) throw new Error('useListWords stands outside a builder');
  return words;
}
