import type { OnlineTable, Row } from '@holotisch/online';
import { DelayedTable } from './delayed.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { NoMatch } from './no-match.ts';

/** The match that is looked at. */
interface Watched {
  readonly id: string;
  readonly guests: Set<Guest>;
  run<T>(work: () => Promise<T>): Promise<T>;
  tellAbout(): void;
}

/** Those who look on at a match that they see later. Its delayed table is there as long as somebody looks at it. */
export class Spectators {
  readonly #house: House;
  readonly #match: Watched;
  readonly #guests = new Set<Guest>();
  #delayed: DelayedTable | undefined;

  constructor(house: House, match: Watched) {
    this.#house = house;
    this.#match = match;
  }

  /** The table as they see it; none while it is being made. */
  get table(): OnlineTable | undefined {
    return this.#delayed?.table;
  }
  has(guest: Guest): boolean {
    return this.#guests.has(guest);
  }

  async admit(guest: Guest): Promise<void> {
    this.#guests.add(guest);
    try {
      this.#delayed ??= await this.#open();
      this.#delayed.letIn();
    } catch (error) {
      this.part(guest);
      this.#match.guests.delete(guest);
      throw error;
    }
  }

  part(guest: Guest): void {
    this.#guests.delete(guest);
    if (this.#guests.size > 0) return;
    this.#delayed?.stop();
    this.#delayed = undefined;
  }

  async #open(): Promise<DelayedTable> {
    const kept = await this.#house.store.load(this.#match.id);
    if (!kept) throw new NoMatch(this.#match.id);
    return DelayedTable.open(this.#house, kept, this.#guests, {
      wentOn: () => this.#match.tellAbout(),
      failed: (error) => this.#mend(error),
    });
  }

  /** What has happened at the table; where something is missing before it, all of it is looked up again. */
  feed(rows: readonly Row[]): void {
    if (this.#delayed?.feed(rows) === false) this.#mend(new Error('rows are missing at a delayed table'));
  }

  /** Makes the table again that they see; whoever cannot be shown it comes back later. */
  #mend(error: unknown): void {
    this.#house.faults(`the delayed table of ${this.#match.id}`, error);
    this.#delayed?.stop();
    this.#delayed = undefined;
    for (const guest of this.#guests) guest.leave();
    void this.#match
      .run(async () => {
        if (this.#guests.size === 0) return;
        this.#delayed ??= await this.#open();
        this.#delayed.letIn();
        this.#match.tellAbout();
      })
      .catch(() => {
        for (const guest of this.#guests) guest.line.end('restart');
      });
  }
}
