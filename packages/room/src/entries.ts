import type { Match, Refusal } from '@holotisch/engine';
import type { Back, Entry } from './log.ts';
import { type Backed, namedSince } from './named.ts';
import { refusal } from './protocol.ts';

/** What an entry of the log does to a match, and what a takeback among them undoes. */

/** What a takeback that stands at this place of the log will undo, while the match still has it. */
export function backedBy(match: Match, { back, agreed, seat, unasked }: Back, at: number): Backed | undefined {
  const count = match.taken.length - back;
  if (seat === undefined || count <= 0) return undefined;
  return {
    number: at + 1,
    by: seat,
    to: back,
    count,
    agreed: !unasked,
    recorded: agreed,
    named: namedSince(match, back),
  };
}

/** Does to a match what an entry of a log says. */
export function enterInto(match: Match, entry: Entry): Refusal | undefined {
  if (!('back' in entry)) return match.take(entry.by, entry.answer);
  if (entry.back > match.taken.length) return refusal('room.badLog');
  if (entry.agreed) match.takeBack(entry.back);
  else match.rewind(entry.back);
  return undefined;
}
