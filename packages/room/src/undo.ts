import { type Match, OVERRIDE, type Seat, type SeatKind } from '@holotisch/engine';
import type { UndoCost } from './protocol.ts';

/** What undoing all but the first `to` decisions would undo, if that seat asks for it. */
export function costOf(match: Match, seats: readonly SeatKind[], by: Seat, to: number): UndoCost {
  const undone = match.taken.slice(to);
  const dice = undone.some((t) => t.drew);
  const secrets = undone.some((t) => t.revealed);
  const isOthers = (seat: Seat | typeof OVERRIDE): boolean =>
    seat === OVERRIDE || (seat !== by && seats[seat] === 'human');
  // Whoever is still being asked the same, or the next thing, has taken nobody's turn.
  const passedOn = match.asks.length > 0 && !match.asks.some((a) => a.seat === by);
  const others = passedOn || undone.some((t) => isOthers(t.seat));
  const alone = seats.every((kind, seat) => kind === 'computer' || seat === by);
  return { to, by, free: alone || !(dice || secrets || others), dice, secrets, others };
}

/**
 * Undo goes back to the last decision that a player of these seats took: freely inside his own decision and against
 * the computer, otherwise never across dice, secrets or another player's move unless all agree.
 */
export function undoCost(match: Match, seats: readonly SeatKind[], own: readonly Seat[]): UndoCost | undefined {
  const first = own[0];
  if (first === undefined) return undefined;
  const to = match.taken.findLastIndex(({ seat }) => seat === OVERRIDE || own.includes(seat));
  if (to < 0) return undefined;
  const { seat } = match.taken[to]!;
  return costOf(match, seats, seat === OVERRIDE ? first : seat, to);
}
