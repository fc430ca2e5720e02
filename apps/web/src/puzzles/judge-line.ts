import type { Json } from '@holotisch/engine';
import { knownAnswer, type Outcome, type Puzzle } from '@holotisch/lessons/puzzles';
import { WorkerLine } from '../ui/worker-line.ts';
// A program of its own: sharing its modules with the table would cut those into more files for everybody who plays.
import JudgeWorker from './judge-worker.ts?worker';

/** To play an answer out takes a slow machine a while; it is given up after so many looks. */
const PATIENCE = 24;

const line = new WorkerLine({
  open: () => new JudgeWorker(),
  onEnd: () => {},
  patience: PATIENCE,
});

/** What an answer comes to; undefined where nobody could work it out. */
export async function outcomeOf(puzzle: Puzzle, answer: readonly Json[]): Promise<Outcome | undefined> {
  const known = knownAnswer(puzzle, answer);
  if (known) return known.outcome;
  const called = await line.call({ name: 'outcome', args: [puzzle, answer] });
  return 'value' in called ? (called.value as Outcome | undefined) : undefined;
}
