import type { Seat } from '@holotisch/engine';

/**
 * Pieces in an order that stays: those of whoever looks first, so that they are in sight whosever turn it is, and within a side
 * by their number. What has been and what is to come is shown by marks, not by places.
 */
export const ownFirst = <P extends { readonly id: number; readonly seat: Seat }>(
  pieces: readonly P[],
  sides: readonly (number | null)[],
  own: readonly Seat[],
): readonly P[] => {
  const mine = sides[own[0] ?? 0];
  const rank = ({ seat }: P) => (sides[seat] === mine ? 0 : 1);
  return pieces.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
};
