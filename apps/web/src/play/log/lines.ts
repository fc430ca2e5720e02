import type { GameEvent } from '@holotisch/engine';
import type { AnyFace } from '../../table-ui/game-face.ts';
import type { Words } from '../../table-ui/words.ts';
import type { Entry } from './groups.ts';

/** How an event stands in the log; what no face knows of stands there all the same. */
const kindOf = (face: Pick<AnyFace, 'told'>, { type }: GameEvent) => face.told[type]?.log ?? 'line';

/** How an event stands in the log, and what it belongs to. */
export const entryOf = <T>(face: Pick<AnyFace, 'told' | 'belongsTo'>, event: GameEvent, line: T): Entry<T> => ({
  kind: kindOf(face, event),
  of: face.belongsTo?.(event),
  line,
});

/** An event as a line of the log, if it is worth one. */
export const lineOf = (
  event: GameEvent,
  face: Pick<AnyFace, 'told'>,
  { event: inWords }: Pick<Words, 'event'>,
): string | undefined => (kindOf(face, event) === 'none' ? undefined : inWords(event));
