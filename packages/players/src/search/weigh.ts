import type { Ask, Dream, Json, Rng } from '@holotisch/engine';
import type { Thinking } from '../player.ts';
import { type Failed, halve } from './halving.ts';

interface Weighing<S, V extends Json, A extends Ask> {
  readonly dream: (seed: string) => Dream<S, V, A>;
  readonly rng: Rng;
  /** So many futures all together. */
  readonly trials: number;
  /** A difference counts when it is so many times its error. */
  readonly clear?: number;
  readonly failed: Failed | undefined;
  /** Plays one answer out in one future, and says what has come of it. */
  readonly worth: (future: Dream<S, V, A>, answer: Json) => number;
}

/**
 * Which of some answers leads furthest. The first is what would be done without a search, and it takes one that is clearly
 * better to replace it; of those that cannot be told from the best it takes any, so that nobody can read it.
 */
export function* weigh<S, V extends Json, A extends Ask>(
  answers: readonly Json[],
  { dream, rng, trials, clear, failed, worth }: Weighing<S, V, A>,
): Thinking {
  if (answers.length < 2) return answers[0]!;
  const luck = String(rng.below(0x8000_0000));
  const equals = yield* halve(
    answers.length,
    trials,
    (candidate, chance) => worth(dream(`${luck} ${chance}`), answers[candidate]!),
    { clear, failed },
  );
  return answers[equals[rng.below(equals.length)]!]!;
}
