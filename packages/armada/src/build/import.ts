import { type Change, importFaultOf, Report } from '@holotisch/engine/list';
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

export const importFault = importFaultOf('ar', ['armada', '1.5.3']);

/** More than any fleet of any size has. */
export const MOST_SHIPS = 40;
export const MOST_UPGRADES = 30;
export const MOST_SQUADRONS = 100;
