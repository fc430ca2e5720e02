/** A bucket that fills again by itself: short bursts are fine, floods are not. */
export class Bucket {
  readonly #size: number;
  readonly #perMs: number;
  #left: number;
  #since: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perMs = perSecond / 1000;
    this.#left = size;
    this.#since = now;
  }

  /** Takes so much out of it; how much is left. Below zero: too much. */
  take(cost: number, now: number): number {
    this.#left = Math.min(this.#size, this.#left + Math.max(0, now - this.#since) * this.#perMs);
    this.#since = now;
    // A debt is bounded, or whoever stops for a moment would never get out of it.
    this.#left = Math.max(-2 * this.#size, this.#left - cost);
    return this.#left;
  }

  isFull(now: number): boolean {
    return this.#left + (now - this.#since) * this.#perMs >= this.#size;
  }
}

/** One bucket for each address, forgotten when it is full again. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #size: number;
  readonly #perSecond: number;

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  isAllowed(address: string, cost: number, now: number): boolean {
    if (this.#buckets.size > 10_000)
      for (const [other, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(other);
    const bucket = this.#buckets.get(address) ?? new Bucket(this.#size, this.#perSecond, now);
    this.#buckets.set(address, bucket);
    return bucket.take(cost, now) >= 0;
  }
}

export interface Limits {
  /** Open connections of one address. */
  readonly sockets: number;
  /** Requests of one address in a minute; making a match costs ten of them. */
  readonly requests: number;
  /** Messages of one connection in a second, and at once. */
  readonly messages: number;
  readonly burst: number;
}
export const LIMITS: Limits = { sockets: 40, requests: 240, messages: 20, burst: 80 };
