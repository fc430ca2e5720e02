import type { Json } from './json.ts';

/** A fault of ours, never of a player's: an invariant is broken. It carries the file that shows it again. */
export class RuleBug extends Error {
  readonly file: Json;
  constructor(message: string, file: Json, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'RuleBug';
    this.file = file;
  }
}
