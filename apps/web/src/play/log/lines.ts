import type { GameEvent } from '@holotisch/engine';
import type { Words } from '../words.ts';

/** What is said by the line before or after it anyway. */
const SILENT = new Set(['activates', 'fights']);

/** An event as a line of the log, if it is worth one. */
export function lineOf(event: GameEvent, { event: inWords }: Pick<Words, 'event'>): string | undefined {
  if (SILENT.has(event.type)) return undefined;
  return inWords(event);
}
