import type { FileFault } from '../file/fault.ts';
import type { Limits } from '../file/scan.ts';
import type { Json } from '../json.ts';
import { say } from '../message.ts';

/** What is the same for every list that comes from elsewhere, whichever game it is of. */

/** A list is a few kilobytes; a collection of a hundred still fits. */
export const LIST_LIMITS: Limits = { length: 1024 * 1024, depth: 64, parts: 100_000 };
export const LONGEST_LIST_TEXT = 100_000;
export const LONGEST_LIST_NAME = 200;

/** What is told of the words beside the names of a jotting. */
export const JOTTED = {
  doubted: 'doubted',
  refused: 'refused',
  either: 'near',
  vague: 'vague',
  remark: 'remark',
} as const;

/** Why a list of this game cannot be read; `letters` begin its words. */
export const importFaultOf =
  (letters: string, game: NonNullable<FileFault['game']>) =>
  (key: string, args?: Readonly<Record<string, Json>>, path?: string): FileFault => ({
    message: say(`${letters}.import.${key}`, args),
    game,
    ...(path !== undefined && { path }),
  });
