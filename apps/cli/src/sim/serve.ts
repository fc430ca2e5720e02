import { parentPort, workerData } from 'node:worker_threads';
import type { AnyManifest } from '@holotisch/games';
import { type Played, playOne, type Task } from './play.ts';

/** A stretch of the numbers of games: from the first up to the last, which is not in it. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** What a thread is to do; the game itself it has to fetch. */
export const givenTask = (): Task => workerData as Task;

/** The other side of the pool: plays the games that it is told to, until nobody tells it any more. */
export async function serve(manifest: AnyManifest): Promise<void> {
  const task = givenTask();
  const port = parentPort!;
  const lists = await manifest.lists();
  port.on('message', ({ from, to }: Batch) => {
    const played: Played[] = [];
    for (let at = from; at < to; at++) played.push(playOne({ manifest, lists, task }, task.numbers?.[at] ?? at));
    port.postMessage(played);
  });
  port.postMessage([]);
}
