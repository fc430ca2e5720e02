import { performance } from 'node:perf_hooks';

/** How long the thread is looked at before its share is worked out anew. */
const PERIOD_MS = 500;

/** What can be known of the processor, in milliseconds. */
export interface Processor {
  /** The time. */
  now(): number;
  /** What it has done for this thread so far. */
  worked(): number;
  /** How long this thread has been at work so far, whether or not the processor was there for it. */
  active(): number;
}

const thisThread: Processor = {
  now: () => performance.now(),
  worked() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  active: () => performance.eventLoopUtilization().active,
};

/**
 * How much of the time that passes while this thread is at work the processor really gives it. On a busy machine that is
 * little, which is nobody's fault: whoever is charged for his work is charged for that share of the time only. Asking the
 * system before and after each piece of work would be exact, and cost more than most of the work.
 */
export class Meter {
  readonly #processor: Processor;
  #share = 1;
  #worked: number;
  #active: number;
  #since: number;

  constructor(processor: Processor = thisThread) {
    this.#processor = processor;
    this.#worked = processor.worked();
    this.#active = processor.active();
    this.#since = processor.now();
  }

  /** A piece of work begins: to be handed in when it ends. */
  begin(): number {
    return this.#processor.now();
  }

  /** Milliseconds of the processor since then. */
  spentSince(begun: number): number {
    const now = this.#processor.now();
    if (now - this.#since >= PERIOD_MS) this.#look(now);
    return (now - begun) * this.#share;
  }

  #look(now: number): void {
    const [worked, active] = [this.#processor.worked(), this.#processor.active()];
    const atWork = active - this.#active;
    this.#share = atWork > 0 ? Math.min(1, (worked - this.#worked) / atWork) : 1;
    this.#worked = worked;
    this.#active = active;
    this.#since = now;
  }
}
