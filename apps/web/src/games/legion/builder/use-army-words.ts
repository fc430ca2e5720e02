import { type Language, type Message, render, say } from '@holotisch/engine';
import { type data, nameIn, text } from '@holotisch/legion';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { type ArmyText, armyText } from '../text/builder.ts';

interface Titled {
  readonly name: data.Name;
  readonly title?: data.Name;
}

export interface ArmyWords {
  readonly t: ArmyText;
  readonly lang: Language;
  message(message: Message): string;
  /** A card with its title. */
  name(card: Titled): string;
  term(family: string, id: string): string;
}

export function useArmyWords(): ArmyWords {
  const { lang } = useLanguage();
  return useMemo(() => {
    const message = (one: Message) => render([text[lang]], one);
    return {
      t: armyText[lang],
      lang,
      message,
      name: ({ name, title }) => [name, ...(title ? [title] : [])].map((one) => nameIn(one, lang)).join(', '),
      term: (family, id) => message(say(`le.${family}.${id}`)),
    };
  }, [lang]);
}
