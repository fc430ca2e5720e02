// What a click on the table has meant while a unit may act: the panel confirms it, the table shows it.
import type { LegionAnswers } from '@holotisch/legion';
import type { Vec } from '@holotisch/table';
import { useSyncExternalStore } from 'react';

export type Way = LegionAnswers['way'];

export interface Intent {
  /** How many decisions stood then. */
  readonly taken: number;
  /** Where it was clicked. */
  readonly to: Vec;
  readonly way: Way;
  /** The enemy that was clicked, and whether it can be attacked from here. */
  readonly enemy?: number;
  readonly attacks?: boolean;
}

let intent: Intent | undefined;
const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

export function intend(next: Intent | undefined): void {
  intent = next;
  for (const tell of watchers) tell();
}

/** What was meant since the last decision. */
export function useIntent(taken: number): Intent | undefined {
  const now = useSyncExternalStore(
    watch,
    () => intent,
    () => undefined,
  );
  return now?.taken === taken ? now : undefined;
}
