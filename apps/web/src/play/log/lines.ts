import type { GameEvent } from '@holotisch/engine';
import type { AnyFace } from '../../games/game-face.ts';
import type { Words } from '../words.ts';

/** How an event stands in the log; what no face knows of stands there all the same. */
export const kindOf = (face: Pick<AnyFace, 'told'>, { type }: GameEvent) => face.told[type]?.log ?? 'line';

/** An event as a line of the log, if it is worth one. */
export const lineOf = (
  event: GameEvent,
  face: Pick<AnyFace, 'told'>,
  { event: inWords }: Pick<Words, 'event'>,
): string | undefined => (kindOf(face, event) === 'none' ? undefined : inWords(event));
