import type { Json } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Mistake, Words } from './lesson.ts';

/** The few words that lessons are written in. */

export const say = (de: string, en: string): Words => ({ de, en });

/** Said to every answer that is not let through; `example` is one of them. */
export const otherwise = (example: Json, de: string, en: string): Mistake => ({ example, say: { de, en } });

/** Said to answers of this pattern; where the pattern names no answer, `example` is one. */
export const answering = (pattern: Json, de: string, en: string, example: Json = pattern): Mistake => ({
  if: pattern,
  example,
  say: { de, en },
});

/** Said where the rules refuse an answer and name this clause. */
export const against = (clause: ClauseId, example: Json, de: string, en: string): Mistake => ({
  clause,
  example,
  say: { de, en },
});

/** Said where this has come of an answer that the rules allow. */
export const after = (saw: Json, example: Json, de: string, en: string): Mistake => ({ saw, example, say: { de, en } });

/** For each of these rounds the same decision. */
export const always = (rounds: number, kind: string, answer: Json): (readonly [number, string, Json])[] =>
  Array.from({ length: rounds }, (_, i) => [i + 1, kind, answer]);
