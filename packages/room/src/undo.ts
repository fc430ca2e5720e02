import { type Match, OVERRIDE, type Seat, type SeatKind } from '@holotisch/engine';
import type { LikelyCost, UndoCost } from './protocol.ts';

/** What undoing all but the first `to` decisions would undo, if that seat asks for it. */
export function costOf(match: Match, seats: readonly SeatKind[], by: Seat, to: number): UndoCost {
  return weigh(match, seats, by, to, (at) => match.hasTaught(at)) as UndoCost;
}

/** The same without finding out what somebody has learned: null where it depends on that. */
const likelyCostOf = (match: Match, seats: readonly SeatKind[], by: Seat, to: number): LikelyCost =>
  weigh(match, seats, by, to, (at) => match.taken[at]!.taught ?? null);

function weigh(
  match: Match,
  seats: readonly SeatKind[],
  by: Seat,
  to: number,
  taught: (at: number) => boolean | null,
): LikelyCost {
  const undone = match.taken.slice(to);
  const alone = seats.every((kind, seat) => kind === 'computer' || seat === by);
  const dice = undone.some((t) => t.drew);
  const isOthers = (seat: Seat | typeof OVERRIDE): boolean =>
    seat === OVERRIDE || (seat !== by && seats[seat] === 'human');
  // Whoever is still being asked the same, or the next thing, has taken nobody's turn.
  const passedOn = match.asks.length > 0 && !match.asks.some((a) => a.seat === by);
  const others = passedOn || undone.some((t) => isOthers(t.seat));
  // What a computer has decided is learned as well.
  const foreign = undone.some((t) => t.seat !== by);
  const revealed = undone.some((t) => t.revealed);
  const settled = dice || revealed || foreign || (others && !alone);
  const secrets = settled ? revealed : learned(undone.length, to, taught);
  const plain = { to, by, dice, secrets, others };
  if (secrets === null) return { ...plain, free: alone ? true : null, recorded: null };
  const free = alone || !(dice || secrets || others);
  return { ...plain, free, recorded: alone ? dice || secrets || foreign : !free };
}

/** Whether somebody has learned something by these decisions; the latest is looked at first, because it is the cheapest. */
function learned(count: number, to: number, taught: (at: number) => boolean | null): boolean | null {
  let known: boolean | null = false;
  for (let at = to + count - 1; at >= to; at--) {
    const one = taught(at);
    if (one) return true;
    if (one === null) known = null;
  }
  return known;
}

/**
 * Undo goes back to the last decision that a player of these seats took: freely inside his own decision and against
 * the computer, otherwise never across dice, secrets or another player's move unless all agree. `look`: also find out
 * what somebody has learned by it.
 */
export function undoCost(
  match: Match,
  seats: readonly SeatKind[],
  own: readonly Seat[],
  look: boolean,
): LikelyCost | undefined {
  const first = own[0];
  if (first === undefined) return undefined;
  const to = match.taken.findLastIndex(({ seat }) => seat === OVERRIDE || own.includes(seat));
  if (to < 0) return undefined;
  const { seat } = match.taken[to]!;
  return (look ? costOf : likelyCostOf)(match, seats, seat === OVERRIDE ? first : seat, to);
}
