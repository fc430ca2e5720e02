import type { Lang } from '@holotisch/rulebook';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { Text } from '../text/text.ts';
import { speak, spokenLanguage } from './spoken.ts';

export interface Language {
  readonly lang: Lang;
  readonly t: Text;
  /** A number as it is written in this language, with at most so many decimals. */
  number(value: number, decimals?: number): string;
  /** Day and time of a moment of the clock. */
  moment(milliseconds: number): string;
  choose(lang: Lang): void;
}

const texts: Readonly<Record<Lang, Text>> = { de, en };

const LanguageContext = createContext<Language | undefined>(undefined);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState<Lang>(spokenLanguage);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const language = useMemo<Language>(
    () => ({
      lang,
      t: texts[lang],
      number: (value, decimals = 0) =>
        new Intl.NumberFormat(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
      moment: (milliseconds) =>
        new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds),
      choose(next) {
        void speak(next).then((spoken) => spoken && setLang(next));
      },
    }),
    [lang],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage outside of its provider');
  return language;
}
