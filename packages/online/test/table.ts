import {
  commitmentTo,
  type Json,
  quickRng,
  type Refusal,
  type Result,
  type Seat,
  sampleAnswer,
} from '@holotisch/engine';
import { loadGames } from '@holotisch/games';
import {
  type ClientFrame,
  headOf,
  type Line,
  type MovingFrame,
  type NewMatchRequest,
  OnlineTable,
  type Private,
  type Row,
  type Rulebooks,
  readNewMatch,
} from '../src/index.ts';

/** A table whose log is kept in a list. */

export const SECRET = 'c'.repeat(64);
export const SECRETS: Private = { secret: SECRET, tokens: ['token-0', 'token-1'], watch: 'watch' };

export async function rulebooks(...ids: string[]): Promise<Rulebooks> {
  const { all } = await loadGames(ids.length > 0 ? ids : ['toy']);
  return new Map(
    await Promise.all(all.map(async (manifest) => [manifest.id, { manifest, lists: await manifest.lists() }] as const)),
  );
}

export const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.fault)}`);
  return result.value;
};
export const why = (result: Result<unknown>): string => (result.ok ? 'done' : result.fault.message.text);

export const SETUP = {
  cards: [
    [['lucky'], ['engine']],
    [['shield'], ['counter']],
  ],
};

/** A table and the rows that it is made of. */
export class Kept {
  readonly books: Rulebooks;
  readonly rows: Row[] = [];
  readonly table: OnlineTable;
  now = 1000;
  here: readonly Seat[] = [0, 1];

  constructor(books: Rulebooks, wanted: Partial<NewMatchRequest> = {}) {
    this.books = books;
    const request = value(readNewMatch({ game: 'toy', setup: SETUP, ...wanted }));
    const head = value(headOf(books, request, { id: 'match-0001', secret: SECRET, now: 0 }));
    if (head.commitment !== commitmentTo(SECRET)) throw new Error('another promise');
    this.table = value(OnlineTable.open(books, head, SECRETS, []));
  }

  do(
    seat: Seat | undefined,
    frame:
      | Omit<Extract<ClientFrame, { do: 'ready' }>, 'id'>
      | { readonly do: string; readonly [key: string]: Json | undefined },
  ): Result<unknown> {
    const around = { now: this.now, isHere: (one: Seat) => this.here.includes(one) };
    const lines = this.table.plan(seat, { id: 0, ...frame } as MovingFrame, around);
    return lines.ok ? this.keep(lines.value) : lines;
  }

  keep(lines: readonly Line[]): Result<unknown> {
    if (lines.length === 0) return { ok: true, value: null };
    // As a database keeps it.
    const row = JSON.parse(JSON.stringify({ seq: this.rows.length, time: this.now, lines })) as Row;
    this.rows.push(row);
    const reply = this.table.take(row);
    return reply.ok ? reply : { ok: false, fault: reply.fault as Refusal };
  }

  begin(): this {
    value(this.do(0, { do: 'ready', contribution: 'from seat 0' }));
    value(this.do(1, { do: 'ready', contribution: 'from seat 1' }));
    return this;
  }

  decide(seat: Seat, answer: Json, at = this.table.room!.log.length): Result<unknown> {
    return this.do(seat, { do: 'room', message: { type: 'decide', at, seat, answer } });
  }

  /** Any legal decisions, so many of them or to the end. */
  play(most = Number.POSITIVE_INFINITY): this {
    const rng = quickRng(7);
    for (let n = 0; n < most && this.table.state === 'playing'; n++) {
      const ask = this.table.room!.match.open[0]!;
      value(this.decide(ask.seat, sampleAnswer(ask, rng)!));
    }
    return this;
  }

  /** The same table from what was kept. */
  again(rows: readonly Row[] = this.rows): OnlineTable {
    return value(OnlineTable.open(this.books, this.table.head, SECRETS, rows));
  }
}
