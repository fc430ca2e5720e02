import { type EndsBy, type Match, OVERRIDE, type Seat, sameData } from '@holotisch/engine';
import type { Sight } from './protocol.ts';

const WAYS: readonly EndsBy[] = ['concede', 'draw'];

/** How the players have ended a match before the rules did: what was done last is the change that does just that. */
export function endOf(match: Match): Sight['end'] {
  const last = match.taken.at(-1);
  if (!match.over || last?.seat !== OVERRIDE) return null;
  const seats = match.game.seats(match.state);
  for (const by of WAYS) {
    const who = seats.filter((seat) => sameData(match.game.ending(match.state, seat, by).change, last.answer));
    // A side of several gives up together; a draw is everybody's.
    if (who.length > 0) return { by, seat: by === 'concede' && who.length === 1 ? (who[0] as Seat) : null };
  }
  return null;
}
