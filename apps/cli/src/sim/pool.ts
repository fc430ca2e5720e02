import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Played, Task } from './play.ts';
import type { Batch } from './serve.ts';

/** Small enough that the bar moves and nobody waits for the last one, large enough that talking costs nothing. */
const BATCH = 10;

interface PoolOptions {
  /** How many games a thread is given at a time. */
  readonly batch?: number;
  readonly workers?: number;
  /** The module that the threads run. */
  readonly entry?: URL;
  /** Told of every batch as it comes in. */
  readonly tell?: (played: readonly Played[]) => void;
  /** Ends the work; what has been played by then is the result. */
  readonly stop?: AbortSignal;
}

export interface PoolResult {
  /** In the order of their numbers, whoever played them. */
  readonly played: readonly Played[];
  /** From the first game to the last one; loading the rules is not playing. */
  readonly seconds: number;
}

/** Plays so many games on all cores. Which thread plays which game makes no difference to any of them. */
export async function playAll(task: Task, count: number, options: PoolOptions = {}): Promise<PoolResult> {
  const { batch: size = BATCH, workers = availableParallelism(), tell, stop } = options;
  const { entry = new URL('./worker.ts', import.meta.url) } = options;
  const played: Played[] = [];
  let next = 0;
  let started: number | undefined;
  const serveOne = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(entry, { workerData: task });
      const end = (done: () => void) => {
        stop?.removeEventListener('abort', quit);
        void worker.terminate().then(done, reject);
      };
      const quit = () => end(resolve);
      if (stop?.aborted) return quit();
      stop?.addEventListener('abort', quit);
      worker.on('error', (e) => end(() => reject(e)));
      worker.on('message', (batch: readonly Played[]) => {
        started ??= performance.now();
        played.push(...batch);
        if (batch.length > 0) tell?.(played);
        if (next >= count) return quit();
        const order: Batch = { from: next, to: Math.min(next + size, count) };
        next = order.to;
        worker.postMessage(order);
      });
    });
  const threads = Math.max(1, Math.min(workers, Math.ceil(count / size)));
  await Promise.all(Array.from({ length: threads }, serveOne));
  const seconds = started === undefined ? 0 : (performance.now() - started) / 1000;
  return { played: played.sort((a, b) => a.index - b.index), seconds };
}
