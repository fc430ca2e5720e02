import type { AnyMatch, Json, Seat } from '@holotisch/engine';
import { playOn } from '../search/play-on.ts';
import { fateOf } from './futures.ts';
import { type Judge, rounded, winChance } from './judge.ts';

/** What chance has brought, apart from what was decided: the same decision in other chances, beside the one that came. */

export interface Fallen {
  readonly at: number;
  /** Whose decision has let them fall. */
  readonly seat: Seat;
  /** What the first side's chance of winning has gained by it. */
  readonly swing: number;
}

/** In so many chances. */
const CHANCES = 8;

interface Roll {
  readonly at: number;
  /** The match just before the decision in whose course chance was drawn, and just after. */
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  readonly seat: Seat;
  readonly answer: Json;
}

/** Dice are counted when what they belong to is over: both times everybody goes on in the same way up to there. */
export function* luckOf(
  { at, before, after, seat, answer }: Roll,
  judge: Judge,
  seed: string,
): Generator<void, Fallen> {
  const settle = (future: ReturnType<typeof fateOf>): number => {
    playOn(future, judge.policy, (state) => judge.isSettled(state));
    return winChance(judge, future.state);
  };
  let [expected, came] = [0, 0];
  const settled = after.over || judge.isSettled(after.state);
  if (settled) came = winChance(judge, after.state) * CHANCES;
  for (let n = 0; n < CHANCES; n++) {
    const other = fateOf(before, `${seed} other ${n}`);
    other.decide(seat, answer);
    expected += settle(other);
    yield;
    if (settled) continue;
    came += settle(fateOf(after, `${seed} came ${n}`));
    yield;
  }
  return { at, seat, swing: rounded((came - expected) / CHANCES) };
}
