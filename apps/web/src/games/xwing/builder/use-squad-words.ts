import { type Language, type Message, render, say } from '@holotisch/engine';
import { type data, nameIn, text } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { squadDe } from '../text/builder.de.ts';
import { squadEn } from '../text/builder.en.ts';
import type { SquadText } from '../text/builder.ts';

const TEXTS: Readonly<Record<Language, SquadText>> = { de: squadDe, en: squadEn };

export interface SquadWords {
  readonly t: SquadText;
  readonly lang: Language;
  message(message: Message): string;
  name(name: data.Name): string;
  faction(faction: data.Faction): string;
  slot(slot: data.Slot): string;
  /** An icon that stands for several kinds. */
  slots(kinds: readonly data.Slot[]): string;
  action(action: data.Action): string;
}

export function useSquadWords(): SquadWords {
  const { lang } = useLanguage();
  const t = TEXTS[lang];
  return useMemo(() => {
    const message = (one: Message) => render([text[lang]], one);
    const slot = (kind: data.Slot) => message(say(`xw.slot.${kind}`));
    return {
      t,
      lang,
      message,
      name: (name) => nameIn(name, lang),
      faction: (faction) => message(say(`xw.faction.${faction}`)),
      slot,
      slots: (kinds) => kinds.map(slot).join(t.card.or),
      action: (action) => message(say(`xw.action.${action}`)),
    };
  }, [t, lang]);
}
