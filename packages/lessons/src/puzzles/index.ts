import type { Json, JsonObject } from '@holotisch/engine';
import type { Outcome, Puzzle, Weighed } from './puzzle.ts';

export * from './puzzle.ts';

/** The file that the match of a puzzle begins with: whoever solves it sits there, the computer everywhere else. */
export const puzzleFile = ({ game, edition, id, seat, position, seed, lead }: Puzzle): JsonObject => ({
  holotisch: 'scenario',
  version: 1,
  game,
  ...(edition !== undefined && { edition }),
  title: id,
  position,
  seed,
  decisions: lead.map(([by, answer]) => [by, answer]),
  table: { seats: [...seatsOf(seat)], aids: {} },
});

export const seatsOf = (seat: number): readonly ('human' | 'computer')[] =>
  seat === 0 ? ['human', 'computer'] : ['computer', 'human'];

/** Which of so many a text stands for: FNV-1a. Nothing is imported for it, because the page carries this file. */
function pick(text: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // Its last bits alone would be those of the last letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % Math.max(1, count);
}

/** The puzzle of a day is the same for everybody: it follows from the date (`2026-11-19`) alone. */
export const gameOfDay = (date: string, games: readonly string[]): string | undefined =>
  games[pick(`${date} game`, games.length)];
export const puzzleOfDay = (date: string, puzzles: readonly Puzzle[]): Puzzle | undefined =>
  puzzles[pick(`${date} puzzle`, puzzles.length)];

const isSame = (a: readonly Json[], b: readonly Json[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers whose outcome a puzzle knows. */
export const knownAnswer = ({ best, guess, second }: Puzzle, line: readonly Json[]): Weighed | undefined =>
  [best, guess, second].find((one) => one !== undefined && isSame(one.line, line));

/** Whether an answer is as good as the best: a place beside it is right, too. */
export const isRight = ({ best, margin }: Puzzle, { points }: Outcome): boolean =>
  points >= best.outcome.points - margin / 2;
