import { type data, nameIn, text } from '@holotisch/armada';
import { type Language, type Message, render, say } from '@holotisch/engine';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { type FleetText, fleetText } from '../text/builder.ts';

export interface FleetWords {
  readonly t: FleetText;
  readonly lang: Language;
  message(message: Message): string;
  name(name: data.Name): string;
  faction(faction: data.Faction): string;
  slot(slot: data.Slot): string;
  size(size: data.Size): string;
  kind(kind: data.ObjectiveKind): string;
}

export function useFleetWords(): FleetWords {
  const { lang } = useLanguage();
  return useMemo(() => {
    const message = (one: Message) => render([text[lang]], one);
    return {
      t: fleetText[lang],
      lang,
      message,
      name: (name) => nameIn(name, lang),
      faction: (faction) => message(say(`ar.faction.${faction}`)),
      slot: (slot) => message(say(`ar.slot.${slot}`)),
      size: (size) => message(say(`ar.size.${size}`)),
      kind: (kind) => message(say(`ar.kind.${kind}`)),
    };
  }, [lang]);
}
