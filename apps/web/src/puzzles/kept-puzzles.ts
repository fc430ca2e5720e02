import type { Puzzle } from '@holotisch/lessons/puzzles';
import armada from '../../../../packages/lessons/puzzles/armada.puzzles.jsonl?url';
import legion from '../../../../packages/lessons/puzzles/legion.puzzles.jsonl?url';
import xwing from '../../../../packages/lessons/puzzles/xwing.puzzles.jsonl?url';

/** The puzzles of each game, fetched when somebody opens them. */
const URLS: Readonly<Record<string, string>> = { xwing, armada, legion };

/** In the order in which the puzzle of the day goes by them. */
export const puzzledGames: readonly string[] = Object.keys(URLS);

const fetched = new Map<string, Promise<readonly Puzzle[]>>();

export function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  let known = fetched.get(game);
  if (known === undefined) {
    known = read(URLS[game]);
    fetched.set(game, known);
    // What could not be fetched may come the next time.
    known.catch(() => fetched.delete(game));
  }
  return known;
}

async function read(url: string | undefined): Promise<readonly Puzzle[]> {
  if (url === undefined) return [];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.text()).split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Puzzle]));
}
