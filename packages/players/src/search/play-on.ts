import { type Ask, type Dream, type Json, quickRng } from '@holotisch/engine';
import type { Player } from '../player.ts';

/** A future that has not come to its end by then never will. */
const MOST_STEPS = 2000;

/** Plays a dream on: every seat answers as this player would, until it has gone far enough. */
export function playOn<S, V extends Json, A extends Ask>(
  future: Dream<S, V, A>,
  player: Player<V, A, NoInfer<S>>,
  isFarEnough: (state: S) => boolean,
): void {
  const rng = quickRng(1);
  for (let n = 0; n < MOST_STEPS; n++) {
    const [ask] = future.open;
    if (ask === undefined || isFarEnough(future.state)) return;
    const { seat } = ask;
    future.decide(seat, player.choose({ seat, view: future.view(seat), ask, rng }));
  }
}
