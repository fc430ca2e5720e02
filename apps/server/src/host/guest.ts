import type { Refusal, Seat } from '@holotisch/engine';
import type { Bye, ClientFrame, ServerFrame } from '@holotisch/online';
import { Connection, type Room, refusal } from '@holotisch/room';
import type { Meter } from './meter.ts';

/** How frames reach somebody, and how he is sent away. */
export interface Line {
  send(frame: ServerFrame): void;
  end(reason: Bye, why?: Refusal): void;
}

/** What somebody says of himself who comes: how much he has seen, and what he wishes to be told. */
export type Greeting = Pick<Extract<ClientFrame, { readonly do: 'hello' }>, 'resume' | 'changes'>;

/** Somebody who is connected to a table: at a seat, or looking on. */
export class Guest {
  readonly seat: Seat | undefined;
  /** The hash of the token by which he has it. */
  #token: string | undefined;
  readonly line: Line;
  #connection: Connection | undefined;
  /** How much of the room's log he has been told. */
  #at: number;
  /** What he was told last about the table around the match. */
  told = '';
  /** Wishes to be told what each event has changed. */
  readonly #changes: boolean;
  readonly #meter: Meter;
  #spent = 0;

  constructor({ seat, token }: Pick<Guest, 'seat' | 'token'>, line: Line, greeting: Greeting, meter: Meter) {
    this.seat = seat;
    this.#token = token;
    this.line = line;
    this.#at = greeting.resume;
    this.#changes = greeting.changes ?? false;
    this.#meter = meter;
  }

  get token(): string | undefined {
    return this.#token;
  }
  /** He has his seat by another token now, one that only he knows. */
  renew(token: string): void {
    this.#token = token;
  }

  /** Whether he still has the seat that he has come with: a seat has one holder. */
  holds(tokens: readonly (string | null)[]): boolean {
    return this.seat === undefined || tokens[this.seat] === this.#token;
  }

  /** His seat is not his any more: he is told why. */
  dismiss(why: 'online.taken' | 'online.freed'): void {
    this.line.end('taken', refusal(why));
  }

  /** He has seen more than there is in this room: another process was ahead of this one. */
  isAhead(room: Room): boolean {
    return this.#at > room.log.length;
  }

  get connection(): Connection | undefined {
    return this.#connection;
  }

  /** Works something out for him, and remembers what it took: not how long, as a busy machine is nobody's fault. */
  charged<T>(work: () => T): T {
    const begun = this.#meter.begin();
    try {
      return work();
    } finally {
      this.#spent += this.#meter.spentSince(begun);
    }
  }

  /** Milliseconds of the processor that were spent on him since this was asked last. */
  bill(): number {
    const spent = this.#spent;
    this.#spent = 0;
    return spent;
  }

  /** Comes into a room, and is told what he has not seen yet. */
  enter(room: Room): void {
    if (this.#connection) return;
    const own = this.seat === undefined ? [] : [this.seat];
    // A seat that the computer plays for the time being still sees what it may see.
    this.#connection = Connection.at(room, own, (update) => {
      this.#at = update.at;
      this.line.send({ update });
    });
    const from = this.#at <= room.log.length ? this.#at : 0;
    this.#connection.receive({ type: 'resume', from, changes: this.#changes });
  }

  /** The room is put away for a while; he stays. */
  leave(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }
}
