import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { gameIds, loadGames, type Manifests, playableIds } from '@holotisch/games';
import { explained } from '@holotisch/games/explained';
import { type Bar, progressBar } from './progress.ts';

/** All that a command sees of the machine, so that tests can put another one in its place. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The games that there are, the usual one first; and with them the campaigns. */
  readonly gameIds: readonly string[];
  readonly playableIds: readonly string[];
  /** These games, or all. Each takes its time to fetch: who needs one of them does not ask for more. */
  games(ids?: readonly string[]): Promise<Manifests>;
  /** The folder of the project, with the rulebook and the test results in it. */
  readonly root: string;
  out(text: string): void;
  err(text: string): void;
  /** The bytes of a file; `-` is the standard input. */
  open(path: string): Readable;
  bar(total: number): Bar;
  /** Calls back when the user wants it to end (Ctrl+C); the answer takes that back. */
  onInterrupt(stop: () => void): () => void;
}

export const realWorld: World = {
  env: process.env,
  gameIds,
  playableIds,
  games: async (ids) => explained(await loadGames(ids)),
  root: dirname(dirname(dirname(import.meta.dirname))),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  open: (path) => (path === '-' ? process.stdin : createReadStream(path)),
  bar: (total) => progressBar(process.stderr, total),
  onInterrupt(stop) {
    process.on('SIGINT', stop);
    return () => process.off('SIGINT', stop);
  },
};
