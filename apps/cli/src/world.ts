import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { loadGames, loadTexts, type Manifests } from '@holotisch/games';
import { type Bar, progressBar } from './progress.ts';

/** All that a command sees of the machine, so that tests can put another one in its place. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly manifests: Manifests;
  /** What each game says, by its id. */
  readonly texts: Awaited<ReturnType<typeof loadTexts>>;
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

const manifests = await loadGames();

export const realWorld: World = {
  env: process.env,
  manifests,
  texts: await loadTexts(manifests),
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
