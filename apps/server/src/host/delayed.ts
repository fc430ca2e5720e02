import { OnlineTable, type Row } from '@holotisch/online';
import type { Kept } from '../store/store.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';

/** A table as it was a while ago, for those who look on: it does not know yet what they must not know yet. */
export class DelayedTable {
  readonly guests = new Set<Guest>();
  readonly table: OnlineTable;
  readonly #house: House;
  readonly #delay: number;
  #coming: Row[];
  #timer: NodeJS.Timeout | undefined;

  constructor(house: House, { head, secrets, rows }: Kept) {
    this.#house = house;
    this.#delay = head.delay * 1000;
    const then = house.now() - this.#delay;
    const table = OnlineTable.open(
      house.books,
      head,
      secrets,
      rows.filter((row) => row.time <= then),
    );
    if (!table.ok) throw new Error('a match whose game is gone');
    this.table = table.value;
    this.#coming = rows.filter((row) => row.time > then);
    this.#wait();
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
