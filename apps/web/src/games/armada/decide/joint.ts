// The joint that keys bend: the panel and the table both show it.
import { useSyncExternalStore } from 'react';

let chosen: number | undefined;
const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

export function pointAtJoint(joint: number | undefined): void {
  chosen = joint;
  for (const tell of watchers) tell();
}

export const useJoint = (): number | undefined => useSyncExternalStore(watch, () => chosen);
