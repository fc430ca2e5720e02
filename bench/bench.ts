/** One thing to be timed. A run does a fixed amount of work and says how many operations that was. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  run(): number;
  /** Another library on the same inputs, timed in turns with ours: here, or in a process of its own. */
  readonly against?: Rival;
}

export type Rival = { readonly name: string } & ({ run(): number } | { rate(): Promise<number> });

const ROUND_MS = 60;

/** In milliseconds, of this thread alone: waiting for a busy machine counts for nobody. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Operations a second over at least one round's time. */
export function rateOf(run: () => number): number {
  let ops = 0;
  const start = processorTime();
  let spent = 0;
  do {
    ops += run();
    spent = processorTime() - start;
  } while (spent < ROUND_MS);
  return (ops / spent) * 1000;
}
