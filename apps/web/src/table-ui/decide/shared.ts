// What the panel and the table have to know of each other: they stand in different parts of the page.
import { useSyncExternalStore } from 'react';

function shared<T>(): readonly [use: () => T | undefined, set: (value: T | undefined) => void] {
  let value: T | undefined;
  const watchers = new Set<() => void>();
  const watch = (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  };
  const set = (next: T | undefined) => {
    value = next;
    for (const tell of watchers) tell();
  };
  const read = () => value;
  return [() => useSyncExternalStore(watch, read, read), set];
}

/** The option under the pointer: a shot, a way to go, a manoeuvre. */
export const [useHovered, hover] = shared<string>();
/** The field of a form that is being filled in: the ship whose dial lies open. */
export const [useOpenField, openField] = shared<string>();
