import type { Seat } from '@holotisch/engine';
import type { Bye, ServerFrame } from '@holotisch/online';
import { Connection, type Room } from '@holotisch/room';
import type { Meter } from './meter.ts';

/** How frames reach somebody, and how he is sent away. */
export interface Line {
  send(frame: ServerFrame): void;
  end(reason: Bye): void;
}

/** Somebody who is connected to a table: at a seat, or looking on. */
export class Guest {
  readonly seat: Seat | undefined;
  readonly line: Line;
  #connection: Connection | undefined;
  /** How much of the room's log he has been told. */
  #at: number;
  /** What he was told last about the table around the match. */
  told = '';
  readonly #meter: Meter;
  #spent = 0;

  constructor(seat: Seat | undefined, line: Line, at: number, meter: Meter) {
    this.seat = seat;
    this.line = line;
    this.#at = at;
    this.#meter = meter;
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
    this.#connection.receive({ type: 'resume', from: this.#at <= room.log.length ? this.#at : 0 });
  }

  /** The room is put away for a while; he stays. */
  leave(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }
}
