import { performance } from 'node:perf_hooks';

/** How long the thread is looked at before its share is worked out anew. */
const PERIOD_MS = 500;

/**
 * How much of the time that passes while this thread is at work the processor really gives it. On a busy machine that is
 * little, which is nobody's fault: whoever is charged for his work is charged for that share of the time only. Asking the
 * system before and after each piece of work would be exact, and cost more than most of the work.
 */
class Meter {
  #share = 1;
  #cpu = process.threadCpuUsage();
  #loop = performance.eventLoopUtilization();
  #since = performance.now();

  /** Milliseconds of the processor in so much time at work, ended now. */
  spent(ms: number): number {
    const now = performance.now();
    if (now - this.#since >= PERIOD_MS) this.#look(now);
    return ms * this.#share;
  }

  #look(now: number): void {
    const { user, system } = process.threadCpuUsage(this.#cpu);
    const { active } = performance.eventLoopUtilization(this.#loop);
    this.#share = active > 0 ? Math.min(1, (user + system) / 1000 / active) : 1;
    this.#cpu = process.threadCpuUsage();
    this.#loop = performance.eventLoopUtilization();
    this.#since = now;
  }
}

export const meter = new Meter();
