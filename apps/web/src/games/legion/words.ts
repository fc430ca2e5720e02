import type { Language } from '@holotisch/engine';
import { clauseOfEvent, eventInWords, inWords, type LegionQuestion, text, unitName } from '@holotisch/legion';
import type { GameWords } from '../game-face.ts';
import { type LegionEvent, type LegionView, unitOfPiece } from './view.ts';

const NOBODY = { rules: { edition: '1.2' as const }, units: [], terrain: [] };

/** What the engine says of Legion, in the words of a language. */
export const legionWords = (lang: Language): GameWords<LegionView, LegionEvent, LegionQuestion> => ({
  piece: (view, id) => unitName(view, unitOfPiece(id), lang),
  message: (view, message) => inWords(view ?? NOBODY, text[lang], lang, message),
  event: (view, event) => eventInWords(view, text[lang], lang, event),
  clause: clauseOfEvent,
});
