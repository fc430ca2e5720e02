import type { Refusal } from '@holotisch/engine';
import type { ObjectiveKind } from '../data/types.ts';

/** Something wrong with a fleet, and with which of its cards. */
export type FleetFault = Refusal & {
  readonly ship?: number;
  readonly upgrade?: number;
  readonly squadron?: number;
  readonly objective?: ObjectiveKind;
  /** Nothing wrong with what is there: something is still to be added. */
  readonly incomplete?: true;
};
