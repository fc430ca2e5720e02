import type { Seat } from '@holotisch/engine';
import type { OnlineTable } from '@holotisch/online';

/** What lists and the house have to know of a table, also while it is put away. */
export interface Resting {
  /** It stands in the lobby. */
  readonly waits: boolean;
  /** Seats of guests who are not ready. */
  readonly unready: readonly Seat[];
  /** Of the list that lies there already. */
  readonly points: number | null;
  /** Rows that are known. */
  readonly rows: number;
}

export const UNKNOWN: Resting = { waits: false, unready: [], points: null, rows: 0 };

export const restingOf = (table: OnlineTable): Resting => ({
  waits: table.head.public && table.state === 'gathering',
  unready: table.head.seats.flatMap((_, seat) => (table.isGuest(seat) && !table.isReady(seat) ? [seat] : [])),
  points: table.gathering.infos.find((one) => one !== null)?.points ?? null,
  rows: table.rows,
});
