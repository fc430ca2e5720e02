import { bad, good, type Refusal, type Result, type Seat } from '@holotisch/engine';
import { type ClientFrame, type MovingFrame, OnlineTable, type Reply, type Row } from '@holotisch/online';
import { isMoving, readMessage, refusal } from '@holotisch/room';
import type { Listing, TaggedRow } from '../store/store.ts';
import { hashOf, newToken } from '../tokens.ts';
import { listingAfter, listingOf } from './about.ts';
import { append } from './appending.ts';
import { Company } from './company.ts';
import { Absences } from './deserted.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { NoMatch } from './no-match.ts';
import { type Lines, OtherMatches, type Plan } from './other-matches.ts';
import { type Resting, restingOf, UNKNOWN } from './resting.ts';
import { inSlices } from './slices.ts';

/** How often somebody else may be faster before it is given up. */
const TRIES = 20;

/**
 * One match of this process. All that is wanted of it waits in one queue, and the table itself is only a memory of what is
 * kept: it is put away when nothing happens, and made again from the log. Whatever moves the match is planned, kept and
 * only then taken, so that nobody is told of something that could still be lost.
 */
export class Hosted {
  readonly id: string;
  readonly #house: House;
  #table: OnlineTable | undefined;
  readonly #company: Company;
  readonly #others: OtherMatches;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #listed = '';
  #lastUse: number;
  #stepping = false;
  readonly #absences = new Absences();
  #isMending = false;
  /** What was known when the table was put away. */
  #resting = UNKNOWN;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
    this.#company = new Company(house, this);
    this.#others = new OtherMatches(house, {
      id,
      run: (work) => this.run(work),
      table: () => this.table(),
      keepAll: (plan, by) => this.#keepAll(plan, by),
    });
    this.#lastUse = house.now();
  }

  get guests(): ReadonlySet<Guest> {
    return this.#company.guests;
  }
  /** The table, where it is not put away. */
  get awake(): OnlineTable | undefined {
    return this.#table;
  }
  get isIdle(): boolean {
    return this.#waiting === 0;
  }
  get lastUse(): number {
    return this.#lastUse;
  }
  /** It stands in the lobby, and somebody is here who waits. */
  get isWaiting(): boolean {
    return this.#known.waits && this.guests.size > 0;
  }
  /** Of the list that lies there already. */
  get points(): number | null {
    return this.#known.points;
  }
  get isAwake(): boolean {
    return this.#table !== undefined;
  }
  get #known(): Resting {
    return this.#table ? restingOf(this.#table) : this.#resting;
  }

  /** One after the other. Where something goes wrong, the table is not believed any more. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#queue.then(work);
    this.#queue = done.then(
      () => {},
      (error: unknown) => {
        if (!(error instanceof NoMatch)) this.#mend(error);
      },
    );
    return done.finally(() => {
      this.#waiting--;
    });
  }

  /** Puts away a table of which nobody knows in what state it is; whoever sits at it gets it made again from its rows. */
  #mend(error: unknown): void {
    this.#house.faults(`the table of ${this.id}`, error);
    this.#putAway();
    // Once: one that cannot be made again waits until somebody wants something of it.
    if (this.#isMending || this.guests.size === 0 || this.#house.isClosing) return;
    this.#isMending = true;
    void this.run(() => this.table())
      .catch(() => {})
      .finally(() => {
        this.#isMending = false;
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
    // What other processes have kept while it was put away is new to those who see it later, too.
    this.#company.spectators.feed(kept.rows);
    if (table.value.broken && !table.value.closed) await this.#keepAll(() => good([{ closed: 'rules' }]));
    this.#company.dismissFormer(table.value);
    this.#company.letIn();
    this.tellAbout();
    this.#goOn();
    return table.value;
  }

  /** Somebody comes to the table; false if his seat was given to somebody else meanwhile. */
  join(guest: Guest): Promise<boolean> {
    return this.run(async () => {
      const table = await this.table();
      if (!guest.holds(table.tokens)) return false;
      // Nobody is shown an older moment than the one he has come from.
      if (table.room && guest.isAhead(table.room)) await this.#follow(table);
      await this.#company.admit(guest);
      // The process that has seen a battle end may be gone since.
      if (table.battle?.match !== undefined) this.hearOfBattle();
      return true;
    });
  }

  part(guest: Guest): void {
    this.#company.part(guest);
  }

  tellAbout(): void {
    this.#company.tellAbout();
  }

  /** Answers whatever somebody at the table wants. */
  handle(guest: Guest, frame: ClientFrame): Promise<Reply> {
    return this.run(async () => {
      const { tokens } = await this.table();
      if (!guest.holds(tokens)) return bad(refusal('online.taken'));
      if (frame.do === 'ping') return good(null);
      if (frame.do === 'room') {
        const message = readMessage(frame.message);
        if (!message.ok) return message;
        const { value } = message;
        if (!isMoving(value))
          return guest.charged(() => guest.connection?.hear(value) ?? bad(refusal('online.notBegun')));
        return this.#keepAll((now) => this.#plan(now, guest, { ...frame, message: value }), guest);
      }
      if (frame.do === 'rematch')
        return this.#others.rematch(guest.seat ?? 0, frame.token, (now) => this.#plan(now, guest, frame));
      if (frame.do === 'battle') return this.#others.battle(guest, frame, (now) => this.#plan(now, guest, frame));
      return this.#keepAll((now) => this.#plan(now, guest, frame), guest);
    });
  }

  #plan(table: OnlineTable, guest: Guest, frame: MovingFrame): Lines | Promise<Lines> {
    const now = this.#house.now();
    const { seat } = guest;
    // Somebody else may have got it while another process was faster.
    if (!guest.holds(table.tokens)) return bad(refusal('online.taken'));
    // The computer lays the table for everybody, which takes a while.
    if (seat !== undefined && table.isLaidBy(seat, frame)) return this.#house.thinker.plan(this.id, seat, frame, now);
    return table.plan(seat, frame, { now, isHere: (other) => this.#isHere(table, other) });
  }

  /** He sits at this table, or fights its battle meanwhile. */
  #isHere({ battle }: OnlineTable, seat: Seat): boolean {
    if (this.#company.isHere(seat)) return true;
    const fighter = battle?.match === undefined ? -1 : battle.battle.seats.indexOf(seat);
    return fighter >= 0 && this.#house.isAt(battle!.match!, fighter);
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

  /** Frees the seats of those who have sat down, were never ready, and have been away for minutes. */
  async freeDeserted(now: number): Promise<void> {
    // Where nobody is, nobody waits for the seat; and who is connected elsewhere is known where somebody is.
    if (this.guests.size === 0) return;
    const isHere = (seat: Seat) => this.#company.isHere(seat);
    for (const seat of this.#absences.deserted(this.#known.unready, isHere, now))
      await this.run(() => this.#keepAll((table) => table.planDeserted(seat, isHere)));
  }

  /** The match of a battle of this campaign has ended. */
  hearOfBattle(): void {
    this.#others.hearOfBattle();
  }

  /** A match at which only computers sit begins by itself. */
  async begin(): Promise<void> {
    await this.run(async () => {
      await this.table();
      await this.#keepAll((table) => table.planUnattended());
    });
  }

  /** Plans, keeps and takes; where somebody else was faster, follows and plans again. The work is put down to `by`. */
  async #keepAll(plan: Plan, by?: Guest): Promise<Reply> {
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
      const outcome = await append(this.#house, this.id, row, this.#listingAfter(row, table));
      if (outcome === 'failed') {
        // Whether it is there will be seen when the table is made again.
        this.#putAway();
        return bad(refusal('online.notStored'));
      }
      if (outcome === 'kept') {
        this.#house.metrics.kept(performance.now() - begun);
        const reply = await this.#taken(() => charged(() => this.#take(table, row, by)));
        // Whoever has ended a match and looks at a list then finds it ended; what fails now is done when the table is made again.
        if (this.#isUnsealed) await this.#keepAll((over) => good(over.sealed()));
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

  /** What is kept has happened, whatever goes wrong with this table: then it shows what came of it when it is made again. */
  async #taken(take: () => Reply): Promise<Reply> {
    try {
      return take();
    } catch (error) {
      this.#house.faults(`the table of ${this.id}`, error);
      this.#putAway();
      await this.table();
      return good(null);
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

  #take(table: OnlineTable, row: Row, by?: Guest): Reply {
    const hadRoom = table.room !== undefined;
    const before = table.battle?.key;
    const chatted = table.chat.at(-1);
    const reply = table.take(row);
    this.#company.spectators.feed([row]);
    for (const line of row.lines) if ('seated' in line && line.to === 'same') by?.renew(line.token);
    if (row.lines.some((line) => 'seated' in line)) this.#company.dismissFormer(table);
    if (!hadRoom && table.room) this.#company.letIn();
    const isTold =
      row.lines.some((line) => !('said' in line || 'hash' in line)) ||
      table.head.clock ||
      table.state === 'over' ||
      table.battle?.key !== before;
    if (isTold) this.tellAbout();
    if (table.chat.at(-1) !== chatted) this.#company.tellChat(table);
    return reply;
  }

  /** What other processes have kept meanwhile; how much. */
  async #follow(table: OnlineTable): Promise<number> {
    const rows = await this.#house.store.rowsFrom(this.id, table.rows);
    for (const row of rows) this.#take(table, row);
    // What another process has told lists about is not what this one told them last.
    if (rows.some(({ lines }) => lines.some((line) => !('said' in line || 'hash' in line)))) this.#listed = '';
    return rows.length;
  }

  /**
   * Another process has kept something, or may have. Whoever is connected here is told of it, also where the table was
   * put away. A database that does not answer is asked again when it is back: then everything may have been missed.
   */
  catchUp(): Promise<void> {
    return this.run(async () => {
      if (this.#table) await this.#follow(this.#table);
      else if (this.guests.size > 0 && (await this.#house.store.rowsFrom(this.id, this.#resting.rows)).length > 0)
        await this.table();
    }).catch((error) => {
      this.#house.log.warn('not caught up', { match: this.id, error: String(error) });
    });
  }

  /** The computer decides where it is awaited, and the end of a match is noted for the lists. */
  #goOn(): void {
    const table = this.#table;
    if (!table || this.#stepping || this.#house.isClosing) return;
    if (table.state === 'over' && !this.#isUnsealed) this.#others.tellCampaign(table);
    const isComputers = table.state === 'playing' && table.room!.awaitsComputer;
    if (!isComputers && !this.#isUnsealed) return;
    this.#stepping = true;
    const step = isComputers ? this.#compute(table.rows) : this.#seal();
    void step.catch((error) => {
      this.#stepping = false;
      this.#house.log.error('a match does not go on', { match: this.id, error: String(error) });
    });
  }

  /** The match is over, and lists do not know it yet: the row that ended it was kept before it was taken. */
  get #isUnsealed(): boolean {
    return this.#table?.state === 'over' && this.#listed !== JSON.stringify(listingOf(this.#table));
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
        const here =
          table.rows === rows
            ? table.thought((fault) => this.#house.faults(`a dream of the computer in match ${this.id}`, fault))
            : undefined;
        return here ? table.planThought(here) : good([]);
      }),
    );
    if (this.#table && this.#table.rows !== rows) this.#goOn();
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
    this.#resting = this.#known;
    this.#table = undefined;
    this.#company.leaveRoom();
  }
}
