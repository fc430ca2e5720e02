import type { Outcome, Puzzle } from './puzzle.ts';

/** What is no puzzle although its figures are clear. */

/** Two ways are a coin: who guesses is right half the time. Whom to shoot at and who goes first are asked all the same. */
const FEWEST = 3;
const MAY_BE_TWO = ['target', 'order', 'shot', 'race', 'objective'];

/** Nobody sees less than this on the table. */
const HITS = 0.4;
const PIECES = 0.12;

export function isDull({ ground, among, best, guess }: Pick<Puzzle, 'ground' | 'among' | 'best' | 'guess'>): boolean {
  if (among < FEWEST && !MAY_BE_TWO.includes(ground)) return true;
  const far = (of: (outcome: Outcome) => number) => Math.abs(of(best.outcome) - of(guess.outcome));
  const hits = Math.max(
    far(({ dealt }) => dealt),
    far(({ suffered }) => suffered),
  );
  const pieces = Math.max(
    far(({ felled }) => felled),
    far(({ lost }) => lost),
    far(({ victory }) => victory),
  );
  return hits < HITS && pieces < PIECES;
}
