import {
  type AnyGame,
  bad,
  fairSeed,
  good,
  type Json,
  Match,
  type Result,
  type Seat,
  type SeatKind,
} from '@holotisch/engine';
import { opponentOf } from '@holotisch/games';
import { endOf, type Moving, type Reply, Room, refusal } from '@holotisch/room';
import { FoughtBattles, type OpenBattle } from './battles.ts';
import { Bounds } from './bounds.ts';
import { clocksAt, Earned, fullClocks, rewarded, withRunning } from './clock.ts';
import { Gathering } from './gathering.ts';
import { findRules, type MatchHead, type Private, type Rulebook, type Rulebooks } from './head.ts';
import type { Line, Row } from './line.ts';
import { OnceMore } from './once-more.ts';
import { type Around, Planning } from './planning.ts';
import {
  type ChatLine,
  type Clocks,
  type Closed,
  MOST,
  type MovingFrame,
  type TableInfo,
  type TableState,
} from './protocol.ts';
import { Seats } from './seats.ts';

/** Rows between two full hashes of the state in the log. */
const ROWS_BETWEEN_HASHES = 16;

/**
 * An online table: everything that follows from the head of a match and the rows of its log. It has no clock, no chance
 * and no network of its own. What somebody wants is first `plan`ned (is it allowed, and which lines would say it), then
 * kept by whoever keeps the log, and only then `take`n: nobody ever learns of something that could still be lost.
 */
export class OnlineTable {
  readonly head: MatchHead;
  readonly #private: Private;
  readonly book: Rulebook & { readonly game: AnyGame };
  readonly #seats: Seats;
  readonly bounds = new Bounds();
  readonly #earned = new Earned();
  /** The battles of a campaign. */
  readonly fought: FoughtBattles;
  #gathering: Gathering;
  readonly #chat: ChatLine[] = [];
  readonly #onceMore = new OnceMore();
  #setup: Json = null;
  #room: Room | undefined;
  #clocks: Clocks | undefined;
  #closed: Closed | undefined;
  /** Who has run out of time, and when the match was over. */
  #flagged: Seat | undefined;
  #ended: number | undefined;
  #broken = false;
  /** Who is told of the computer's dreams that fail, while it thinks. */
  #failed: ((fault: unknown) => void) | undefined;
  #rows = 0;
  #hashed = 0;
  /** The last line of the log is the hash of the match. */
  #isSealed = false;
  #time: number;

  private constructor(head: MatchHead, secrets: Private, book: Rulebook & { readonly game: AnyGame }) {
    this.head = head;
    this.#private = secrets;
    this.book = book;
    this.#seats = new Seats(head, secrets);
    this.fought = new FoughtBattles(book);
    this.#gathering = Gathering.begun(book, head);
    this.#time = head.created;
  }

  static open(books: Rulebooks, head: MatchHead, secrets: Private, rows: readonly Row[]): Result<OnlineTable> {
    const opening = OnlineTable.opening(books, head, secrets, rows);
    for (;;) {
      const step = opening.next();
      if (step.done) return step.value;
    }
  }

  /** The same row by row: whoever has other things to do as well may do them in between. */
  static *opening(
    books: Rulebooks,
    head: MatchHead,
    secrets: Private,
    rows: readonly Row[],
  ): Generator<void, Result<OnlineTable>, void> {
    const rules = findRules(books, head.game, head.edition);
    if (!rules.ok) return rules;
    const table = new OnlineTable(head, secrets, rules.value);
    for (const row of rows) {
      table.#takeAgain(row);
      yield;
    }
    return good(table);
  }

  get room(): Room | undefined {
    return this.#room;
  }
  /** Rows of the log that are in this table. */
  get rows(): number {
    return this.#rows;
  }
  /** When something happened last. */
  get time(): number {
    return this.#time;
  }
  get tokens(): readonly (string | null)[] {
    return this.#seats.tokens;
  }
  get watchToken(): string {
    return this.#private.watch;
  }
  get names(): readonly string[] {
    return this.#seats.names;
  }
  get kinds(): readonly SeatKind[] {
    return this.#room?.seats ?? this.#seats.kinds;
  }
  get chat(): readonly ChatLine[] {
    return this.#chat;
  }
  get again(): ReadonlyMap<Seat, string> {
    return this.#onceMore.offers;
  }
  get declined(): ReadonlySet<Seat> {
    return this.#onceMore.declined;
  }
  get next(): string | undefined {
    return this.#onceMore.next;
  }
  get clocks(): Clocks | undefined {
    return this.#clocks;
  }
  get closed(): Closed | undefined {
    return this.#closed;
  }
  /** The log does not come out any more as it did: the rules are others than those it was played by. */
  get broken(): boolean {
    return this.#broken;
  }
  /** The battle that the campaign waits for. */
  get battle(): OpenBattle | undefined {
    return this.state === 'playing' ? this.fought.open(this.#room) : undefined;
  }
  get setup(): Json {
    return this.#setup;
  }
  get state(): TableState {
    if (this.#closed) return 'closed';
    if (!this.#room) return 'gathering';
    return this.#room.match.over ? 'over' : 'playing';
  }
  /** The promise, what was added, and the secret when there is nothing more to roll. */
  get fair(): { commitment: string; contributions: readonly (string | null)[]; secret: string | null } {
    const isOver = this.state === 'over';
    return {
      commitment: this.head.commitment,
      contributions: this.#gathering.contributions,
      secret: isOver ? this.#private.secret : null,
    };
  }
  /** What was brought before the match began. */
  get gathering(): Gathering {
    return this.#gathering;
  }
  /** The lists that the match is played with, where it was made of lists. */
  get lists(): readonly (string | null)[] {
    return this.#gathering.texts;
  }
  isReady(seat: Seat): boolean {
    return this.#seats.kinds[seat] === 'computer' || this.#gathering.isReady(seat);
  }
  /** The seat's player has to bring his own list. */
  needsList(seat: Seat): boolean {
    return this.#gathering.needsList(seat);
  }
  mayChangeList(seat: Seat): boolean {
    return !this.#room && this.#gathering.ownsList(seat) && !this.needsList(seat);
  }
  formerly(token: string): ReturnType<Seats['formerly']> {
    return this.#seats.formerly(token);
  }
  /** Before the match: somebody has this seat who may stand up again. */
  isGuest(seat: Seat): boolean {
    return this.state === 'gathering' && this.#seats.isGuest(seat);
  }
  linkOf(seat: Seat): string | null {
    return this.#seats.linkOf(seat);
  }
  /** When the match was over. */
  get ended(): number | undefined {
    return this.#ended;
  }
  /** How the match has ended; null as long as it has not. */
  get end(): TableInfo['end'] {
    if (this.state !== 'over') return null;
    if (this.#flagged !== undefined) return { by: 'time', seat: this.#flagged };
    return endOf(this.#room!.match) ?? { by: 'rules', seat: null };
  }
  /** Seats that nobody has, or whose holder has not sat down: they may be given to somebody from the lobby. */
  get freeSeats(): readonly Seat[] {
    if (this.state !== 'gathering') return [];
    return this.#seats.open.filter((seat) => !this.isReady(seat));
  }
  get freeSeat(): Seat | undefined {
    return this.freeSeats[0];
  }

  /** The lines that would say what somebody wants; a refusal if it is not allowed. `seat` undefined: he looks on. */
  plan(seat: Seat | undefined, frame: MovingFrame, around: Around): Result<readonly Line[]> {
    return new Planning(this).frame(seat, frame, around);
  }

  /** A seat for somebody from the lobby: the lines that give it to whoever has this token. */
  planSeat(seat: Seat, token: string, name: string): Result<readonly Line[]> {
    if (this.freeSeat !== seat) return bad(refusal('online.taken'));
    return good([{ seated: seat, token }, ...(name === '' ? [] : [{ named: seat, name }])]);
  }

  /** Frees the seat of somebody who has sat down, was never ready, and is not here any more. */
  planDeserted(seat: Seat, isHere: (seat: Seat) => boolean): Result<readonly Line[]> {
    const isDeserted = this.isGuest(seat) && !this.isReady(seat) && !isHere(seat);
    return isDeserted ? new Planning(this).freeing(seat) : good([]);
  }

  /** What a computer that is awaited decides, telling of dreams that a fault has ended. It may take a while to think of it. */
  thought(failed?: (fault: unknown) => void): Moving | undefined {
    const room = this.#room;
    if (!room || this.state !== 'playing') return undefined;
    this.#failed = failed;
    const chosen = room.choose();
    return chosen && { type: 'decide', at: room.log.length, ...chosen };
  }

  /** The lines that would say what a computer has thought of, here or elsewhere. */
  planThought(thought: Moving): Result<readonly Line[]> {
    if (this.state !== 'playing') return good([]);
    const isComputers = this.kinds[thought.seat] === 'computer';
    return isComputers ? new Planning(this).move(thought) : bad(refusal('online.notComputer'));
  }

  /** The lines that would say what the match of the open battle has come to. */
  planReport(battle: OpenBattle, answer: Json): Result<readonly Line[]> {
    return new Planning(this).report(battle, answer);
  }

  /** The beginning of a match at which nobody sits. */
  planUnattended(): Result<readonly Line[]> {
    return new Planning(this).unattended();
  }

  /** Whether the table may be laid by what this seat wants: that takes a while. */
  isLaidBy(seat: Seat, { do: what }: MovingFrame): boolean {
    if (!this.head.layOut || this.#room || !(what === 'ready' || what === 'list' || what === 'agree')) return false;
    return this.#seats.kinds.every((_, other) => other === seat || this.isReady(other));
  }

  /** What the match is like, in numbers that cost nothing and that other rules would hardly leave the same. */
  mark(): string {
    const match = this.#room!.match;
    return [match.taken.length, match.state.chance.drawn, match.events.length, match.asks[0]?.kind ?? ''].join('.');
  }

  hashLine(): readonly Line[] {
    return this.#rows - this.#hashed >= ROWS_BETWEEN_HASHES ? this.sealed() : [];
  }

  /** The hash of the match as it is, unless the log has it already. */
  sealed(): readonly Line[] {
    if (!this.#room || this.#broken || this.#isSealed) return [];
    return [{ hash: this.#room.match.hash() }];
  }

  /** Takes a row that is kept; the answer to what was said in it. */
  take(row: Row): Reply {
    if (row.seq !== this.#rows) throw new Error(`row ${row.seq} came where ${this.#rows} was expected`);
    this.#time = Math.max(this.#time, row.time);
    if (this.#clocks) this.#clocks = clocksAt(this.#clocks, this.#time);
    this.#rows++;
    let reply: Reply = good(null);
    for (const line of row.lines) {
      const before = this.#room?.log.length ?? 0;
      reply = this.#enter(line) ?? reply;
      // What the computer does for somebody is not his doing.
      const isComputers = 'said' in line && this.kinds[line.said.seat] === 'computer';
      if (!isComputers) this.bounds.take(line, (this.#room?.log.length ?? 0) > before);
    }
    // A row may begin with the hash of what was before it.
    this.#isSealed = 'hash' in row.lines.at(-1)!;
    if (this.state === 'over') this.#ended ??= this.#time;
    if (this.#clocks) this.#clocks = withRunning(this.#clocks, this.#awaited());
    return reply;
  }

  /** A row of long ago: one that cannot be taken any more closes the match, and keeps nobody from seeing that. */
  #takeAgain(row: Row): void {
    try {
      this.take(row);
    } catch {
      this.#broken = true;
      this.#rows = row.seq + 1;
    }
  }

  #enter(line: Line): Reply | undefined {
    if ('said' in line) return this.#say(line.said, line.mark);
    if ('seated' in line) {
      this.#seats.take(line);
      this.#gathering = this.#gathering.with(line);
    } else if ('named' in line) this.#seats.name(line.named, line.name);
    else if ('ready' in line || 'listed' in line || 'agreed' in line) this.#gathering = this.#gathering.with(line);
    else if ('battle' in line) this.fought.take(line);
    else if ('reported' in line) return this.#report(line);
    else if ('begun' in line) this.#begin(line.begun, line.laid);
    else if ('handed' in line) {
      this.#seats.hand(line.handed, line.to);
      this.#room?.hand(line.handed, line.to);
    } else if ('flagged' in line) {
      this.#flagged = line.flagged;
      return this.#room?.propose(line.flagged, this.#room.log.length, { end: 'concede' });
    } else if ('chat' in line) this.#hear(line);
    else if ('again' in line || 'noMore' in line) this.#onceMore.take(line);
    else if ('hash' in line) {
      if (this.#room && this.#room.match.hash() !== line.hash) this.#broken = true;
      this.#hashed = this.#rows;
    } else if ('closed' in line) this.#closed = line.closed;
    return undefined;
  }

  #hear({ chat: seat, text, nonce }: Extract<Line, { readonly chat: Seat }>): void {
    this.#chat.push({ seat, text, time: this.#time, nonce });
    if (this.#chat.length > MOST.chatLines) this.#chat.shift();
  }

  #report(line: Extract<Line, { readonly reported: string }>): Reply {
    this.fought.take(line);
    if (this.#room) this.fought.tells(line.reported, this.#room.match.taken.length);
    return this.#moved(line.mark, (room) =>
      room.guarded<Reply>(() => room.report(line.answer), bad(refusal('room.bug'))),
    );
  }

  /** Moves the room, if it is as it was when that was planned. */
  #moved(mark: string, move: (room: Room) => Reply): Reply {
    const room = this.#room;
    if (!room || this.#broken) return bad(refusal('online.notBegun'));
    if (mark === this.mark()) return move(room);
    this.#broken = true;
    return bad(refusal('online.closed'));
  }

  #say(message: Moving, mark: string): Reply {
    return this.#moved(mark, (room) => this.#saidIn(room, message));
  }

  #saidIn(room: Room, message: Moving): Reply {
    const before = room.match.taken.length;
    const reply = room.guarded<Reply>(() => this.#move(room, message), bad(refusal('room.bug')));
    this.#reward(message, before, room.match.taken.length);
    return reply;
  }

  /** Time for a new decision of a person, once; what the computer decides for him earns him nothing. */
  #reward({ type, seat }: Moving, before: number, after: number): void {
    if (type !== 'decide' || !this.#clocks || !this.head.clock || this.kinds[seat] !== 'human') return;
    if (this.#earned.take(seat, before, after)) this.#clocks = rewarded(this.#clocks, seat, this.head.clock);
  }

  #move(room: Room, message: Moving): Reply {
    switch (message.type) {
      case 'decide':
        return room.decide(message.seat, message.at, message.answer);
      case 'propose':
        return room.propose(message.seat, message.at, message.what);
      case 'consent':
        return room.consent(message.seat, message.proposal, message.agree);
    }
  }

  /** A match of this table from its beginning. */
  start(setup: Json, contributions: readonly (string | null)[]): Result<Match> {
    const seed = fairSeed(this.#private.secret, contributions);
    // Undo is rare here, but must not hold up everybody else; keeping every checkpoint would fill the memory.
    return Match.start(this.book.game, { setup, seed }, { keep: 'few', events: true });
  }

  #begin(setup: Json, laid: readonly (readonly [Seat, Json])[]): void {
    const { contributions } = this.#gathering;
    const match = this.start(setup, contributions);
    if (!match.ok || laid.some(([seat, answer]) => match.value.take(seat, answer))) {
      this.#broken = true;
      return;
    }
    const { secret } = this.#private;
    const { commitment, clock, aids, level } = this.head;
    this.#setup = setup;
    this.#room = new Room(match.value, {
      seats: this.#seats.kinds,
      aids,
      fought: this.fought.isFought,
      computer: (turn) => opponentOf(this.book.manifest, turn.level).choose({ ...turn, failed: this.#failed }),
      ...(level !== undefined && { level }),
      fair: { commitment, secret, contributions: [...contributions] },
    });
    if (clock) this.#clocks = fullClocks(clock, this.#seats.kinds.length, this.#time);
  }

  /** The people whose time runs. */
  #awaited(): readonly Seat[] {
    const room = this.#room;
    if (!room || room.match.over) return [];
    // Nobody's time runs while a battle is fought.
    return room.match.open
      .filter((ask) => ask !== room.battle)
      .map((ask) => ask.seat)
      .filter((seat) => room.seats[seat] === 'human');
  }
}
