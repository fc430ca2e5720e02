import { type FileFault, type Json, type Limits, say } from '@holotisch/engine';
import { type Change, Report } from '@holotisch/engine/list';
import type { Fleet } from './fleet.ts';
import type { Format } from './formats.ts';

/** A fleet from elsewhere and all that is not as it was there. */
export type Import = {
  readonly fleet: Fleet;
  /** Where the list says it. */
  readonly agreed?: { readonly format: Format; readonly points: number | null };
  readonly report: readonly Change[];
};

export const newReport = (): Report => new Report('ar', 'andMore');

const GAME = ['armada', '1.5.3'] as const;

export const importFault = (key: string, args?: Readonly<Record<string, Json>>, path?: string): FileFault => ({
  message: say(`ar.import.${key}`, args),
  game: GAME,
  ...(path !== undefined && { path }),
});

/** A fleet is a few kilobytes. */
export const FLEET_LIMITS: Limits = { length: 1024 * 1024, depth: 64, parts: 100_000 };
export const LONGEST_TEXT = 100_000;

/** More than any fleet of any size has. */
export const MOST_SHIPS = 40;
export const MOST_UPGRADES = 30;
export const MOST_SQUADRONS = 100;
export const LONGEST_NAME = 200;

/** What is told of the words beside the names of a jotting. */
export const JOTTED = {
  doubted: 'doubted',
  refused: 'refused',
  either: 'near',
  vague: 'vague',
  remark: 'remark',
} as const;
