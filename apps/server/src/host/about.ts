import type { Seat } from '@holotisch/engine';
import type { OnlineTable, SeatInfo, TableInfo } from '@holotisch/online';
import type { Listing, TaggedRow } from '../store/store.ts';

/** What is told about a table: to lists of matches, and to those who sit at it. */

export const listingOf = (table: OnlineTable): Listing => ({
  status: table.state === 'gathering' && table.freeSeats.length === 0 ? 'full' : table.state,
  players: table.names,
  result: table.room?.match.result ?? null,
});

/** What lists have to know before the row is taken; the end of a match is told by the row after it. */
export function listingAfter({ lines }: TaggedRow, table: OnlineTable): Listing {
  const now = listingOf(table);
  const names = [...now.players];
  const free = new Set(table.freeSeats);
  let { status } = now;
  for (const line of lines) {
    if ('seated' in line) free.delete(line.seated);
    if ('ready' in line) free.delete(line.ready);
    if (status === 'gathering' && free.size === 0) status = 'full';
    if ('named' in line) names[line.named] = line.name;
    if ('begun' in line) status = 'playing';
    if ('closed' in line) status = 'closed';
  }
  return { ...now, players: names, status };
}

export function aboutTable(
  table: OnlineTable,
  own: Seat | undefined,
  seats: readonly SeatInfo[],
  watchers: number,
): Omit<TableInfo, 'now'> {
  const { head } = table;
  const last = head.seats.length - 1;
  return {
    match: head.id,
    game: head.game,
    edition: head.edition,
    state: table.state,
    closed: table.closed ?? null,
    own: own ?? null,
    seats,
    needsList: own !== undefined && table.needsList(own),
    clock: head.clock,
    clocks: table.clocks ?? null,
    public: head.public,
    delay: head.delay,
    patience: head.patience,
    watchers,
    fair: table.fair,
    rematch: [...table.again.keys()],
    next: table.next === undefined ? null : { match: table.next, seat: own === undefined ? null : last - own },
  };
}
