/** A match of two that a load generator plays, whoever's server it is on. */
export interface Table {
  readonly isOver: boolean;
  /** Takes a decision that is awaited now; false if none is. */
  decide(): Promise<boolean>;
  /** Resolves when something has happened at it. */
  news(): Promise<void>;
  leave(): void;
}

/** Told how long each decision took until it was answered. */
export type Clocked = (ms: number, ok: boolean) => void;
export type Opener = (number: number, clocked: Clocked) => Promise<Table>;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const EVERY_MS = 3000;
const OPENED_AT_ONCE = 16;

/** Many tables at once, and what they cost whoever waits for an answer. */
export class Crowd {
  readonly #open: Opener;
  readonly #tables: Table[] = [];
  readonly #clocked: Clocked = (ms, ok) => {
    if (!ok) this.refused++;
    else {
      this.decisions++;
      this.#latencies.push(ms);
    }
  };
  #latencies: number[] = [];
  #hurried = false;
  /** Matches that were begun, those in place of others that are over included. */
  opened = 0;
  decisions = 0;
  refused = 0;

  constructor(open: Opener) {
    this.#open = open;
  }

  /** What was counted so far counts no more. */
  reset(): void {
    this.decisions = 0;
    this.#latencies = [];
  }

  /** Milliseconds within which so many of all decisions were answered. */
  quantile(q: number): number {
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
  }

  async fill(count: number, progress: (opened: number) => void = () => {}): Promise<void> {
    let next = 0;
    const work = async () => {
      while (next++ < count) {
        this.#tables.push(await this.#another());
        progress(this.#tables.length);
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
  }

  #another(): Promise<Table> {
    return this.#open(this.opened++, this.#clocked);
  }

  /** One decision of each table every three seconds; those whose match is over begin another. */
  async live(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      this.#tables.map(async (_, i) => {
        await pause((EVERY_MS * i) / this.#tables.length);
        while (performance.now() < end) {
          const next = performance.now() + EVERY_MS;
          await this.#decideAt(i);
          await pause(Math.max(0, next - performance.now()));
        }
      }),
    );
  }

  /** Every table as fast as it goes. */
  async hurry(seconds: number): Promise<void> {
    this.#hurried = true;
    const all = this.#tables.map(async (_, i) => {
      while (this.#hurried) if (!(await this.#decideAt(i))) await Promise.race([this.#tables[i]!.news(), pause(1000)]);
    });
    await pause(seconds * 1000);
    this.#hurried = false;
    await Promise.all(all);
  }

  async #decideAt(i: number): Promise<boolean> {
    const table = this.#tables[i]!;
    if (!table.isOver) return table.decide();
    table.leave();
    this.#tables[i] = await this.#another();
    return true;
  }

  leave(): void {
    for (const table of this.#tables) table.leave();
  }
}
