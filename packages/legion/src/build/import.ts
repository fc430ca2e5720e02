import { type FileFault, type Json, type Limits, say } from '@holotisch/engine';
import { type Change, Report } from '@holotisch/engine/list';
import type { Army } from './army.ts';

/** An army from elsewhere and all that is not as it was there. */
export type Import = {
  readonly army: Army;
  /** The id of the format, where the file says it. */
  readonly format?: string;
  /** What the army may cost, where the list says it. */
  readonly limit?: number | null;
  readonly report: readonly Change[];
};

export const newReport = (): Report => new Report('le', 'andMore');

const GAME = ['legion', '1.2'] as const;

export const importFault = (key: string, args?: Readonly<Record<string, Json>>, path?: string): FileFault => ({
  message: say(`le.import.${key}`, args),
  game: GAME,
  ...(path !== undefined && { path }),
});

/** An army is a few kilobytes. */
export const ARMY_LIMITS: Limits = { length: 1024 * 1024, depth: 64, parts: 100_000 };
export const LONGEST_TEXT = 100_000;

/** More than any army of any size has. */
export const MOST_UNITS = 60;
export const MOST_UPGRADES = 20;
export const MOST_CARDS = 60;
export const LONGEST_NAME = 200;

/** What is told of the words beside the names of a jotting. */
export const JOTTED = {
  doubted: 'doubted',
  refused: 'refused',
  either: 'near',
  vague: 'vague',
  remark: 'remark',
} as const;
