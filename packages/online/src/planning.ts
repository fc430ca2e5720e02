import {
  type AnyGame,
  bad,
  good,
  type Json,
  type Match,
  type Result,
  type Seat,
  type SeatKind,
} from '@holotisch/engine';
import { layOut } from '@holotisch/games';
import { type Moving, type Room, refusal } from '@holotisch/room';
import type { FoughtBattles, OpenBattle } from './battles.ts';
import type { Bounds } from './bounds.ts';
import { isOutOfTime } from './clock.ts';
import type { Gathering } from './gathering.ts';
import type { MatchHead, Rulebook } from './head.ts';
import type { Line } from './line.ts';
import { readList, setupFrom } from './lists.ts';
import type { ChatLine, ClientFrame, Clocks, Closed, MovingFrame, TableState } from './protocol.ts';
import { worded } from './words.ts';

/** What a seat may ask of a table that only the server knows. */
export interface Around {
  readonly now: number;
  /** Whether somebody is connected at this seat, on whichever machine. */
  readonly isHere: (seat: Seat) => boolean;
}

type Deciding = Extract<Moving, { readonly type: 'decide' }>;

/** The table for which something is planned: all that may matter to whether it is allowed. */
interface Planned {
  readonly head: MatchHead;
  readonly book: Rulebook & { readonly game: AnyGame };
  readonly room: Room | undefined;
  readonly bounds: Bounds;
  readonly gathering: Gathering;
  readonly names: readonly string[];
  readonly tokens: readonly (string | null)[];
  readonly kinds: readonly SeatKind[];
  readonly chat: readonly ChatLine[];
  readonly again: ReadonlyMap<Seat, string>;
  readonly next: string | undefined;
  readonly clocks: Clocks | undefined;
  readonly closed: Closed | undefined;
  readonly state: TableState;
  readonly time: number;
  readonly battle: OpenBattle | undefined;
  readonly fought: FoughtBattles;
  isReady(seat: Seat): boolean;
  isGuest(seat: Seat): boolean;
  linkOf(seat: Seat): string | null;
  needsList(seat: Seat): boolean;
  mayChangeList(seat: Seat): boolean;
  mark(): string;
  hashLine(): readonly Line[];
  start(setup: Json, contributions: readonly (string | null)[]): Result<Match>;
}

/** Nothing new has to be kept. */
const DONE: readonly Line[] = [];

/** Whether something is allowed at a table, and which lines of the log would say it. Nothing is changed by it. */
export class Planning {
  readonly #table: Planned;

  constructor(table: Planned) {
    this.#table = table;
  }

  /** What somebody wants. `seat` undefined: he looks on. */
  frame(seat: Seat | undefined, frame: MovingFrame, around: Around): Result<readonly Line[]> {
    if (seat === undefined) return bad(refusal('online.notSeated'));
    if (this.#table.closed) return bad(refusal('online.closed'));
    switch (frame.do) {
      case 'room': {
        const { message } = frame;
        return message.seat === seat ? this.move(message) : bad(refusal('room.notYours', { seat: message.seat }));
      }
      case 'ready':
        return this.#planReady(seat, frame);
      case 'list':
        return this.#planList(seat, frame.list);
      case 'agree':
        return this.#planAgree(seat, frame.lists);
      case 'cancel':
        return this.#planCancel(seat);
      case 'leave':
        return this.#planLeave(seat);
      case 'free':
        return this.#planFree(seat, frame.seat, around);
      case 'name':
        return this.#table.names[seat] === frame.name
          ? good(DONE)
          : this.#bounded('names', seat, { named: seat, name: frame.name });
      case 'chat':
        return this.#hasSaid(seat, frame.nonce)
          ? good(DONE)
          : this.#bounded('chats', seat, { chat: seat, text: frame.text, nonce: frame.nonce });
      case 'claim':
        return this.#planClaim(frame.seat, around.now);
      case 'computer':
        return this.#planHand(seat, frame.seat, around);
      case 'back':
        return this.#table.kinds[seat] === 'computer' && this.#table.head.seats[seat] === 'human'
          ? good([{ handed: seat, to: 'human' }])
          : bad(refusal('online.notComputer'));
      case 'rematch':
        if (this.#table.state !== 'over') return bad(refusal('online.notOver'));
        return good(this.#table.again.has(seat) || this.#table.next ? DONE : [{ again: seat, token: frame.token }]);
      case 'noRematch':
        if (this.#table.state !== 'over') return bad(refusal('online.notOver'));
        return this.#table.again.size === 0 || this.#table.next
          ? good(DONE)
          : this.#bounded('noMore', seat, { noMore: seat });
      case 'battle': {
        const planned = this.#planBattle(seat);
        return planned.ok ? good(DONE) : planned;
      }
      case 'hello':
      case 'ping':
        return good(DONE);
    }
  }

  /** So much of it everybody may have, and no more. */
  #bounded(what: Parameters<Bounds['refuse']>[0], seat: Seat, line: Line): Result<readonly Line[]> {
    const full = this.#table.bounds.refuse(what, seat);
    return full ? bad(full) : good([line]);
  }

  move(message: Moving): Result<readonly Line[]> {
    const room = this.#table.room;
    if (!room) return bad(refusal('online.notBegun'));
    const planned = room.guarded<Result<Moving | undefined>>(
      () => (message.type === 'decide' ? this.#planDecision(room, message) : this.#planTalk(room, message)),
      bad(refusal('room.bug')),
    );
    if (!planned.ok) return planned;
    return good(planned.value ? [...this.#table.hashLine(), { said: planned.value, mark: this.#table.mark() }] : DONE);
  }

  /** The decision as it is kept: what the question reads of the answer, and nothing besides. undefined: it is there already. */
  #planDecision(room: Room, message: Deciding): Result<Moving | undefined> {
    const { seat, at, answer } = message;
    // One that was taken already is not taken again: the room knows which.
    if (room.isLate(seat, at)) {
      const known = room.decide(seat, at, answer);
      return known.ok ? good(undefined) : known;
    }
    // Where the computer plays on for somebody, nothing is counted.
    const full = this.#table.kinds[seat] === 'human' ? this.#table.bounds.refuse('moves', seat) : undefined;
    const alone = room.notAlone(seat);
    if (alone) return bad(alone);
    const judged = room.match.judge(seat, answer);
    if (!judged.ok) return judged;
    return full ? bad(full) : good({ ...message, answer: judged.value });
  }

  /** What could not be carried out anyway is not kept. */
  #planTalk(room: Room, message: Exclude<Moving, Deciding>): Result<Moving> {
    const full = message.type === 'propose' ? this.#table.bounds.refuseProposal(message.seat, message.what) : undefined;
    const refused = full ?? room.refuses(message);
    return refused ? bad(refused) : good(message);
  }

  #planReady(
    seat: Seat,
    { contribution, list, lists, token }: Extract<ClientFrame, { do: 'ready' }>,
  ): Result<readonly Line[]> {
    // Said once more by somebody who has not heard the answer: the match may even have begun with it.
    if (this.#table.gathering.contributions[seat] === contribution) return good(DONE);
    if (this.#table.room) return bad(refusal('online.begun'));
    if (this.#table.isReady(seat)) return bad(refusal('online.ready'));
    const saw = lists === undefined ? {} : { lists };
    const isOwn = token === undefined || token === this.#table.tokens[seat];
    const own: readonly Line[] = isOwn ? [] : [{ seated: seat, token, to: 'same' }];
    if (!this.#table.needsList(seat)) return this.#planGathered({ ready: seat, contribution, ...saw }, own);
    if (list === undefined) return bad(refusal('online.needsList'));
    const read = readList(this.#table.book, list);
    return read.ok ? this.#planGathered({ ready: seat, contribution, list: read.value.text, ...saw }, own) : read;
  }

  #planList(seat: Seat, list: string): Result<readonly Line[]> {
    if (this.#table.room) return bad(refusal('online.begun'));
    if (!this.#table.mayChangeList(seat)) return bad(refusal('online.notYourList'));
    const read = readList(this.#table.book, list);
    if (!read.ok) return read;
    if (read.value.text === this.#table.gathering.texts[seat]) return good(DONE);
    const full = this.#table.bounds.refuse('lists', seat);
    return full ? bad(full) : this.#planGathered({ listed: seat, list: read.value.text });
  }

  /** Whose table it is: the seat that was given to whoever has made the match. */
  #planCancel(seat: Seat): Result<readonly Line[]> {
    if (this.#table.room) return bad(refusal('online.begun'));
    return this.#table.head.given[0] === seat ? good([{ closed: 'cancelled' }]) : bad(refusal('online.notMaker'));
  }

  #planLeave(seat: Seat): Result<readonly Line[]> {
    if (this.#table.room) return bad(refusal('online.begun'));
    if (this.#table.head.given.includes(seat)) return bad(refusal('online.givenSeat'));
    // Whoever has a link and has not sat down by it has nothing to give back.
    return this.#table.isGuest(seat) ? this.freeing(seat) : good(DONE);
  }

  #planFree(seat: Seat, other: Seat, { isHere }: Around): Result<readonly Line[]> {
    const { room, head } = this.#table;
    if (room) return bad(refusal('online.begun'));
    if (head.given[0] !== seat) return bad(refusal('online.notMaker'));
    if (head.given.includes(other) || head.seats[other] !== 'human') return bad(refusal('online.givenSeat'));
    if (this.#table.isReady(other) && isHere(other)) return bad(refusal('online.ready'));
    return this.#table.isGuest(other) ? this.freeing(other) : good(DONE);
  }

  /** The link of the seat lets somebody in again. */
  freeing(seat: Seat): Result<readonly Line[]> {
    const token = this.#table.linkOf(seat);
    return token === null ? good(DONE) : good([{ seated: seat, token, to: 'free' }]);
  }

  #planAgree(seat: Seat, lists: string): Result<readonly Line[]> {
    const { agreement, name } = this.#table.gathering;
    if (lists !== name) return bad(refusal('online.otherLists'));
    if (this.#table.room || !agreement || agreement.yes.includes(seat)) return good(DONE);
    if (!this.#table.isReady(seat)) return bad(refusal('online.notYetReady'));
    return this.#planGathered({ agreed: seat, lists });
  }

  /**
   * The line, and with it the beginning of the match where it was the last one that was missing. A line about the seat
   * comes before it: lists of matches look for such rows by how they begin.
   */
  #planGathered(line: Line, before: readonly Line[] = []): Result<readonly Line[]> {
    const gathered = this.#table.gathering.with(line);
    // Lists that cannot meet are refused to whoever brings the second, while he can still bring another one.
    if (!('list' in line) && !gathered.isComplete) return good([...before, line]);
    const setup = this.#setupOf(gathered);
    if (!setup.ok) return setup;
    if (setup.value === null || !gathered.isComplete) return good([...before, line]);
    const begun = this.#planBeginning(setup.value, gathered);
    return begun.ok ? good([...before, line, begun.value]) : begun;
  }

  #planBeginning(setup: Json, { contributions }: Gathering): Result<Line> {
    const cannot = bad(worded(this.#table.book.lists, refusal('online.cannotBegin')));
    try {
      const match = this.#table.start(setup, contributions);
      if (!match.ok) return bad(worded(this.#table.book.lists, match.fault));
      if (this.#table.head.layOut) layOut(match.value, this.#table.book.manifest);
      const laid = match.value.taken.map((t) => [t.seat as Seat, t.answer] as const);
      return good({ begun: setup, laid });
    } catch {
      return cannot;
    }
  }

  /** null: a list is still missing. */
  #setupOf({ texts }: Gathering): Result<Json> {
    if (this.#table.head.setup !== null) return good(this.#table.head.setup);
    const there = texts.filter((text) => text !== null);
    return there.length === texts.length ? setupFrom(this.#table.book, this.#table.head.rules, there) : good(null);
  }

  /** The open battle that this seat may begin: its own, or one that computers fight. */
  #planBattle(seat: Seat): Result<OpenBattle> {
    const { battle, kinds, state } = this.#table;
    if (state !== 'playing' || !battle) return bad(refusal('room.noBattle'));
    const people = battle.battle.seats.filter((one) => kinds[one] === 'human');
    return people.length === 0 || people.includes(seat) ? good(battle) : bad(refusal('online.notFighting'));
  }

  /** What the match of the open battle has come to; nothing where the campaign waits for something else by now. */
  report({ match }: OpenBattle, answer: Json): Result<readonly Line[]> {
    const { battle, room } = this.#table;
    if (!room || match === undefined || battle?.match !== match) return good(DONE);
    const refused = room.match.check(room.battle!.seat, answer);
    if (refused) return bad(refused);
    return good([...this.#table.hashLine(), { reported: match, answer, mark: this.#table.mark() }]);
  }

  /** At a table at which only computers sit nobody is waited for. */
  unattended(): Result<readonly Line[]> {
    const { room, gathering, head } = this.#table;
    if (room || !gathering.isComplete || head.setup === null) return good(DONE);
    const begun = this.#planBeginning(head.setup, gathering);
    return begun.ok ? good([begun.value]) : begun;
  }

  #planClaim(other: Seat, now: number): Result<readonly Line[]> {
    if (this.#table.state !== 'playing') return bad(refusal('online.notBegun'));
    if (!this.#table.clocks) return bad(refusal('online.noClock'));
    return isOutOfTime(this.#table.clocks, other, now) ? good([{ flagged: other }]) : bad(refusal('online.timeLeft'));
  }

  #planHand(seat: Seat, other: Seat, { now, isHere }: Around): Result<readonly Line[]> {
    if (this.#table.state !== 'playing') return bad(refusal('online.notBegun'));
    if (other === seat || this.#table.kinds[other] !== 'human') return bad(refusal('online.notGone'));
    // Whoever has used up what he may do would hold up the other for ever.
    const isSpent = this.#table.bounds.isFull('moves', other);
    const waited = !isHere(other) && now - this.#table.time >= this.#table.head.patience * 1000;
    return isSpent || waited ? good([{ handed: other, to: 'computer' }]) : bad(refusal('online.notGone'));
  }

  #hasSaid(seat: Seat, nonce: string): boolean {
    return this.#table.chat.some((line) => line.seat === seat && line.nonce === nonce);
  }
}
