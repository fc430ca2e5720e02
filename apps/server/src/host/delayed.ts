import { OnlineTable, type Row } from '@holotisch/online';
import type { Kept } from '../store/store.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { inSlices } from './slices.ts';

/** Whoever keeps a delayed table: he is told when it has gone on, and when it cannot. */
interface Keeper {
  wentOn(): void;
  failed(error: unknown): void;
}

/** A table as it was a while ago, for those who look on: it does not know yet what they must not know yet. */
export class DelayedTable {
  readonly table: OnlineTable;
  readonly #house: House;
  readonly #guests: ReadonlySet<Guest>;
  readonly #keeper: Keeper;
  readonly #delay: number;
  readonly #coming: Row[] = [];
  #cancel: () => void = () => {};

  private constructor(house: House, table: OnlineTable, guests: ReadonlySet<Guest>, keeper: Keeper) {
    this.#house = house;
    this.table = table;
    this.#guests = guests;
    this.#keeper = keeper;
    this.#delay = table.head.delay * 1000;
  }

  static async open(
    house: House,
    { head, secrets, rows }: Kept,
    guests: ReadonlySet<Guest>,
    keeper: Keeper,
  ): Promise<DelayedTable> {
    const then = house.now() - head.delay * 1000;
    const past = rows.filter((row) => row.time <= then);
    const table = await inSlices(OnlineTable.opening(house.books, head, secrets, past));
    if (!table.ok) throw new Error('a match whose game is gone');
    const made = new DelayedTable(house, table.value, guests, keeper);
    made.feed(rows);
    return made;
  }

  /**
   * What has happened, in the order it happened. Rows that it knows are passed over: whoever makes a table again feeds it
   * from the beginning. False if something is missing before them.
   */
  feed(rows: readonly Row[]): boolean {
    for (const row of rows) {
      const next = this.table.rows + this.#coming.length;
      if (row.seq > next) return false;
      if (row.seq < next) continue;
      this.#coming.push(row);
      if (this.#coming.length === 1) this.#wait();
    }
    return true;
  }

  letIn(): void {
    const { room, broken } = this.table;
    if (room && !broken) for (const guest of this.#guests) guest.enter(room);
  }

  stop(): void {
    this.#cancel();
    this.#coming.length = 0;
  }

  #wait(): void {
    this.#cancel();
    const [next] = this.#coming;
    if (!next) return;
    const ms = Math.max(0, next.time + this.#delay - this.#house.now());
    this.#cancel = this.#house.after('a delayed table', ms, () => {
      try {
        this.#goOn();
      } catch (error) {
        this.stop();
        this.#keeper.failed(error);
      }
    });
  }

  #goOn(): void {
    const then = this.#house.now() - this.#delay;
    while (this.#coming[0] && this.#coming[0].time <= then) {
      const said = this.table.chat.at(-1);
      this.table.take(this.#coming.shift()!);
      const last = this.table.chat.at(-1);
      if (last && last !== said) for (const guest of this.#guests) guest.line.send({ chat: [last] });
    }
    this.letIn();
    this.#keeper.wentOn();
    this.#wait();
  }
}
