import type { ListFault } from '@holotisch/games';

interface SortedFaults {
  readonly wrong: readonly ListFault[];
  /** Nothing is wrong with it, it is only not there yet. */
  readonly missing: readonly ListFault[];
}

/** What is wrong with a list apart from what is still to do: only the former is counted as faults, everywhere. */
export const sorted = (faults: readonly ListFault[]): SortedFaults => ({
  wrong: faults.filter(({ incomplete }) => !incomplete),
  missing: faults.filter(({ incomplete }) => incomplete),
});
