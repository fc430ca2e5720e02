import type { Seat } from '@holotisch/engine';
import type { MatchHead, OnlineTable, SeatInfo, TableInfo } from '@holotisch/online';
import type { Listing, TaggedRow } from '../store/store.ts';

/** What is told about a table: to lists of matches, and to those who sit at it. */

/** One at which nobody else can sit down does not wait for anybody in the lobby. */
const statusOf = (table: OnlineTable, isFull: boolean): Listing['status'] =>
  table.state === 'gathering' && isFull ? 'full' : table.state;

/** No seat of it is ever free: lists that look for company need not look at it. */
export const isFullAtOnce = ({ seats, given }: MatchHead): boolean =>
  seats.every((kind, seat) => kind === 'computer' || given.includes(seat));

export const listingOf = (table: OnlineTable): Listing => ({
  status: statusOf(table, table.freeSeats.length === 0),
  players: table.names,
  result: table.room?.match.result ?? null,
});

/** What lists have to know before the row is taken; the end of a match is told by the row after it. */
export function listingAfter({ lines }: TaggedRow, table: OnlineTable): Listing {
  const now = listingOf(table);
  const names = [...now.players];
  const taken = lines.flatMap((line) => ('seated' in line ? [line.seated] : 'ready' in line ? [line.ready] : []));
  const isFreed = lines.some((line) => 'seated' in line && line.to === 'free');
  let status = statusOf(table, !isFreed && table.freeSeats.every((seat) => taken.includes(seat)));
  for (const line of lines) {
    if ('seated' in line && line.to !== 'same') names[line.seated] = '';
    if ('named' in line) names[line.named] = line.name;
    if ('begun' in line) status = 'playing';
    if ('closed' in line) status = 'closed';
  }
  return { ...now, players: names, status };
}

/** How a table is seen: from a seat or by somebody who looks on, who is there, and how much later. */
interface Looking {
  readonly own: Seat | undefined;
  readonly isHere: (seat: Seat) => boolean;
  readonly watchers: number;
  /** Milliseconds between the table and whoever sees it. */
  readonly later: number;
}

export function aboutTable(table: OnlineTable, { own, isHere, watchers, later }: Looking): Omit<TableInfo, 'now'> {
  const { head, clocks, gathering } = table;
  const last = head.seats.length - 1;
  return {
    match: head.id,
    game: head.game,
    edition: head.edition,
    state: table.state,
    closed: table.closed ?? null,
    own: own ?? null,
    seats: head.seats.map((_, seat) => seatInfo(table, own, seat, isHere(seat))),
    needsList: own !== undefined && table.needsList(own),
    mayChangeList: own !== undefined && table.mayChangeList(own),
    lists: gathering.name,
    agreement: table.state === 'gathering' ? gathering.agreement : null,
    aids: head.aids,
    clock: head.clock,
    // Whoever sees the table later sees its clocks run later, too.
    clocks: clocks ? { ...clocks, since: clocks.since + later } : null,
    public: head.public,
    delay: head.delay,
    patience: head.patience,
    watchers,
    fair: table.fair,
    rematch: [...table.again.keys()],
    noRematch: [...table.declined],
    next: table.next === undefined ? null : { match: table.next, seat: own === undefined ? null : last - own },
    battle: battleInfo(table),
    fought: table.fought.toldIn(table.room?.match.taken.length ?? 0),
    campaign: head.campaign ? { match: head.campaign.match } : null,
    end: table.end,
  };
}

function battleInfo({ battle: open }: OnlineTable): TableInfo['battle'] {
  if (!open) return null;
  const { game, edition, seats } = open.battle;
  return { game, edition, seats, match: open.match ?? null };
}

const seatInfo = (table: OnlineTable, own: Seat | undefined, seat: Seat, here: boolean): SeatInfo => ({
  kind: table.kinds[seat]!,
  name: table.names[seat]!,
  ready: table.isReady(seat),
  here,
  guest: table.isGuest(seat),
  list: table.gathering.infoFor(own, seat),
});
