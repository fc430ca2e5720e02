import type { GameEvent, Language as Lang, Message, Seat } from '@holotisch/engine';
import { data, eventInWords, inWords, nameIn, shipName, text } from '@holotisch/xwing';
import { useMemo } from 'react';
import type { ShipView, XWingView } from '../games/xwing/view.ts';
import type { Snapshot } from '../match/protocol.ts';
import { useMatch } from '../match/use-match.tsx';
import { useLanguage } from '../settings/language.tsx';
import { playDe } from '../text/play.de.ts';
import { playEn } from '../text/play.en.ts';
import type { PlayText } from '../text/play.ts';

export interface Words {
  readonly t: PlayText;
  readonly lang: Lang;
  player(seat: Seat): string;
  ship(id: number): string;
  shipType(ship: Pick<ShipView, 'type'>): string;
  message(message: Message): string;
  event(event: GameEvent): string;
}

const TEXTS: Readonly<Record<Lang, PlayText>> = { de: playDe, en: playEn };

export const usePlayText = (): PlayText => TEXTS[useLanguage().lang];

export const viewOf = (snapshot: Snapshot): XWingView => snapshot.view as unknown as XWingView;

/** Puts what the engine says into the words of the chosen language. */
export function useWords(): Words {
  const { lang } = useLanguage();
  const { snapshot } = useMatch();
  return useMemo(() => {
    const t = TEXTS[lang];
    const view = snapshot ? viewOf(snapshot) : { ships: [] };
    const dictionary = text[lang];
    return {
      t,
      lang,
      player: (seat) => (snapshot?.seats[seat] === 'computer' ? t.computerPlayer : t.player(seat)),
      ship: (id) => shipName(view, id, lang),
      shipType: (ship) => {
        const type = data.findShip(ship.type);
        return type ? nameIn(type.name, lang) : ship.type;
      },
      message: (message) => inWords(view, dictionary, lang, message),
      event: (event) => eventInWords(view, dictionary, lang, event),
    };
  }, [lang, snapshot]);
}
