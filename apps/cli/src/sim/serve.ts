import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from '@holotisch/engine';
import { type Played, playOne, type Task } from './play.ts';
import { playerNamed } from './players.ts';

/** A stretch of the numbers of games: from the first up to the last, which is not in it. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** The other side of the pool: plays the games that it is told to, until nobody tells it any more. */
export function serve(games: Games): void {
  const task = workerData as Task;
  const port = parentPort!;
  const game = games.find(task.game)!;
  const players = task.players.map((id) => playerNamed(id)!);
  port.on('message', ({ from, to }: Batch) => {
    const played: Played[] = [];
    for (let index = from; index < to; index++) played.push(playOne(game, players, task, index));
    port.postMessage(played);
  });
  port.postMessage([]);
}
