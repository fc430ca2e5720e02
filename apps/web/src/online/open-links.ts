import type { TableInfo } from '@holotisch/online/client';

interface SeatLink {
  readonly seat: number;
  readonly token: string;
}

/** The links that still lead to a seat: where somebody has sat down, his link leads nowhere any more. */
export const openLinks = (
  links: { readonly seats: readonly SeatLink[] } | undefined,
  { seats }: Pick<TableInfo, 'seats'>,
): readonly SeatLink[] => links?.seats.filter(({ seat }) => !seats[seat]?.guest) ?? [];
