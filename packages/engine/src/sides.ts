import type { Seat } from './ask.ts';
import type { Ending, EndsBy } from './game.ts';

/** Two sides play against each other; seats of one side are a team. */
export type Side = 0 | 1;

/** A state, or what is seen of it: the side of each seat. */
interface Sided {
  readonly sides: readonly Side[];
}
interface Seated {
  readonly seat: Seat;
}

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const sideOf = ({ sides }: Sided, { seat }: Seated): Side => sides[seat]!;
export const isFriendly = ({ sides }: Sided, a: Seated, b: Seated): boolean => sides[a.seat] === sides[b.seat];

export function seatsOf({ sides }: Sided, side: Side): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < sides.length; seat++) if (sides[seat] === side) seats.push(seat);
  return seats;
}

/** Seats of the sides in this order. Without teams a side is a seat. */
export const seatsInOrder = (state: Sided, order: readonly Side[]): readonly Seat[] =>
  state.sides.length === 2 && state.sides[0] === 0 ? order : order.flatMap((side) => seatsOf(state, side));

/** A whole side gives up together; a draw is everybody's. */
export function endingBy({ sides }: Sided, seat: Seat, by: EndsBy): Ending {
  const seats = sides.map((_, other) => other);
  if (by === 'draw') return { change: { end: { winner: null, reason: 'agreed' } }, agreed: seats };
  const end = { winner: sides[seat] === 0 ? 1 : 0, reason: 'conceded' };
  return { change: { end }, agreed: seats.filter((other) => sides[other] === sides[seat]) };
}
