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

  #fill(now: number): void {
    this.#left = Math.min(this.#size, this.#left + Math.max(0, now - this.#since) * this.#perMs);
    this.#since = now;
  }

  /** Takes so much out of it; how much is left. Below zero: too much. */
  take(cost: number, now: number): number {
    this.#fill(now);
    // A debt is bounded, or whoever stops for a moment would never get out of it.
    this.#left = Math.max(-2 * this.#size, this.#left - cost);
    return this.#left;
  }

  /** Takes so much if it is there, and nothing otherwise: whoever is refused is not thrown back by having asked. */
  takeIfThere(cost: number, now: number): boolean {
    if (this.wait(cost, now) > 0) return false;
    this.#left -= cost;
    return true;
  }

  /** Milliseconds until so much is there. What is larger than the bucket is there when it is full. */
  wait(cost: number, now: number): number {
    this.#fill(now);
    return Math.max(0, Math.ceil((Math.min(cost, this.#size) - this.#left) / this.#perMs));
  }

  isFull(now: number): boolean {
    return this.#left + (now - this.#since) * this.#perMs >= this.#size;
  }
}

/** So many addresses are remembered before those that are calm again are forgotten, and so often that is looked for. */
const MANY = 10_000;
const TIDY_MS = 1000;

/** One bucket for each address, forgotten when it is full again. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #size: number;
  readonly #perSecond: number;
  #tidied = Number.NEGATIVE_INFINITY;

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  /** Milliseconds that this address has to wait until it may; 0: it may, and that has been counted. */
  wait(address: string, cost: number, now: number): number {
    this.#tidy(now);
    const bucket = this.#buckets.get(address) ?? new Bucket(this.#size, this.#perSecond, now);
    this.#buckets.set(address, bucket);
    return bucket.takeIfThere(cost, now) ? 0 : bucket.wait(cost, now);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #tidy(now: number): void {
    if (this.#buckets.size < MANY || now - this.#tidied < TIDY_MS) return;
    this.#tidied = now;
    for (const [other, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(other);
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
