import type { Append } from './store.ts';

type Outcome = 'kept' | 'conflict';
interface Pending {
  readonly append: Append;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** While some are on their way to the disk, the next transaction gathers whatever comes. */
export class AppendQueue {
  readonly #keep: (batch: readonly Append[]) => Promise<readonly Outcome[]>;
  readonly #most: number;
  #pending: Pending[] = [];
  #writers = 0;

  /** `keep` has all of them on the disk when it is done; `writers`: so many transactions at a time. */
  constructor(keep: (batch: readonly Append[]) => Promise<readonly Outcome[]>, writers = 1) {
    this.#keep = keep;
    this.#most = writers;
  }

  append(append: Append): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ append, resolve, reject });
      if (this.#writers < this.#most) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#writers++;
    // Whoever else has something to keep in this turn of the loop comes along.
    await new Promise<void>((turn) => setImmediate(turn));
    while (this.#pending.length > 0) {
      const batch = this.#pending;
      this.#pending = [];
      try {
        const outcomes = await this.#keep(batch.map(({ append }) => append));
        for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writers--;
  }
}
