import { OnlineTable, type Row } from '@holotisch/online';
import type { Kept } from '../store/store.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { inSlices } from './slices.ts';

/** A table as it was a while ago, for those who look on: it does not know yet what they must not know yet. */
export class DelayedTable {
  readonly guests = new Set<Guest>();
  readonly table: OnlineTable;
  readonly #house: House;
  readonly #delay: number;
  #coming: Row[];
  #timer: NodeJS.Timeout | undefined;

  private constructor(house: House, table: OnlineTable, coming: readonly Row[]) {
    this.#house = house;
    this.table = table;
    this.#delay = table.head.delay * 1000;
    this.#coming = [...coming];
    this.#wait();
  }

  static async open(house: House, { head, secrets, rows }: Kept): Promise<DelayedTable> {
    const then = house.now() - head.delay * 1000;
    const past = rows.filter((row) => row.time <= then);
    const table = await inSlices(OnlineTable.opening(house.books, head, secrets, past));
    if (!table.ok) throw new Error('a match whose game is gone');
    return new DelayedTable(house, table.value, rows.slice(past.length));
  }

  push(row: Row): void {
    this.#coming.push(row);
    if (this.#coming.length === 1) this.#wait();
  }

  letIn(): void {
    const { room, broken } = this.table;
    if (room && !broken) for (const guest of this.guests) guest.enter(room);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#coming;
    if (!next) return;
    this.#timer = setTimeout(() => this.#take(), Math.max(0, next.time + this.#delay - this.#house.now())).unref();
  }

  #take(): void {
    const then = this.#house.now() - this.#delay;
    while (this.#coming[0] && this.#coming[0].time <= then) this.table.take(this.#coming.shift()!);
    this.letIn();
    this.#wait();
  }
}
