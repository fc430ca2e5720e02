import { store, stored } from '../settings/stored.ts';

/** Whether somebody new is still to be offered the first lesson: once, with the first quick start, and never again. */
const NAME = 'lesson-offer';

export function dueOffer(): void {
  if (stored(NAME, ['due', 'made']) === undefined) store(NAME, 'due');
}

/** Whether the offer is to be made now; from then on it has been. */
export function takeOffer(): boolean {
  const isDue = stored(NAME, ['due']) !== undefined;
  if (isDue) store(NAME, 'made');
  return isDue;
}
