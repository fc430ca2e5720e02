import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@holotisch/lessons/puzzles';

/** Where the puzzles of a game are kept: one a line, so that a change shows as one line. */
export const shelfOf = (root: string, game: string): string =>
  join(root, 'packages/lessons/puzzles', `${game}.puzzles.jsonl`);

export const keep = (path: string, puzzles: readonly Puzzle[]): void =>
  writeFileSync(path, puzzles.map((one) => `${JSON.stringify(one)}\n`).join(''));

export const keptIn = (path: string): readonly Puzzle[] => (existsSync(path) ? foundIn(path) : []);

/** What `make` has written, too: one puzzle a line; of what was cut off nothing. */
export const foundIn = (path: string): readonly Puzzle[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Puzzle);

/** So many of them: every theme and level gets its turn, the clearest first; of one position only one. */
export function chosen(all: readonly Puzzle[], count: number): readonly Puzzle[] {
  const boxes = new Map<string, Puzzle[]>();
  const clear = [...new Map(all.map((one) => [one.id, one])).values()].sort(
    (a, b) => b.margin / b.error - a.margin / a.error || (a.id < b.id ? -1 : 1),
  );
  for (const one of clear) {
    const name = `${one.theme} ${one.level}`;
    boxes.set(name, [...(boxes.get(name) ?? []), one]);
  }
  const out: Puzzle[] = [];
  for (let row = 0; out.length < Math.min(count, clear.length); row++)
    for (const box of boxes.values()) out.push(...box.slice(row, row + 1));
  // In no order: what stands beside it would tell what a puzzle is about.
  return out.slice(0, count).sort((a, b) => (a.id < b.id ? -1 : 1));
}
