import { type Change, importFaultOf, Report } from '@holotisch/engine/list';
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

export const importFault = importFaultOf('le', ['legion', '1.2']);

/** More than any army of any size has. */
export const MOST_UNITS = 60;
export const MOST_UPGRADES = 20;
export const MOST_CARDS = 60;
