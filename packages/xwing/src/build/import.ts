import { type Change, Report } from '@holotisch/engine/list';
import type { Format } from './formats.ts';
import type { Squad } from './squad.ts';

/** A squad from elsewhere and all that is not as it was there. */
export interface Import {
  readonly squad: Squad;
  /** What the list says that the players have agreed on. */
  readonly agreed?: { readonly format: Format; readonly points: number | null };
  readonly report: readonly Change[];
}

export const newReport = (most?: number): Report => new Report('xw', 'andMore', most);

/** The squads of one file. */
export const MOST_SQUADS = 100;
/** More than any squad of any format has. */
export const MOST_SHIPS = 20;
export const MOST_UPGRADES = 30;
export const MOST_OBSTACLES = 3;
export const LONGEST_DESCRIPTION = 10_000;
