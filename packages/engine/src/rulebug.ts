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

/** Whatever is thrown inside the rules leaves as a RuleBug with the file that reproduces it. */
export function guarded<T>(work: () => T, file: () => Json): T {
  try {
    return work();
  } catch (e) {
    throw asBug(e, file);
  }
}
export const asBug = (e: unknown, file: () => Json): RuleBug =>
  e instanceof RuleBug ? e : new RuleBug(e instanceof Error ? e.message : String(e), file(), e);
