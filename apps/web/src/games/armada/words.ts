import { type ArmadaQuestion, clauseOfEvent, eventInWords, inWords, text, unitName } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import { useMemo } from 'react';
import type { GameWords, NamesSeat } from '../../table-ui/game-face.ts';
import { type Words as CommonWords, useWords as useCommonWords } from '../../table-ui/words.ts';
import { optionInWords } from './option-words.ts';
import { type ArmadaText, armadaText } from './text/armada-text.ts';
import type { ArmadaEvent, ArmadaView } from './view.ts';

const NOBODY = { units: [], obstacles: [], markers: [] };

/** What the engine says of Armada, in the words of a language. */
export const armadaWords = (
  lang: Language,
  player?: NamesSeat,
): GameWords<ArmadaView, ArmadaEvent, ArmadaQuestion> => ({
  piece: (view, id) => unitName(view, id, lang),
  message: (view, message) => inWords({ ...(view ?? NOBODY), player }, text[lang], lang, message),
  event: (view, event) => eventInWords({ ...view, player }, text[lang], lang, event),
  clause: clauseOfEvent,
  option: (view, option, ask) => optionInWords(view, option, ask, lang),
});

interface Words extends CommonWords {
  /** What is said of Armada only. */
  readonly own: ArmadaText;
  unit(id: number): string;
}

/** The words of the table, and those for ships and squadrons. */
export function useWords(): Words {
  const words = useCommonWords();
  return useMemo(() => ({ ...words, own: armadaText[words.lang], unit: words.piece }), [words]);
}
