import { bad, good, type Refusal, type Result, type Seat } from '@holotisch/engine';
import {
  type ClientFrame,
  isMoving,
  type Line as LogLine,
  OnlineTable,
  type Reply,
  type Row,
  rematchOf,
} from '@holotisch/online';
import { readMessage, refusal } from '@holotisch/room';
import type { Listing, TaggedRow } from '../store/store.ts';
import { hashOf, newMatchId, newSecret, newToken } from '../tokens.ts';
import { aboutTable, listingAfter, listingOf } from './about.ts';
import { DelayedTable } from './delayed.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { inSlices } from './slices.ts';

/** How often somebody else may be faster before it is given up. */
const TRIES = 20;
/** How long a database that does not answer is tried again, and how long between two tries. */
const KEEP_TRYING_MS = 8000;
const BETWEEN_TRIES_MS = 150;

/** The match is gone: it was cleaned up, or never was. */
export class NoMatch extends Error {}

type Plan = (table: OnlineTable) => Result<readonly LogLine[]>;

/**
 * One match of this process. All that is wanted of it waits in one queue, and the table itself is only a memory of what is
 * kept: it is put away when nothing happens, and made again from the log. Whatever moves the match is planned, kept and
 * only then taken, so that nobody is told of something that could still be lost.
 */
export class Hosted {
  readonly id: string;
  readonly guests = new Set<Guest>();
  readonly #house: House;
  #table: OnlineTable | undefined;
  #delayed: DelayedTable | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #listed = '';
  #lastUse: number;
  #stepping = false;
  #waits = false;
  /** Rows that were known when the table was put away. */
  #known = 0;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
    this.#lastUse = house.now();
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }
  get lastUse(): number {
    return this.#lastUse;
  }
  /** It stands in the lobby, and somebody is here who waits. */
  get isWaiting(): boolean {
    return (this.#table ? waits(this.#table) : this.#waits) && this.guests.size > 0;
  }
  get isAwake(): boolean {
    return this.#table !== undefined;
  }

  /** One after the other. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#queue.then(work);
    this.#queue = done.then(
      () => {},
      () => {},
    );
    return done.finally(() => {
      this.#waiting--;
    });
  }

  /** The table as it is kept; made again if it was put away. */
  async table(): Promise<OnlineTable> {
    this.#lastUse = this.#house.now();
    if (this.#table) return this.#table;
    const kept = await this.#house.store.load(this.id);
    if (!kept) throw new NoMatch(this.id);
    const table = await inSlices(OnlineTable.opening(this.#house.books, kept.head, kept.secrets, kept.rows));
    if (!table.ok) throw new NoMatch(this.id);
    this.#table = table.value;
    this.#listed = '';
    this.#house.metrics.rebuilt.add();
    if (table.value.broken && !table.value.closed) await this.#keepAll(() => good([{ closed: 'rules' }]));
    this.#letIn();
    this.#goOn();
    return table.value;
  }

  /** Somebody comes to the table. */
  join(guest: Guest): Promise<void> {
    return this.run(async () => {
      const table = await this.table();
      // Nobody is shown an older moment than the one he has come from.
      if (table.room && guest.isAhead(table.room)) await this.#follow(table);
      this.guests.add(guest);
      if (guest.seat === undefined && table.head.delay > 0) await this.#watchLater(guest);
      this.#letIn();
      if (table.chat.length > 0) guest.line.send({ chat: table.chat, whole: true });
      this.tellAbout();
    });
  }

  part(guest: Guest): void {
    this.guests.delete(guest);
    guest.leave();
    this.#delayed?.guests.delete(guest);
    if (this.#delayed?.guests.size === 0) {
      this.#delayed.stop();
      this.#delayed = undefined;
    }
    this.tellAbout();
  }

  async #watchLater(guest: Guest): Promise<void> {
    if (!this.#delayed) {
      const kept = await this.#house.store.load(this.id);
      if (!kept) throw new NoMatch(this.id);
      this.#delayed = await DelayedTable.open(this.#house, kept);
    }
    this.#delayed.guests.add(guest);
    this.#delayed.letIn();
  }

  /** Whoever is here comes into the room, as soon as there is one. */
  #letIn(): void {
    const room = this.#table?.room;
    if (!room || this.#table?.broken) return;
    for (const guest of this.guests) if (!this.#delayed?.guests.has(guest)) guest.enter(room);
  }

  /** Answers whatever somebody at the table wants. */
  handle(guest: Guest, frame: ClientFrame): Promise<Reply> {
    return this.run(async () => {
      await this.table();
      if (frame.do === 'ping') return good(null);
      if (frame.do === 'room') {
        const message = readMessage(frame.message);
        if (!message.ok) return message;
        if (!isMoving(message.value))
          return guest.charged(() => guest.connection?.receive(message.value) ?? bad(refusal('online.notBegun')));
      }
      if (frame.do === 'rematch') return this.#rematch(guest, frame);
      return this.#keepAll((now) => this.#plan(now, guest.seat, frame), guest);
    });
  }

  #plan(table: OnlineTable, seat: Seat | undefined, frame: ClientFrame): ReturnType<Plan> | Promise<ReturnType<Plan>> {
    const now = this.#house.now();
    // The computer lays the table for everybody, which takes a while.
    if (seat !== undefined && table.isLaidBy(seat, frame)) return this.#house.thinker.plan(this.id, seat, frame, now);
    return table.plan(seat, frame, { now, isHere: (other) => this.isHere(other) });
  }

  /** Gives the free seat to somebody from the lobby. */
  seat(name: string): Promise<Result<{ readonly seat: Seat; readonly token: string }>> {
    return this.run(async () => {
      await this.table();
      const token = newToken();
      let seat: Seat | undefined;
      const reply = await this.#keepAll((table) => {
        seat = table.freeSeat;
        return seat === undefined ? bad(refusal('online.taken')) : table.planSeat(seat, hashOf(token), name);
      });
      return reply.ok ? good({ seat: seat!, token }) : bad(reply.fault as Refusal);
    });
  }

  /** Whoever is the last to want another match makes it. */
  async #rematch(guest: Guest, frame: Extract<ClientFrame, { readonly do: 'rematch' }>): Promise<Reply> {
    const around = { now: this.#house.now(), isHere: (seat: Seat) => this.isHere(seat) };
    let made: string | undefined;
    const reply = await this.#keepAll(async (table) => {
      const planned = table.plan(guest.seat, frame, around);
      if (!planned.ok || planned.value.length === 0) return planned;
      const tokens = new Map([...table.again, [guest.seat!, frame.token] as const]);
      const people = table.head.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
      if (!people.every((seat) => tokens.has(seat))) return planned;
      made ??= await this.#makeAgain(table, tokens);
      return good([{ again: guest.seat!, token: frame.token, next: made }]);
    });
    // Another process has made one at the same moment: theirs counts.
    if (made !== undefined && this.#table?.next !== made) await this.#house.store.remove(made);
    return reply;
  }

  async #makeAgain(table: OnlineTable, tokens: ReadonlyMap<Seat, string>): Promise<string> {
    const [id, secret] = [newMatchId(), newSecret()];
    const head = rematchOf(this.#house.books, table, { id, secret, now: this.#house.now() });
    const last = head.seats.length - 1;
    const secrets = {
      secret,
      tokens: head.seats.map((_, seat) => tokens.get(last - seat) ?? null),
      watch: table.watchToken,
    };
    await this.#house.store.create(head, secrets, {
      status: 'gathering',
      players: head.names,
      result: null,
    });
    return id;
  }

  /** Plans, keeps and takes; where somebody else was faster, follows and plans again. The work is put down to `by`. */
  async #keepAll(
    plan: (table: OnlineTable) => ReturnType<Plan> | Promise<ReturnType<Plan>>,
    by?: Guest,
  ): Promise<Reply> {
    const charged = <T>(work: () => T): T => (by ? by.charged(work) : work());
    let table = this.#table ?? (await this.table());
    for (let tries = 0; tries < TRIES; tries++) {
      const lines = await charged(() => plan(table));
      if (!lines.ok) return lines;
      if (lines.value.length === 0) return good(null);
      const time = Math.max(this.#house.now(), table.time);
      const row: TaggedRow = {
        seq: table.rows,
        time,
        lines: lines.value,
        tag: this.#house.newTag(),
      };
      const begun = performance.now();
      const outcome = await this.#append(row, table);
      if (outcome === 'failed') return bad(refusal('online.notStored'));
      if (outcome === 'kept') {
        this.#house.metrics.kept(performance.now() - begun);
        const reply = charged(() => this.#take(table, row));
        this.#goOn();
        return reply;
      }
      this.#house.metrics.conflicts.add();
      // Nothing there, and yet it could not be kept: the match is gone, and making the table again will say so.
      if ((await this.#follow(table)) === 0) this.#putAway();
      table = await this.table();
    }
    return bad(refusal('online.notStored'));
  }

  /** Until it is known whether the row is kept: a database that has just restarted is asked again. */
  async #append(row: TaggedRow, table: OnlineTable): Promise<'kept' | 'conflict' | 'failed'> {
    const { store } = this.#house;
    const listing = this.#listingAfter(row, table);
    const until = this.#house.now() + KEEP_TRYING_MS;
    for (;;) {
      try {
        const outcome = await store.append({ match: this.id, row, ...(listing && { listing }) });
        if (outcome === 'kept') return 'kept';
        // It may be our own, kept by a try whose answer was lost.
        const [there] = await store.rowsFrom(this.id, row.seq);
        return there?.tag === row.tag ? 'kept' : 'conflict';
      } catch (error) {
        this.#house.log.warn('not kept', { match: this.id, error: String(error) });
        this.#house.metrics.failures.add();
        if (this.#house.isClosing || store.kind === 'sqlite' || this.#house.now() > until) {
          // Whether it is there will be seen when the table is made again.
          this.#putAway();
          return 'failed';
        }
        await new Promise((again) => setTimeout(again, BETWEEN_TRIES_MS));
      }
    }
  }

  /** What lists have to be told with this row; nothing where they know it. */
  #listingAfter(row: TaggedRow, table: OnlineTable): Listing | undefined {
    const next = listingAfter(row, table);
    const text = JSON.stringify(next);
    if (text === this.#listed) return undefined;
    this.#listed = text;
    return next;
  }

  #take(table: OnlineTable, row: Row): Reply {
    const hadRoom = table.room !== undefined;
    const chatted = table.chat.at(-1);
    const reply = table.take(row);
    this.#delayed?.push(row);
    if (!hadRoom && table.room) this.#letIn();
    const isTold =
      row.lines.some((line) => !('said' in line || 'hash' in line)) || table.head.clock || table.state === 'over';
    if (isTold) this.tellAbout();
    const last = table.chat.at(-1);
    if (last && last !== chatted) for (const guest of this.guests) guest.line.send({ chat: [last] });
    return reply;
  }

  /** What other processes have kept meanwhile; how much. */
  async #follow(table: OnlineTable): Promise<number> {
    const rows = await this.#house.store.rowsFrom(this.id, table.rows);
    for (const row of rows) this.#take(table, row);
    return rows.length;
  }

  /**
   * Another process has kept something, or may have. Whoever is connected here is told of it, also where the table was
   * put away. A database that does not answer is asked again when it is back: then everything may have been missed.
   */
  catchUp(): Promise<void> {
    return this.run(async () => {
      if (this.#table) await this.#follow(this.#table);
      else if (this.guests.size > 0 && (await this.#house.store.rowsFrom(this.id, this.#known)).length > 0)
        await this.table();
    }).catch((error) => {
      this.#house.log.warn('not caught up', { match: this.id, error: String(error) });
    });
  }

  /** The computer decides where it is awaited, and the end of a match is noted for the lists. */
  #goOn(): void {
    const table = this.#table;
    if (!table || this.#stepping || this.#house.isClosing) return;
    const isComputers =
      table.state === 'playing' && table.room!.match.open.some((ask) => table.kinds[ask.seat] === 'computer');
    const isUnsealed = table.state === 'over' && this.#listed !== JSON.stringify(listingOf(table));
    if (!isComputers && !isUnsealed) return;
    this.#stepping = true;
    const step = isComputers ? this.#compute(table.rows) : this.#seal();
    void step.catch((error) => {
      this.#stepping = false;
      this.#house.log.error('a match does not go on', { match: this.id, error: String(error) });
    });
  }

  async #seal(): Promise<void> {
    await new Promise<void>((turn) => setImmediate(turn));
    this.#stepping = false;
    await this.run(() => this.#keepAll((table) => good(table.sealed())));
  }

  /** Thinks elsewhere while everybody may go on here; what comes of it is one more thing that is wanted of the table. */
  async #compute(rows: number): Promise<void> {
    const move = await this.#house.thinker.move(this.id).catch((error) => {
      this.#house.log.warn('not thought of', { match: this.id, error: String(error) });
      return undefined;
    });
    this.#stepping = false;
    await this.run(() =>
      this.#keepAll((table) => {
        const planned = move && table.planThought(move);
        if (planned?.ok) return planned;
        // Somebody has gone on meanwhile. If nobody has, it is a fault of ours: it shows when it is thought of here.
        const here = table.rows === rows ? table.thought() : undefined;
        return here ? table.planThought(here) : good([]);
      }),
    );
    if (this.#table && this.#table.rows !== rows) this.#goOn();
  }

  isHere(seat: Seat): boolean {
    return [...this.guests].some((guest) => guest.seat === seat) || this.#house.isElsewhere(this.id, seat);
  }

  /** Tells everybody what stands around the match, where it has changed. */
  tellAbout(): void {
    const table = this.#table;
    if (!table) return;
    const watchers = [...this.guests].filter((guest) => guest.seat === undefined).length;
    const here = table.head.seats.map((_, seat) => this.isHere(seat));
    const isHere = (seat: Seat) => here[seat] ?? false;
    for (const guest of this.guests) {
      const delayed = this.#delayed?.guests.has(guest) ? this.#delayed : undefined;
      const later = delayed ? table.head.delay * 1000 : 0;
      const info = aboutTable(delayed?.table ?? table, { own: guest.seat, isHere, watchers, later });
      const text = JSON.stringify(info);
      if (text === guest.told) continue;
      guest.told = text;
      guest.line.send({ about: { ...info, now: this.#house.now() } });
    }
  }

  /** Nothing has happened for a while: what the log does not tell yet is written down, and the table is put away. */
  rest(): Promise<void> {
    return this.run(async () => {
      const table = this.#table;
      if (!table) return;
      const sealed = table.sealed();
      if (sealed.length > 0) await this.#keepAll(() => good(table.sealed()));
      this.#putAway();
    });
  }

  #putAway(): void {
    this.#house.thinker.forget(this.id);
    if (this.#table) {
      this.#waits = waits(this.#table);
      this.#known = this.#table.rows;
    }
    this.#table = undefined;
    for (const guest of this.guests) if (!this.#delayed?.guests.has(guest)) guest.leave();
  }
}

const waits = ({ head, state }: OnlineTable): boolean => head.public && state === 'gathering';
