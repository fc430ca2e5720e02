import { store, stored } from '../../settings/stored.ts';

/** Whether somebody new is still to be offered the first lesson: once, with the first quick start, and never again. */
const NAME = 'lesson-offer';

export function dueOffer(): void {
  if (stored(NAME, ['due', 'made']) === undefined) store(NAME, 'due');
}

export const isOfferDue = (): boolean => stored(NAME, ['due']) !== undefined;
/** It has been seen: that was the one time. */
export const noteOffer = (): void => store(NAME, 'made');
