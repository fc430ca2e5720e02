import type { Language } from '@holotisch/engine';
import {
  cardName,
  clauseOfEvent,
  data,
  eventInWords,
  inWords,
  manoeuvreName,
  nameIn,
  shipName,
  type XWingQuestion,
} from '@holotisch/xwing';
import { useMemo } from 'react';
import type { GameWords, NamesSeat } from '../../table-ui/game-face.ts';
import { type Words as CommonWords, useWords as useCommonWords } from '../../table-ui/words.ts';
import { gameText, xwingText } from './spoken.ts';
import type { XWingText } from './text/xwing-text.ts';
import type { ShipView, XWingEvent, XWingView } from './view.ts';

const NOBODY = { ships: [] };

/** What the engine says of X-Wing, in the words of a language. */
export const xwingWords = (lang: Language, player?: NamesSeat): GameWords<XWingView, XWingEvent, XWingQuestion> => ({
  piece: (view, id) => shipName(view, id, lang),
  message: (view, message) => inWords({ ...(view ?? NOBODY), player }, gameText[lang], lang, message),
  event: (view, event) => eventInWords({ ...view, player }, gameText[lang], lang, event),
  clause: clauseOfEvent,
  option: (view, { id, about }, ask) => {
    if (ask.kind === 'dials' || (about && 'bearing' in about && !('ship' in about))) return manoeuvreName(id, lang);
    if (!about || !('ship' in about)) return undefined;
    const name = shipName(view, about.ship, lang);
    return 'weapon' in about ? `${name}, ${cardName(about.weapon, lang)}` : name;
  },
});

export interface Words extends CommonWords {
  /** What is said of X-Wing only. */
  readonly own: XWingText;
  ship(id: number): string;
  shipType(ship: Pick<ShipView, 'type'>): string;
}

/** The words of the table, and those for ships. */
export function useWords(): Words {
  const words = useCommonWords();
  return useMemo(
    () => ({
      ...words,
      own: xwingText(words.lang),
      ship: words.piece,
      shipType: (ship) => {
        const type = data.findShip(ship.type);
        return type ? nameIn(type.name, words.lang) : ship.type;
      },
    }),
    [words],
  );
}
