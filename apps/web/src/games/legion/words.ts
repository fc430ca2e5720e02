import type { Language } from '@holotisch/engine';
import { clauseOfEvent, eventInWords, inWords, type LegionQuestion, text, unitName } from '@holotisch/legion';
import { useMemo } from 'react';
import type { GameWords, NamesSeat } from '../../table-ui/game-face.ts';
import { type Words as CommonWords, useWords as useCommonWords } from '../../table-ui/words.ts';
import { type LegionText, legionText } from './text/legion-text.ts';
import { type LegionEvent, type LegionView, unitOfPiece } from './view.ts';

const NOBODY = { rules: { edition: '1.2' as const }, units: [], terrain: [] };

/** What the engine says of Legion, in the words of a language. */
export const legionWords = (
  lang: Language,
  player?: NamesSeat,
): GameWords<LegionView, LegionEvent, LegionQuestion> => ({
  piece: (view, id) => unitName(view, unitOfPiece(id), lang),
  message: (view, message) => inWords({ ...(view ?? NOBODY), player }, text[lang], lang, message),
  event: (view, event) => eventInWords({ ...view, player }, text[lang], lang, event),
  clause: (event, view) => clauseOfEvent(event, (view ?? NOBODY).rules.edition),
});

interface Words extends CommonWords {
  /** What is said of Legion only. */
  readonly own: LegionText;
  unit(id: number): string;
  /** A word of the game by its family: `term('cover', 2)`. */
  term(family: string, id: string | number): string;
}

/** The words of the table, and those for units. */
export function useWords(): Words {
  const words = useCommonWords();
  return useMemo(
    () => ({
      ...words,
      own: legionText[words.lang],
      unit: words.piece,
      term: (family, id) => words.message({ text: `le.${family}.${id}` }),
    }),
    [words],
  );
}
