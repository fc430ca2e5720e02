import type { Json } from '@holotisch/engine';
import { loadGame } from '@holotisch/games';
import type { Puzzle } from '@holotisch/lessons/puzzles';
import { outcomeOf } from '@holotisch/lessons/puzzles/verify';
import { PING } from '../ui/worker-line.ts';

/** Plays an answer out in a thread of its own: it takes a moment, and the table goes on meanwhile. */
type Call =
  | { readonly id: number; readonly name: typeof PING }
  | { readonly id: number; readonly name: 'outcome'; readonly args: readonly [Puzzle, readonly Json[]] };

self.onmessage = ({ data }: MessageEvent<Call>) => {
  if (data.name === PING) self.postMessage({ id: data.id });
  else void judge(data.id, ...data.args);
};

async function judge(id: number, puzzle: Puzzle, line: readonly Json[]): Promise<void> {
  try {
    const manifest = await loadGame(puzzle.game);
    self.postMessage({ id, value: manifest && (await outcomeOf(puzzle, line, manifest)) });
  } catch (e) {
    self.postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
}
