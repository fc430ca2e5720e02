import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A number that only grows. */
class Counter {
  value = 0;
  add(more = 1): void {
    this.value += more;
  }
}

const BOUNDS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/** How long things take, in the form that Prometheus adds up. */
class Histogram {
  readonly #counts = BOUNDS_MS.map(() => 0);
  #sum = 0;
  #count = 0;

  observe(ms: number): void {
    this.#sum += ms;
    this.#count++;
    for (const [i, bound] of BOUNDS_MS.entries()) if (ms <= bound) this.#counts[i]!++;
  }

  lines(name: string): string[] {
    return [
      `# TYPE ${name} histogram`,
      ...BOUNDS_MS.map((bound, i) => `${name}_bucket{le="${bound / 1000}"} ${this.#counts[i]}`),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum / 1000}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

/** What an operator wants to see of a process. */
export class Metrics {
  readonly rows = new Counter();
  readonly conflicts = new Counter();
  readonly failures = new Counter();
  readonly rebuilt = new Counter();
  readonly refused = new Counter();
  readonly floods = new Counter();
  /** What went wrong where nobody waited for an answer. */
  readonly faults = new Counter();
  readonly #keeping = new Histogram();
  readonly #answering = new Histogram();
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#loop.enable();
  }

  /** A row was kept, after so many milliseconds. */
  kept(ms: number): void {
    this.rows.add();
    this.#keeping.observe(ms);
  }

  answered(ms: number): void {
    this.#answering.observe(ms);
  }

  text(gauges: Readonly<Record<string, number>>): string {
    const counters: Readonly<Record<string, Counter>> = {
      holotisch_rows_total: this.rows,
      holotisch_conflicts_total: this.conflicts,
      holotisch_failures_total: this.failures,
      holotisch_rebuilt_total: this.rebuilt,
      holotisch_refused_total: this.refused,
      holotisch_floods_total: this.floods,
      holotisch_faults_total: this.faults,
    };
    const all = {
      ...gauges,
      holotisch_event_loop_delay_seconds_p99: this.#loop.percentile(99) / 1e9,
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_heap_bytes: process.memoryUsage().heapUsed,
      process_cpu_seconds_total: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    };
    return `${[
      ...Object.entries(counters).flatMap(([name, { value }]) => [`# TYPE ${name} counter`, `${name} ${value}`]),
      ...Object.entries(all).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
      ...this.#keeping.lines('holotisch_keeping_seconds'),
      ...this.#answering.lines('holotisch_answering_seconds'),
    ].join('\n')}\n`;
  }

  stop(): void {
    this.#loop.disable();
  }
}
